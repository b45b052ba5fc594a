import { groupBy } from '../../model/lib/groupBy.js';
import { absentWords } from '../../model/absentWords.js';
import { boundSide } from '../../model/bound.js';
import { judgeIndex } from '../../statistics/indexInterval.js';
import { countedValues } from '../../statistics/judge.js';
import { ranksBy } from '../../statistics/ranks.js';

/**
 * The products that fit what a reader asks for, ranked by the results that decide, and why the others are not among them. What
 * has no known price is left out where a limit is set, and only there.
 *
 * @typedef {import('./findRecord.js').FindRecord} FindRecord
 * @typedef {import('./findRecord.js').FindProduct} FindProduct
 * @typedef {import('./findRecord.js').FindResult} FindResult
 *
 * @typedef {object} Wanted
 * @property {string} kind
 * @property {Record<string, string>} facts the text that is wanted, by label; of a number, the least
 * @property {number | null} under the highest price
 * @property {Record<string, number>} weights by `methodology/test`; empty where any use will do
 *
 * @typedef {object} Answer
 * @property {FindProduct} product
 * @property {number} first best place it may have
 * @property {number} last worst
 * @property {Share} share of the first one's
 * @property {{ title: string, text: string }[]} values
 *
 * @typedef {{ value: number, low: number, high: number, limit?: import('../../statistics/indexInterval.js').IndexJudgement['limit'] }} Share
 *
 * @typedef {object} Field answers that may be compared with one another
 * @property {string} where
 * @property {boolean} transcribed
 * @property {boolean} single nothing in it was repeated: the order is by single values
 * @property {number} parts how many results decide
 * @property {Answer[]} answers the best first
 *
 * @typedef {{ fields: Field[], fitting: FindProduct[], others: { reason: string, ofPrice: boolean, products: FindProduct[] }[] }} Found `ofPrice`: a limit of the price leaves them out; `fitting`: where no use is asked for, by price; where prices are in several currencies, by name
 *
 * @param {FindRecord} record
 * @param {Wanted} wanted
 * @returns {Found}
 */
export function findProducts(record, wanted) {
  const { kind, weights } = wanted;
  const { facts: known = [], currency = null } = record.kinds.find(({ id }) => id === kind) ?? {};
  const own = record.products.filter((product) => product.kind === kind);
  const asked = record.results.filter(({ test }) => weights[test] > 0);
  const fields = [...groupBy(asked, ({ field }) => field).values()];
  const hasUse = Object.keys(weights).length > 0;
  const isTested = (/** @type {FindProduct} */ { id }) => fields.some((results) => hasAll(results, id));
  const judged = own.map((product) => {
    const fact = factAgainst(product, known, wanted);
    const price = fact === null ? priceAgainst(product, currency, wanted) : null;
    const reason = fact ?? price ?? (hasUse && !isTested(product) ? 'Not ranked for this' : null);
    return { product, reason, ofPrice: price !== null };
  });
  const fitting = judged.filter(({ reason }) => reason === null).map(({ product }) => product);
  const against = judged.flatMap(({ reason, ...rest }) => (reason === null ? [] : [{ reason, ...rest }]));
  return {
    fields: fields
      .map((results) => fieldOf(results, fitting, weights))
      .filter(({ answers }) => answers.length > 0),
    fitting: cheapestFirst(fitting),
    others: [...groupBy(against, ({ reason }) => reason)].map(([reason, each]) => ({
      reason,
      ofPrice: each[0].ofPrice,
      products: each.map(({ product }) => product),
    })),
  };
}

/** The currencies that prices are in. @param {FindProduct[]} products */
export const currenciesOf = (products) => [
  ...new Set(products.flatMap(({ price }) => (price ? [price.currency] : []))),
];

/** Of two currencies nobody can say which price is the lower: then as they come, by name. @param {FindProduct[]} products */
function cheapestFirst(products) {
  if (currenciesOf(products).length > 1) return products;
  const amount = (/** @type {FindProduct} */ { price }) => price?.amount ?? Infinity;
  // two without a price are alike
  return [...products].sort((a, b) => amount(a) - amount(b) || 0);
}

/** @param {FindResult[]} results @param {string} id */
const hasAll = (results, id) => results.every(({ values }) => values[id]?.mean > 0);

