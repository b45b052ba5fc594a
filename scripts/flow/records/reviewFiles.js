import { chartKeys } from './chartKeys.js';
import { historyOf } from '../lock/lockHistory.js';
import { pageOf } from './pageOf.js';
import { archiveOf } from './reviewArchive.js';

/**
 * What the page of a review is made of beside its charts: line-up, numbers in sentences, specifications.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @param {{ project: import('../../model/project.js').Project, products: Map<string, import('../../model/chartData.js').ChartProduct> }} site
 * @returns {Map<string, string>} by path below `.build`
 */
export function reviewFiles({ review, charts, answers, specs }, { project, products }) {
  const { value, slug } = review;
  const record = {
    products: productCards(value.products ?? [], products),
    methodology: pageOf(project, 'methodologies', value.methodology),
    testbed: pageOf(project, 'testbeds', value.testbed),
    updates: historyOf(review),
    sections: review.sections.map(({ id, name, title }) => ({ id, name, title })),
    charts: charts.map(({ data: { id, title, subtitle } }) => ({ id, title, subtitle })),
    lead: charts[0]?.data.id ?? null,
    archive: archiveOf(slug),
  };
  const files = new Map([[`assets/reviews/${slug}/review.json`, JSON.stringify(record)]]);
  for (const [name, answered] of Object.entries(answers)) {
    files.set(`assets/reviews/${slug}/answers/${name}.json`, JSON.stringify(answered));
  }
  if (review.shortcodes.some(({ name }) => name === 'chart-keys'))
    files.set(`assets/reviews/${slug}/chart-keys.json`, JSON.stringify(chartKeys()));
  for (const { key, ids, all } of specs) {
    const table = { products: productCards(ids, products), rows: all };
    files.set(`assets/reviews/${slug}/specs/${key}.json`, JSON.stringify(table));
  }
  return files;
}

/**
 * @param {string[]} ids
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 */
export function productCards(ids, products) {
  return ids.flatMap((id) => {
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
}
