import { dateText } from '../../model/dateText.js';
import { problem } from '../../model/inputError.js';
import { newestPrice } from '../../model/price.js';
import { capacityOf } from '../specs.js';
import { withoutZero } from './withoutZero.js';

/**
 * The newest price of each product, all in one currency.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function pricesInput({ rows, results, block, wanted }) {
  const meaningless = withoutZero(wanted.metric, {
    what: 'no value for money',
    hint: 'draw it as bars, and name the prices beside it',
  });
  if (meaningless.length > 0) return { rows: [], problems: meaningless };
  const products = new Map(
    wanted.products.map((id) => {
      const facts = results.project.products.get(id)?.value ?? {};
      const price = newestPrice(facts.prices, block.currency);
      const day = price && dateText(price.date, results.project.dateFormat);
      return [id, { capacity: capacityOf(facts), price: price && { ...price, day } }];
    }),
  );
  const priced = rows.filter(({ product }) => products.get(product)?.price);
  const currencies = [...new Set(priced.map(({ product }) => products.get(product)?.price?.currency))].sort();
  const without = [...new Set(rows.map(({ product }) => product))].filter((id) => !products.get(id)?.price);
  const hint = (/** @type {string} */ id) =>
    `add to data/products/${id}.toml: [[prices]] amount = 23.95, currency = "USD", date = 2026-11-21`;
  if (currencies.length > 1) {
    const choose = `name one that all have: currency = "${currencies[0]}"`;
    return {
      rows: [],
      problems: [problem(`prices in several currencies: ${currencies.join(', ')}`, { hint: choose })],
    };
  }
  const severity = /** @type {'warning' | 'error'} */ (priced.length > 0 ? 'warning' : 'error');
  const problems = without.map((id) =>
    problem(`no price of ${id}${priced.length > 0 ? ': left out' : ''}`, { severity, hint: hint(id) }),
  );
  return { rows: priced, products, problems };
}
