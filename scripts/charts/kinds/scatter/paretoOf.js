import { metrics } from '../../../model/metric.js';
import { judge } from '../../../statistics/judge.js';
import { paretoFront } from '../../../statistics/paretoFront.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../../../statistics/judge.js').Judged} Judged
 *
 * @typedef {object} Pareto
 * @property {Set<ChartRow>} front those that no other beats by the means
 * @property {Map<ChartRow, ChartRow>} beaten whom another clearly beats, with one that does
 */

/**
 * Who is worth a look: the Pareto front of the means, and who is clearly beaten. A product is, where another one is clearly better in one
 * measure, by the site's one judgement, and in the other as well, or the same: where the runs leave a measure open, nobody is beaten.
 * Facts and prices have no spread, so they decide as they are. What is emulated or transcribed takes no part.
 *
 * @param {ChartData} data
 * @returns {Pareto | null} `null` where it is not known which way is better
 */
export function paretoOf(data) {
  const { across, metric } = data;
  const [right, up] = [across?.better ?? 'neither', metrics[metric].better].map(signOf);
  if (!right || !up) return null;
  const rows = placedRows(data).filter(({ summary }) => summary.kind === 'measured');
  const points = rows.map((row) => ({ x: right * acrossOf(row, data), y: up * row.summary.mean }));
  /** @type {Map<ChartRow, ChartRow>} */
  const beaten = new Map();
  for (const [at, row] of rows.entries()) {
    const by = rows.find((other, place) => {
      const [ahead, own] = [points[place], points[at]];
      const isSame = { x: ahead.x === own.x, y: ahead.y === own.y };
      if (ahead.x < own.x || ahead.y < own.y || (isSame.x && isSame.y)) return false;
      const isClear = areClear(other, row, data);
      return (isSame.x || isClear.x) && (isSame.y || isClear.y);
    });
    if (by) beaten.set(row, by);
  }
  return { front: new Set(paretoFront(points).map((at) => rows[at])), beaten };
}

/** In which measures two rows differ clearly. @param {ChartRow} a @param {ChartRow} b @param {ChartData} data */
function areClear(a, b, { family }) {
  const isClear = (/** @type {Judged} */ one, /** @type {Judged} */ other) =>
    judge(one, other, { family }).verdict === 'clear';
  return {
    x: a.against && b.against ? isClear(a.against, b.against) : true,
    y: isClear(a.summary, b.summary),
  };
}

/** @param {string} better */
const signOf = (better) => ({ higher: 1, lower: -1 })[better] ?? 0;

/** Those with a place along the horizontal axis. @param {ChartData} data */
export const placedRows = (data) => data.rows.filter((row) => Number.isFinite(acrossOf(row, data)));

/** Where a row stands along the horizontal axis: base unit. @param {ChartRow} row @param {Pick<ChartData, 'products'>} data */
export const acrossOf = ({ against, product }, { products }) =>
  against?.mean ?? products.find(({ id }) => id === product)?.fact ?? NaN;
