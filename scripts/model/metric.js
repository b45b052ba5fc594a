/**
 * The closed lists of what can be measured, in which unit, and how a run is condensed to one number.
 * Inside the program every value is in these base units; prefixes are made in `quantity.js` alone.
 *
 * @typedef {string} Unit one of `units`, or, of the metric `result`, the word the tool wrote
 * @typedef {'higher' | 'lower' | 'neither'} Direction which way is better
 * @typedef {{ unit: Unit, better: Direction, title: string }} MetricFacts
 * @typedef {keyof typeof metrics} Metric
 */

const fact = (/** @type {Unit} */ unit, /** @type {Direction} */ better, /** @type {string} */ title) =>
  Object.freeze({ unit, better, title });

export const units = Object.freeze([
  ...['B/s', '1/s', 's', 'B', 'W', 'J', 'V', '°C', '1', 'points'],
  ...['bit/s', 'op/s', 'req/s', 'tps', 'event/s', 'item/s', 'fps', 'token/s', 'FLOP/s', 'instr/s'],
  ...['Hz', 'A', 'dB', 'rpm', 'B/op', 'alloc/op'],
]);

export const metrics = Object.freeze({
  bandwidth: fact('B/s', 'higher', 'bandwidth'),
  'relative-bandwidth': fact('1', 'higher', 'bandwidth relative to a smaller sibling'),
  iops: fact('1/s', 'higher', 'I/O operations per second'),
  latency: fact('s', 'lower', 'latency'),
  'completion-latency': fact('s', 'lower', 'completion latency'),
  'submission-latency': fact('s', 'lower', 'submission latency'),
  'access-time': fact('s', 'lower', 'access time'),
  duration: fact('s', 'lower', 'duration'),
  score: fact('points', 'higher', 'score'),
  power: fact('W', 'lower', 'power'),
  energy: fact('J', 'lower', 'energy'),
  voltage: fact('V', 'neither', 'voltage'),
  temperature: fact('°C', 'lower', 'temperature'),
  cpu: fact('1', 'lower', 'processor use'),
  utilisation: fact('1', 'neither', 'product utilisation'),
  'queue-depth': fact('1', 'neither', 'queue depth in use'),
  'bytes-read': fact('B', 'neither', 'data read'),
  'bytes-written': fact('B', 'neither', 'data written'),
  count: fact('1', 'neither', 'count'),
  wear: fact('1', 'lower', 'rated life used'),
  'spare-left': fact('1', 'higher', 'spare blocks left'),
  'power-on-time': fact('s', 'neither', 'time powered on'),
  'power-cycles': fact('1', 'neither', 'power cycles'),
  'media-errors': fact('1', 'lower', 'media errors'),
  'unsafe-shutdowns': fact('1', 'lower', 'unsafe shutdowns'),
  // A tool's own result that no other metric fits: the tool says its unit and which way is better, if anyone does.
  result: fact('1', 'neither', 'result'),
  rate: fact('op/s', 'higher', 'operations per second'),
  throughput: fact('bit/s', 'higher', 'throughput'),
  'request-rate': fact('req/s', 'higher', 'requests per second'),
  'transaction-rate': fact('tps', 'higher', 'transactions per second'),
  'event-rate': fact('event/s', 'higher', 'events per second'),
  'item-rate': fact('item/s', 'higher', 'items per second'),
  'frame-rate': fact('fps', 'higher', 'frame rate'),
  'token-rate': fact('token/s', 'higher', 'tokens per second'),
  'flop-rate': fact('FLOP/s', 'higher', 'floating-point operations per second'),
  'instruction-rate': fact('instr/s', 'higher', 'instructions per second'),
  'render-rate': fact('item/s', 'higher', 'samples rendered per second'),
  'cpu-time': fact('s', 'lower', 'processor time'),
  'user-time': fact('s', 'lower', 'user time'),
  'system-time': fact('s', 'lower', 'system time'),
  'frame-time': fact('s', 'lower', 'frame time'),
  'low-frame-rate': fact('fps', 'higher', 'frame rate of the slowest frames'),
  'pc-latency': fact('s', 'lower', 'PC latency'),
  'click-to-photon-latency': fact('s', 'lower', 'click-to-photon latency'),
  'gpu-busy': fact('s', 'neither', 'GPU time per frame'),
  'cpu-busy': fact('s', 'neither', 'CPU time per frame'),
  'display-latency': fact('s', 'lower', 'display latency'),
  'time-to-first-token': fact('s', 'lower', 'time to first token'),
  'time-per-output-token': fact('s', 'lower', 'time per output token'),
  'inter-token-latency': fact('s', 'lower', 'inter-token latency'),
  'time-to-first-byte': fact('s', 'lower', 'time to first byte'),
  'first-contentful-paint': fact('s', 'lower', 'first contentful paint'),
  'largest-contentful-paint': fact('s', 'lower', 'largest contentful paint'),
  'total-blocking-time': fact('s', 'lower', 'total blocking time'),
  'speed-index': fact('s', 'lower', 'speed index'),
  'time-to-interactive': fact('s', 'lower', 'time to interactive'),
  'layout-shift': fact('1', 'lower', 'cumulative layout shift'),
  'round-trip-time': fact('s', 'lower', 'round-trip time'),
  jitter: fact('s', 'lower', 'jitter'),
  memory: fact('B', 'lower', 'memory'),
  'allocated-memory': fact('B/op', 'lower', 'memory allocated per operation'),
  allocations: fact('alloc/op', 'lower', 'allocations per operation'),
  size: fact('B', 'lower', 'size'),
  'compression-ratio': fact('1', 'higher', 'compression ratio'),
  speedup: fact('1', 'higher', 'speedup'),
  loss: fact('1', 'lower', 'packet loss'),
  'error-rate': fact('1', 'lower', 'error rate'),
  'hit-rate': fact('1', 'higher', 'hit rate'),
  'miss-rate': fact('1', 'lower', 'miss rate'),
  'instructions-per-cycle': fact('1', 'higher', 'instructions per cycle'),
  errors: fact('1', 'lower', 'errors'),
  retransmits: fact('1', 'lower', 'retransmits'),
  requests: fact('1', 'neither', 'requests'),
  iterations: fact('1', 'neither', 'iterations'),
  'dropped-frames': fact('1', 'lower', 'dropped frames'),
  'bytes-transferred': fact('B', 'neither', 'data transferred'),
  current: fact('A', 'lower', 'current'),
  noise: fact('dB', 'lower', 'noise'),
  clock: fact('Hz', 'neither', 'clock'),
  'fan-duty': fact('1', 'neither', 'fan duty'),
  'fan-speed': fact('rpm', 'lower', 'fan speed'),
});

const named = Object.freeze(['mean', 'min', 'max', 'sd', 'median', 'total', 'value']);

/**
 * @param {unknown} name
 * @returns {name is Metric}
 */
export const isMetric = (name) => typeof name === 'string' && Object.hasOwn(metrics, name);

/**
 * Whether an interval around a value of it may reach below zero.
 *
 * @param {Metric} metric
 */
export const canBeNegative = (metric) => metric === 'temperature';

/**
 * `value` is for a tool that gives one number and does not say what it is; percentiles are `p50`, `p99.9` and so on.
 *
 * @param {unknown} name
 */
export function isStatistic(name) {
  if (typeof name !== 'string') return false;
  if (named.includes(name)) return true;
  const percent = /^p(\d{1,3}(?:\.\d+)?)$/.exec(name)?.[1];
  return percent !== undefined && Number(percent) <= 100;
}
