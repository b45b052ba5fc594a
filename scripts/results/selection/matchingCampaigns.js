import { indexedLookup } from './indexedLookup.js';

/**
 * The campaigns of a product by a methodology on a testbed.
 *
 * @param {import('../../model/project.js').Campaign[]} campaigns
 * @param {{ product: string, methodology?: string, testbed?: string }} wanted
 * @returns {Record<'all' | 'current', import('../../model/project.js').Campaign[]>} `current`: those that no other supersedes
 */
export function matchingCampaigns(campaigns, { product, methodology, testbed }) {
  const own = indexedLookup(campaigns, { product });
  const superseded = new Set(own.map(({ value }) => value.supersedes));
  const all = own.filter(
    ({ value }) =>
      (!methodology || value.methodology === methodology) && (!testbed || value.testbed === testbed),
  );
  return { all, current: all.filter(({ campaign }) => !superseded.has(campaign)) };
}
