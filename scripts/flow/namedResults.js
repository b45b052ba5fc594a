import { memoizeByRef } from '../model/lib/memoize.js';
import { indexedLookup } from '../results/selection/indexedLookup.js';

/**
 * @typedef {import('../results/selection/selectSummaries.js').Results} Results
 * @typedef {Map<string, import('../model/chartData.js').ChartProduct>} Products
 */

/**
 * The products that a review may ask about: those whose ids stand anywhere in its front matter, its charts and its shortcodes.
 *
 * @param {import('../model/project.js').Review} review
 * @param {import('../model/project.js').Project} project
 * @returns {string[]} in the order of their files
 */
export function namedProducts({ value, charts, shortcodes }, { products }) {
  const asked = charts.map(({ toml, spec }) => [toml.value, spec?.value]);
  const text = [...textsIn([value, asked, shortcodes])].join('\n');
  return [...products.keys()].filter((id) => text.includes(id));
}

/** @param {unknown} value @returns {Generator<string, void>} */
function* textsIn(value) {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const [key, inside] of Object.entries(value)) {
      yield key;
      yield* textsIn(inside);
    }
}

/**
 * What is known of some products alone. A review gets no more, so that nothing of others can be in it, and it stands while these are
 * the same.
 *
 * @param {string[]} ids
 * @param {{ results: Results, products: Products }} site
 * @returns {{ results: Results, products: Products }}
 */
export function namedResults(ids, { results, products }) {
  const known = byNames(results);
  const key = ids.join('\n');
  const own = known.get(key) ?? namedOnly(ids, results);
  known.set(key, own);
  return { results: own, products: new Map([...products].filter(([id]) => ids.includes(id))) };
}

/** Reviews of one line-up share what is looked up. */
const byNames = memoizeByRef((/** @type {Results} */ _) => /** @type {Map<string, Results>} */ (new Map()));

/** @param {string[]} ids @param {Results} results @returns {Results} */
function namedOnly(ids, results) {
  const { project, summaries, tests, health = [], findingSummaries } = results;
  /** @template {{ product: string }} T @param {T[]} list @returns {T[]} */
  const own = (list) => ids.flatMap((product) => indexedLookup(list, /** @type {any} */ ({ product })));
  return {
    ...results,
    project: { ...project, campaigns: own(project.campaigns) },
    summaries: own(summaries),
    tests: own(tests),
    health: own(health),
    findingSummaries: own(findingSummaries),
  };
}
