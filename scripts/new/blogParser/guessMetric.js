import { metrics } from '../../model/metric.js';
import { unitNamed } from '../../model/parseQuantity.js';

/** What a name of a number says of its metric, where no metric of several words is in it; the first that fits. */
const words = /** @type {[RegExp, string][]} */ ([
  [/fps|frame.?rate/i, 'frame-rate'],
  [/score|points|rating/i, 'score'],
  [/latency|p\d{2}\b|percentile/i, 'latency'],
  [/throughput|bandwidth|speed|[kmg]i?b.?(?:ps|\/s|_s\b)/i, 'bandwidth'],
  [/requests?.?per|req.?s|rps/i, 'request-rate'],
  [/per.?sec|rate|(?:^|[^a-z])[kmg]?ops|\/s\b|_s\b.*ops/i, 'rate'],
  [/time|duration|elapsed|seconds|\b(?:ms|us|ns)\b|_(?:ms|us|ns|sec|s)$/i, 'duration'],
  [/memory|rss|heap/i, 'memory'],
  [/watt|power/i, 'power'],
  [/temp/i, 'temperature'],
]);

/**
 * A first guess, for the author to look at: what the number is, and its unit, from its name and the unit beside it.
 *
 * @param {string} name `elapsed_ms`, `Throughput (MB/s)`
 * @param {string} [beside] the unit behind the number
 * @returns {{ metric: string, unit: string | null, statistic: string | null, sure: boolean }}
 */
export function guessMetric(name, beside) {
  const unit = beside ?? unitIn(name);
  const of = unit === null ? null : (unitNamed(unit)?.unit ?? null);
  const inName = Object.keys(metrics).filter((metric) => isIn(name, metric) && fits(metric, of));
  const named =
    inName.find((metric) => metric.includes('-')) ??
    words.find(([word, metric]) => word.test(name) && fits(metric, of))?.[1] ??
    inName[0];
  const byUnit = [...ofUnit, ...Object.keys(metrics)].find(
    // a share may be of anything
    (each) => of !== null && of !== '1' && metrics[each]?.unit === of,
  );
  const metric = named ?? byUnit ?? 'result';
  const kept = unit !== null && of === metrics[metric]?.unit && metric !== 'result' ? unit : null;
  return { metric, unit: kept, statistic: statisticIn(name), sure: metric !== 'result' };
}

/** Whether a name has that of a metric in it: `total_duration`, `battery life (h)`. @param {string} name @param {string} metric */
const isIn = (name, metric) => `-${parameterName(name)}-`.includes(`-${metric}-`);

/** `min`, `avg_ms`, `latency p99` @param {string} name */
function statisticIn(name) {
  const percentile = /(?:^|[^a-z])p(?:ct|ercentile)?_?(\d{1,2}(?:\.\d{1,2})?)(?![\d.])/i.exec(name)?.[1];
  if (percentile !== undefined) return `p${Number(percentile)}`;
  return statistics.find(([word]) => word.test(name))?.[1] ?? null;
}

const statistics = /** @type {[RegExp, string][]} */ ([
  [/(?:^|[^a-z])min(?:imum)?(?![a-z])/i, 'min'],
  [/(?:^|[^a-z])max(?:imum)?(?![a-z])/i, 'max'],
  [/(?:^|[^a-z])(?:mean|avg|average)(?![a-z])/i, 'mean'],
  [/(?:^|[^a-z])median(?![a-z])/i, 'median'],
  [/(?:^|[^a-z])(?:std|stddev|sd)(?![a-z])/i, 'sd'],
]);

/** Of the metrics of one unit, the one that a tool most likely means. */
const ofUnit = [
  'duration',
  'bandwidth',
  'throughput',
  'memory',
  'power',
  'temperature',
  'clock',
  'frame-rate',
];

/** @param {string} metric @param {string | null} unit */
const fits = (metric, unit) => metric in metrics && (unit === null || metrics[metric].unit === unit);

/** `elapsed_ms`, `Throughput [MB/s]`, `time (s)` @param {string} name */
function unitIn(name) {
  const word = /[([]([^()[\]]{1,12})[)\]]\s*$/.exec(name)?.[1] ?? /_([a-zA-Z]{1,4})$/.exec(name)?.[1];
  return word !== undefined && unitNamed(word) ? word : null;
}

const parameter =
  /thread|size|level|jobs|depth|client|connection|block|preset|mode|batch|scale|workers|param|resolution/i;
const run = /^(?:run|iteration|iter|repeat|repetition|trial|round|attempt)(?:_?(?:no|id|index|number))?$/i;
const test =
  /^(?:name|test|benchmark|bench|case|workload|title|scenario|label|operation|query|id)(?:_?name)?$/i;

/**
 * What a field beside a result is.
 *
 * @param {string} name
 * @returns {'parameter' | 'run' | 'test' | null}
 */
export const roleOf = (name) =>
  run.test(name) ? 'run' : test.test(name) ? 'test' : parameter.test(name) ? 'parameter' : null;

/** The name of a parameter in small letters, with hyphens. @param {string} name */
export const parameterName = (name) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]{1,40}/g, '-')
    .replace(/^-|-$/g, '');
