import { metrics } from '../../../model/metric.js';
import { judge } from '../../../statistics/judge.js';
import { paretoFront } from '../../../statistics/paretoFront.js';

/**
 * @typedef {import('../../words/caption.js').ChartData} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 *
 * @typedef {object} Pareto
 * @property {Set<ChartRow>} front those that no other beats by the means
 * @property {Map<ChartRow, ChartRow>} beaten whom another clearly beats, with one that does
 */

/**
 * Who is worth a look: the Pareto front of the means, and who is clearly beaten. Another one clearly beats a product that is as good in
 * both measures by the means, and in one of them better by the site's one judgement; facts and prices have no spread, so they decide as
 * they are.
 * What is emulated or transcribed takes no part.
 *
 * @param {ChartData} data
 * @returns {Pareto | null} `null` where it is not known which way is better
 */
export function paretoOf(data) {
  const { across, metric, family } = data;
  const [right, up] = [across?.better ?? 'neither', metrics[metric].better].map(signOf);
  if (!right || !up) return null;
  const rows = placedRows(data).filter(({ summary }) => summary.kind === 'measured');
  const points = rows.map((row) => ({ x: right * acrossOf(row, data), y: up * row.summary.mean }));
  const clear = (/** @type {ChartRow} */ a, /** @type {ChartRow} */ b) =>
    judge(a.summary, b.summary, { family }).verdict === 'clear' ||
    (a.against && b.against
      ? judge(a.against, b.against, { family }).verdict === 'clear'
      : acrossOf(a, data) !== acrossOf(b, data));
  /** @type {Map<ChartRow, ChartRow>} */
  const beaten = new Map();
  for (const [at, row] of rows.entries()) {
    const by = rows.find((other, place) => {
      const [best, own] = [points[place], points[at]];
      const isMore = best.x > own.x || best.y > own.y;
      return isMore && best.x >= own.x && best.y >= own.y && clear(other, row);
    });
    if (by) beaten.set(row, by);
  }
  return { front: new Set(paretoFront(points).map((at) => rows[at])), beaten };
}

/** @param {string} better */
const signOf = (better) => ({ higher: 1, lower: -1 })[better] ?? 0;

/** Those with a place along the horizontal axis. @param {ChartData} data */
export const placedRows = (data) => data.rows.filter((row) => Number.isFinite(acrossOf(row, data)));

/** Where a row stands along the horizontal axis: base unit. @param {ChartRow} row @param {Pick<ChartData, 'products'>} data */
export const acrossOf = ({ against, product }, { products }) =>
  against?.mean ?? products.find(({ id }) => id === product)?.fact ?? NaN;
