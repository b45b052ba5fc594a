import { groupBy } from '../../model/lib/groupBy.js';
import { isResponseTime } from '../../model/isRate.js';
import { noParameters, parametersKey, parametersOf, withoutParts } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';
import { summarize } from '../../statistics/summarize.js';
import { isDescribed, originOf } from './summarizeTest.js';

/**
 * What the findings of several runs agree on: each number of a finding, summarised over the runs as any other result is.
 *
 * @typedef {import('../../model/finding.js').Finding} Finding
 * @typedef {import('../../model/finding.js').FindingNumber & { kind: Finding['kind'] }} NamedNumber
 * @typedef {import('../../model/metric.js').Metric} Metric
 * @typedef {import('../../model/summary.js').RunValue[]} RunValues
 * @typedef {import('../../model/summary.js').Summary} Summary
 * @typedef {import('./summarizeTest.js').TestRuns} TestRuns
 *
 * @typedef {Pick<NamedNumber, 'name' | 'title' | 'share'> & { metric: Metric, finding: Finding['kind'] }} Named
 * @typedef {import('../../model/summary.js').Statistics & Named & FindingPlace} FindingSummary
 * @typedef {{ product: string, campaign: string, test: string, parameters: import('../../model/parameters.js').Parameters, runs: RunValues, missing: number } & Pick<Summary, 'kind' | 'runsStated' | 'digits' | 'bound'> & { described?: true }} FindingPlace
 *   `missing`: runs in which there was nothing to find; `kind` and `runsStated`: of the test, as its results have them; `described`: its curve is described in words
 *
 * @typedef {object} Analysing what is asked of the runs
 * @property {import('../selection/selectSummaries.js').Results['findings']} inSeries
 * @property {(curve: import('../../model/finding.js').Curve) => Finding[]} inCurve
 * @property {readonly NamedNumber[]} numbers
 *
 * @typedef {{ run: number, source: string, excluded: string | null, metric: Metric, finding: Finding }} Found in one run
 */

/**
 * @param {TestRuns} testRuns
 * @param {Summary[]} summaries of the same test
 * @param {Analysing} analysing
 * @returns {FindingSummary[]}
 */
export function summarizeFindings(testRuns, summaries, { inSeries, inCurve, numbers }) {
  const { product, campaign, test, capacity, runsStated } = testRuns;
  const { kind: origin } = originOf(testRuns);
  const from = {
    kind: origin,
    ...(runsStated && origin === 'transcribed' && { runsStated }),
    ...(isDescribed(testRuns) && { described: /** @type {const} */ (true) }),
  };
  const found = [
    ...foundInSeries(testRuns, inSeries),
    ...foundInCurves(promisedOf(testRuns, summaries), inCurve),
  ];
  return numbers.flatMap(({ name, kind, metric, share, title, of, band }) => {
    const ofKind = found.filter(({ finding }) => finding.kind === kind);
    return [
      ...groupBy(ofKind, (each) => `${each.metric} ${parametersKey(parametersIn(each.finding))}`).values(),
    ].flatMap((same) => {
      const valueOf = (/** @type {Finding} */ finding) =>
        statedOf(finding, name) === null ? null : of(finding, capacity);
      const values = same.flatMap(({ run, source, excluded, finding }) => {
        const value = valueOf(finding);
        return value === null ? [] : [{ run, value, source, excluded }];
      });
      if (values.every((each) => each.excluded !== null)) return [];
      const parameters = parametersIn(same[0].finding);
      const missing = same.filter((each) => each.excluded === null && valueOf(each.finding) === null).length;
      const own = metric ?? same[0].metric;
      const bands = same
        .flatMap(({ finding }) => band?.(finding) ?? [])
        .filter(({ low, high }) => low < high);
      const what = { finding: kind, title, metric: own, ...(share && { share }) };
      return [
        {
          name,
          ...what,
          ...from,
          ...(same.length === 1 && statedOf(same[0].finding, name)),
          product,
          campaign,
          test,
          parameters,
          runs: values,
          missing,
          ...summarize(values, own),
          ...(same.length === 1 && bands.length === 1 && { band: bands[0] }),
        },
      ];
    });
  });
}

