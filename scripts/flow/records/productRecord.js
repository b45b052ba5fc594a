import { groupBy } from '../../model/lib/groupBy.js';
import { campaignDate } from '../../model/campaignDate.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { priceText } from '../../model/price.js';
import { kindNamed } from '../../model/vocabulary/index.js';
import { healthOf } from '../../results/query/resolveHealth.js';
import { specRows } from '../../results/specs.js';
import { pageOf } from './pageAddresses.js';
import { priceLine } from './priceLine.js';
import { campaignResults, currentCampaigns, laterMethodology } from './productResults.js';
import { rawFileList } from './rawFileList.js';
import { productCards } from './reviewFiles.js';
import { searchFilters } from './searchFilters.js';
import { steadyReport } from './steadyReport.js';

/**
 * What the page of a product is made of: its facts, its prices, and every campaign with its results and raw files.
 *
 * @param {import('../../model/project.js').HandWritten} product
 * @param {import('./siteFiles.js').Site} site
 * @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings by `methodology/test`
 */
export function productRecord(product, { project, products, files, results }, rankings) {
  const { id, value } = product;
  const [card] = productCards([id], products);
  const specs = specRows([product]).map(({ label, cells }) => ({ label, ...cells[0] }));
  const own = project.campaigns.filter((each) => each.product === id);
  const current = currentCampaigns(id, project);
  const campaigns = own.map((campaign) => {
    const folder = `data/raw/${id}/${campaign.campaign}/`;
    const paths = (pathsByProduct(files).get(id) ?? []).filter((path) => path.startsWith(folder));
    const shown = campaignResults(campaign, results, { rankings, products });
    const later = laterMethodology(
      campaign.value.methodology,
      own.filter((each) => current.has(each.campaign)),
      project,
    );
    return {
      ...campaignFacts(campaign, project),
      current: current.has(campaign.campaign) && shown.length > 0,
      later: later && pageOf(project, 'methodologies', later),
      results: shown,
      report: steadyReport(campaign, results),
      raw: rawFileList(paths, files),
    };
  });
  return {
    ...card,
    about: value.about ?? null,
    ...kindOf(value),
    siblings: siblingsOf(product, project, products),
    specs,
    filters: searchFilters(product, project),
    prices: prices(value),
    priceLine: priceLine(value.prices ?? []),
    health: healthOf(id, results),
    rawFolders: rawFolders(id, files),
    aliases: earlierAddresses(value),
    campaigns,
  };
}

/** Of an earlier name, the page and the folder of raw files; an address stands as it is. @param {Record<string, any>} product */
const earlierAddresses = ({ aliases = [] }) =>
  aliases.flatMap((/** @type {string} */ alias) =>
    alias.startsWith('/') ? [alias] : [`/products/${alias}/`, `/raw/${alias}/`],
  );

/**
 * What it is, as pages and search engines call it.
 *
 * @param {Record<string, any>} product
 */
function kindOf({ kind, version = null }) {
  const { title, schemaType } = kindNamed(kind);
  return { category: title[0].toUpperCase() + title.slice(1), schemaType, version };
}

/**
 * The folders in which its raw files are published: readers who cut the address of a file come to the page of the product. One with
 * a page of its own among what a tool wrote shows that.
 *
 * @param {string} id
 * @param {import('./siteFiles.js').Site['files']} files
 */
function rawFolders(id, files) {
  const paths = pathsByProduct(files).get(id) ?? [];
  const folders = new Set(paths.flatMap(foldersOf));
  return [...folders]
    .filter((folder) => !files.has(`${folder}/index.html`))
    .map((folder) => folder.replace('data/', ''));
}

const pathsByProduct = memoizeByRef((/** @type {import('./siteFiles.js').Site['files']} */ files) =>
  groupBy(files.keys(), (path) => path.split('/')[2]),
);

/** From that of the product on. @param {string} path */
const foldersOf = (path) => {
  const parts = path.split('/');
  return parts.slice(3).map((_, at) => parts.slice(0, at + 3).join('/'));
};

/**
 * The same model in other capacities.
 *
 * @param {import('../../model/project.js').HandWritten} product
 * @param {import('../../model/project.js').Project} project
 * @param {import('./siteFiles.js').Site['products']} products
 */
function siblingsOf({ id, value: { family } }, project, products) {
  if (!family) return [];
  const others = [...project.products.values()].filter(
    (each) => each.value.family === family && each.id !== id,
  );
  return productCards(
    others.map((each) => each.id),
    products,
  );
}

/** The newest first, as they were paid. @param {Record<string, any>} product */
const prices = ({ prices: paid = [] }) =>
  [...paid]
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map((each) => ({ date: each.date, where: each.where ?? null, price: priceText(each) }));

/**
 * A campaign and the conditions it was run under, as a page lists them.
 *
 * @param {import('../../model/project.js').Campaign} campaign
 * @param {import('../../model/project.js').Project} project
 */
function campaignFacts({ product, campaign, value: facts }, project) {
  const {
    sample = null,
    version = null,
    firmware = null,
    link = null,
    driver = null,
    note = null,
    variant = null,
  } = facts;
  const replaces = project.campaigns.filter(
    (each) => each.product === product && each.value.supersedes === campaign,
  );
  const excluded = (facts.exclude ?? []).map(
    (/** @type {any} */ { test, run, reason }) => `${test} run ${run}: ${reason}`,
  );
  return {
    id: campaign,
    ...campaignDate(facts),
    sample,
    version,
    firmware,
    link,
    driver,
    note,
    variant,
    supersedes: facts.supersedes ?? null,
    superseded: replaces[0]?.campaign ?? null,
    excluded,
    methodology: pageOf(project, 'methodologies', facts.methodology),
    testbed: pageOf(project, 'testbeds', facts.testbed),
  };
}
