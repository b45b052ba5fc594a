import { groupBy } from '../../model/lib/groupBy.js';
import { noParameters, parametersKey, withoutParts } from '../../model/parameters.js';

/**
 * What the findings of several runs agree on: each number of a finding, summarised over the runs as any other result is.
 *
 * @typedef {object} FindingNumber
 * @property {string} name e.g. `cache-end`
 * @property {import('../../model/finding.js').Finding['kind']} kind
 * @property {import('../../model/metric.js').Metric} metric its unit and direction
 * @property {string} title in words, for readers
 * @property {(finding: any, capacity: number | null) => number | null} of
 *
 * @typedef {import('../../model/summary.js').Statistics & Pick<FindingNumber, 'name' | 'title' | 'metric'> & FindingPlace} FindingSummary
 * @typedef {{ product: string, campaign: string, test: string, parameters: import('../../model/parameters.js').Parameters, runs: import('../../model/summary.js').RunValue[], missing: number }} FindingPlace
 *   `missing`: runs in which there was nothing to find
 */

const number = (
  /** @type {string} */ name,
  /** @type {[FindingNumber['kind'], FindingNumber['metric']]} */ [kind, metric],
  /** @type {string} */ title,
  /** @type {FindingNumber['of']} */ of,
) => Object.freeze({ name, kind, metric, title, of });

/** @type {readonly FindingNumber[]} */
export const findingNumbers = Object.freeze([
  number(
    'cache-end',
    ['fill-profile', 'bytes-written'],
    'written before the cache was full',
    (found) => found.cacheEndBytes,
  ),
  number(
    'cache-share',
    ['fill-profile', 'utilisation'],
    'of the capacity written before the cache was full',
    (found, capacity) => (capacity && found.cacheEndBytes !== null ? found.cacheEndBytes / capacity : null),
  ),
  number('cached-rate', ['fill-profile', 'bandwidth'], 'rate within the cache', (found) => found.cachedRate),
  number(
    'sustained-rate',
    ['fill-profile', 'bandwidth'],
    'rate of the last long plateau',
    (found) => found.sustainedRate,
  ),
  number(
    'mean-rate',
    ['fill-profile', 'bandwidth'],
    'bytes written over elapsed time',
    (found) => found.meanRate,
  ),
  number(
    'worst-tenth',
    ['fill-profile', 'bandwidth'],
    'mean rate of the slowest tenth of the time',
    (found) => found.worstTenth,
  ),
  number('fill-time', ['fill-profile', 'duration'], 'to write it all', (found) => found.seconds),
  number('median-iops', ['consistency', 'iops'], 'median of the per-second values', (found) => found.median),
  number('worst-second', ['consistency', 'iops'], 'the worst second', (found) => found.worst),
  number('stalls', ['consistency', 'count'], 'stalls', (found) => found.stalls.length),
  number(
    'warm-up',
    ['warm-up', 'duration'],
    'until the run went on as it did to its end',
    (found) => found.seconds,
  ),
]);

/**
 * @param {import('./summarizeTest.js').TestRuns} testRuns
 * @param {import('../selection/selectSummaries.js').Results['findings']} findings
 * @param {(runs: import('../../model/summary.js').RunValue[], metric: import('../../model/metric.js').Metric) => import('../../model/summary.js').Statistics} summarize
 * @returns {FindingSummary[]}
 */
export function summarizeFindings(testRuns, findings, summarize) {
  const { product, campaign, test, capacity, runs, facts } = testRuns;
  const excluded = (/** @type {number} */ run) =>
    facts.exclude?.find((/** @type {any} */ each) => each.test === test && each.run === run)?.reason ?? null;
  const found = runs.flatMap(({ run, series, files }) =>
    series.flatMap((each) => findings(each, testRuns).map((finding) => ({ run, source: files[0], finding }))),
  );
  return findingNumbers.flatMap(({ name, kind, metric, title, of }) => {
    const ofKind = found.filter(({ finding }) => finding.kind === kind);
    return [...groupBy(ofKind, ({ finding }) => parametersKey(parametersIn(finding))).values()].flatMap(
      (same) => {
        const parameters = parametersIn(same[0].finding);
        const values = same.flatMap(({ run, source, finding }) => {
          const value = of(finding, capacity);
          return value === null ? [] : [{ run, value, source, excluded: excluded(run) }];
        });
        if (values.every((each) => each.excluded !== null)) return [];
        const place = {
          product,
          campaign,
          test,
          parameters,
          runs: values,
          missing: same.filter((each) => excluded(each.run) === null && of(each.finding, capacity) === null)
            .length,
        };
        return [{ name, title, metric, ...place, ...summarize(values, metric) }];
      },
    );
  });
}

/** @param {import('../../model/finding.js').Finding} finding */
const parametersIn = (finding) => ('parameters' in finding ? withoutParts(finding.parameters) : noParameters);
