import { groupBy } from '../../model/lib/groupBy.js';
import { campaignDate } from '../../model/campaignDate.js';
import { dateText, wholeDate } from '../../model/dateText.js';
import { newestPrice } from '../../model/price.js';
import { specRows } from '../../results/specs.js';
import { pageChart } from '../../runtime/pageChart.js';
import { fillFiles } from './fillFiles.js';
import { hashedFile, pageOf, testPage } from './pageAddresses.js';

/**
 * @typedef {import('../../results/compare/compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('../../results/query/rankTest.js').Ranking} Ranking
 * @typedef {import('./siteFiles.js').Site} Site
 * @typedef {{ label: string, measure: string | null, summary: import('../../model/summary.js').Summary }} Found
 */

/**
 * What the page of comparisons is made of: a file for each product, fetched when a reader chooses it, and the list to choose
 * from, which knows which products were tested alike.
 *
 * @param {Site} site
 * @param {Map<string, Ranking[]>} rankings by `methodology/test`
 * @returns {Map<string, string>} by path below `.build`
 */
export function compareFiles(site, rankings) {
  const found = resultsByProduct(rankings);
  const written = [...site.products.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((product) => {
      const { record, fills } = compareRecord(product, found.get(product.id) ?? [], site);
      return { record, fills, file: hashedFile(`compare/${product.id}`, JSON.stringify(record)) };
    });
  const choices = written.map(({ record, file }) => choiceOf(record, file.path));
  const index = hashedFile('compare/products', JSON.stringify({ products: choices }));
  return new Map([
    ...written
      .flatMap(({ file, fills }) => [file, ...fills])
      .map(({ path, text }) => /** @type {const} */ ([`static/${path}`, text])),
    [`static/${index.path}`, index.text],
    [
      'assets/compare.json',
      JSON.stringify({ index: index.path, groups: comparedGroups(written.map(({ record }) => record)) }),
    ],
  ]);
}

/**
 * Results in the order of their methodology, as the rankings have them: so a comparison and a ranking never disagree.
 *
 * @param {Map<string, Ranking[]>} rankings
 */
function resultsByProduct(rankings) {
  const found = [...rankings.values()]
    .flat()
    .flatMap(({ label, measure, measured, apart }) =>
      [...measured, ...apart].map((summary) => ({ label, measure, summary })),
    );
  return groupBy(found, ({ summary }) => summary.product);
}

/**
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {Found[]} found
 * @param {Site} site
 * @returns {{ record: CompareRecord, fills: import('./pageAddresses.js').HashedFile[] }}
 */
function compareRecord(product, found, { project, results, about }) {
  const written = /** @type {import('../../model/project.js').HandWritten} */ (
    project.products.get(product.id)
  );
  const dated = (/** @type {string} */ date) => dateText(date, about?.dateFormat);
  const facts = specRows([written])
    .map(({ label, cells: [cell] }) => ({ label, ...cell, note: cell.note && dated(cell.note) }))
    .filter(({ state }) => state !== 'not-stated');
  const campaigns = [...new Set(found.map(({ summary }) => summary.campaign))].sort();
  const sets = campaigns.map((campaign) => {
    const own = found.filter(({ summary }) => summary.campaign === campaign);
    const [{ summary }] = own;
    // what was emulated is never compared
    return { own, fills: summary.kind === 'emulated' ? [] : fillFiles(summary, { project, results }) };
  });
  const price = newestPrice(written.value.prices);
  const record = {
    product: { ...product, price: price && { ...price, date: wholeDate(price.date, about?.dateFormat) } },
    href: `products/${product.id}/`,
    kind: written.value.kind ?? '',
    facts,
    sets: sets.map(({ own, fills }) => ({
      ...setOf(own, project, dated),
      ...(fills.length > 0 && { fills: fills.map(({ fill }) => fill) }),
    })),
  };
  return { record, fills: sets.flatMap(({ fills }) => fills.map(({ file }) => file)) };
}

/**
 * @param {Found[]} own of one campaign
 * @param {import('../../model/project.js').Project} project
 * @param {(date: string) => string} dated
 * @returns {import('../../results/compare/compareRecord.js').ResultSet}
 */
function setOf(own, project, dated) {
  const [{ summary: first }] = own;
  const { methodology, testbed, variant, kind, product, campaign } = first;
  const tests = project.methodologies.get(methodology)?.value.tests ?? {};
  const conditions =
    project.campaigns.find((each) => each.product === product && each.campaign === campaign)?.value ?? {};
  return {
    campaign,
    methodology: linked(pageOf(project, 'methodologies', methodology)),
    testbed: linked(pageOf(project, 'testbeds', testbed)),
    kind: /** @type {CompareRecord['sets'][number]['kind']} */ (kind),
    variant,
    facts: shownConditions.flatMap(([key, label]) =>
      conditions[key] === undefined
        ? []
        : [{ label, text: key === 'date' ? dateOf(conditions, dated) : String(conditions[key]) }],
    ),
    abouts: Object.fromEntries(
      own.flatMap(({ summary: { test } }) => (tests[test]?.about ? [[test, tests[test].about]] : [])),
    ),
    results: own.map(({ label, measure, summary }) => ({
      test: testPage(project, methodology, summary.test),
      label,
      ...(measure && { measure }),
      declared: variant === null ? null : (tests[summary.test]?.variants?.[variant] ?? null),
      summary: trimmed(summary),
    })),
  };
}

/**
 * @param {Record<string, any>} conditions
 * @param {(date: string) => string} dated
 */
function dateOf(conditions, dated) {
  const { date, published } = campaignDate(conditions);
  return published ? `published ${dated(date)}` : dated(date);
}

/** @type {[string, string][]} */
const shownConditions = [
  ['date', 'Date'],
  ['sample', 'Sample'],
  ['version', 'Version'],
  ['firmware', 'Firmware'],
  ['link', 'Link'],
  ['driver', 'Driver'],
];

/** @param {ReturnType<typeof pageOf>} page */
const linked = (page) => /** @type {import('../../results/compare/compareRecord.js').Linked} */ (page);

/** As any chart in a page has it: without the paths of its files. @param {import('../../model/summary.js').Summary} summary */
const trimmed = (summary) =>
  pageChart(/** @type {any} */ ({ rows: [{ summary }], series: [] })).rows[0].summary;

/**
 * A product as it is chosen by: its name, the facts people type, and what it was tested by.
 *
 * @param {CompareRecord} record
 * @param {string} path
 */
const choiceOf = ({ product, facts, sets }, path) => ({
  id: product.id,
  name: product.name,
  slot: product.slot,
  kind: product.kind,
  path,
  words: facts
    .filter(({ label }) => label !== 'Price' && label !== 'Price per GB')
    .slice(0, 7)
    .map(({ text }) => text)
    .join(' '),
  tested: sets.filter(({ kind }) => kind !== 'emulated').map(testedAs),
});

/** @param {CompareRecord['sets'][number]} set */
const testedAs = ({ methodology, testbed, kind }) => `${methodology.id} ${testbed.id} ${kind}`;

/**
 * Products that were tested alike: where a comparison may begin, also for readers without scripts.
 *
 * @param {CompareRecord[]} records
 */
function comparedGroups(records) {
  const placed = records.flatMap(({ product: { id, name, slot }, href, sets }) =>
    sets
      .filter(({ kind }) => kind !== 'emulated')
      .map((set) => ({ set, product: { id, name, slot, href, emulated: false } })),
  );
  const groups = [...groupBy(placed, ({ set }) => testedAs(set)).values()]
    .map((own) => ({
      tested: own[0].set,
      transcribed: own[0].set.kind === 'transcribed',
      products: [...new Map(own.map(({ product }) => [product.id, product])).values()],
    }))
    .filter(({ products }) => products.length > 1);
  // one address compares the same products by all that they took
  const alike = groupBy(groups, ({ transcribed, products }) =>
    JSON.stringify([transcribed, products.map(({ id }) => id)]),
  );
  return [...alike.values()]
    .map((own) => ({
      ...own[0],
      tested: own.map(({ tested: { methodology, testbed } }) => ({ methodology, testbed })),
    }))
    .sort((a, b) => Number(a.transcribed) - Number(b.transcribed) || b.products.length - a.products.length);
}
