import { shownUnit } from '../../model/metric.js';
import { shownOn, valueAxis } from '../axes/axis.js';
import { noteLayers } from '../labels/noteLayers.js';
import { referenceLines } from '../labels/referenceLines.js';
import { productEntry } from '../marks/productEntry.js';
import { productLines } from '../marks/productLines.js';
import { markOf, productFinder } from '../marks/productStyle.js';
import { runExtent } from '../marks/runDots.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { drawPlot } from '../plot.js';
import { curveLayers, segmentBoxes } from './curveLayers.js';
import { endNames } from './endNames.js';
import { sideBySide } from './sideBySide.js';

/**
 * A line through the summaries of each product, with a mark and an error bar at each: for sweeps and percentiles.
 *
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/summary.js').Summary} Summary
 * @typedef {{ x: number, y: number, low: number, high: number, bar: boolean, row: ChartData['rows'][number] }} Point in the shown units
 *
 * @typedef {object} Curve
 * @property {string} name of its layers
 * @property {import('../../model/chartData.js').ChartProduct} product
 * @property {Point[]} points
 * @property {import('../plot.js').Entry} entry
 * @property {number} [aside] px that it is drawn beside its values
 */

/**
 * @typedef {object} Form
 * @property {(summary: Summary) => number | null} of where a summary stands on the axis; what stands nowhere is left out
 * @property {(values: number[]) => import('../axes/axis.js').Axis} axis
 * @property {string} xTitle
 * @property {{ at: number, text: string }[]} [groups]
 * @property {boolean} log
 * @property {(of: { product: string, label: string }) => string} [said] what the key says of a line beside its name
 * @property {(on: { x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }) => object[]} [over] layers over the lines
 *
 * @param {ChartData} data
 * @param {Form} form
 */
export function drawCurves(data, { of, axis, xTitle, groups, log, said, over }) {
  const placed = data.rows.filter(({ summary }) => of(summary) !== null);
  const x = axis(placed.map(({ summary }) => Number(of(summary))));
  const y = valueAxis(shownUnit(data), extent(data, placed), {
    log,
    count: data.layout === 'wide' ? 5 : 4,
  });
  const curves = curvesOf(data, placed, { of, x, y, said });
  return drawPlot(data, {
    x,
    y,
    xTitle,
    groups,
    height: data.layout === 'wide' ? 300 : 230,
    entries: curves.map(({ entry }) => entry),
    marks: Object.fromEntries(
      curves.flatMap(({ name, points }) => [
        [`data-curve-${name}`, points.length],
        [`data-point-${name}`, points.length],
      ]),
    ),
    content: (place) => {
      const notes = noteLayers(data, { x, place });
      const drawn = sideBySide(curves, { place, factor: y.factor, runs: data.errorBars === 'runs' });
      const boxes = [...notes.boxes, ...drawn.flatMap((curve) => segmentBoxes(curve, place))];
      const references = referenceLines(data, { y, place, boxes });
      const names = endNames(drawn, { place, boxes, factor: y.factor });
      return {
        above: notes.height,
        named: names.named,
        layers: [
          ...notes.bands,
          ...references,
          ...curveLayers(drawn, { y, errorBars: data.errorBars }),
          ...(over?.({ x, y }) ?? []),
        ],
        over: [...notes.words, ...names.layers],
      };
    },
  });
}

/** @param {ChartData} data @param {ChartData['rows']} rows */
function extent(data, rows) {
  const { errorBars, references } = data;
  const spreads = rows.map(({ summary }) => errorBarEnds(summary, errorBars));
  const means = [...rows.map(({ summary }) => summary.mean), ...runExtent(data, rows)];
  const lines = references.map(({ value }) => value);
  const all = [...means, ...lines, ...spreads.flatMap((spread) => spread?.low ?? [])];
  const positive = all.filter((value) => value > 0);
  return {
    low: Math.min(...(positive.length ? positive : [1])),
    high: Math.max(
      ...means,
      ...lines,
      ...spreads.map((spread) => spread?.high ?? 0),
      positive.length ? 0 : 1,
    ),
    zeros: positive.length < all.length,
  };
}

/**
 * @param {ChartData} data
 * @param {ChartData['rows']} rows
 * @param {Pick<Form, 'of' | 'said'> & { x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }} on
 * @returns {Curve[]}
 */
function curvesOf(data, rows, { of, x, y, said }) {
  const find = productFinder(data);
  return productLines(rows).map(({ name, product: id, label, further, rows: own }) => {
    const product = find(id);
    const points = own.map((row) =>
      pointOf(row, { at: Number(of(row.summary)) / x.factor, y, errorBars: data.errorBars }),
    );
    points.sort((a, b) => a.x - b.x);
    const last = points[points.length - 1];
    const entry = {
      ...productEntry(product, label),
      ...(said && { note: [markOf(product), said({ product: id, label })].filter(Boolean).join(', ') }),
      label,
      further,
      end: last.y,
      short: last.x < x.domain[1] * 0.97,
    };
    return { name, product, points, entry };
  });
}

/**
 * @param {ChartData['rows'][number]} row
 * @param {{ at: number, y: import('../axes/axis.js').Axis, errorBars: ChartData['errorBars'] }} on
 * @returns {Point}
 */
function pointOf(row, { at, y, errorBars }) {
  const { summary } = row;
  const shown = shownOn(y, { least: 0 });
  const spread = errorBarEnds(summary, errorBars);
  const mean = shown(summary.mean);
  return {
    x: at,
    y: mean,
    low: spread ? shown(spread.low) : mean,
    high: spread ? shown(spread.high) : mean,
    bar: spread !== null,
    row,
  };
}
