import { judge } from '../../../statistics/judge.js';

/**
 * @typedef {import('../../words/caption.js').ChartData} ChartData
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
