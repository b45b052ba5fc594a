import { indexedLookup } from '../selection/indexedLookup.js';

/**
 * The campaign a chart, a table or a sentence speaks of: the newest of this product by the review's methodology on its
 * testbed, unless one is named. A superseded campaign is never the newest.
 *
 * @param {import('../../model/project.js').Campaign[]} campaigns
 * @param {{ product: string, methodology?: string, testbed?: string, campaign?: string, test?: string }} wanted
 * @param {(campaign: import('../../model/project.js').Campaign) => boolean} [holds] whether it has what is asked for
 */
export function newestCampaign(campaigns, { product, methodology, testbed, campaign }, holds = () => true) {
  const own = indexedLookup(campaigns, { product });
  if (campaign) return own.find((each) => each.campaign === campaign);
  const superseded = new Set(own.map(({ value }) => value.supersedes));
  return own
    .filter(
      ({ value }) =>
        (!methodology || value.methodology === methodology) && (!testbed || value.testbed === testbed),
    )
    .filter((each) => !superseded.has(each.campaign) && holds(each))
    .sort((a, b) =>
      a.value.date < b.value.date ? 1 : a.value.date > b.value.date ? -1 : a.campaign < b.campaign ? 1 : -1,
    )[0];
}
