import { parseQuantity, unitNamed } from '../model/parseQuantity.js';
import { isMetric, metrics, units } from '../model/metric.js';
import { absentWords } from '../model/absentWords.js';
import { newestPrice, priceText } from '../model/price.js';
import { withoutCommas } from '../model/quantity.js';
import { kindNamed } from '../model/vocabulary/index.js';
import { specQuantity } from './specQuantity.js';

/**
 * Makers' facts side by side: in the maker's words, with the quantity behind them where one can be read.
 *
 * @typedef {object} SpecCell
 * @property {string} text
 * @property {number | null} value base unit, for sorting
 * @property {string | null} unit
 * @property {'known' | 'unknown' | 'not-stated' | 'not-applicable'} state
 * @property {'maker' | 'review' | 'observed' | 'presumed' | null} source
 * @property {string | null} where the fact was found
 * @property {string | null} note shown with it: the date of a price
 * @property {string} [bought] of a price, shown with it: the shop, or `used`
 * @property {{ currency: string, number: string }} [per] of a price by the unit: what its text is made of
 * @property {string[]} [parts] of a list
 *
 * @typedef {{ label: string, cells: SpecCell[], differs: boolean }} SpecRow
 */

/**
 * The facts of the kinds that these products are of, in the order of the vocabulary; those of one name are one row.
 *
 * @param {import('../model/project.js').HandWritten[]} products
 * @returns {[string, string][]} key and label
 */
function factsOf(products) {
  const own = [...new Set(products.map(({ value }) => value.kind))].flatMap((kind) =>
    Object.entries(kindNamed(kind).facts).map(
      ([key, { title }]) => /** @type {[string, string]} */ ([key, title]),
    ),
  );
  return [['maker', 'Maker'], ...new Map(own), ['released', 'Released']];
}

/**
 * A row for every fact that at least one of the products states.
 *
 * @param {import('../model/project.js').HandWritten[]} products
 * @returns {SpecRow[]}
 */
export function specRows(products) {
  const own = [...new Set(products.flatMap(({ value }) => Object.keys(value.specs ?? {})))];
  const rows = [
    ...factsOf(products).map(([key, label]) =>
      row(
        label,
        products.map(({ value }) => value[key]),
      ),
    ),
    ...own.map((label) =>
      row(
        label,
        products.map(({ value }) => value.specs?.[label]),
      ),
    ),
    row(
      'Price',
      products.map(({ value }) => priceOf(value)),
    ),
    ...pricesPer(products).map((label) =>
      row(
        label,
        products.map(({ value }) => (pricePerOf(value)?.label === label ? pricePer(value) : undefined)),
      ),
    ),
  ];
  return rows.filter(({ cells }) => cells.some(({ state }) => state !== 'not-stated'));
}

/**
 * @param {string} label
 * @param {unknown[]} written
 * @returns {SpecRow}
 */
function row(label, written) {
  const cells = written.map(specCell);
  return { label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
}

/**
 * @param {unknown} written text, a list of texts, a number, or `{ value, source, where }`
 * @returns {SpecCell}
 */
export function specCell(written) {
  const {
    value: raw,
    source = null,
    where = null,
    note = null,
    bought,
    per,
  } = /** @type {any} */ (isFacts(written) ? written : { value: written });
  const text = raw === undefined ? '' : (Array.isArray(raw) ? raw.join(', ') : String(raw)).trim();
  const state = stateOf(text);
  const quantity = state === 'known' ? specQuantity(text) : null;
  return {
    text: shownAs(state, text),
    value: quantity?.value ?? null,
    unit: quantity?.unit ?? null,
    state,
    source,
    where,
    note,
    ...(bought && { bought }),
    ...(per && { per }),
    ...(Array.isArray(raw) && { parts: raw }),
  };
}

/** What nobody states is left to the tables, which may have a dash for it. @param {SpecCell['state']} state @param {string} text */
function shownAs(state, text) {
  if (state === 'known') return spaced(text);
  return state === 'not-stated' ? '' : absentWords[state];
}

/** @param {unknown} written */
const isFacts = (written) => typeof written === 'object' && written !== null && !Array.isArray(written);

/** @param {string} text */
export function stateOf(text) {
  if (/^(?:|not stated)$/i.test(text)) return 'not-stated';
  if (/^(?:\?+|unknown|tb[acd])$/i.test(text)) return 'unknown';
  if (/^(?:n\/?a|n\.\s?a\.?|-+|–|—|none applicable|not applicable)$/i.test(text)) return 'not-applicable';
  return 'known';
}

/** Thousands and the space before a unit as everywhere on the site. @param {string} text */
const spaced = (text) =>
  withoutCommas(text).replace(/^(\d[\d.,\u2009]*)\s*(\S+)/, (all, number, word) =>
    isSymbol(word.replace(/[,;.)]$/, '')) ? `${number}\u2009${word}` : all,
  );

