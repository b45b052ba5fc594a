import { shownOn } from '../../axes/axis.js';
import { productEntry, sharedName } from '../../marks/productEntry.js';
import { productFinder } from '../../marks/productStyle.js';
import { coursesOf } from './coursesOf.js';

/**
 * @typedef {import('./coursesOf.js').Step & { x: number, y: number }} HistoryPoint in the shown units
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
      second: courses.findIndex((each) => each.key === key) !== at,
      end: last.y,
      short: true,
    };
    return { name: String(at + 1), points, entry };
  });
}
