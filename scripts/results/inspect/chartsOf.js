import { hasScale, numberIn } from '../../model/axisParameters.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { upperFirst } from '../../model/lib/phrases.js';
import { metrics } from '../../model/metric.js';
import {
  commonParameters,
  commonWords,
  parameterNames,
  parameterWords,
  varyingParameters,
  withoutParts,
} from '../../model/parameters.js';
import { subtitleOf } from '../selection/subtitleOf.js';
import { colouredLeaders, slots } from '../selection/distinctColours.js';
import { defaultErrorBars } from '../selection/spreadOf.js';

/**
 * @typedef {Omit<import('../../model/chartData.js').ChartData, 'layout'>} InspectChart
 * @typedef {import('./inspectFiles.js').InspectedGroup} InspectedGroup
 * @typedef {(series: import('../../model/series.js').Series) => import('../../model/finding.js').Finding[]} Analyse
 * @typedef {import('../../model/summary.js').Summary} Summary
 */

/** The chart kinds that come of it. */
export const inspectKinds = ['bar', 'grouped-bar', 'sweep', 'timeline'];

/** Of several condensed values of a run the one that a chart shows; the table has all. */
const headline = ['mean', 'value', 'total', 'median', 'p50', 'max', 'min'];

/** More bars than this nobody compares, and more charts nobody reads: the table has all. */
const mostBars = 24;
const mostCharts = 24;
const mostLines = 8;
/** Readings of which a page looks for what they show while somebody waits. */
const mostAnalysed = 100_000;

/**
 * The charts that fit what files hold, without anybody saying which: lines along a parameter that takes three values and more, bars
 * of everything else, and readings over time.
 *
 * @param {InspectedGroup[]} groups
 * @param {Analyse} [analyse] nothing is looked for without it
 * @returns {InspectChart[]}
 */
export function chartsOf(groups, analyse = () => []) {
  const summaries = groups.flatMap((group) => headlines(group.summaries));
  const judged = summaries.filter(({ metric, better }) => (better ?? metrics[metric].better) !== 'neither');
  const shown = judged.length > 0 ? judged : summaries;
  const measures = groupBy(shown, ({ metric, unit, better }) => `${metric} ${unit} ${better ?? ''}`);
  const all = [...measures.values()].flatMap((own) => measureCharts(own));
  const charts = [
    ...all.filter((each) => !isGivenTime(each)),
    ...timelines(groups, analyse),
    ...all.filter(isGivenTime),
  ].slice(0, mostCharts);
  const products = groups.map(({ id, name }, at) => ({
    id,
    name,
    slot: (at % slots) + 1,
    subject: false,
    kind: /** @type {const} */ ('measured'),
  }));
  return charts.map((chart, at) => {
    const used = new Set([...chart.rows, ...chart.series].map(({ product }) => product));
    const own = products.filter(({ id }) => used.has(id));
    return {
      ...chart,
      id: `chart-${at + 1}`,
      products: colouredLeaders({ ...chart, products: own }),
      references: [],
      notes: [],
      cautions: [],
    };
  });
}

/** One summary of each metric and what was asked for. @param {Summary[]} summaries */
function headlines(summaries) {
  const place = (/** @type {Summary} */ { statistic }) => headline.indexOf(statistic);
  const same = groupBy(
    summaries.filter((each) => place(each) >= 0),
    (each) =>
      JSON.stringify([each.product, each.metric, each.unit, each.benchmark, withoutParts(each.parameters)]),
  );
  return [...same.values()].map((own) =>
    own.reduce((best, each) => (place(each) < place(best) ? each : best)),
  );
}

/**
 * @param {Summary[]} summaries of one metric
 * @returns {Omit<InspectChart, 'id' | 'products' | 'references' | 'notes' | 'cautions'>[]}
 */
function measureCharts(summaries) {
  const along = sweepName(summaries);
  const rows = summaries.map((summary) => ({
    product: summary.product,
    label: labelOf(summary, summaries, along),
    summary,
  }));
  if (along) return [chart('sweep', rows, { x: along })];
  return alike(rows).map((same) => {
    const among = same.map(({ summary }) => summary);
    const own = same.map((row) => ({ ...row, label: labelOf(row.summary, among) }));
    const parts = [...groupBy(own, ({ label }) => label).values()];
    const shown = parts.slice(0, Math.max(1, Math.floor(mostBars / parts[0].length))).flat();
    const isGrouped = parts.length > 1 && parts[0].length > 1;
    return chart(isGrouped ? 'grouped-bar' : 'bar', shown, isGrouped ? {} : { sort: 'line-up' }, own.length);
  });
}

