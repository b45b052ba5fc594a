import { metrics } from '../../../model/metric.js';
import { fieldOf } from '../../../model/namedData.js';
import { workloadWords } from '../../../model/parameters.js';
import { scaleFor } from '../../../model/quantity.js';
import { productFinder } from '../../marks/productStyle.js';
import { partsOf, reduceSeries } from '../../lines/reduceSeries.js';
import { errorBarEnds } from '../../marks/errorBars.js';
import { tidy } from '../../axes/ticks.js';

/**
 * The rows of the named data sets of a `vega-lite` block, see `namedData`: what is absent has no field.
 *
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @type {Readonly<Record<import('../../../model/namedData.js').DataName, (data: ChartData) => object[]>>}
 */
export const namedRows = Object.freeze({ results: resultRows, runs: runRows, series: readingRows });

/** @param {ChartData} data */
function resultRows(data) {
  const scales = scalesOf(data.rows.map(({ summary }) => [summary.metric, summary.mean]));
  const find = productFinder(data);
  return data.rows.map((row) => {
    const { summary } = row;
    const { shown, unit } = shownIn(scales, summary.metric);
    const spread = errorBarEnds(summary, data.errorBars);
    return known({
      ...workload(row, find),
      kind: summary.kind,
      subject: find(row.product).subject,
      parameters: workloadWords(summary.parameters),
      value: shown(summary.mean),
      bound: summary.bound,
      unit,
      low: spread && shown(spread.low),
      high: spread && shown(spread.high),
      min: shown(summary.min),
      max: shown(summary.max),
      sd: summary.sd && shown(summary.sd),
      n: summary.n,
    });
  });
}

/** @param {ChartData} data */
function runRows(data) {
  const scales = scalesOf(data.rows.map(({ summary }) => [summary.metric, summary.mean]));
  const find = productFinder(data);
  return data.rows.flatMap((row) => {
    const { shown, unit } = shownIn(scales, row.summary.metric);
    return row.summary.runs.map(({ run, value, excluded }) =>
      known({ ...workload(row, find), run, value: shown(value), unit, counted: excluded === null }),
    );
  });
}

/** @param {import('../../../model/chartData.js').ChartRow} row @param {ReturnType<typeof productFinder>} find */
function workload({ product, test, summary }, find) {
  const { parameters, metric, statistic } = summary;
  return {
    product: find(product).name,
    test: test ?? summary.test,
    ...fieldsOf(parameters),
    metric,
    statistic,
  };
}

/** Fields of Vega-Lite have no hyphens. @param {import('../../../model/parameters.js').Parameters} parameters */
const fieldsOf = (parameters) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [fieldOf(name), value]));

/** Readings that a drawing can tell apart. */
const most = { wide: 420, narrow: 240 };

/** @param {ChartData} data */
function readingRows(data) {
  const scales = scalesOf(data.series.map(({ series }) => [series.metric, series.mean]));
  const find = productFinder(data);
  return data.series.flatMap(({ product, test, origin, run, series: line }) => {
    const { shown, unit } = shownIn(scales, line.metric);
    const x = line.times;
    const view = { from: x[0], to: x[x.length - 1], most: most[data.layout] };
    const readings = {
      x,
      values: line.values,
      low: line.low ?? null,
      high: line.high ?? null,
      parts: partsOf(x),
    };
    return reduceSeries(readings, view).places.map((place) =>
      known({
        product: find(product).name,
        test: test ?? origin.test,
        ...fieldsOf(line.parameters),
        metric: line.metric,
        run,
        [line.axis === 'time' ? 'seconds' : 'share']: tidy(place.x),
        value: shown(place.value),
        low: shown(place.low),
        high: shown(place.high),
        unit,
        part: place.part,
      }),
    );
  });
}

/** One scale a metric, by its largest value. @param {[import('../../../model/metric.js').Metric, number][]} values */
function scalesOf(values) {
  const largest = new Map();
  for (const [metric, value] of values) largest.set(metric, Math.max(largest.get(metric) ?? 0, value));
  return new Map([...largest].map(([metric, value]) => [metric, scaleFor(metrics[metric].shown, value)]));
}

/** @param {ReturnType<typeof scalesOf>} scales @param {import('../../../model/metric.js').Metric} metric */
function shownIn(scales, metric) {
  const { factor, symbol } = /** @type {import('../../../model/quantity.js').Scale} */ (scales.get(metric));
  return { unit: symbol, shown: (/** @type {number} */ value) => tidy(value / factor) };
}

/** @param {Record<string, unknown>} row */
const known = (row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
