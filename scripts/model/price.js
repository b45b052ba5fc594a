/** @typedef {import('./chartData.js').Price} Price */

/**
 * @param {Record<string, any>[]} [prices] of a product, as its file lists them
 * @param {string} [currency] only of this one
 * @returns {Price | null}
 */
export function newestPrice(prices = [], currency) {
  const own = prices.filter((each) => !currency || each.currency === currency);
  const [found] = own.sort((a, b) => (a.date < b.date ? 1 : -1));
  if (!found) return null;
  return {
    amount: found.amount,
    currency: found.currency,
    date: String(found.date).slice(0, 10),
    where: found.where ?? null,
  };
}

/**
 * The one of most prices; the first price's where there are as many of another.
 *
 * @param {{ currency: string }[]} prices
 * @returns {string | null} `null` of no prices
 */
export function commonCurrency(prices) {
  const count = (/** @type {string} */ currency) =>
    prices.filter((each) => each.currency === currency).length;
  const all = new Set(prices.map(({ currency }) => currency));
  return [...all].sort((a, b) => count(b) - count(a))[0] ?? null;
}

/** @param {Pick<Price, 'amount' | 'currency'>} price */
export const priceText = ({ amount, currency }) => `${currency}\u2009${amount.toFixed(2)}`;