/**
 * How a number of a described curve is known.
 *
 * @param {Finding} finding
 * @param {string} name of the number
 * @returns {import('../../model/measurement.js').Stated | null | undefined} `null`: its bounds leave it open
 */
const statedOf = (finding, name) => ('stated' in finding ? finding.stated?.[name] : undefined);

/**
 * @param {TestRuns} testRuns
 * @param {Analysing['inSeries']} inSeries
 * @returns {Found[]}
 */
function foundInSeries(testRuns, inSeries) {
  const { test, facts } = testRuns;
  const excluded = (/** @type {number} */ run) =>
    facts.exclude?.find((/** @type {any} */ each) => each.test === test && each.run === run)?.reason ?? null;
  return testRuns.runs.flatMap(({ run, series, files }) =>
    series.flatMap((each) =>
      inSeries(each, testRuns).map((finding) => ({
        run,
        source: files[0],
        excluded: excluded(run),
        metric: each.metric,
        finding,
      })),
    ),
  );
}

/**
 * Of what a tool prints, the results that the methodology promises, and what says how long their answers took.
 *
 * @param {TestRuns} testRuns
 * @param {Summary[]} summaries
 */
const promisedOf = ({ promised = [] }, summaries) =>
  promised.length === 0
    ? summaries
    : summaries.filter(({ metric }) => promised.includes(metric) || isResponseTime(metric));

/**
 * What one and the same thing yielded at several loads, replicate by replicate: the first counted run at every load, then the second.
 *
 * @param {Summary[]} summaries
 * @param {Analysing['inCurve']} inCurve
 * @returns {Found[]}
 */
function foundInCurves(summaries, inCurve) {
  const usual = summaries.filter(({ statistic }) => ['mean', 'value', 'total'].includes(statistic));
  const varying = varyingLoads(usual);
  const loaded = usual.flatMap((summary) => {
    const name = Object.keys(summary.parameters).find((each) => varying.includes(each));
    return name === undefined ? [] : [{ name, summary }];
  });
  const groups = groupBy(
    loaded,
    ({ name, summary }) =>
      `${summary.metric} ${summary.statistic} ${name} ${parametersKey(but(name, summary))}`,
  );
  return [...groups.values()].flatMap((same) => {
    const [{ name }] = same;
    const points = same
      .map(({ summary }) => summary)
      .sort((a, b) => Number(a.parameters[name]) - Number(b.parameters[name]));
    const { metric } = points[0];
    const parameters = but(name, points[0]);
    const loads = points.map((each) => Number(each.parameters[name]));
    const answers = points.map((each) => timesBeside(each, usual));
    const runs = points.map((each) => each.runs.filter(({ excluded }) => excluded === null));
    const replicates = Math.min(...runs.map(({ length }) => length));
    return Array.from({ length: replicates }, (_, at) => at).flatMap((at) => {
      const values = runs.map((each) => each[at].value);
      const times = answers.map((each) => each?.[at]?.value);
      const curve = { parameters, metric, loads, values, times: times.every(isNumber) ? times : null };
      const { run, source } = runs[0][at];
      return inCurve(curve).map((finding) => ({ run, source, excluded: null, metric, finding }));
    });
  });
}

/** @param {number | undefined} value @returns {value is number} */
const isNumber = (value) => value !== undefined;

/** The parameters of load that are not the same in all. @param {Summary[]} summaries */
const varyingLoads = (summaries) =>
  [...new Set(summaries.flatMap(({ parameters }) => Object.keys(parameters)))].filter(
    (name) => parameter(name).load && new Set(summaries.map((each) => each.parameters[name])).size > 1,
  );

/** @param {string} name @param {Summary} summary */
const but = (name, { parameters }) => parametersOf({ ...parameters, [name]: undefined });

/**
 * How long the answers took of which a rate was counted.
 *
 * @param {Summary} rate
 * @param {Summary[]} summaries
 */
const timesBeside = (rate, summaries) =>
  summaries
    .find(
      (each) =>
        isResponseTime(each.metric) &&
        each.benchmark === rate.benchmark &&
        parametersKey(each.parameters) === parametersKey(rate.parameters),
    )
    ?.runs.filter(({ excluded }) => excluded === null);

/** @param {Finding} finding */
const parametersIn = (finding) => ('parameters' in finding ? withoutParts(finding.parameters) : noParameters);
