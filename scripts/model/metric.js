/**
 * The closed lists of what can be measured, in which unit, and how a run is condensed to one number.
 * Inside the program every value is in these base units; prefixes are made in `quantity.js` alone.
 *
 * @typedef {'B/s' | '1/s' | 's' | 'B' | 'W' | 'J' | 'V' | '°C' | '1' | 'points'} Unit
 * @typedef {'higher' | 'lower' | 'neither'} Direction which way is better
 * @typedef {{ unit: Unit, better: Direction, title: string }} MetricFacts
 * @typedef {keyof typeof metrics} Metric
 */

const fact = (/** @type {Unit} */ unit, /** @type {Direction} */ better, /** @type {string} */ title) =>
  Object.freeze({ unit, better, title });

export const units = Object.freeze(['B/s', '1/s', 's', 'B', 'W', 'J', 'V', '°C', '1', 'points']);

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
  utilisation: fact('1', 'neither', 'device utilisation'),
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
