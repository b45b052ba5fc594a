import { InputError } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { ownProduct } from '../model/ownProduct.js';
import { formatBlockSize } from '../model/quantity.js';
import { addTotals, isMixed } from './addTotals.js';
import { mergePercentiles } from './mergePercentiles.js';
import { pairRuns } from './pairRuns.js';
import { originOf, summarizeTest } from './summarizeTest.js';

/**
 * What readers measured on their own machine, as far as it was measured the way a chart asks: same operation, pattern, block
 * size, queue depth and jobs. It is drawn beside the results and never counted among them.
 *
 * @typedef {import('../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../model/chartData.js').ChartSeries} ChartSeries
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {Pick<import('../model/chartData.js').ChartData, 'kind' | 'metric' | 'rows' | 'series'>} Asking
 *
 * @typedef {object} OwnResults
 * @property {ChartRow[]} rows
 * @property {ChartSeries[]} series
 * @property {string} words what was read, for the words under the chart
 * @property {string[]} missing what the chart shows and the files do not hold
 */

/**
 * @param {import('./pairRuns.js').ParsedFile[]} files
 * @param {Asking} chart
 * @param {import('./mergePercentiles.js').Merging & { summarize: import('./asks/index.js').Estimators['summarize'] }} estimators
 * @returns {OwnResults}
 * @throws {InputError} where nothing of it fits: what the files hold, and what the chart needs
 */
export function ownResults(files, chart, estimators) {
  const names = files.map(({ file }) => file).join(', ');
  const runs = pairRuns(files).map((run) => mergePercentiles(run, estimators));
  const facts = { methodology: '', testbed: '' };
  const own = {
    product: ownProduct.id,
    campaign: '',
    test: '',
    facts,
    emulated: false,
    capacity: null,
    runs,
  };
  const origin = { ...originOf(own), kind: ownProduct.kind };
  const summaries = addTotals(summarizeTest(own, estimators.summarize), estimators.summarize);
  const lines = runs.flatMap(({ run, series }) => series.map((each) => ({ run, series: each })));
  const places = placesOf(chart).map((asked) => ({ ...asked, found: bestOf(summaries, asked.summary) }));
  const curves = linesOf(chart).map((asked) => ({
    ...asked,
    found: lines.filter((each) => isLike(each, asked)),
  }));

  const { product } = own;
  const rows = places.flatMap(({ label, found: [summary, ...more] }) =>
    summary && more.length === 0 ? [{ product, label, summary: { ...summary, kind: ownProduct.kind } }] : [],
  );
  const series = curves.flatMap(({ label, found: [first] }) =>
    first ? [{ product, label, ...first, capacity: null, findings: [], origin, source: '' }] : [],
  );
  const missing = [
    ...places.filter(({ found }) => found.length === 0).map(({ summary }) => workloadWords(summary)),
    ...curves.filter(({ found }) => found.length === 0).map(({ series: asked }) => lineWords(asked)),
  ];
  if (rows.length + series.length === 0) throw nothingFits(names, { places, missing, summaries, lines });
  const unsaid = rows.some(({ summary }) => summary.queueDepth === null);
  const words = `${names} (${origin.tools.join(', ')}${unsaid ? ', which says no queue depth' : ''})`;
  return { rows, series, words, missing };
}

/** What the chart has a bar or a point for, each once. @param {Asking} chart */
const placesOf = ({ rows }) => distinct(rows, ({ label, summary }) => `${label}\n${workloadWords(summary)}`);

/** @param {Asking} chart */
const linesOf = ({ series }) =>
  distinct(series, ({ label, series: { metric, operation } }) => `${label}\n${metric}\n${operation}`);

/** @template T @param {T[]} list @param {(each: T) => string} keyOf */
const distinct = (list, keyOf) => [...new Map(list.map((each) => [keyOf(each), each])).values()];

/** A tool that gives one number and does not say what it is means the mean. */
const alike = new Set(['mean', 'value']);

/**
 * Operation and pattern must be known and the same; what the chart itself does not know of its results is not asked.
 *
 * @param {Summary} own
 * @param {Summary} asked
 */
function fits(own, asked) {
  const sameStatistic =
    own.statistic === asked.statistic || (alike.has(own.statistic) && alike.has(asked.statistic));
  return (
    own.metric === asked.metric &&
    sameStatistic &&
    own.operation !== null &&
    own.pattern !== null &&
    own.operation === asked.operation &&
    own.pattern === asked.pattern &&
    isMixed(own) === isMixed(asked) &&
    same(own.blockSize, asked.blockSize) &&
    same(own.readPercent, asked.readPercent) &&
    same(own.queueDepth ?? one, asked.queueDepth) &&
    same(own.jobs ?? one, asked.jobs)
  );
}

/** What a tool that says nothing of queue depth and jobs is taken to have asked for at a time; the words say so. */
const one = 1;

/** @param {number | null} own @param {number | null} asked */
const same = (own, asked) => asked === null || own === asked;

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

/** @typedef {{ run: number, series: import('../model/series.js').Series }} Line */

/** @param {Line} line @param {ChartSeries} asked */
const isLike = ({ series: { metric, operation, axis } }, { series: asked }) =>
  metric === asked.metric && operation === asked.operation && axis === 'time';

/** @param {import('../model/series.js').Series} series */
const lineWords = ({ operation, metric }) =>
  [operation, metrics[metric].title, 'over time'].filter(Boolean).join(' ');

/** As `4 KiB random read, queue depth 1: bandwidth`. @param {Summary} summary */
function workloadWords({ blockSize, pattern, operation, queueDepth, jobs, readPercent, metric, statistic }) {
  const load = [
    [blockSize && formatBlockSize(blockSize), pattern, operation].filter(Boolean).join(' '),
    queueDepth && `queue depth ${queueDepth}`,
    jobs && jobs > 1 && `${jobs} jobs`,
    readPercent && readPercent < 100 && `${readPercent}\u2009% read`,
  ];
  const measure = [metrics[metric].title, !alike.has(statistic) && statistic];
  return `${load.filter(Boolean).join(', ')}: ${measure.filter(Boolean).join(' ')}`;
}

/** More than this nobody reads in a message. */
const most = 4;

/** @param {string[]} list */
const listed = (list) => {
  const all = [...new Set(list)];
  const more = all.length > most ? `; and ${all.length - most} more` : '';
  return `${all.slice(0, most).join('; ')}${more}`;
};

/**
 * @param {string} names
 * @param {{ places: (ChartRow & { found: Summary[] })[], missing: string[], summaries: Summary[], lines: Line[] }} about
 */
function nothingFits(names, { places, missing, summaries, lines }) {
  const several = places.find(({ found }) => found.length > 1);
  if (several)
    return new InputError(`several results in ${names} fit ${workloadWords(several.summary)}`, {
      hint: `which one is meant cannot be told: ${listed(several.found.map(workloadWords))}`,
    });
  const near = summaries.filter((each) => places.some(({ summary }) => summary.metric === each.metric));
  const held = [
    ...(near.length ? near : summaries).map(workloadWords),
    ...lines.map(({ series }) => lineWords(series)),
  ];
  return new InputError(`nothing in ${names} was measured as this chart asks`, {
    hint: `the chart needs ${listed(missing)}. The file holds ${held.length ? listed(held) : 'no result'}`,
  });
}
