import { parseQuantity } from '../model/parseQuantity.js';
import { specQuantity } from './specQuantity.js';

/**
 * Makers' facts side by side: as the maker writes them, with the quantity behind the words where one can be read.
 *
 * @typedef {object} SpecCell
 * @property {string} text
 * @property {number | null} value base unit, for sorting
 * @property {string | null} unit
 * @property {'known' | 'unknown' | 'not-stated' | 'not-applicable'} state
 * @property {'maker' | 'observed' | 'presumed' | null} source
 * @property {string | null} where the fact was found
 * @property {string | null} note shown with it: the date of a price
 *
 * @typedef {{ label: string, cells: SpecCell[], differs: boolean }} SpecRow
 */

const facts = /** @type {[string, string][]} */ ([
  ['maker', 'Maker'],
  ['capacity', 'Capacity'],
  ['form-factor', 'Form factor'],
  ['interface', 'Interface'],
  ['protocol', 'Protocol'],
  ['controller', 'Controller'],
  ['nand', 'Flash memory'],
  ['dram', 'DRAM'],
  ['released', 'Released'],
]);

/**
 * A row for every fact that at least one of the products states.
 *
 * @param {import('../model/project.js').HandWritten[]} products
 * @returns {SpecRow[]}
 */
export function specRows(products) {
  const own = [...new Set(products.flatMap(({ value }) => Object.keys(value.specs ?? {})))];
  const rows = [
    ...facts.map(([key, label]) =>
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
      products.map(({ value }) => newestPrice(value)),
    ),
    row(
      'Price per GB',
      products.map(({ value }) => pricePerGigabyte(value)),
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
 * @param {unknown} written text, a number, or `{ value, source, where }`
 * @returns {SpecCell}
 */
export function specCell(written) {
  const {
    value: raw,
    source = null,
    where = null,
    note = null,
  } = /** @type {any} */ (typeof written === 'object' && written !== null ? written : { value: written });
  const text = raw === undefined ? '' : String(raw).trim();
  const state = stateOf(text);
  const quantity = state === 'known' ? specQuantity(text) : null;
  const shown = { known: spaced(text), unknown: 'unknown', 'not-stated': '', 'not-applicable': 'n/a' }[state];
  return {
    text: shown,
    value: quantity?.value ?? null,
    unit: quantity?.unit ?? null,
    state,
    source,
    where,
    note,
  };
}

/** @param {string} text */
export function stateOf(text) {
  if (/^(?:|not stated)$/i.test(text)) return 'not-stated';
  if (/^(?:\?+|unknown|tb[acd])$/i.test(text)) return 'unknown';
  if (/^(?:n\/?a|n\.\s?a\.?|-+|–|—|none applicable|not applicable)$/i.test(text)) return 'not-applicable';
  return 'known';
}

/** A thin space before a unit, as everywhere on the site. @param {string} text */
const spaced = (text) =>
  text.replace(/^(\d[\d.,]*)\s*(?=(?:[kMGT]i?)?(?:B\/s|B|W|A|V|s|IOPS|TBW)\b|mW\b|mA\b)/, '$1\u2009');

/** @param {Record<string, any>} product */
function latest({ prices = [] }) {
  return [...prices].sort((a, b) => (a.date < b.date ? 1 : -1))[0];
}

/** @param {Record<string, any>} product */
function newestPrice(product) {
  const price = latest(product);
  if (!price) return undefined;
  const where = `${price.date}${price.where ? `, ${price.where}` : ''}`;
  return { value: `${price.currency}\u2009${price.amount.toFixed(2)}`, where, note: price.date };
}

/** @param {Record<string, any>} product */
function pricePerGigabyte(product) {
  const price = latest(product);
  const capacity = capacityOf(product);
  if (!price || !capacity) return undefined;
  const value = `${price.currency}\u2009${(price.amount / (capacity / 1e9)).toFixed(3)}`;
  return { value, where: price.date };
}

/**
 * @param {Record<string, any>} product
 * @returns {number | null} bytes
 */
export function capacityOf({ capacity }) {
  if (typeof capacity === 'number') return capacity;
  const quantity = capacity === undefined ? null : parseQuantity(capacity);
  return quantity?.unit === 'B' ? quantity.value : null;
}
