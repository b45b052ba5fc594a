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

/**
 * The campaign a chart, a table or a sentence speaks of: the newest of this product by the review's methodology on its
 * testbed, unless one is named. A superseded campaign is never the newest.
 *
 * @param {import('../../model/project.js').Campaign[]} campaigns
 * @param {{ product: string, methodology?: string, testbed?: string, campaign?: string, test?: string }} wanted
 * @param {(campaign: import('../../model/project.js').Campaign) => boolean} [holds] whether it has what is asked for
 */
export function newestCampaign(campaigns, { product, methodology, testbed, campaign }, holds = () => true) {
  if (campaign) return indexedLookup(campaigns, { product }).find((each) => each.campaign === campaign);
  return matchingCampaigns(campaigns, { product, methodology, testbed })
    .current.filter((each) => holds(each))
    .sort((a, b) =>
      a.value.date < b.value.date ? 1 : a.value.date > b.value.date ? -1 : a.campaign < b.campaign ? 1 : -1,
    )[0];
}

/**
 * Of what has an answer, what is of the newest campaign that has one.
 *
 * @template {{ campaign: string }} T
 * @param {readonly T[]} own
 * @param {import('../../model/project.js').Campaign[]} campaigns
 * @param {Parameters<typeof newestCampaign>[1]} wanted
 * @returns {T[]}
 */
export function ofNewestCampaign(own, campaigns, wanted) {
  const newest = newestCampaign(campaigns, wanted, ({ campaign }) =>
    own.some((each) => each.campaign === campaign),
  );
  return own.filter((each) => each.campaign === newest?.campaign);
}
