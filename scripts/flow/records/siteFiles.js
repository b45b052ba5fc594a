import { campaignDate } from '../../model/campaignDate.js';
import { rankTest } from '../../results/query/rankTest.js';
import { compareFiles } from './compareFiles.js';
import { findFiles } from './findFiles.js';
import { formatRecords } from './formatRecords.js';
import { overviewColumns } from './overviewColumns.js';
import { hashedFile } from './pageAddresses.js';
import { productOverview } from './productOverview.js';
import { productRecord } from './productRecord.js';
import { productCards } from './reviewFiles.js';
import { firstRibbons, ribbonOf, ribbons } from './ribbons.js';
import { schemaFiles } from './schemaFiles.js';
import { methodologyFacts, testbedFacts } from './setupFacts.js';
import { setupVersions } from './setupVersions.js';
import { testFiles } from './testFiles.js';
import { vocabularyRecord } from './vocabularyRecord.js';

/**
 * @typedef {object} Site
 * @property {import('../../model/project.js').Project} project
 * @property {Map<string, import('../../model/chartData.js').ChartProduct>} products
 * @property {Map<string, import('../reading/readRuns.js').RawFile>} files
 * @property {import('../../results/selection/selectSummaries.js').Results} results
 * @property {import('../../content/siteSettings.js').SiteAbout} about
 */

/**
 * What pages beside the reviews are made of: a record of every product, methodology and testbed, the list of all, the
 * formats that can be read, and the words of the vocabulary. Nothing of it is made of a review.
 *
 * @param {Site} site
 * @returns {Map<string, string>} by path below `.build`
 */
export function siteFiles(site) {
  const { project } = site;
  const rankings = siteRankings(site.results);
  const picture = ribbons(site, rankings);
  const records = {
    products: [...project.products.values()].map((product) => ({
      ...productRecord(product, site, rankings),
      ribbon: ribbonOf(picture, product.id),
    })),
    methodologies: [...project.methodologies.values()].map((each) => methodologyRecord(each, site, rankings)),
    testbeds: [...project.testbeds.values()].map((each) => testbedRecord(each, site)),
  };
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [folder, list] of Object.entries(records)) {
    for (const record of list) files.set(`assets/${folder}/${record.id}.json`, JSON.stringify(record));
  }
  files.set(
    'assets/site.json',
    JSON.stringify(records, (key, value) => (detail.has(key) ? undefined : value)),
  );
  files.set('assets/formats.json', JSON.stringify(formatRecords()));
  files.set('assets/vocabulary.json', JSON.stringify({ fields: vocabularyRecord() }));
  for (const [path, text] of schemaFiles(project)) files.set(path, text);
  const columns = hashedFile('products/columns', JSON.stringify(overviewColumns(site, rankings)));
  files.set(`static/${columns.path}`, columns.text);
  files.set('assets/overview.json', JSON.stringify({ ...productOverview(site), more: columns.path }));
  files.set('assets/ribbons.json', JSON.stringify(firstRibbons(picture)));
  for (const [path, text] of testFiles(site, records.methodologies, rankings)) files.set(path, text);
  for (const [path, text] of compareFiles(site, rankings)) files.set(path, text);
  for (const [path, text] of findFiles(site, rankings)) files.set(path, text);
  return files;
}

/**
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @returns {Map<string, import('../../results/query/rankTest.js').Ranking[]>} by `methodology/test`
 */
export function siteRankings(results) {
  const tests = [...results.project.methodologies.values()].flatMap(({ id, value }) =>
    Object.keys(value.tests ?? {}).map((test) => ({ methodology: id, test })),
  );
  return new Map(tests.map((each) => [`${each.methodology}/${each.test}`, rankTest(each, results)]));
}

/** What the lists of all leave to the single records. */
const detail = new Set([
  ...['specs', 'prices', 'priceLine', 'ribbon', 'health', 'campaigns', 'preparation', 'parts', 'limits'],
  ...['job', 'results', 'variants', 'runs', 'tool', 'changes', 'versions', 'why'],
]);

/**
 * @param {import('../../model/project.js').Methodology} methodology
 * @param {Site} site
 * @param {ReturnType<typeof siteRankings>} rankings
 */
function methodologyRecord(methodology, site, rankings) {
  const { tests, ...facts } = methodologyFacts(methodology);
  return {
    ...facts,
    tests: tests.map((test) => ({
      ...test,
      tested: productsIn(rankings.get(`${methodology.id}/${test.id}`) ?? []),
    })),
    ...setupVersions(methodology, 'methodologies', site.project),
    campaigns: campaignsOf('methodology', methodology.id, site),
  };
}

/** How many products have a result. @param {import('../../results/query/rankTest.js').Ranking[]} rankings of one test */
const productsIn = (rankings) =>
  new Set(rankings.flatMap(({ measured, apart }) => [...measured, ...apart].map(({ product }) => product)))
    .size;

/**
 * @param {import('../../model/project.js').HandWritten} testbed
 * @param {Site} site
 */
const testbedRecord = (testbed, site) => ({
  ...testbedFacts(testbed),
  ...setupVersions(testbed, 'testbeds', site.project),
  campaigns: campaignsOf('testbed', testbed.id, site),
});

/**
 * The campaigns that went by a methodology, or were run on a testbed.
 *
 * @param {'methodology' | 'testbed'} key
 * @param {string} id
 * @param {Site} site
 */
function campaignsOf(key, id, { project, products }) {
  const own = project.campaigns.filter(({ value }) => value[key] === id);
  const ids = new Set(own.map(({ product }) => product));
  const cards = new Map(productCards([...ids], products).map((card) => [card.id, card]));
  return own
    .flatMap(({ product, campaign, value }) => {
      const card = cards.get(product);
      return card ? [{ id: campaign, ...campaignDate(value), product: card }] : [];
    })
    .sort((a, b) => a.product.name.localeCompare(b.product.name, 'en', { numeric: true }));
}
