import { boundSign, isLeast } from './bound.js';
import { formatNumber, formatQuantity } from './quantity.js';
import { joinNames } from './lib/phrases.js';

/**
 * How many runs stand behind a value. A source that publishes one value seldom says of how many runs it is: one published value
 * is then not one run.
 *
 * @typedef {{ n: number, kind?: import('./summary.js').Summary['kind'], runsStated?: number, pooled?: true, described?: true,
 *   digits?: number, bound?: import('./measurement.js').Bound }} Counted `described`: computed
 *   from a curve that a source describes in words
 */

/** @param {Counted} over */
export const isPublished = ({ n, kind }) => kind === 'transcribed' && n === 1;

/**
 * In a sentence: `mean of 5 runs`, `one published value; runs not stated`.
 *
 * @param {Counted} over
 * @param {string} [of] what is said of the runs
 */
export function runWords(over, of = 'mean') {
  const { n, runsStated, pooled } = over;
  const what = pooled && of === 'mean' ? 'all values' : of;
  if (over.described) return 'computed from steps as described in words';
  if (!isPublished(over)) return `${what} of ${runsNamed(n)}`;
  const value = `one published ${over.bound ? 'bound' : 'value'}`;
  return runsStated
    ? `${value}, of ${runsNamed(runsStated)} as its source states`
    : `${value}; runs not stated`;
}

/**
 * What a source says of a value that is a bound; of what is computed of bounds it says nothing.
 *
 * @param {Counted} over
 * @returns {string[]} one clause, or none
 */
export function boundClause(over) {
  if (!over.bound || over.described) return [];
  return [`the source says ${isLeast(over) ? 'more' : 'less'} than this`];
}

/** @param {number} count */
export const runsNamed = (count) => `${count} ${count === 1 ? 'run' : 'runs'}`;

/**
 * In a cell of a table.
 *
 * @param {Counted} over
 */
export function runCell(over) {
  if (isPublished(over)) return over.runsStated ? String(over.runsStated) : 'not stated';
  return String(over.n);
}

/**
 * Where the runs are from: the first file, and that there are more.
 *
 * @param {{ source: string }[]} runs
 */
export const sourceWords = (runs) => `${runs[0].source}${runs.length > 1 ? ' and the other runs' : ''}`;

/**
 * The runs that are not counted, and why.
 *
 * @param {{ name: string, runs: import('./summary.js').RunValue[] }[]} results
 * @param {string} [lead]
 * @returns {string[]} one sentence, or none
 */
export function leftOutSentences(results, lead = 'Not counted') {
  const left = results.flatMap(({ name, runs }) =>
    runs
      .filter(({ excluded }) => excluded !== null)
      .map(({ run, excluded }) => `${name} run ${run} (${excluded})`),
  );
  return left.length === 0 ? [] : [`${lead}: ${joinNames([...new Set(left)])}.`];
}

/**
 * How well the mean is known, in percent of it. An interval of logarithms is not as wide to both sides, and says more itself.
 *
 * @param {Pick<import('./summary.js').Statistics, 'precision' | 'interval'>} over
 */
export const precisionText = ({ precision, interval }) =>
  precision && interval?.method !== 'log-t' ? `±${formatNumber(precision.share * 100, 2)}` : null;

/** Significant digits of a number that says nothing else. */
const usualDigits = 3;

/** A published value has no more digits than its source. @param {Counted} over */
export const fittingDigits = (over) => (isPublished(over) && over.digits) || usualDigits;

/**
 * The significant digits of numbers of one unit that stand together: published values have as many decimals as the finest among them.
 *
 * @param {(Counted & { mean: number })[]} all
 * @param {number} usual the most
 * @param {number} factor of the unit
 * @returns {(value: number) => number} of a value in the base unit
 */
export function sharedDigits(all, usual, factor) {
  if (!all[0] || !all.every((each) => isPublished(each) && each.digits)) return () => usual;
  const place = (/** @type {number} */ value) => Math.floor(Math.log10(Math.abs(value / factor) || 1)) + 1;
  const decimals = all.map(({ digits = usual, mean }) => Math.min(usual, digits) - place(mean));
  return (value) => Math.min(usual, Math.max(1, Math.max(0, ...decimals) + place(value)));
}

/**
 * A result as labels and tables show it, with its bound and no more digits than its source has: `412 MB/s`, `> 150 kIOPS`.
 *
 * @param {Counted & { mean: number }} over
 * @param {import('./quantity.js').ShownUnit} unit
 * @param {{ digits?: number, scale?: import('./quantity.js').Scale }} [options]
 */
export const resultText = (over, unit, { digits = fittingDigits(over), scale } = {}) =>
  boundSign(over) + formatQuantity(over.mean, unit, { digits, scale });
