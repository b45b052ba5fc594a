import { InputError } from '../../../model/inputError.js';
import { boundSign, isOpenSum } from '../../../model/bound.js';
import { metrics } from '../../../model/metric.js';
import { totalOf } from '../../../statistics/summarize.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 * @typedef {{ product: string, parts: ChartRow[], missing: string[], total: ChartRow, sign: string, paired: boolean }} Stack
 *   `sign`: before the total
 */

/** Of a total that may be more or less, because its parts have bounds on both sides. */
export const openSign = '\u2248\u2009';

/** More shades are not told apart. */
const most = 6;

/**
 * The parts of each product and their total. A product without one of the parts has no whole, and the chart says so.
 *
 * @param {ChartData} data
 * @returns {{ labels: string[], stacks: Stack[] }}
 */
export function stacksOf({ id, rows, products, metric }) {
  if (!metrics[metric].phases) {
    const added = Object.keys(metrics).filter((name) => metrics[name].phases);
    throw new InputError(`no parts of a whole in chart ${id}: ${metrics[metric].title} does not add up`, {
      path: 'metric',
      hint: `these do: ${added.slice(0, 12).join(', ')}; draw others with kind = "grouped-bar"`,
    });
  }
  const labels = [...new Set(rows.map(({ label }) => label))];
  if (labels.length > most) {
    const hint = `leave some out, or draw them with kind = "grouped-bar" (there is: ${labels.join('; ')})`;
    throw new InputError(`more than ${most} parts in chart ${id}: ${labels.length}`, { hint });
  }
  const stacks = products.flatMap(({ id: product }) => {
    const parts = labels.flatMap(
      (label) => rows.find((row) => row.product === product && row.label === label) ?? [],
    );
    if (parts.length === 0) return [];
    const summaries = parts.map((row) => row.summary);
    const { paired, summary } = totalOf(summaries);
    const sign = isOpenSum(summaries) ? openSign : boundSign(summary);
    const missing = labels.filter((label) => !parts.some((row) => row.label === label));
    return [{ product, parts, missing, paired, sign, total: { product, label: 'total', summary } }];
  });
  return { labels, stacks };
}
