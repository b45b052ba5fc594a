import { csvText } from '../../model/lib/csvText.js';
import { parameterNames } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';
import { nameOf } from './lineNames.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */

/**
 * The numbers of a chart as RFC 4180 CSV, in base units, one line for each run or reading.
 *
 * @param {ChartData} data
 */
export function csv(data) {
  const lines = data.rows.length > 0 ? runLines(data) : readingLines(data);
  return csvText(lines);
}

/** @param {ChartData} data */
function runLines({ rows, products }) {
  const units = [...new Set(rows.map(({ summary }) => summary.unit))];
  const mixed = units.length > 1;
  const bounded = rows.some(({ summary }) => summary.bound);
  const against = rows.find((row) => row.against)?.against;
  const priced = rows.some(({ product }) => products.find(({ id }) => id === product)?.price);
  const names = parameterNames(rows.map(({ summary }) => summary.parameters));
  const head = ['product', 'label', 'kind', 'test', ...names.map(headOf)];
  const header = [
    ...head,
    'metric',
    'statistic',
    'run',
    ...(mixed ? ['value', 'unit'] : [`value (${units[0]})`]),
    ...(bounded ? ['bound'] : []),
    'counted',
    'excluded because',
    'source',
    'tool',
    ...(against ? [`${against.metric} (${against.unit})`] : []),
    ...(priced ? ['price', 'currency', 'price of'] : []),
  ];
  const lines = rows.flatMap(({ product, label, summary, against: other }) =>
    summary.runs.map((run) => [
      nameOf(products, product),
      label,
      summary.kind,
      summary.test,
      ...names.map((name) => summary.parameters[name] ?? null),
      summary.metric,
      summary.statistic,
      run.run,
      run.value,
      ...(mixed ? [summary.unit] : []),
      ...(bounded ? [summary.bound ?? null] : []),
      run.excluded === null ? 'yes' : 'no',
      run.excluded,
      run.source,
      summary.tools.join(' '),
      ...(against ? [other?.runs.find((each) => each.run === run.run)?.value ?? null] : []),
      ...(priced ? priceFields(products.find(({ id }) => id === product)?.price) : []),
    ]),
  );
  return [header, ...lines];
}

/** As `message size (B)`. @param {string} name of a parameter */
function headOf(name) {
  const { title, unit } = parameter(name);
  return unit === null ? title : `${title} (${unit})`;
}

/** @param {import('../../model/chartData.js').Price | null | undefined} price */
const priceFields = (price) => (price ? [price.amount, price.currency, price.date] : [null, null, null]);

const axisHeads = { time: 'time (s)', bytes: 'bytes (B)', fraction: 'share of capacity (1)' };

/** @param {ChartData} data */
function readingLines({ series, products }) {
  const unit = series[0]?.series.unit ?? '1';
  const axis = axisHeads[series[0]?.series.axis ?? 'time'];
  const names = parameterNames(series.map((each) => each.series.parameters));
  const header = [
    'product',
    'label',
    'kind',
    'run',
    ...names.map(headOf),
    'metric',
    axis,
    `value (${unit})`,
    `low (${unit})`,
    `high (${unit})`,
    'source',
  ];
  const lines = series.flatMap(({ product, label, run, series: line, origin, source }) => {
    const given = names.map((name) => line.parameters[name] ?? null);
    const before = [nameOf(products, product), label, origin.kind, run, ...given, line.metric];
    return Array.from(line.times, (time, at) => [
      ...before,
      time,
      line.values[at],
      line.low?.[at] ?? null,
      line.high?.[at] ?? null,
      source,
    ]);
  });
  return [header, ...lines];
}
