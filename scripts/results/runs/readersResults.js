import { readersMachine } from '../../model/readersMachine.js';
import { parameterNames, parametersKey } from '../../model/parameters.js';
import { parameter, parameters } from '../../model/vocabulary/index.js';
import { addTotals, isMixed } from './addTotals.js';
import { mergePercentiles } from './mergePercentiles.js';
import { pairRuns } from './pairRuns.js';
import { alike, lineWords, nothingFits, wordsOf } from './readersResultsWords.js';
import { originOf, summarizeTest } from './summarizeTest.js';

/**
 * What readers measured on their own machine, as far as it was measured the way a chart asks: with the same parameters. It is drawn beside the results and never counted among them.
 *
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../../model/chartData.js').ChartSeries} ChartSeries
 * @typedef {import('../../model/summary.js').Summary} Summary
 * @typedef {import('./readersResultsWords.js').Line} Line
 * @typedef {Pick<import('../../model/chartData.js').ChartData, 'kind' | 'metric' | 'rows' | 'series'>} Asking
 *
 * @typedef {object} ReadersResults
 * @property {ChartRow[]} rows
 * @property {ChartSeries[]} series
 * @property {string} words what was read, for the words under the chart
 * @property {string[]} missing what the chart shows and the files do not hold
 */

/**
 * @param {import('./pairRuns.js').ParsedFile[]} files
 * @param {Asking} chart
 * @param {(series: import('../../model/series.js').Series) => import('../../model/finding.js').Finding[]} [findingsOf] what charts of readings say beside
 *   them
 * @returns {ReadersResults}
 * @throws {import('../../model/inputError.js').InputError} where nothing of it fits: what the files hold, and what the chart needs
 */
export function readersResults(files, chart, findingsOf = () => []) {
  const names = files.map(({ file }) => file).join(', ');
  const runs = pairRuns(files).map(mergePercentiles);
  const facts = { methodology: '', testbed: '' };
  const own = {
    product: readersMachine.id,
    campaign: '',
    test: '',
    facts,
    emulated: false,
    capacity: null,
    runs,
  };
  const origin = { ...originOf(own), kind: readersMachine.kind };
  const summaries = addTotals(summarizeTest(own));
  const lines = runs.flatMap(({ run, series }) => series.map((each) => ({ run, series: each })));
  const places = placesOf(chart).map((asked) => ({ ...asked, found: bestOf(summaries, asked.summary) }));
  const curves = linesOf(chart).map((asked) => ({ ...asked, found: linesLike(lines, asked) }));

  const { product } = own;
  // a file says nothing of the test that it is of, and may not say in which state it was measured
  const fitting = (/** @type {Summary} */ summary) => places.filter(({ found }) => found.includes(summary));
  const isOpen = (/** @type {Summary} */ summary) => {
    const [first, ...others] = fitting(summary);
    return others.some((other) => isElsewhere(first, other));
  };
  const open = places.filter(({ found }) => found.some(isOpen));
  const rows = places.flatMap((place) => {
    const [summary, ...more] = place.found;
    if (!summary || more.length > 0 || isOpen(summary) || place !== fitting(summary)[0]) return [];
    return [{ product, label: place.label, summary: { ...summary, kind: readersMachine.kind } }];
  });
  const series = curves.flatMap(({ label, found: [first] }) =>
    first
      ? [
          {
            product,
            label,
            ...first,
            capacity: null,
            findings: findingsOf(first.series),
            origin,
            source: '',
          },
        ]
      : [],
  );
  const missing = [
    ...(open.length > 0 ? [`which of these it measured: ${open.map(({ label }) => label).join(', ')}`] : []),
    ...places.filter(({ found }) => found.length === 0).map(({ summary }) => wordsOf(summary)),
    ...curves.filter(({ found }) => found.length === 0).map(({ series: asked }) => lineWords(asked)),
  ];
  if (rows.length + series.length === 0)
    throw nothingFits(names, { places, open, missing, summaries, lines });
  const unsaid = assumedIn(rows, places);
  const said = [...origin.tools, ...(unsaid.length > 0 ? [`which says no ${unsaid.join(' and no ')}`] : [])];
  const words = `${names} (${said.join(', ')})`;
  return { rows, series, words, missing };
}

