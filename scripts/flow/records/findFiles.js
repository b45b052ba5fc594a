import { wholeDate } from '../../model/dateText.js';
import { joinNames } from '../../model/lib/phrases.js';
import { metrics, unitShown } from '../../model/metric.js';
import { commonCurrency, newestPrice, priceText } from '../../model/price.js';
import { fittingDigits, resultText } from '../../model/runWords.js';
import { kindNamed } from '../../model/vocabulary/index.js';
import { currenciesOf, loneSorts } from '../../results/find/findProducts.js';
import { specRows } from '../../results/specs.js';
import { bandText } from './bandText.js';
import { hashedFile, pageOf, testPage } from './pageAddresses.js';

/**
 * @typedef {import('../../results/find/findRecord.js').FindRecord} FindRecord
 * @typedef {import('../../model/project.js').HandWritten} HandWritten
 * @typedef {import('../../results/query/rankTest.js').Ranking} Ranking
 * @typedef {import('./siteFiles.js').Site} Site
 */

/** Facts of one kind in the sentence, and values of a fact to choose from: of more, nobody reads the list. */
const mostFacts = 3;
const mostValues = 40;

/** A fact in words narrows where its values are at most this share of the products that state it. */
const mostOwnValues = 2 / 3;

/**
 * What the finder asks and answers by: one file, fetched by its page.
 *
 * @param {Site} site
 * @param {Map<string, Ranking[]>} rankings by `methodology/test`
 * @returns {Map<string, string>} by path below `.build`
 */
export function findFiles(site, rankings) {
  const file = hashedFile('find/products', JSON.stringify(findRecord(site, rankings)));
  return new Map([
    [`static/${file.path}`, file.text],
    ['assets/find.json', JSON.stringify({ path: file.path })],
  ]);
}

/**
 * @param {Site} site
 * @param {Map<string, Ranking[]>} rankings
 * @returns {FindRecord}
 */
export function findRecord({ project, products, about }, rankings) {
  const records = [...products.values()]
    .filter(({ kind }) => kind !== 'emulated')
    .map((product) =>
      productOf(product, /** @type {HandWritten} */ (project.products.get(product.id)), about?.dateFormat),
    )
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const results = resultsOf(rankings, project, new Set(records.map(({ id }) => id)));
  return {
    kinds: [...new Set(records.map(({ kind }) => kind))].map((kind) => kindOf(kind, records)),
    products: records,
    results,
    uses: usesOf(project, results).map((use) => ({ ...use, kinds: testedKinds(use, results, records) })),
  };
}

/**
 * The kinds of product that were tested for a use. One product alone is no answer to which is best at a test.
 *
 * @param {Pick<FindRecord['uses'][number], 'single' | 'weights'>} use
 * @param {FindRecord['results']} results
 * @param {FindRecord['products']} products
 */
function testedKinds({ single, weights }, results, products) {
  const kinds = results
    .filter(({ test }) => weights[test] > 0)
    .flatMap(({ values }) => {
      const tested = products.filter(({ id }) => values[id]).map(({ kind }) => kind);
      return tested.filter((kind, at) => !single || tested.indexOf(kind) !== at);
    });
  return [...new Set(kinds)];
}

/**
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {HandWritten} written
 * @param {string} [dateFormat]
 * @returns {import('../../results/find/findRecord.js').FindProduct}
 */
function productOf({ id, name, slot }, written, dateFormat) {
  const kind = written.value.kind ?? 'product';
  const looked = new Set(askedFacts(kind).map(({ title }) => title));
  const known = specRows([written])
    .filter(({ label }) => looked.has(label))
    .flatMap(({ label, cells: [{ text, value, parts, state }] }) =>
      state === 'known' ? [[label, { text, value, ...(parts && { parts }) }]] : [],
    );
  const newest = newestPrice(written.value.prices);
  const price = newest && {
    amount: newest.amount,
    currency: newest.currency,
    said: [
      priceText(newest),
      ...(newest.where === null ? [] : [newest.where]),
      wholeDate(newest.date, dateFormat),
    ],
  };
  return { id, name, slot, kind, href: `products/${id}/`, facts: Object.fromEntries(known), price };
}

/** Those by which people look for products of a kind. @param {string} kind */
const askedFacts = (kind) => Object.values(kindNamed(kind).facts).filter(({ overview }) => overview);

/** The facts that set products of a kind apart. @param {string} id @param {FindRecord['products']} products */
function kindOf(id, products) {
  const { title, plural } = kindNamed(id);
  const own = products.filter(({ kind }) => kind === id);
  const asked = askedFacts(id)
    .map((fact) => ({ label: fact.title, numeric: fact.type !== 'text' }))
    .map((fact) => ({ ...fact, values: valuesOf(own, fact) }))
    .filter(({ values }) => values.length > 1 && values.length <= mostValues)
    .filter((fact) => fact.numeric || sharesValues(fact, own))
    .slice(0, mostFacts);
  const currency = commonCurrency(own.flatMap(({ price }) => price ?? []));
  const others = currenciesOf(own).filter((each) => each !== currency);
  return {
    id,
    title,
    plural,
    currency,
    ...(others.length > 0 && { apart: ` Prices in ${joinNames(others)} are not compared.` }),
    facts: asked,
  };
}

