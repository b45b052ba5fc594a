import { chartNumbers, numberOf } from '../records/chartNumbers.js';

/**
 * Every number that a review's page shows from data, as it is shown: in sentences, in tables and cards, and what its charts draw.
 *
 * @typedef {object} Shown
 * @property {string} key what it means, wherever the page shows it
 * @property {string} what the same for readers
 * @property {string} text the number
 * @property {string} [said] the same as a sentence shows it, where it rounds
 * @property {string} file where it was asked for
 * @property {number} line
 *
 * @param {import('../composeReview.js').Composed} composed
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 * @returns {Shown[]} in the order of their keys, each key once
 */
export function shownNumbers({ review, answers, charts, specs }, products) {
  const name = (/** @type {string} */ id) => products.get(id)?.name ?? id;
  const said = review.shortcodes.flatMap((shortcode) => {
    const answer = answers[shortcode.name]?.[shortcode.positional[0]];
    const numbers = answer ? (inAnswers[shortcode.name]?.(shortcode.positional[0], answer, name) ?? []) : [];
    const { name: shown, file, line } = shortcode;
    return numbers.map(({ meant, ...each }) => {
      return { ...each, key: meant ? each.key : `${shown}: ${each.key}`, file, line };
    });
  });
  const drawn = charts.flatMap(({ block, data }) =>
    chartNumbers(data, name).map((each) => {
      const { file, line } = block;
      return { file, line, ...each };
    }),
  );
  const stated = specs.flatMap((table) => inSpecs(table, name));
  const all = new Map([...stated, ...drawn, ...said].map((each) => [each.key, each]));
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** @typedef {import('../records/chartNumbers.js').Said} Said */

/** @type {Record<string, (query: string, answer: any, name: (id: string) => string) => (Said & { meant?: boolean, said?: string })[]>} */
const inAnswers = {
  value: (query, answer, name) =>
    inSentence(query, answer, name).map((said) => ({
      ...said,
      ...answer.locked,
      said: said.text,
      meant: Boolean(answer.locked),
    })),
  finding: inSentence,
  rank: inSentence,
  change: inSentence,
  results: (_, { columns, rows }, name) =>
    rows.flatMap((/** @type {any} */ { product, cells }) =>
      cells.flatMap((/** @type {any} */ cell, /** @type {number} */ at) =>
        cell
          ? [
              numberOf(
                [product, columns[at].ask.words],
                [name(product), columns[at].label],
                `${cell.locked} ${columns[at].unit}`,
              ),
            ]
          : [],
      ),
    ),
  findings: (query, { products: ids, rows }, name) =>
    rows.flatMap((/** @type {any} */ { label, cells }) =>
      cells.flatMap((/** @type {any} */ cell, /** @type {number} */ at) =>
        cell ? [numberOf([query, label, ids[at]], [name(ids[at]), label], cell.locked)] : [],
      ),
    ),
  glance: (_, { cards }, name) =>
    cards.flatMap((/** @type {any} */ { product, facts }) =>
      facts.map((/** @type {any} */ { label, text, rank, ask }) =>
        numberOf([product, ask?.words ?? label], [name(product), label], rank ? `${text}, ${rank}` : text),
      ),
    ),
  health: (_, { product, heads, rows }, name) =>
    rows.flatMap((/** @type {any} */ { label, cells }) =>
      cells.flatMap((/** @type {string | null} */ cell, /** @type {number} */ at) =>
        cell !== null && /\d/.test(cell)
          ? [numberOf([product, label, heads[at]], [name(product), label, heads[at]], cell)]
          : [],
      ),
    ),
};

/**
 * The numbers of a table of specs: what the makers state, and what things cost.
 *
 * @param {import('../records/specTables.js').SpecTable} table
 * @param {(id: string) => string} name
 * @returns {Shown[]}
 */
function inSpecs({ ids, rows, file, line }, name) {
  return rows.flatMap(({ label, cells }) =>
    cells.flatMap(({ text, state }, at) => {
      if (state !== 'known' || !/\d/.test(text)) return [];
      const number = numberOf([ids[at], label], [name(ids[at]), label], text);
      return [{ file, line, ...number, key: `specs: ${number.key}` }];
    }),
  );
}

/**
 * @param {string} query
 * @param {{ text: string }} answer
 * @param {(id: string) => string} name
 * @returns {Said[]}
 */
function inSentence(query, { text }, name) {
  const words = query.trim().split(/\s+/);
  // a product may be called as its file is: its place says that it is one
  const isProduct = (/** @type {string} */ word, /** @type {number} */ at) => at === 0 || name(word) !== word;
  const named = words.filter(isProduct).map(name);
  const asked = words.filter((word, at) => !isProduct(word, at));
  return [{ key: query, what: `${named.join(' against ')}: ${asked.join(' ')}`, text }];
}