/** What the chart has a bar or a point for, each once. @param {Asking} chart */
const placesOf = ({ rows }) => distinct(rows, ({ label, summary }) => `${label}\n${wordsOf(summary)}`);

/** @param {Asking} chart */
const linesOf = ({ series }) =>
  distinct(
    series,
    ({ label, series: { metric, parameters } }) => `${label}\n${metric}\n${parametersKey(parameters)}`,
  );

/** @template T @param {T[]} list @param {(each: T) => string} keyOf */
const distinct = (list, keyOf) => [...new Map(list.map((each) => [keyOf(each), each])).values()];

/**
 * All that the chart's results were measured under must be so here too. What says what was asked for (reading or writing) must be known
 * and the same; a state that a tool says nothing of is not held against it.
 *
 * @param {Summary} own
 * @param {Summary} asked
 */
function fits(own, asked) {
  const sameStatistic =
    own.statistic === asked.statistic || (alike.has(own.statistic) && alike.has(asked.statistic));
  return (
    own.metric === asked.metric &&
    own.unit === asked.unit &&
    sameStatistic &&
    isMixed(own) === isMixed(asked) &&
    areSame(own.parameters, asked.parameters)
  );
}

/** @param {import('../../model/parameters.js').Parameters} own @param {typeof own} asked */
const areSame = (own, asked) =>
  parameterNames([own, asked]).every((name) => isSame(name, own[name], asked[name]));

/** Two places of a chart; what one of them does not say does not part them. @param {ChartRow} one @param {ChartRow} other */
const isElsewhere = ({ label, summary: { parameters: own } }, other) =>
  label !== other.label ||
  Object.keys(own).some((name) => (other.summary.parameters[name] ?? own[name]) !== own[name]);

/** @param {string} name @param {import('../../model/vocabulary/index.js').Value | undefined} own @param {typeof own} asked */
function isSame(name, own, asked) {
  const { phrase, scale, assumed } = parameter(name);
  if (phrase !== null && scale === null) return own === asked;
  if (asked === undefined) return true;
  if (own !== undefined) return String(own) === String(asked);
  return assumed === null ? scale === null : assumed === asked;
}

/**
 * Titles of what the chart's results were asked for, and the reader's tool says nothing of: it was taken to be the same.
 *
 * @param {ChartRow[]} rows
 * @param {ChartRow[]} asked
 */
function assumedIn(rows, asked) {
  const says = (/** @type {ChartRow[]} */ some, /** @type {string} */ name) =>
    some.map(({ summary }) => summary.parameters[name] !== undefined);
  return Object.entries(parameters).flatMap(([name, { assumed, title, along }]) =>
    along === 1 && assumed !== null && says(rows, name).includes(false) && says(asked, name).includes(true)
      ? [title]
      : [],
  );
}

/**
 * Of a mean and a value of the same workload the one that the chart shows.
 *
 * @param {Summary[]} summaries
 * @param {Summary} asked
 */
function bestOf(summaries, asked) {
  const found = summaries.filter((each) => fits(each, asked));
  const exact = found.filter(({ statistic }) => statistic === asked.statistic);
  return exact.length > 0 ? exact : found;
}

/**
 * One line a run: of several that say less than the chart asks, none is chosen.
 *
 * @param {Line[]} lines
 * @param {ChartSeries} asked
 */
function linesLike(lines, { series: { metric, parameters } }) {
  const near = lines.filter(
    ({ series: own }) => own.metric === metric && own.axis === 'time' && areSame(own.parameters, parameters),
  );
  const exact = near.filter(({ series: own }) => parametersKey(own.parameters) === parametersKey(parameters));
  if (exact.length > 0) return exact;
  return new Set(near.map(({ run }) => run)).size === near.length ? near : [];
}
