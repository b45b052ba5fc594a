import { problem } from '../../model/inputError.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { metrics } from '../../model/metric.js';
import { originOf } from '../runs/summarizeTest.js';
import { indexedLookup } from './indexedLookup.js';

/**
 * What an analysis found in the readings of a product's test, as charts draw results: its statistic is the name of the finding.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {{ product: string, test: string, finding: string }} wanted
 * @returns {import('../../model/summary.js').Summary[]}
 */
export function findingResults({ tests, findingSummaries }, { product, test, finding }) {
  const found = indexedLookup(findingSummaries, { product, test, name: finding });
  return indexedLookup(tests, { product, test }).flatMap((each) =>
    found
      .filter(({ campaign, share }) => campaign === each.campaign && !share)
      .map((summary) => asResult(summary)(each)),
  );
}

/** The same result whoever asks: a page finds it again among those that are ranked. */
const asResult = memoizeByRef((/** @type {import('../runs/summarizeFindings.js').FindingSummary} */ found) =>
  memoizeByRef((/** @type {import('../runs/summarizeTest.js').TestRuns} */ test) => ({
    ...originOf(test),
    ...found,
    statistic: found.name,
    benchmark: null,
    unit: metrics[found.metric].unit,
  })),
);

/**
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted} wanted
 */
export function noFinding({ findingSummaries }, { products, tests, metric, finding = '' }) {
  const own = findingSummaries.filter(
    (each) => products.includes(each.product) && tests.includes(each.test) && each.metric === metric,
  );
  const names = [...new Set(own.map(({ name }) => name))];
  const what = `${tests.join(', ')} of ${products.join(', ')}`;
  return problem(`no finding ${finding} in ${metric} of ${what}`, {
    hint: didYouMean(finding, names, 'there is'),
  });
}
