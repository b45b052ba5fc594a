import { InputError } from '../../model/inputError.js';
import { isLog, position, valueAxis, withUnit } from '../axes/axis.js';
import { isShown } from '../marks/productStyle.js';
import { directionLayers } from '../axes/direction.js';
import { framed, textLayers, widths } from '../frame.js';
import { ground } from '../rows/strips.js';
import { rowLines } from '../rows/rowLines.js';
import { histogramRows, rowLayers } from './histogram/histogramRows.js';
import { histogramSizes } from './histogram/histogramSizes.js';
import { quantilesOf } from './histogram/histogramTexts.js';
import { binStops } from '../stops/binStops.js';
import { perLine } from '../words/perLine.js';
import { quantileNames, quantileWords } from '../words/quantileWords.js';

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */

/**
 * How the latencies are distributed: a row for each product, all with the same axes, its median and its p99 marked.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const histogram = {
  kind: 'histogram',
  title: 'Distributions of latency, one row for each product',
  draws: 'rows',
  axes: ['statistic'],
  input: 'distribution',
  noErrorBars: true,
  captionMarks: ({ rows }) => [`Shapes: shares of all values. Upright lines: ${linesOf(rows)}.`],
  captionNotes: ({ rows }) => [
    'The values of all counted runs are added up.',
    `Upright lines: ${quantileNames(rows, linesOf(rows))}.`,
  ],
  sentence: (data) => perLine(data, quantileWords),
  stops: binStops,
  options: { type: 'object', properties: {}, additionalProperties: false },
  spec(all) {
    const data = { ...all, bins: inOrder(all, (all.bins ?? []).filter(isShown(all))) };
    const x = axisOf(data);
    const sizes = histogramSizes(data, x);
    const plot = widths[data.layout] - sizes.left - sizes.right;
    const along = position(x, plot);
    const rows = histogramRows(data, { x, sizes, along });
    const height = rows.length * sizes.row;
    const whole = [{ top: 0, bottom: height }];
    // on a phone names and numbers stand over their rows, and no line runs through them
    const stretches =
      data.layout === 'wide' ? whole : rows.map(({ foot }) => ({ top: foot - sizes.shape, bottom: foot }));
    const lines = rowLines(data, {
      x,
      along,
      stretches,
      space: { left: -sizes.left, right: plot + sizes.right },
    });
    return framed(data, {
      width: plot,
      height,
      padding: { left: sizes.left, right: sizes.right, top: 6 + lines.height, bottom: 48 },
      marks: Object.fromEntries(rows.map(({ name, steps }) => [name, steps.length])),
      layer: [
        ground(x, height),
        ...lines.layers,
        ...rows.flatMap(rowLayers),
        ...lines.words,
        ...textLayers(
          'label',
          rows.flatMap(({ texts }) => texts),
        ),
        ...directionLayers(data.metric, { x: -sizes.left, y: height + 38, along: 'x', log: isLog(x) }),
      ],
    });
  },
};

/** @param {ChartData['rows']} rows */
const linesOf = (rows) =>
  `median${rows.some(({ summary }) => summary.statistic === 'p99') ? ' and p99' : ''}`;

/**
 * The quickest first; the several of one product stay together.
 *
 * @param {ChartData} data
 * @param {NonNullable<ChartData['bins']>} bins
 */
function inOrder(data, bins) {
  if (new Set(bins.map(({ label }) => label)).size > 1) return bins;
  const median = (/** @type {typeof bins[number]} */ line) => quantilesOf(data, line)[0]?.value ?? Infinity;
  return [...bins].sort((a, b) => median(a) - median(b) || 0);
}

/** @param {ChartData} data */
function axisOf({ id, bins = [], references }) {
  const found = bins.flatMap((line) => line.bins).map(([value]) => value);
  const values = [...found, ...references.map(({ value }) => value)].filter((value) => value > 0);
  if (found.length === 0) {
    const hint = 'it needs the bins of fio: --output-format=json+';
    throw new InputError(`no distribution in chart ${id}`, { hint });
  }
  const extent = {
    low: values.reduce((a, b) => Math.min(a, b)),
    high: values.reduce((a, b) => Math.max(a, b)),
  };
  return withUnit(valueAxis('s', extent, { log: true }));
}
