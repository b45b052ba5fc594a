import { InputError } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { formatBlockSize, scaleFor } from '../model/quantity.js';
import { shownUnit } from '../model/shownUnit.js';
import { textWidth } from '../model/textWidth.js';
import { productEntry } from './productEntry.js';
import { productLines } from './productLines.js';
import { productFinder } from './productStyle.js';
import { framed, ink, textLayers, type, widths } from './frame.js';
import { gridLayers } from './heatmapGrid.js';

/**
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {import('../model/chartData.js').ChartRow} ChartRow
 * @typedef {{ name: string, note: string, strong: boolean, colour: string, of: import('./meant.js').Meant, rows: ChartRow[] }} Grid
 */

/**
 * Block size by the share of reads, a number in each cell: the table of the SNIA tests, shaded.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const heatmap = {
  kind: 'heatmap',
  title: 'Block size by read share, numbers in shaded cells',
  draws: 'rows',
  axes: ['test', 'blockSize', 'readPercent', 'operation'],
  asks: 'totals',
  axisless: true,
  options: { type: 'object', properties: {}, additionalProperties: false },
  spec(data) {
    const rows = data.rows.filter(
      ({ summary }) => summary.blockSize !== null && summary.readPercent !== null,
    );
    if (rows.length === 0) {
      const hint = 'it needs a test of several block sizes and shares of reads';
      throw new InputError(`nothing to shade in chart ${data.id}`, { hint });
    }
    const grids = gridsOf(data, rows);
    const frame = layOut(data, rows, grids.length);
    const height = Math.ceil(grids.length / frame.columns) * frame.grid - frame.between;
    const shade = shadeOf(rows);
    return framed(data, {
      width: frame.plot,
      height,
      padding: { left: frame.left, right: widths[data.layout] - frame.left - frame.plot, top: 4, bottom: 26 },
      marks: Object.fromEntries(grids.map(({ rows: own }, at) => [`data-cell-${at + 1}`, own.length])),
      layer: [
        ...grids.flatMap((grid, at) => gridLayers(grid, { at, frame, shade })),
        ...textLayers('unit', [
          { x: -frame.left, y: height + 14, text: frame.words, size: type.tick, colour: ink.muted },
        ]),
      ],
    });
  },
};

/** Five steps; text stays readable on the last one, in light and dark. */
const opacities = [0.05, 0.13, 0.21, 0.29, 0.37];

/** Equal steps of the logarithm: rates of small and large blocks differ by powers of ten. @param {ChartRow[]} rows */
function shadeOf(rows) {
  const values = rows.map(({ summary }) => summary.mean).filter((value) => value > 0);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (/** @type {number} */ value) => {
    if (!(value > low)) return opacities[0];
    const share = Math.log(value / low) / Math.log(high / low);
    return opacities[Math.min(opacities.length - 1, Math.floor(share * opacities.length))];
  };
}

/** @typedef {ReturnType<typeof layOut>} Frame px, and what stands along and down */

/** Narrow grids stand side by side. @param {ChartData} data @param {ChartRow[]} rows @param {number} count of grids */
function layOut(data, rows, count) {
  const { layout, metric } = data;
  const distinct = (/** @type {'blockSize' | 'readPercent'} */ key) => [
    ...new Set(rows.map(({ summary }) => Number(summary[key]))),
  ];
  const sizes = distinct('blockSize').sort((a, b) => a - b);
  const shares = distinct('readPercent').sort((a, b) => b - a);
  const scale = scaleFor(shownUnit(data), Math.max(...rows.map(({ summary }) => summary.mean)));
  const left =
    Math.ceil(Math.max(...sizes.map((size) => textWidth(formatBlockSize(size), { size: type.tick })))) + 10;
  const cell = {
    width: Math.min(96, Math.floor((widths[layout] - left) / shares.length)),
    height: layout === 'wide' ? 30 : 32,
  };
  const head = 44;
  const between = 18;
  const width = cell.width * shares.length;
  const beside = 32;
  const step = left + width + beside;
  const columns = Math.max(1, Math.min(count, Math.floor((widths[layout] + beside) / step)));
  const { better } = metrics[metric];
  const words = [scale.symbol, better !== 'neither' && `${better} is better`].filter(Boolean).join(', ');
  return {
    sizes,
    shares,
    scale,
    left,
    cell,
    head,
    between,
    columns,
    step,
    whole: widths[layout],
    plot: columns * step - beside - left,
    grid: head + sizes.length * cell.height + between,
    words,
  };
}

/** @param {ChartData} data @param {ChartRow[]} rows @returns {Grid[]} */
function gridsOf(data, rows) {
  const find = productFinder(data);
  return productLines(rows).map(({ product, label, rows: own }) => ({
    ...productEntry(find(product), label),
    rows: own,
  }));
}
