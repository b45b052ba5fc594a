import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';

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
  const own = campaigns.filter(
    (each) =>
      value.products?.includes(each.product) &&
      each.value.methodology === value.methodology &&
      each.value.testbed === value.testbed,
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
  return Object.fromEntries(behind.map(({ path, sha256 }) => [path, sha256]).sort());
}

/** By `<product>/<campaign>`. */
export const rawByCampaign = memoizeByRef(
  (/** @type {ReadonlyMap<string, import('../reading/readRuns.js').RawFile>} */ files) =>
    groupBy(files.values(), ({ path }) => path.split('/').slice(2, 4).join('/')),
);
