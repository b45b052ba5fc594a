import { problem } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { indexInterval } from '../../statistics/indexInterval.js';
import { weightedGeometricMean } from '../../statistics/mean.js';
import { familyOf } from '../query/compareNumbers.js';
import { ambiguous, readParts, rowsOf } from './parts.js';
import { withoutZero } from './withoutZero.js';

/** @typedef {import('./parts.js').Part} Part */

/**
 * The geometric mean over named results of each product, as a share of the base: the subject of the review, else the first product
 * that has them all. Who lacks one has no mean.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function overallIndexInput({ block, wanted, review, results }) {
  const parts = readParts(block, wanted, results);
  const hint = 'leave it out of the mean, and draw it beside';
  const problems = parts.flatMap((part) => [
    ...ambiguous(part),
    ...withoutZero(part.metric, { what: `no mean of shares with ${part.label}`, hint }),
  ]);
  const meanOf = (/** @type {Part} */ { found }, /** @type {string} */ id) =>
    found.find(({ product, mean }) => product === id && mean > 0)?.mean ?? null;
  const whole = wanted.products.filter((id) => parts.every((part) => meanOf(part, id) !== null));
  const base = whole.find((id) => id === wanted.subject) ?? whole[0];
  if (problems.length > 0 || base === undefined)
    return { rows: [], problems: [...problems, ...noBase(parts, base)] };
  const family = familyOf(review, results.project, base);
  const resultOf = (/** @type {Part} */ { found }, /** @type {string} */ id) =>
    /** @type {import('../../model/summary.js').Summary} */ (found.find((each) => each.product === id));
  const index = whole.map((product) => {
    const ratios = parts.map((part) => {
      const share = Number(meanOf(part, product)) / Number(meanOf(part, base));
      const ratio = metrics[part.metric].better === 'lower' ? 1 / share : share;
      return { label: part.label, weight: part.weight, ratio };
    });
    const value = weightedGeometricMean(
      ratios.map(({ ratio }) => ratio),
      ratios.map(({ weight }) => weight),
    );
    const compared = parts.map((part) => ({
      of: resultOf(part, product),
      base: resultOf(part, base),
      weight: part.weight,
    }));
    const interval = product === base ? null : indexInterval(compared, { value, family });
    return { product, value, interval, parts: ratios };
  });
  return { rows: rowsOf(parts), more: { index } };
}

/** @param {Part[]} parts @param {string | undefined} base */
function noBase(parts, base) {
  if (base !== undefined) return [];
  const empty = parts
    .filter(({ found }) => found.length === 0)
    .map(({ test, metric }) => `${metric} of ${test}`);
  const hint = empty.length
    ? `nobody has ${empty.join(', ')}`
    : 'narrow the parts to what at least one product has';
  return [problem('no product has a result in every part of the mean', { hint })];
}
