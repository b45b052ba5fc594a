import { coloursDrawn, inColoursDrawn, unsharedColours } from '../../results/selection/distinctColours.js';
import { leadChart } from '../drawingBoard.js';
import { historyOf } from '../lock/lockHistory.js';
import { chartFiles, chartRecord, chartSummary, originsOf, posterFiles } from './chartFiles.js';
import { chartKeys } from './chartKeys.js';
import { pageOf } from './pageAddresses.js';
import { chartDataFile, listPath } from './pageFiles.js';
import { archiveOf } from './reviewArchive.js';
import { methodologyFacts, testbedFacts } from './setupFacts.js';

/**
 * The files that one review becomes. Templates read two of them: lists too read the record of the review, so the drawings of its charts
 * are in another file, but for the one that lists show.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @param {import('./chartFiles.js').Drawn[]} drawn its charts
 * @param {Pick<import('../compose.js').Composition, 'project' | 'products' | 'files'>} site
 * @returns {Map<string, string | Uint8Array>} by path below `.build`
 */
export function reviewFiles(composed, drawn, { project, products, files }) {
  const { review, charts } = composed;
  const { slug, published } = review;
  const data = chartDataFile(composed, drawn);
  const records = charts.map((chart, at) => {
    const said = charts.slice(0, at).flatMap((before) => before.data.cautions);
    return chartRecord(chart, drawn[at], { slug, project, files, archive: published?.archive, said });
  });
  const lead = leadChart(charts);
  const others = records.filter(({ id }) => id !== lead);
  const record = {
    ...reviewRecord(composed, { project, products }),
    charts: charts.map((chart, at) => chartSummary(chart, drawn[at], slug)),
    lead: records.find(({ id }) => id === lead) ?? null,
    page: charts.length > 0 ? { charts: data.path, others: listPath(slug) } : null,
  };
  return new Map([
    [`assets/reviews/${slug}.json`, JSON.stringify(record)],
    // without another chart, too: live preview does not watch for a file that comes with it
    [`assets/charts/${slug}.json`, JSON.stringify(Object.fromEntries(others.map((each) => [each.id, each])))],
    [`static/${data.path}`, data.text],
    ...posterFiles(composed, drawn),
    ...charts.flatMap((chart, at) => chartFiles(chart, drawn[at], slug)),
  ]);
}

/**
 * What the page of a review is made of beside its charts: line-up, numbers in sentences, specifications.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @param {Pick<import('../compose.js').Composition, 'project' | 'products'>} site
 */
function reviewRecord({ review, charts, answers, specs }, { project, products }) {
  const { value, slug } = review;
  const colours = coloursDrawn(charts.map(({ data }) => data));
  const cards = (/** @type {string[]} */ ids) => inColoursDrawn(cardsOf(ids, products), colours);
  return {
    products: cards(value.products ?? []),
    methodology: pageOf(project, 'methodologies', value.methodology),
    testbed: pageOf(project, 'testbeds', value.testbed),
    updates: historyOf(review),
    sections: review.sections.map(({ id, name, title }) => ({ id, name, title })),
    transcribed: charts.some(({ data }) => originsOf(data).some(({ kind }) => kind === 'transcribed')),
    archive: archiveOf(slug),
    answers,
    specs: Object.fromEntries(specs.map(({ key, ids, all }) => [key, { products: cards(ids), rows: all }])),
    setups: Object.fromEntries(setupsShown(review, project)),
    chartKeys: review.shortcodes.some(({ name }) => name === 'chart-keys') ? chartKeys() : null,
  };
}

/**
 * The methodologies and testbeds that its shortcodes show: those that they name, else its own.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {[string, object][]} by the address of their page
 */
function setupsShown({ shortcodes, value }, { methodologies, testbeds }) {
  return shortcodes.flatMap(({ name, named }) => {
    const kind = name === 'test' ? 'methodology' : name;
    const id = named[kind] ?? value[kind];
    const methodology = kind === 'methodology' && methodologies.get(id);
    const testbed = kind === 'testbed' && testbeds.get(id);
    return [
      ...(methodology ? [fileOf('methodologies', methodologyFacts(methodology))] : []),
      ...(testbed ? [fileOf('testbeds', testbedFacts(testbed))] : []),
    ];
  });
}

/** @param {string} folder @param {{ id: string }} facts @returns {[string, object]} */
const fileOf = (folder, facts) => [`${folder}/${facts.id}`, facts];

/**
 * Products that stand together on a page.
 *
 * @param {string[]} ids
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 */
export const productCards = (ids, products) => unsharedColours(cardsOf(ids, products));

/** @param {string[]} ids @param {Map<string, import('../../model/chartData.js').ChartProduct>} products */
const cardsOf = (ids, products) =>
  ids.flatMap((id) => {
    const product = products.get(id);
    if (!product) return [];
    return [
      {
        id,
        name: product.name,
        slot: product.slot,
        emulated: product.kind === 'emulated',
        href: `products/${id}/`,
      },
    ];
  });
