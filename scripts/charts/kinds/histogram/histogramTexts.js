import { formatQuantity } from '../../../model/quantity.js';
import { wrapText } from '../../../model/lib/textWidth.js';
import { markOf } from '../../marks/productStyle.js';
import { ink, type, widths } from '../../frame.js';
import { lineOf, nameBesideRow } from '../../rows/rowLines.js';
import { lineName } from '../../words/lineNames.js';

/** @typedef {import('../../../model/chartData.js').ChartData} ChartData */

/**
 * Name and numbers of a row: beside it, or on a phone over it.
 *
 * @param {ChartData} data
 * @param {{ line: { product: string, label: string }, product: import('../../../model/chartData.js').ChartProduct,
 *   marks: { name: string, value: number }[], sizes: import('./histogramRows.js').Sizes, top: number }} row
 * @returns {import('../../frame.js').PlacedText[]}
 */
export function rowTexts({ products, layout }, { line, product, marks, sizes, top }) {
  const weight = /** @type {400 | 600} */ (product.subject ? 600 : 400);
  const words = marks.map(wordsOf);
  const mark = markOf(product);
  const name = lineName(products, line);
  if (layout === 'narrow') {
    const notes = notesOf(product, marks);
    const [text] = wrapText(name, widths.narrow, { weight, lines: 1 });
    const beside = { x: widths.narrow - sizes.left, y: top + 14, align: /** @type {const} */ ('right') };
    const place = sizes.twoLines ? { x: -sizes.left, y: top + 29 } : beside;
    return [
      { x: -sizes.left, y: top + 14, text, weight, of: line },
      { ...place, text: notes, size: 11.5, colour: ink.muted, of: line },
    ];
  }
  const middle = top + sizes.head + sizes.shape / 2;
  const plot = widths.wide - sizes.left - sizes.right;
  return [
    ...nameBesideRow({ name, mark, weight, of: line }, { left: sizes.left, middle }),
    ...words.map((text, at) => ({
      x: plot + 14,
      y: lineOf(middle, words.length, at),
      text,
      of: line,
      size: type.note,
      colour: ink.muted,
    })),
  ];
}

/** The median and the percentiles of a row, which are marked and named. @param {ChartData} data @param {{ product: string, label: string }} line */
export const quantilesOf = ({ rows }, line) =>
  rows
    .filter((row) => row.product === line.product && row.label === line.label)
    .map(({ summary }) => ({
      name: summary.statistic === 'p50' ? 'median' : summary.statistic,
      value: summary.mean,
    }))
    .sort((a, b) => a.value - b.value);

/** @param {import('../../../model/chartData.js').ChartProduct} product @param {{ name: string, value: number }[]} marks */
export const notesOf = (product, marks) =>
  [markOf(product), ...marks.map(wordsOf)].filter(Boolean).join(', ');

/** @param {{ name: string, value: number }} mark */
const wordsOf = ({ name, value }) => `${name} ${formatQuantity(value, 's')}`;