/** A unit as it is written behind numbers, not a word for it. @param {string} word */
const isSymbol = (word) => {
  const unit = unitNamed(word);
  return unit !== null && word.endsWith(units[unit.name].symbol) && units[unit.name].symbol !== '';
};

/** @param {Record<string, any>} product */
function priceOf({ prices }) {
  const price = newestPrice(prices);
  if (!price) return undefined;
  return { value: priceText(price), bought: price.where, note: price.date };
}

/**
 * What the price of a product is divided by: a fact of its kind, or what its maker states of the metric.
 *
 * @param {Record<string, any>} product
 * @returns {{ label: string, amount: number | null } | null} in the unit that the label says
 */
function pricePerOf(product) {
  const { pricePer: per, priceUnit, facts } = kindNamed(product.kind);
  if (per === null) return null;
  const { title, type } = facts[per] ?? { title: per, type: metrics[per]?.unit };
  const stated = facts[per] ? product[per] : statedAs(per, product);
  const amount = stated === undefined ? null : factQuantity(stated, type);
  const unit = priceUnit === null ? null : unitNamed(priceUnit);
  const symbol = priceUnit ?? (units[type]?.symbol || title.toLowerCase());
  return { label: `Price per ${symbol}`, amount: amount && amount / (unit?.factor ?? 1) };
}

/** @param {string} metric @param {Record<string, any>} product */
function statedAs(metric, { specs = {} }) {
  const found = Object.values(specs).find((each) => isMetric(metric) && each?.metric === metric);
  return found?.value;
}

/** @param {import('../model/project.js').HandWritten[]} products */
const pricesPer = (products) => [
  ...new Set(products.map(({ value }) => pricePerOf(value)?.label).filter((label) => label !== undefined)),
];

/** @param {Record<string, any>} product */
function pricePer(product) {
  const price = newestPrice(product.prices);
  const amount = pricePerOf(product)?.amount;
  if (!price || !amount) return undefined;
  const { currency, where: bought } = price;
  const number = (price.amount / amount).toFixed(3);
  return { value: `${currency}\u2009${number}`, bought, per: { currency, number } };
}

/**
 * The number that a fact states, in the unit of its type.
 *
 * @param {unknown} written
 * @param {string} type of the vocabulary: `number` or a unit
 * @returns {number | null} base unit; `null` where it states none, or one of another dimension
 */
export function factQuantity(written, type) {
  if (typeof written === 'number') return written;
  const quantity = specQuantity(String(written).trim());
  if (type === 'number') return quantity?.value ?? null;
  // a bare number of operations is a number a second: makers write `64K`
  if (quantity?.unit === null && units[type]?.dimension === '1/s') return quantity.value;
  return quantity?.unit === units[type]?.dimension ? Number(quantity?.value) : null;
}

/**
 * @param {Record<string, any>} product
 * @returns {number | null} bytes
 */
export function capacityOf({ capacity }) {
  if (typeof capacity === 'number') return capacity;
  const quantity = typeof capacity === 'string' ? parseQuantity(capacity) : null;
  return quantity?.unit === 'B' ? quantity.value : null;
}
