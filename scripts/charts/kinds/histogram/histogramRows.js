import { colourOf, isMeasured, productFinder } from '../../marks/productStyle.js';
import { ink, onAxes, pixel, round } from '../../frame.js';
import { quantilesOf, rowTexts } from './histogramTexts.js';
import { datumRef } from '../../marks/datumRef.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {ReturnType<typeof import('./histogramSizes.js').histogramSizes>} Sizes
 */

const perDecade = { wide: 24, narrow: 16 };

/**
 * Each product's distribution on its own foot, all to the same scale.
 *
 * @param {ChartData} data
 * @param {{ x: import('../../axes/axis.js').Axis, sizes: Sizes, along: (value: number) => number }} on
 */
export function histogramRows(data, { x, sizes, along }) {
  const find = productFinder(data);
  const [low, high] = x.domain.map((value) => value * x.factor);
  const read = (data.bins ?? []).map((line) => ({
    line,
    steps: logBins(line.bins, { low, high, perDecade: perDecade[data.layout] }),
  }));
  const highest = Math.max(...read.flatMap(({ steps }) => steps.map(({ share }) => share)));
  return read.map(({ line, steps }, at) => {
    const product = find(line.product);
    const foot = at * sizes.row + sizes.head + sizes.shape;
    const marks = quantilesOf(data, line).map(({ name, value }) => ({
      name,
      value,
      x: along(value / x.factor),
    }));
    return {
      name: `data-line-${at + 1}`,
      colour: colourOf(product),
      dash: !isMeasured(product),
      foot,
      steps: steps.map(({ to, share }, step) => ({
        x: Number((to / x.factor).toPrecision(6)),
        y: round(foot - (share / highest) * sizes.shape),
        foot,
        [datumRef]: { product: line.product, label: line.label, from: steps[step - 1]?.to ?? to, to, share },
      })),
      marks: marks.map((mark) => ({ x: round(mark.x), top: foot - sizes.shape * 0.3, foot: foot + 4 })),
      texts: rowTexts(data, { line, product, marks, sizes, top: at * sizes.row }),
    };
  });
}

/** @param {ReturnType<typeof histogramRows>[number]} row */
export const rowLayers = ({ name, colour, dash, steps, foot, marks }) => [
  {
    name: name.replace('data-line', 'band'),
    data: { values: steps },
    mark: { type: 'area', color: colour, opacity: 0.25, interpolate: 'step-before' },
    encoding: { x: onAxes.x, y: pixel('y'), y2: { field: 'foot' } },
  },
  {
    name,
    data: { values: steps.map(({ foot: _, ...step }) => step) },
    mark: {
      type: 'line',
      color: colour,
      strokeWidth: 1.4,
      strokeJoin: 'round',
      interpolate: 'step-before',
      ...(dash && { strokeDash: [6, 2.5] }),
    },
    encoding: { x: onAxes.x, y: pixel('y') },
  },
  {
    name: name.replace('data-line', 'foot'),
    data: { values: [{ x: steps[0].x, to: steps[steps.length - 1].x, y: foot }] },
    mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8 },
    encoding: { x: onAxes.x, x2: { field: 'to' }, y: pixel('y') },
  },
  {
    name: name.replace('data-line', 'quantile'),
    data: { values: marks },
    mark: { type: 'rule', color: ink.text, strokeWidth: 1.4 },
    encoding: { x: pixel('x'), y: pixel('top'), y2: { field: 'foot' } },
  },
];

/**
 * Fine bins gathered into steps that are equally wide on a log axis, as shares of all. Like `reduceSeries` it only fits what was
 * counted to the drawing; every value stays in.
 *
 * @param {[number, number][]} bins [seconds, count] ascending
 * @param {{ low: number, high: number, perDecade: number }} axis seconds
 * @returns {{ to: number, share: number }[]} `to`: where the step ends, seconds; the first is the axis' begin with share 0
 */
function logBins(bins, { low, high, perDecade }) {
  const total = bins.reduce((sum, [, count]) => sum + count, 0);
  const steps = Math.max(1, Math.round(Math.log10(high / low) * perDecade));
  const edge = (/** @type {number} */ at) => low * (high / low) ** (at / steps);
  const counts = new Float64Array(steps);
  for (const [value, count] of bins) {
    const at = Math.floor((Math.log(Math.max(value, low) / low) / Math.log(high / low)) * steps + 1e-9);
    counts[Math.min(steps - 1, at)] += count;
  }
  return [
    { to: low, share: 0 },
    ...Array.from(counts, (count, at) => ({ to: edge(at + 1), share: count / total })),
  ];
}
