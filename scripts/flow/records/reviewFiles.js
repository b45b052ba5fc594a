import { coloursDrawn, inColoursDrawn, unsharedColours } from '../../results/selection/distinctColours.js';
import { leadChart } from '../drawingBoard.js';
import { historyOf } from '../lock/lockHistory.js';
import { chartSummary, originsOf } from './chartFiles.js';
import { chartKeys } from './chartKeys.js';
import { pageOf } from './pageAddresses.js';
import { archiveOf } from './reviewArchive.js';
import { methodologyFacts, testbedFacts } from './setupFacts.js';

/**
 * What the page of a review is made of beside its charts: line-up, numbers in sentences, specifications.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @param {import('./chartFiles.js').Drawn[]} drawn its charts
 * @param {{ project: import('../../model/project.js').Project, products: Map<string, import('../../model/chartData.js').ChartProduct> }} site
 * @returns {Map<string, string>} by path below `.build`
 */
export function reviewFiles({ review, charts, answers, specs }, drawn, { project, products }) {
  const { value, slug } = review;
  const colours = coloursDrawn(charts.map(({ data }) => data));
  const cards = (/** @type {string[]} */ ids) => inColoursDrawn(cardsOf(ids, products), colours);
  const record = {
    products: cards(value.products ?? []),
    methodology: pageOf(project, 'methodologies', value.methodology),
    testbed: pageOf(project, 'testbeds', value.testbed),
    updates: historyOf(review),
    sections: review.sections.map(({ id, name, title }) => ({ id, name, title })),
    charts: charts.map((chart, at) => chartSummary(chart, drawn[at], slug)),
    lead: leadChart(charts) ?? null,
    transcribed: charts.some(({ data }) => originsOf(data).some(({ kind }) => kind === 'transcribed')),
    archive: archiveOf(slug),
  };
  const files = new Map([
    [`assets/reviews/${slug}/review.json`, JSON.stringify(record)],
    // without an answer, too: live preview does not watch for a file that comes with the first
    [`assets/reviews/${slug}/answers.json`, JSON.stringify(answers)],
  ]);
  if (review.shortcodes.some(({ name }) => name === 'chart-keys'))
    files.set(`assets/reviews/${slug}/chart-keys.json`, JSON.stringify(chartKeys()));
  for (const [path, setup] of setupsShown(review, project))
    files.set(`assets/reviews/${slug}/setups/${path}.json`, JSON.stringify(setup));
  for (const { key, ids, all } of specs) {
    const table = { products: cards(ids), rows: all };
    files.set(`assets/reviews/${slug}/specs/${key}.json`, JSON.stringify(table));
  }
  return files;
}

/**
 * The methodologies and testbeds that its shortcodes show: those that they name, else its own.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {[string, object][]} by path below the folder of setups
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
