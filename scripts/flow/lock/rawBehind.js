import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { indexedLookup } from '../../results/selection/indexedLookup.js';

/**
 * The campaigns whose raw files a review stands on: those of its line-up by its methodology on its testbed, and others that a
 * chart draws.
 *
 * @param {Pick<import('../composeReview.js').Composed, 'review' | 'charts'>} composed
 * @param {import('../../model/project.js').Project} project
 * @returns {string[]} `<product>/<campaign>`, sorted
 */
export function campaignsBehind({ review: { value }, charts }, { campaigns }) {
  const drawn = charts.flatMap(({ data: { rows, series } }) => [
    ...rows.map(({ summary }) => summary),
    ...series.map(({ origin }) => origin),
  ]);
  const isAlike = (/** @type {import('../../model/project.js').Campaign} */ { value: facts }) =>
    facts.methodology === value.methodology && facts.testbed === value.testbed;
  const own = (value.products ?? []).flatMap((/** @type {string} */ product) =>
    indexedLookup(campaigns, { product }).filter(isAlike),
  );
  return [...new Set([...own, ...drawn].map(({ product, campaign }) => `${product}/${campaign}`))].sort();
}

/**
 * The SHA-256 of every raw file behind a review.
 *
 * @param {string[]} campaigns `<product>/<campaign>`
 * @param {ReadonlyMap<string, import('../reading/readRuns.js').RawFile>} files
 * @returns {Record<string, string>} by path, sorted
 */
export function rawBehind(campaigns, files) {
  const behind = campaigns.flatMap((campaign) => rawByCampaign(files).get(campaign) ?? []);
  const sorted = behind.sort((one, other) => (one.path < other.path ? -1 : 1));
  return Object.fromEntries(sorted.map(({ path, sha256 }) => [path, sha256]));
}

/** By `<product>/<campaign>`. */
export const rawByCampaign = memoizeByRef(
  (/** @type {ReadonlyMap<string, import('../reading/readRuns.js').RawFile>} */ files) =>
    groupBy(files.values(), ({ path }) => path.split('/').slice(2, 4).join('/')),
);
