import { matchingCampaigns } from './newestCampaign.js';
import { selectTotals } from './selectTotals.js';

/**
 * The summaries that are meant, of every campaign of each product by the review's methodology on its testbed; of the one that is named,
 * where one is. A superseded campaign has none.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted} wanted
 * @param {import('../chartInputs/index.js').Estimators['summarize']} summarize
 * @returns {ReturnType<typeof selectTotals>}
 */
export function selectCampaigns(results, wanted, summarize) {
  const found = wanted.products.flatMap((product) =>
    campaignsOf(product, wanted, results).map((campaign) =>
      selectTotals(results, { ...wanted, products: [product], campaign }, summarize),
    ),
  );
  const summaries = found.flatMap((each) => each.summaries);
  return summaries.length > 0 ? { summaries, problems: [] } : selectTotals(results, wanted, summarize);
}

/**
 * @param {string} product
 * @param {import('./selectSummaries.js').Wanted} wanted
 * @param {import('./selectSummaries.js').Results} results
 */
function campaignsOf(product, { methodology, testbed, campaign }, { project }) {
  const { all, current } = matchingCampaigns(project.campaigns, { product, methodology, testbed });
  const ids = (campaign ? all : current).map((each) => each.campaign);
  return campaign ? ids.filter((id) => id === campaign) : ids;
}
