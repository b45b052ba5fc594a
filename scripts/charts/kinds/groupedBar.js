import { barForm, barScaleOption, usualScale } from '../bars/barForm.js';
import { barScale } from '../bars/barScale.js';
import { drawBars } from '../bars/bars.js';
import { barStops } from '../stops/barStops.js';
import { runDotNotes, runDotWords } from '../captions/runDotWords.js';
import { productBar } from '../bars/productBar.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { markOf } from '../marks/productStyle.js';

/**
 * A group for each workload, in it a bar for each product, best first: for "which is fastest at what".
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const groupedBar = {
  kind: 'grouped-bar',
  title: 'Bars in groups, one group for each workload',
  draws: 'rows',
  relative: true,
  takesReadersFile: true,
  scale: barScale,
  usualScale,
  runDots: true,
  order: { best: 'Best first in each group' },
  captionMarks: runDotWords,
  captionNotes: runDotNotes,
  stops: barStops,
  options: {
    type: 'object',
    properties: { scale: barScaleOption, ...orderOptions(' in each group') },
    additionalProperties: false,
  },
  spec(data) {
    const labels = [...new Set(data.rows.map((row) => row.label))];
    const by = sortLabel(data, labels);
    const rowOf = (/** @type {string} */ id, /** @type {string} */ of) =>
      data.rows.find((row) => row.product === id && row.label === of) ?? null;
    const form = barForm(data);
    const [only, ...others] = data.products;
    // of one product, its name stands once and not beside every bar
    if (others.length === 0)
      return drawBars(data, [ofOne(only, labels, (label) => rowOf(only.id, label))], { form });
    const groups = labels.map((label) => {
      const ordered = inOrder(data, ({ id }) => rowOf(id, by ?? label)?.summary.mean);
      const bars = ordered.map((product) => ({ product, row: rowOf(product.id, label) }));
      const some = [...bars.filter(({ row }) => row), ...bars.filter(({ row }) => !row)];
      return { heading: label, mark: null, bars: some.map(({ row, product }) => productBar(product, row)) };
    });
    return drawBars(data, groups, { form });
  },
};

/**
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {string[]} labels
 * @param {(label: string) => import('../../model/chartData.js').ChartRow | null} rowOf
 */
const ofOne = (product, labels, rowOf) => ({
  heading: product.name,
  mark: markOf(product),
  bars: labels.map((label) => ({
    ...productBar(product, rowOf(label)),
    label,
    mark: null,
    strong: false,
  })),
});
