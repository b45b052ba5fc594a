import { hasZero, metrics, unitShown } from './metric.js';
import { formatNumber, formatPercent, formatQuantity } from './quantity.js';
import { ratioText } from './ratioText.js';

/**
 * @typedef {object} JudgedChange
 * @property {import('../statistics/judge.js').Verdict} verdict
 * @property {number | null} change 0.25 is 25 % more; `null` where there is no ratio
 * @property {{ low: number, high: number } | null} interval of `change`
 * @property {number} [difference] in the metric's unit
 * @property {'least' | 'most'} [limit] a side is a bound: it is at least, or at most, this
 * @property {number} [digits] the most that published values leave of it: see `ratioText.js`
 *
 * @typedef {{ metric: import('./metric.js').Metric, unit?: import('./metric.js').Unit }} Measure `unit`: the metric's own where not said
 */

/**
 * How much more one number is than another, in words that fit the metric: `18 % faster (12 to 24 %)`, `2.4 times as high (spread unknown)`,
 * `98 times slower`, or `not clearly faster or slower (−5.0 to 12 %)` with the differences that the runs leave open. All of them go on with "than"
 * or "as".
 *
 * @param {JudgedChange} judged
 * @param {Measure} measure
 */
export function describeChange(judged, measure) {
  const [more, less] = metrics[measure.metric].adjective;
  if (judged.verdict === 'unclear') return `not clearly ${more} or ${less}${openRange(judged, measure)}`;
  if (judged.verdict === 'bound') return `not known to be ${more} or ${less}`;
  return amountWords(judged, measure);
}

/** Behind a difference of single values. */
const spreadUnknown = ' (spread unknown)';

/** @param {JudgedChange} judged @param {Measure} measure @param {string} [unknown] as of `changeWords` */
function amountWords(judged, measure, unknown = spreadUnknown) {
  const { verdict, change, interval, limit } = judged;
  const [more, less, positive] = metrics[measure.metric].adjective;
  if (limit && isNone(judged)) return `at ${limit} as ${positive}`;
  const limited = limit ? `at ${limit} ` : '';
  const single = verdict === 'single' || verdict === 'bound' ? unknown : '';
  // half of 20 °C is not 10 °C: a unit whose zero is arbitrary has no percentages
  if (change === null || !hasZero(unitOf(measure)))
    return `${limited}${differenceWords(judged, measure)}${single}`;
  const isLess = change < 0;
  // where a tenth or less is left, nobody feels the per cent: 98 times slower, not 98.98 % slower
  const isTimes = change >= several || (change <= -0.9 && change > -1);
  const say = (/** @type {number} */ value) =>
    isTimes ? ratioText(isLess ? 1 / (1 + value) : 1 + value, 3, judged) : percentOf(value, judged);
  const all = say(change);
  const words = isTimes
    ? `${all} times ${isLess ? less : `as ${positive}`}`
    : `${all}\u2009% ${isLess ? less : more}`;
  if (!interval) return `${limited}${words}${single}`;
  const { low, high } = interval;
  const [from, to] = isLess ? [say(high), say(low)] : [say(low), say(high)];
  // an interval that rounds to the number itself is said by it
  if (from === to && from === all) return `${limited}${words}`;
  const end = isTimes ? (low > -1 ? `to ${to}` : 'and more') : `to ${to}\u2009%`;
  return `${limited}${words} (${from} ${end})`;
}

/**
 * 99.6 % less is not all of it. 1.05 has three digits: where they are known, 5.3 % are 5 %.
 *
 * @param {number} change
 * @param {Pick<JudgedChange, 'digits' | 'limit'>} of
 */
function percentOf(change, { digits = 9, limit }) {
  const size = Math.abs(change) * 100;
  const usual = size > 99 && size < 100 ? 3 : 2;
  return ratioText(size, usual, { digits: digits < 9 && size < 10 ? 1 : digits, limit });
}

/**
 * The same where it stands alone, as in a cell of a table: `no clear difference (5.0 % slower to 12 % faster)`.
 *
 * @param {JudgedChange} judged
 * @param {Measure} measure
 * @param {string} [unknown] what is said behind a difference of single values
 */
export function changeWords(judged, measure, unknown = spreadUnknown) {
  if (judged.verdict === 'unclear') return `no clear difference${openEnds(judged, measure)}`;
  if (judged.verdict === 'bound' && !judged.limit) return describeChange(judged, measure);
  if (isNone(judged)) return sameWords(judged, measure, unknown);
  return amountWords(judged, measure, unknown);
}

/** What is above 750 is more than 750, and what is at least 750 may be the same. @param {JudgedChange} judged @param {Measure} measure @param {string} unknown */
function sameWords({ verdict, limit }, { metric }, unknown) {
  if (!limit) return `the same${unknown}`;
  const word = metrics[metric].adjective[limit === 'least' ? 0 : 1];
  return verdict === 'single' ? word : `the same or ${word}`;
}

/** @param {JudgedChange} judged */
const isNone = ({ change, difference }) => (change ?? difference) === 0;

/** @param {Measure} measure */
const unitOf = ({ metric, unit = metrics[metric].unit }) => unit;

/** @param {JudgedChange} judged @param {Measure} measure */
const openRange = ({ interval }, measure) =>
  interval && hasZero(unitOf(measure)) ? ` (${missedWords(interval)})` : '';

/** What the runs leave open, each end with its word: no verb before it says of what. @param {JudgedChange} judged @param {Measure} measure */
function openEnds({ interval }, measure) {
  if (!interval || !hasZero(unitOf(measure))) return '';
  const [more, less, positive] = metrics[measure.metric].adjective;
  const [from, to] = [interval.low, interval.high].map((value) =>
    value >= several
      ? `${formatNumber(1 + value, 2)} times as ${positive}`
      : `${formatPercent(Math.abs(value))} ${value < 0 ? less : more}`,
  );
  return ` (${from} to ${to})`;
}

/** @param {JudgedChange} judged @param {Measure} measure */
function differenceWords({ change, difference }, measure) {
  const [more, less] = metrics[measure.metric].adjective;
  const by =
    difference === undefined
      ? ''
      : `${formatQuantity(Math.abs(difference), unitShown({ ...measure, unit: unitOf(measure) }))} `;
  return `${by}${(difference ?? change ?? 0) < 0 ? less : more}`;
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
  return `${formatNumber(low * 100, 2)} to ${formatPercent(high)}`;
}