/**
 * Versions of eighteen programs are a list of the programs: where nearly every product has a value of its own, none narrows.
 *
 * @param {{ label: string, values: { text: string }[] }} fact
 * @param {FindRecord['products']} own
 */
function sharesValues({ label, values }, own) {
  const stating = own.filter(({ facts }) => facts[label]);
  return values.length <= mostOwnValues * stating.length;
}

/** @param {FindRecord['products']} own @param {{ label: string, numeric: boolean }} fact */
function valuesOf(own, { label, numeric }) {
  const known = own
    .flatMap(({ facts }) => facts[label] ?? [])
    .flatMap(({ parts, ...whole }) => parts?.map((text) => ({ text, value: null })) ?? [whole]);
  const values = [...new Map(known.map((each) => [each.text, each])).values()];
  if (!numeric) {
    const lone = loneSorts(values.map(({ text }) => text));
    return values.filter(({ text }) => !lone.has(text)).sort((a, b) => (a.text < b.text ? -1 : 1));
  }
  return values.filter(({ value }) => value !== null).sort((a, b) => Number(a.value) - Number(b.value));
}

/**
 * The first result of every test on every testbed, measured and transcribed ones apart, where it says which way is better.
 *
 * @param {Map<string, Ranking[]>} rankings
 * @param {import('../../model/project.js').Project} project
 * @param {Set<string>} known products
 * @returns {FindRecord['results']}
 */
function resultsOf(rankings, project, known) {
  return [...rankings].flatMap(([test, own]) => {
    const [methodology, name] = test.split('/');
    const [first] = own.filter(({ metric }) => metrics[metric].better !== 'neither');
    return own
      .filter(({ label, metric }) => label === first?.label && metric === first.metric)
      .flatMap(({ testbed, label, metric, measured, apart }) => {
        const setup = String(pageOf(project, 'methodologies', methodology)?.title);
        const where = `${setup}, ${pageOf(project, 'testbeds', testbed)?.title}`;
        const transcribed = apart.filter(({ kind, variant }) => kind === 'transcribed' && variant === null);
        return [measured, transcribed].flatMap((summaries, at) => {
          const shown = summaries.filter(({ product, mean }) => known.has(product) && mean > 0);
          if (shown.length === 0) return [];
          return [
            {
              test,
              title: `${testPage(project, methodology, name).title}: ${label}`,
              field: `${methodology} ${testbed} ${at}`,
              methodology: setup,
              where,
              transcribed: at === 1,
              lower: metrics[metric].better === 'lower',
              values: Object.fromEntries(shown.map((each) => [each.product, valueOf(each)])),
            },
          ];
        });
      });
  });
}

/** @param {import('../../model/summary.js').Summary} summary */
const valueOf = (summary) => ({
  mean: summary.mean,
  metric: summary.metric,
  // of a run, the page needs no file
  runs: /** @type {import('../../model/summary.js').RunValue[]} */ (
    summary.runs.map(({ run, value, excluded }) => ({ run, value, excluded }))
  ),
  ...(summary.bound && { bound: summary.bound }),
  text: textOf(summary),
});

/** With the range that a source leaves open: `220 MB/s (210 to 230)`. @param {import('../../model/summary.js').Summary} summary */
function textOf(summary) {
  const range = bandText(summary, unitShown(summary), fittingDigits(summary));
  return resultText(summary, unitShown(summary)) + (range && ` (${range})`);
}

/**
 * Uses of one name may be of several methodologies; after them, each result by itself that two products share. Those of one title name
 * their methodology.
 *
 * @param {import('../../model/project.js').Project} project
 * @param {FindRecord['results']} results
 * @returns {Omit<FindRecord['uses'][number], 'kinds'>[]}
 */
function usesOf({ methodologies }, results) {
  const there = new Set(results.map(({ test }) => test));
  /** @type {Map<string, Omit<FindRecord['uses'][number], 'kinds'>>} */
  const uses = new Map();
  for (const { id: methodology, value } of methodologies.values()) {
    for (const [id, { title, weights }] of Object.entries(
      /** @type {Record<string, any>} */ (value.uses ?? {}),
    )) {
      /** @type {Omit<FindRecord['uses'][number], 'kinds'>} */
      const use = uses.get(id) ?? { id, title, single: false, weights: {} };
      uses.set(id, use);
      for (const [test, weight] of Object.entries(weights)) {
        const key = `${methodology}/${test}`;
        if (there.has(key)) use.weights[key] = Number(weight);
      }
    }
  }
  const ranked = results.filter(({ values }) => Object.keys(values).length > 1);
  const single = [...new Map(ranked.map((each) => [each.test, each])).values()];
  const isAlone = (/** @type {string} */ title) => single.filter((each) => each.title === title).length === 1;
  return [
    ...[...uses.values()].filter(({ weights }) => Object.keys(weights).length > 0),
    ...single.map(({ test, title, methodology }) => ({
      id: test,
      title: isAlone(title) ? title : `${title} (${methodology})`,
      single: true,
      weights: { [test]: 1 },
    })),
  ];
}
