import { textWidth } from '../../../model/lib/textWidth.js';
import { overhang } from '../../axes/axis.js';
import { productFinder } from '../../marks/productStyle.js';
import { widths } from '../../frame.js';
import { lineName } from '../../words/lineNames.js';
import { notesOf, quantilesOf } from './histogramTexts.js';

/** @typedef {import('../../../model/chartData.js').ChartData} ChartData */

/**
 * Px of a row and of what stands beside all of them.
 *
 * @param {ChartData} data
 * @param {import('../../axes/axis.js').Axis} x
 */
export function histogramSizes(data, { labels }) {
  const { layout, bins = [], products } = data;
  if (layout === 'narrow')
    return narrowSizes(data, { left: overhang(labels[0]), right: overhang(labels[labels.length - 1]) });
  const names = bins.map((line) => lineName(products, line));
  const widest = Math.max(...names.map((name) => textWidth(name, { weight: 600 })));
  return {
    left: Math.min(180, Math.ceil(widest)) + 14,
    right: 124,
    row: bins.length > 8 ? 48 : 66,
    shape: bins.length > 8 ? 36 : 52,
    head: 6,
    twoLines: false,
  };
}

/**
 * Names and numbers in one line over each row, or in two where one of them would be cut.
 *
 * @param {ChartData} data
 * @param {{ left: number, right: number }} sides
 */
function narrowSizes(data, sides) {
  const find = productFinder(data);
  const twoLines = (data.bins ?? []).some((line) => {
    const name = textWidth(lineName(data.products, line), { weight: 600 });
    const notes = notesOf(find(line.product), quantilesOf(data, line));
    return name + 12 + textWidth(notes, { size: 11.5 }) > widths.narrow;
  });
  const head = twoLines ? 42 : 26;
  return { ...sides, row: 52 + head, shape: 42, head, twoLines };
}
