import { boundSign } from '../../model/bound.js';
import { metrics, unitShown } from '../../model/metric.js';
import { parameterNames, valueWords } from '../../model/parameters.js';
import { groupAlike } from '../../model/quantity.js';
import { precisionText, runCell } from '../../model/runWords.js';
import { parameter } from '../../model/vocabulary/index.js';
import { wordsOfKind } from './wordsOfKind.js';
import { nameOf } from './lineNames.js';
import { nonBreaking } from './nonBreaking.js';
import { seriesTable } from './seriesTable.js';
import { absent, numbersOf } from './tableNumbers.js';
import { tableScale } from './tableScale.js';
import { bandMeaning } from '../captions/errorBarWords.js';
import { upperFirst } from '../../model/lib/phrases.js';

/**
 * The table behind a chart: for those who read numbers rather than lengths.
 *
 * @typedef {{ columns: { label: string, numeric: boolean }[], rows: string[][] }} Table
 * @typedef {import('../../model/chartData.js').Chart} ChartData
 */

/**
 * @param {ChartData} data
 * @returns {Table}
 */
export function table(data) {
  const own = wordsOfKind(data).table ?? (data.rows.length > 0 ? rowTable : seriesTable);
  const { columns, rows } = own(data);
  const shown = columns
    .map(({ label, numeric }, at) => {
      const cells = rows.map((row) => row[at]);
      return { label, numeric, cells: numeric ? groupAlike(cells) : cells.map(nonBreaking) };
    })
    // where all have as many runs, or the same one, the caption has said it
    .filter(({ label, cells }) => !/^Runs?$/.test(label) || new Set(cells).size > 1);
  return {
    columns: shown.map(({ label, numeric }) => ({ label, numeric })),
    rows: rows.map((_, row) => shown.map(({ cells }) => cells[row])),
  };
}

/** @param {ChartData} data @returns {Table} */
function rowTable(data) {
  const { rows, products, errorBars, across, metric } = data;
  const summaries = rows.map(({ summary }) => summary);
  // some tables have more than what one axis shows
  const isDrawn = summaries.every((each) => each.metric === metric);
  const { show, named } = numbersOf(
    summaries.map((each) => ({ unit: unitShown(each), value: each.mean })),
    { of: summaries, ...(isDrawn && { scale: tableScale(data) }) },
  );
  const labelled = rows.some(({ label }) => label !== '');
  const extra = wordsOfKind(data).columns?.(data) ?? [];
  const varying = axesOf(rows).filter(
    ({ label, of }) =>
      new Set(rows.map(({ summary }) => of(summary))).size > 1 &&
      !extra.some((each) => each.label === label) &&
      !rows.every((row) => row.label.includes(of(row.summary))) &&
      !(wordsOfKind(data).input === 'scores' && ofTests(rows, of)),
  );
  const several = rows.some(({ summary }) => summary.runs.length > 1);
  const measured = (/** @type {string} */ label, /** @type {(summary: Summary) => Measured} */ of) => ({
    label: named(label),
    of: (/** @type {Row} */ { summary }) => {
      const ends = endsOf(of(summary)).map((each) => show(each, unitShown(summary)));
      return boundSign(summary) + ends.join(' to ');
    },
  });
  const mean = meanHead(summaries);
  /** @type {TableColumn[]} */
  const columns = [
    { label: 'Product', numeric: false, of: ({ product }) => nameOf(products, product) },
    ...(labelled ? [{ label: 'Test', numeric: false, of: (/** @type {Row} */ { label }) => label }] : []),
    ...extra,
    ...varying.map(({ label, of }) => ({ label, of: (/** @type {Row} */ { summary }) => of(summary) })),
    // beside a second measure the head says whose mean it is
    measured(
      (across ?? rows[0].against) ? `${upperFirst(metrics[metric].title)}, ${mean.toLowerCase()}` : mean,
      (each) => each.mean,
    ),
    ...spreadsOf(summaries, errorBars).map(({ label, of }) => measured(label, of)),
    ...(summaries.some(({ precision }) => precision) ? [precisionColumn] : []),
    { label: 'Runs', of: ({ summary }) => runCell(summary) },
    // A list, with the reasons of what is not counted: it breaks where a number must not.
    ...(several
      ? [
          {
            label: named('Each run'),
            numeric: false,
            of: (/** @type {Row} */ { summary }) => eachRun(summary, show),
          },
        ]
      : []),
  ];
  const silent = products.filter(({ id }) => !rows.some(({ product }) => product === id));
  return {
    columns: columns.map(({ label, numeric = true }) => ({ label, numeric })),
    rows: [
      ...rows.map((row) => columns.map(({ of }) => of(row) ?? absent)),
      ...silent.map(({ name }) =>
        columns.map(({ label }, at) => (at ? (label === 'Runs' ? '0' : absent) : name)),
      ),
    ],
  };
}

/**
 * @typedef {ChartData['rows'][number]} Row
 * @typedef {import('../../model/chartData.js').Column} TableColumn
 */

/** What the number of a row is: a percentile of all values together is no mean of the runs. @param {Summary[]} summaries */
function meanHead(summaries) {
  if (!summaries.some(({ runs }) => runs.length > 1)) return 'Value';
  const pooled = summaries.filter((summary) => summary.pooled).length;
  if (pooled === 0) return 'Mean';
  return pooled === summaries.length ? 'All runs together' : 'Value';
}

/** @typedef {number | { low: number, high: number } | null} Measured */

/** @param {Measured} found */
const endsOf = (found) => (found && typeof found === 'object' ? [found.low, found.high] : [found]);

/** @type {TableColumn} */
const precisionColumn = {
  label: 'Precision, %',
  of: ({ summary }) => precisionText(summary),
};

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

/**
 * What stands beside a mean: the spread of its runs, and what the ranges of a source leave open.
 *
 * @param {Summary[]} summaries
 * @param {ChartData['errorBars']} errorBars
 */
const spreadsOf = (summaries, errorBars) => [
  ...(summaries.some(({ runs }) => runs.length > 1)
    ? [spreads[errorBars === 'none' || errorBars === 'runs' ? 'range' : errorBars]]
    : []),
  ...(summaries.some(({ band }) => band) ? [spreads.band] : []),
];

const spreads = {
  band: { label: upperFirst(bandMeaning), of: (/** @type {Summary} */ { band }) => band ?? null },
  interval: { label: '95\u2009% interval', of: (/** @type {Summary} */ { interval }) => interval },
  sd: { label: 'Standard deviation', of: (/** @type {Summary} */ { sd }) => sd },
  range: {
    label: 'Smallest to largest run',
    of: (/** @type {Summary} */ { n, min, max }) => (n > 1 ? { low: min, high: max } : null),
  },
};