/** "M.2 2230" is a sort of "M.2": whole words go on where the shorter text ends. @param {string} text @param {string} of */
const isSort = (text, of) => text === of || text.startsWith(`${of} `);

/**
 * The first fact that is not as asked.
 *
 * @param {FindProduct} product
 * @param {FindRecord['kinds'][number]['facts']} known
 * @param {Wanted} wanted
 */
function factAgainst({ facts }, known, { facts: asked }) {
  for (const { label, numeric, values } of known) {
    const text = asked[label];
    if (!text) continue;
    const fact = facts[label];
    if (!fact) return `${label}: ${absentWords['not-stated']}`;
    const least = values.find((each) => each.text === text)?.value ?? 0;
    const isOther = numeric
      ? Number(fact.value) < least
      : !(fact.parts ?? [fact.text]).some((each) => isSort(each, text));
    if (isOther) return `${label}: ${fact.text}`;
  }
  return null;
}

/** @param {FindProduct} product @param {string | null} currency that limits are in @param {Wanted} wanted */
function priceAgainst({ price }, currency, { under }) {
  // nobody asks for a price where nothing of the kind has one
  if (under === null || currency === null) return null;
  if (!price) return `Price ${absentWords['not-stated']}`;
  if (price.currency !== currency) return `Price in ${price.currency}, not compared with ${currency}`;
  return price.amount <= under ? null : 'Price too high';
}

/**
 * @param {FindResult[]} results of one field
 * @param {FindProduct[]} fitting
 * @param {Wanted['weights']} weights
 * @returns {Field}
 */
function fieldOf(results, fitting, weights) {
  const own = fitting.filter(({ id }) => hasAll(results, id));
  const family = own.length;
  const judged = (/** @type {FindProduct} */ of, /** @type {FindProduct} */ base) =>
    judgeIndex(
      results.map(({ values, lower, test }) => ({
        of: values[of.id],
        base: values[base.id],
        weight: weights[test],
        lower,
      })),
      { family },
    );
  const repeated = (/** @type {FindProduct} */ { id }) =>
    results.every(({ values }) => countedValues(values[id]).length > 1);
  const score = new Map(own.map((product) => [product, judged(product, own[0]).value]));
  // a bound beyond the values of its own number
  const beyond = (/** @type {FindProduct} */ { id }) =>
    results.reduce((sum, { values, lower }) => sum + boundSide(values[id]) * (lower ? -1 : 1), 0);
  const sorted = [...own].sort(
    (a, b) => Number(score.get(b)) - Number(score.get(a)) || beyond(b) - beyond(a),
  );
  const places = ranksBy(sorted, {
    repeated,
    same: (one, other) => score.get(one) === score.get(other),
    verdict: (one, other) => judged(one, other).verdict,
  });
  const [{ where, transcribed }] = results;
  const single = !own.some(repeated);
  return {
    where,
    transcribed,
    single,
    parts: results.length,
    answers: places.map(({ item, first, last }, at) => ({
      product: item,
      // single values make an order, and no places
      first: single ? 1 : first,
      last: single ? family : last,
      share: at === 0 ? { value: 1, low: 1, high: 1 } : shareOf(judged(item, sorted[0])),
      values: results.map(({ title, values }) => ({ title, text: values[item.id].text })),
    })),
  };
}

/** @param {import('../../statistics/indexInterval.js').IndexJudgement} judgement */
const shareOf = ({ value, interval, limit }) => ({
  value,
  limit,
  low: limit && limit !== 'least' ? 0 : (interval?.low ?? value),
  high: limit && limit !== 'most' ? Infinity : (interval?.high ?? value),
});

/**
 * "SATA" answers for "SATA 3, 6 Gb/s" too: the only sort of a value is no choice of its own.
 *
 * @param {Iterable<string>} texts of one fact
 * @returns {Map<string, string>} the value that answers for it, by each lone sort
 */
export function loneSorts(texts) {
  const values = [...new Set(texts)];
  return new Map(
    values.flatMap((of) => {
      const sorts = values.filter((each) => each !== of && isSort(each, of));
      return sorts.length === 1 ? [[sorts[0], of]] : [];
    }),
  );
}
