import { groupBy } from '../../../model/lib/groupBy.js';

/** @typedef {import('../../../model/chartData.js').ChartRow} ChartRow */

/**
 * The results of each product that a line joins, in their order: several that one parameter tells apart, as levels of a program.
 *
 * @param {ChartRow[]} rows
 * @returns {ChartRow[][]}
 */
export const joinedRows = (rows) => [...groupBy(rows, ({ product }) => product).values()].filter(isSweep);

/** @param {ChartRow[]} rows */
function isSweep(rows) {
  const all = rows.map(({ summary }) => Object.entries(summary.parameters));
  const values = groupBy(all.flat(), ([key]) => key);
  const changing = [...values.values()].filter(
    (each) => new Set(each.map(([, value]) => JSON.stringify(value))).size > 1,
  );
  return rows.length > 1 && changing.length === 1;
}