/**
 * Rows of groups that hold the same tests, each of these in a chart: among others they would stand as holes.
 *
 * @template {{ product: string, label: string }} R
 * @param {R[]} rows
 */
function alike(rows) {
  const groups = groupBy(rows, ({ product }) => product);
  const labels = (/** @type {R[]} */ own) => JSON.stringify(own.map(({ label }) => label).sort());
  return [...groupBy([...groups.values()], labels).values()].map((same) => same.flat());
}

/**
 * @param {string} kind
 * @param {InspectChart['rows']} rows
 * @param {Record<string, unknown>} options
 * @param {number} [all] rows that there are
 */
function chart(kind, rows, options, all = rows.length) {
  const [{ summary }] = rows;
  const benchmarks = new Set(rows.map((row) => row.summary.benchmark));
  const named = benchmarks.size === 1 && summary.benchmark;
  const title = named || metrics[summary.metric].title;
  // what the title says is not said again
  const workload = named ? '' : commonWords(rows.map((row) => row.summary.parameters));
  const subtitle = workload ? upperFirst(workload) : subtitleOf(rows, [], { metric: summary.metric });
  const left = all > rows.length ? `; ${rows.length} of ${all} results, the table has all` : '';
  return {
    kind,
    title: upperFirst(title),
    subtitle: `${subtitle}${left}`,
    metric: summary.metric,
    rows,
    series: [],
    errorBars: defaultErrorBars(rows),
    options,
  };
}

/**
 * The same time everywhere: a tool ran for as long as it was told to.
 *
 * @param {Pick<InspectChart, 'metric' | 'rows'>} chart
 */
function isGivenTime({ metric, rows }) {
  const means = rows.map(({ summary }) => summary.mean);
  const most = Math.max(...means);
  return metric === 'duration' && means.length > 1 && most - Math.min(...means) < 0.01 * most;
}

/**
 * The parameter with a scale that takes at least three values for one and the same work.
 *
 * @param {Summary[]} summaries
 */
function sweepName(summaries) {
  const list = summaries.map(({ parameters }) => withoutParts(parameters));
  const names = varyingParameters(list).filter(
    (name) => hasScale(name) && list.every((each) => numberIn(each[name]) !== null),
  );
  return names.find((name) => {
    const rest = groupBy(summaries, (each) =>
      JSON.stringify([each.product, each.benchmark, { ...each.parameters, [name]: null }]),
    );
    return [...rest.values()].every((own) => own.length >= 3);
  });
}

/**
 * What sets a result apart from the others of its chart.
 *
 * @param {Summary} summary
 * @param {Summary[]} all
 * @param {string} [along] drawn along the axis
 */
function labelOf(summary, all, along) {
  const common = commonParameters(all.map(({ parameters }) => parameters));
  const own = withoutParts(summary.parameters);
  const words = parameterNames([own])
    .filter((name) => name !== along && common[name] === undefined)
    .map((name) => parameterWords(name, own[name]));
  const named = new Set(all.map(({ benchmark }) => benchmark)).size > 1 && summary.benchmark;
  return [named, ...words].filter(Boolean).join(', ');
}

/** @param {InspectedGroup[]} groups @param {Analyse} analyse */
function timelines(groups, analyse) {
  const lines = groups.flatMap(({ id, tools, series }) =>
    series
      .filter((each) => each.series.axis === 'time' && each.series.points > 1)
      .map(({ run, series: own }) => ({ product: id, run, tools, series: own })),
  );
  return [...groupBy(lines, ({ series }) => `${series.metric} ${series.unit}`).values()].map((own) => {
    const shown = own.slice(0, mostLines);
    const rows = shown.map(({ product, run, tools, series }) => ({
      product,
      run,
      series,
      label: [
        series.test,
        ...Object.entries(withoutParts(series.parameters)).map(([name, value]) =>
          parameterWords(name, value),
        ),
      ]
        .filter(Boolean)
        .join(', '),
      capacity: null,
      findings: series.points > mostAnalysed ? [] : analyse(series),
      origin: {
        product,
        campaign: '',
        methodology: '',
        testbed: '',
        test: '',
        variant: null,
        tools,
        kind: /** @type {const} */ ('measured'),
      },
      source: '',
    }));
    const [{ series }] = shown;
    const title = `${metrics[series.metric].title} over time`;
    return {
      kind: 'timeline',
      title: title[0].toUpperCase() + title.slice(1),
      subtitle:
        own.length > shown.length
          ? `The first ${shown.length} of ${own.length} series`
          : subtitleOf([], rows, { metric: series.metric }),
      metric: series.metric,
      rows: [],
      series: rows,
      errorBars: /** @type {const} */ ('none'),
      options: {},
    };
  });
}
