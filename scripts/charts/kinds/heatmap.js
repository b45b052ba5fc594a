import { inOrderOf } from '../../model/axisParameters.js';
import { InputError } from '../../model/inputError.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { hasZero, metrics, shownUnit } from '../../model/metric.js';
import { valueWords } from '../../model/parameters.js';
import { scaleFor } from '../../model/quantity.js';
import { parameter } from '../../model/vocabulary/index.js';
import { framed, ink, shades, textLayers, type, widths } from '../frame.js';
import { productEntry } from '../marks/productEntry.js';
import { productLines } from '../marks/productLines.js';
import { productFinder } from '../marks/productStyle.js';
import { cellStops } from '../stops/cellStops.js';
import { gridLayers, rowWords } from './heatmap/heatmapGrid.js';
import { gridNames, heatmapWords } from './heatmap/heatmapWords.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 * @typedef {{ name: string, note: string, strong: boolean, colour: string, shape: string, of: import('../marks/datumRef.js').DatumRef, rows: ChartRow[] }} Grid
 */

/**
 * One parameter by another, a number in each cell, shaded: the tables of the SNIA tests, threads by sizes.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const heatmap = {
  kind: 'heatmap',
  title: 'One parameter by another, numbers in shaded cells',
  draws: 'rows',
  axes: ['test', 'operation'],
  along: 'two',
  input: 'totals',
  axisless: true,
  relative: true,
  takesReadersFile: true,
  ...heatmapWords,
  stops: cellStops,
  options: {
    type: 'object',
    properties: {
      x: { type: 'string', description: 'the parameter that stands across; by default one that varies' },
      y: { type: 'string', description: 'the parameter that stands down' },
    },
    additionalProperties: false,
  },
  spec(data) {
    const names = gridNames(data);
    const rows = data.rows.filter(({ summary }) =>
      names.every((name) => summary.parameters[name] !== undefined),
    );
    if (names.length < 2 || rows.length === 0) {
      const hint = 'it needs a test with two parameters, as threads and levels';
      throw new InputError(`nothing to shade in chart ${data.id}`, { hint });
    }
    const grids = gridsOf(data, rows);
    const frame = layOut(data, { rows, names }, grids.length);
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

/**
 * Equal steps of the logarithm: rates of small and large requests differ by powers of ten. Of what has no zero, as temperatures, equal steps.
 *
 * @param {ChartRow[]} rows
 */
function shadeOf(rows) {
  const isRatio = rows.every(({ summary }) => hasZero(summary.unit));
  const values = rows.map(({ summary }) => summary.mean).filter((value) => !isRatio || value > 0);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (/** @type {number} */ value) => {
    if (!(value > low)) return shades[0];
    const share = isRatio ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
    return shades[Math.min(shades.length - 1, Math.floor(share * shades.length))];
  };
}

/** @typedef {ReturnType<typeof layOut>} Frame px, and what stands along and down */

/**
 * Narrow grids stand side by side.
 *
 * @param {ChartData} data
 * @param {{ rows: ChartRow[], names: string[] }} drawn
 * @param {number} count of grids
 */
function layOut(data, { rows, names: [down, across] }, count) {
  const { layout, metric } = data;
  const stepsOf = (/** @type {string} */ name) => [
    ...new Set(rows.map(({ summary }) => summary.parameters[name])),
  ];
  const sizes = stepsOf(down).sort(inOrderOf(down));
  // shares of a mix fall from all to none, all else rises
  const falling = parameter(across).shares === null ? 1 : -1;
  const order = inOrderOf(across);
  const shares = stepsOf(across).sort((a, b) => falling * order(a, b));
  const scale = scaleFor(shownUnit(data), Math.max(...rows.map(({ summary }) => summary.mean)));
  const beside = [parameter(down).head, ...sizes.map((size) => rowWords(down, size))];
  const left = Math.ceil(Math.max(...beside.map((words) => textWidth(words, { size: type.tick })))) + 10;
  const apart = 32;
  const heads = shares.map((share) => textWidth(valueWords(across, share), { size: type.tick }) + 8);
  const least = Math.max(56, Math.ceil(Math.max(...heads)));
  const most = Math.max(1, Math.floor((widths[layout] + apart) / (left + least * shares.length + apart)));
  // as many in each line: four of which three would fit are two and two
  const columns = Math.ceil(count / Math.ceil(count / most));
  const room = (widths[layout] + apart) / columns - apart - left;
  const cell = {
    width: Math.min(96, Math.floor(room / shares.length)),
    height: layout === 'wide' ? 30 : 32,
  };
  const head = 58;
  const between = 18;
  const step = left + cell.width * shares.length + apart;
  const { better } = metrics[metric];
  const words = [scale.symbol, better !== 'neither' && `${better} is better`].filter(Boolean).join(', ');
  return {
    sizes,
    shares,
    down,
    across,
    scale,
    left,
    cell,
    head,
    between,
    columns,
    step,
    whole: widths[layout],
    plot: columns * step - apart - left,
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
