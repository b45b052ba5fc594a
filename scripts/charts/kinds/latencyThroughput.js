import { loadName, numberIn } from '../../model/axisParameters.js';
import { InputError } from '../../model/inputError.js';
import { metrics, unitShown } from '../../model/metric.js';
import { valueWords } from '../../model/parameters.js';
import { shownOn, valueAxis } from '../axes/axis.js';
import { productEntry } from '../marks/productEntry.js';
import { productLines } from '../marks/productLines.js';
import { productFinder } from '../marks/productStyle.js';
import { pathWords } from './latencyThroughput/pathWords.js';
import { pointStops } from '../stops/pointStops.js';
import { together } from '../stops/together.js';
import { pathContent } from './latencyThroughput/pathContent.js';
import { drawPlot } from '../plot.js';
import { scaleOption } from '../axes/measureAxis.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { tidy } from '../axes/ticks.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../axes/axis.js').Axis} Axis
 * @typedef {{ x: number, y: number, load: number | null, words: string, low: number, high: number, left: number, right: number, row: ChartData['rows'][number] }} Point in the shown units
 * @typedef {{ name: string, points: Point[], entry: import('../plot.js').Entry }} Path
 */

/**
 * What more throughput costs in latency: a path for each product, from one load to the next.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const latencyThroughput = {
  kind: 'latency-throughput',
  title: 'Latency against throughput, as the load rises',
  draws: 'rows',
  along: 'load',
  input: 'throughput',
  ...pathWords,
  stops: together(pointStops, isSameLoad, false),
  options: {
    type: 'object',
    properties: {
      x: {
        type: 'string',
        description: 'the metric of the throughput, where the test yields several, e.g. x = "bandwidth"',
      },
      scale: scaleOption('log', 'latency'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const rows = data.rows.filter(({ against }) => against);
    if (rows.length === 0) {
      const hint = 'choose a test that gives both a latency and a throughput';
      throw new InputError(`no latency beside a throughput in chart ${data.id}`, { hint });
    }
    const log = data.options.scale !== 'linear';
    const across = rows.map((row) => /** @type {import('../../model/summary.js').Summary} */ (row.against));
    const x = valueAxis(unitShown(across[0]), extentOf(across, data), {
      count: data.layout === 'wide' ? 6 : 4,
    });
    const y = valueAxis(
      unitShown(rows[0].summary),
      extentOf(
        rows.map(({ summary }) => summary),
        data,
      ),
      { log, count: 5 },
    );
    const paths = pathsOf(data, { rows, x, y });
    return drawPlot(data, {
      x,
      y,
      xTitle: [metrics[across[0].metric].title, x.symbol].filter(Boolean).join(', '),
      height: data.layout === 'wide' ? 320 : 250,
      keyAbove: true,
      entries: paths.map(({ entry }) => entry),
      marks: Object.fromEntries(paths.map(({ name, points }) => [`data-point-${name}`, points.length])),
      content: (place) => pathContent(data, { paths, x, y }, place),
    });
  },
};

/** @typedef {import('../stops/stop.js').Stop} Stop @param {Stop} other @param {Stop} at */
function isSameLoad({ of: other }, { of: at }) {
  const [a, b] = [other, at].map(({ summary }) => summary.parameters);
  const load = loadName([a, b]);
  return load !== null && a[load] === b[load];
}

/** @param {import('../../model/summary.js').Summary[]} summaries @param {ChartData} data */
function extentOf(summaries, { errorBars, references, metric }) {
  const lines = summaries[0].metric === metric ? references.map(({ value }) => value) : [];
  const spreads = summaries.map(
    (summary) => errorBarEnds(summary, errorBars) ?? { low: summary.mean, high: summary.mean },
  );
  const runs = errorBars === 'runs' ? summaries.flatMap(({ min, max }) => [min, max]) : [];
  const all = [...lines, ...runs, ...spreads.map(({ low }) => low)];
  const lows = all.filter((value) => value > 0);
  return {
    low: Math.min(...(lows.length ? lows : [1e-6])),
    high: Math.max(...lines, ...runs, ...spreads.map(({ high }) => high)),
    zeros: lows.length < all.length,
  };
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], x: Axis, y: Axis }} on @returns {Path[]} */
function pathsOf(data, { rows, x, y }) {
  const find = productFinder(data);
  const load = loadName(rows.map(({ summary }) => summary.parameters));
  return productLines(rows).map(({ name, product, label, further, rows: own }) => {
    const points = own.map((row) => pointOf(row, { x, y, errorBars: data.errorBars, load }));
    points.sort((a, b) => Number(a.load) - Number(b.load) || a.x - b.x);
    const end = points[points.length - 1].y;
    return { name, points, entry: { ...productEntry(find(product), label), further, end } };
  });
}

/** @param {ChartData['rows'][number]} row @param {{ x: Axis, y: Axis, errorBars: ChartData['errorBars'], load: string | null }} on @returns {Point} */
function pointOf(row, { x, y, errorBars, load }) {
  const { summary, against } = row;
  const throughput = /** @type {import('../../model/summary.js').Summary} */ (against);
  const up = shownOn(y, { least: 0 });
  const tall = errorBarEnds(summary, errorBars) ?? { low: summary.mean, high: summary.mean };
  const wide = errorBarEnds(throughput, errorBars) ?? { low: throughput.mean, high: throughput.mean };
  return {
    x: tidy(throughput.mean / x.factor),
    y: up(summary.mean),
    load: load === null ? null : numberIn(summary.parameters[load]),
    words: load === null ? '' : valueWords(load, summary.parameters[load] ?? ''),
    low: up(tall.low),
    high: up(tall.high),
    left: tidy(wide.low / x.factor),
    right: tidy(wide.high / x.factor),
    row,
  };
}
