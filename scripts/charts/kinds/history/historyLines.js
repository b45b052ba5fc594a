import { judge } from '../../../statistics/judge.js';
import { shownOn } from '../../axes/axis.js';
import { productEntry, sharedName } from '../../marks/productEntry.js';
import { productFinder } from '../../marks/productStyle.js';

/**
 * @typedef {Step & { x: number, y: number }} HistoryPoint in the shown units
 * @typedef {{ name: string, points: HistoryPoint[], entry: import('../../plot.js').Entry }} HistoryLine
 *
 * @param {import('../../../model/chartData.js').ChartData} data
 * @param {import('../../axes/axis.js').Axis} y
 * @returns {HistoryLine[]}
 */
export function historyLines(data, y) {
  const find = productFinder(data);
  const courses = coursesOf(data);
  return courses.map(({ key, label, steps }, at) => {
    const points = steps.map((step) => ({
      ...step,
      x: Number(step.row.step?.at),
      y: shownOn(y)(step.row.summary.mean),
    }));
    const last = points[points.length - 1];
    const products = [...new Set(steps.map(({ row }) => find(row.product)))];
    const name = sharedName(products.map((product) => product.name));
    const entry = {
      ...productEntry({ ...find(last.row.product), name }, label),
      label,
      strong: products.some(({ subject }) => subject),
      further: courses.slice(0, at).filter((each) => each.key === key).length,
      end: last.y,
      short: true,
    };
    return { name: String(at + 1), points, entry };
  });
}

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../../../statistics/judge.js').Judgement} Judgement
 *
 * @typedef {{ row: ChartRow, before: ChartRow | null, judged: Judgement | null }} Step `judged`: against the step before
 * @typedef {{ key: string, label: string, steps: Step[] }} Course
 */

/**
 * The steps of each product, or of the versions of one family, and the site's one judgement of each step against the one before: as
 * strict as in the rest of the review, and where a line has more steps than it has products, as strict as these ask.
 *
 * @param {Pick<ChartData, 'rows' | 'products' | 'family'>} data
 * @returns {Course[]}
 */
export function coursesOf({ rows, products, family = 2 }) {
  const keyOf = (/** @type {ChartRow} */ { product, label }) =>
    `${products.find(({ id }) => id === product)?.family ?? product}\n${label}`;
  return [...new Set(rows.map(keyOf))].map((key) => {
    const own = rows
      .filter((row) => keyOf(row) === key)
      .sort((a, b) => Number(a.step?.at) - Number(b.step?.at));
    const steps = own.map((row, at) => ({
      row,
      before: own[at - 1] ?? null,
      judged:
        at === 0 ? null : judge(own[at - 1].summary, row.summary, { family: Math.max(family, own.length) }),
    }));
    return { key: key.split('\n')[0], label: own[0].label, steps };
  });
}

/**
 * The step of a row; a row of a drawing is a copy.
 *
 * @param {ChartRow} row
 * @param {ChartData} data
 */
export const stepOf = ({ product, label, summary: { campaign } }, data) =>
  coursesOf(data)
    .flatMap(({ steps }) => steps)
    .find(({ row }) => row.product === product && row.label === label && row.summary.campaign === campaign);
