import { hasZero, metrics, unitShown } from './metric.js';
import { formatNumber, formatQuantity } from './quantity.js';

/**
 * @typedef {object} JudgedChange
 * @property {import('../statistics/judge.js').Verdict} verdict
 * @property {number | null} change 0.25 is 25 % more; `null` where there is no ratio
 * @property {{ low: number, high: number } | null} interval of `change`
 * @property {number} [difference] in the metric's unit
 * @property {'least' | 'most'} [limit] a side is a bound: it is at least, or at most, this
 *
 * @typedef {{ metric: import('./metric.js').Metric, unit?: import('./metric.js').Unit }} Measure `unit`: the metric's own where not said
 */

/**
 * How much more one number is than another, in words that fit the metric: `18 % faster (12 to 24 %)`, `2.4 times as high (spread unknown)`, or
 * `not clearly faster or slower (−5.0 to 12 %)` with the differences that the runs leave open. All of them go on with "than" or "as".
 *
 * @param {JudgedChange} judged
 * @param {Measure} measure
 */
export function describeChange(judged, measure) {
  const [more, less] = metrics[measure.metric].adjective;
  if (judged.verdict === 'unclear') return `not clearly ${more} or ${less}${openRange(judged, measure)}`;
  if (judged.verdict === 'bound') return `not known to be ${more} or ${less} (a bound)`;
  return amountWords(judged, measure);
}

/** @param {JudgedChange} judged @param {Measure} measure */
function amountWords(judged, measure) {
  const { verdict, change, interval, limit } = judged;
  const [more, less, positive] = metrics[measure.metric].adjective;
  if (limit && isNone(judged)) return `at ${limit} as ${positive}`;
  const limited = limit ? `at ${limit} ` : '';
  const single = verdict === 'single' || verdict === 'bound' ? ' (spread unknown)' : '';
  // half of 20 °C is not 10 °C: a unit whose zero is arbitrary has no percentages
  if (change === null || !hasZero(unitOf(measure)))
    return `${limited}${differenceWords(judged, measure)}${single}`;
  if (change >= 1) return `${limited}${timesWords(change, interval, measure)}${interval ? '' : single}`;
  const ends = interval ? [interval.low, interval.high].map(Math.abs).sort((a, b) => a - b) : null;
  // what is more than nine tenths has the decimals of the finest beside it: 98.86 to 99.08, not 99 to 99.08
  const finest = Math.max(...[Math.abs(change), ...(ends ?? [])].map(digitsOf));
  const percent = (/** @type {number} */ value) =>
    formatNumber(value * 100, change < 0 && value >= 0.9 && value < 1 ? finest : 2);
  const [from, to] = (ends ?? []).map(percent);
  const all = percent(Math.abs(change));
  // an interval that rounds to the number itself is said by it
  const range = ends ? (from === to && from === all ? '' : ` (${from} to ${to}\u2009%)`) : single;
  return `${limited}${all}\u2009% ${change < 0 ? less : more}${range}`;
}

/**
 * The same where it stands alone, as in a cell of a table: `no clear difference (−5.0 to 12 %)`.
 *
 * @param {JudgedChange} judged
 * @param {Measure} measure
 */
export function changeWords(judged, measure) {
  if (judged.verdict === 'unclear') return `no clear difference${openRange(judged, measure)}`;
  if (judged.verdict === 'bound' && !judged.limit) return describeChange(judged, measure);
  if (isNone(judged) && !judged.limit)
    return `the same${judged.verdict === 'single' ? ' (spread unknown)' : ''}`;
  return amountWords(judged, measure);
}

/** @param {JudgedChange} judged */
const isNone = ({ change, difference }) => (change ?? difference) === 0;

/** Of a thousandth that is left, 99.9 % are gone and not 100: what is left keeps two digits. @param {number} gone 0.25 is 25 % less */
const digitsOf = (gone) => (gone >= 0.99 && gone < 1 ? 2 + Math.floor(-Math.log10(1 - gone)) : 2);

/** @param {Measure} measure */
const unitOf = ({ metric, unit = metrics[metric].unit }) => unit;

/** @param {JudgedChange} judged @param {Measure} measure */
const openRange = ({ interval }, measure) =>
  interval && hasZero(unitOf(measure)) ? ` (${missedWords(interval)})` : '';

/** @param {JudgedChange} judged @param {Measure} measure */
function differenceWords({ change, difference }, measure) {
  const [more, less] = metrics[measure.metric].adjective;
  const by =
    difference === undefined
      ? ''
      : `${formatQuantity(Math.abs(difference), unitShown({ ...measure, unit: unitOf(measure) }))} `;
  return `${by}${(difference ?? change ?? 0) < 0 ? less : more}`;
}

/** @param {number} change @param {JudgedChange['interval']} interval @param {Measure} measure */
function timesWords(change, interval, { metric }) {
  const factor = (/** @type {number} */ value) => formatNumber(1 + value, 3);
  const range = interval ? ` (${factor(interval.low)} to ${factor(interval.high)})` : '';
  return `${factor(change)} times as ${metrics[metric].adjective[2]}${range}`;
}

/** From here on a change reads better as a multiple: 2.4 times, not 140 %. */
const several = 1;

/**
 * Which differences the runs leave open: `−5 to 12 %`, or `0.55 to 4.5 times`.
 *
 * @param {{ low: number, high: number }} change 0.25 is 25 % more
 */
export function missedWords({ low, high }) {
  if (high >= several) return `${formatNumber(1 + low, 2)} to ${formatNumber(1 + high, 2)} times`;
  return `${formatNumber(low * 100, 2)} to ${formatNumber(high * 100, 2)}\u2009%`;
}
