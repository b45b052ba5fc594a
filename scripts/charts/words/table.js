import { unitShown } from '../../model/metric.js';
import { parameterNames, valueWords } from '../../model/parameters.js';
import { formatNumber, groupAlike } from '../../model/quantity.js';
import { runCell, sharedDigits } from '../../model/runWords.js';
import { parameter } from '../../model/vocabulary/index.js';
import { kindOf } from './kindOf.js';
import { upperFirst } from './upperFirst.js';
import { nameOf } from './kindWords.js';
import { seriesTable } from './seriesTable.js';
import { absent, numbersOf } from './tableNumbers.js';
import { tableScale } from './tableScale.js';

/**
 * The table behind a chart: for those who read numbers rather than lengths.
 *
 * @typedef {{ columns: { label: string, numeric: boolean }[], rows: string[][] }} Table
 * @typedef {import('./caption.js').ChartData} ChartData
 */

/**
 * @param {ChartData} data
 * @returns {Table}
 */
export function table(data) {
  const own = kindOf(data).table ?? (data.rows.length > 0 ? rowTable : seriesTable);
  const { columns, rows } = own(data);
  const alike = columns.map(({ numeric }, at) => {
    const cells = rows.map((row) => row[at]);
    return numeric ? groupAlike(cells) : cells;
  });
  return { columns, rows: rows.map((_, row) => alike.map((cells) => cells[row])) };
}

/** @param {ChartData} data @returns {Table} */
function rowTable(data) {
  const { rows, products, bars } = data;
  const summaries = rows.map(({ summary }) => summary);
  // some tables have more than what one axis shows
  const isDrawn = summaries.every(({ metric }) => metric === data.metric);
  const { show, named } = numbersOf(
    summaries.map((each) => ({ unit: unitShown(each), value: each.mean })),
    { digits: sharedDigits(summaries, 4), ...(isDrawn && { scale: tableScale(data) }) },
  );
  const labelled = rows.some(({ label }) => label !== '');
  const extra = kindOf(data).columns?.(data) ?? [];
  const varying = axesOf(rows).filter(
    ({ label, of }) =>
      new Set(rows.map(({ summary }) => of(summary))).size > 1 &&
      !extra.some((each) => each.label === label) &&
      !rows.every((row) => row.label.includes(of(row.summary))) &&
      !(kindOf(data).asks === 'scores' && ofTests(rows, of)),
  );
  const precise = rows.some(({ summary }) => summary.precision);
  const several = rows.some(({ summary }) => summary.runs.length > 1);
  const spread = several ? spreadColumns[bars === 'none' || bars === 'runs' ? 'range' : bars] : [];
  const cells = rows.map((row) => {
    const { product, label, summary } = row;
    return [
      nameOf(products, product),
      ...(labelled ? [label] : []),
      ...extra.map(({ of }) => of(row) ?? absent),
      ...varying.map(({ of }) => of(summary)),
      show(summary.mean, unitShown(summary)),
      ...spread.map(({ of }) => show(of(summary), unitShown(summary))),
      ...(precise ? [summary.precision ? `±${formatNumber(summary.precision.share * 100, 2)}` : absent] : []),
      runCell(summary),
      ...(several ? [eachRun(summary, show)] : []),
    ];
  });
  const silent = products.filter(({ id }) => !rows.some(({ product }) => product === id));
  const width = cells[0].length;
  return {
    columns: [
      { label: 'Product', numeric: false },
      ...(labelled ? [{ label: 'Test', numeric: false }] : []),
      ...[...extra, ...varying].map(({ label }) => ({ label, numeric: true })),
      ...[several ? 'Mean' : 'Value', ...spread.map(({ label }) => label)].map((label) => ({
        label: named(label),
        numeric: true,
      })),
      ...[...(precise ? ['Precision, %'] : []), 'Runs'].map((label) => ({ label, numeric: true })),
      // A list, with the reasons of what is not counted: it breaks where a number must not.
      ...(several ? [{ label: named('Each run'), numeric: false }] : []),
    ],
    rows: [
      ...cells,
      ...silent.map(({ name }) => [
        name,
        ...Array(width - (several ? 3 : 2)).fill(absent),
        '0',
        ...(several ? [absent] : []),
      ]),
    ],
  };
}

/** @param {Summary} summary @param {ReturnType<typeof numbersOf>['show']} show */
function eachRun(summary, show) {
  const { runs } = summary;
  const unit = unitShown(summary);
  const [counted, left] = [true, false].map((is) =>
    runs.filter(({ excluded }) => (excluded === null) === is),
  );
  return [
    counted.map(({ value }) => show(value, unit)).join(', ') || absent,
    ...left.map(({ value, excluded }) => `not counted: ${show(value, unit)} (${excluded})`),
  ].join('; ');
}

/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * What may differ between rows: the statistic, and every parameter.
 *
 * @param {ChartData['rows']} rows
 * @returns {{ label: string, of: (summary: Summary) => string }[]}
 */
function axesOf(rows) {
  const names = parameterNames(rows.map(({ summary }) => summary.parameters));
  return [
    { label: 'Statistic', of: ({ statistic }) => statistic },
    ...names.map((name) => ({
      label: upperFirst(parameter(name).head),
      of: (/** @type {Summary} */ { parameters }) =>
        parameters[name] === undefined ? absent : valueWords(name, parameters[name]),
    })),
  ];
}

/**
 * Whether each test has one value of it, so that the test's name says it.
 *
 * @param {ChartData['rows']} rows
 * @param {(summary: Summary) => string} of
 */
function ofTests(rows, of) {
  const pairs = new Set(rows.map(({ label, summary }) => JSON.stringify([label, of(summary)])));
  return pairs.size === new Set(rows.map(({ label }) => label)).size;
}

const spreadColumns = {
  interval: [
    { label: 'Interval from', of: (/** @type {Summary} */ { interval }) => interval?.low ?? null },
    { label: 'to', of: (/** @type {Summary} */ { interval }) => interval?.high ?? null },
  ],
  sd: [{ label: 'Standard deviation', of: (/** @type {Summary} */ { sd }) => sd }],
  range: [
    { label: 'Smallest run', of: (/** @type {Summary} */ { n, min }) => (n > 1 ? min : null) },
    { label: 'Largest run', of: (/** @type {Summary} */ { n, max }) => (n > 1 ? max : null) },
  ],
};
