import { commonCurrency, priceText } from '../../model/price.js';

/** Pixels of the drawing from its top to the zero of the scale, and above the highest price. */
const zero = 110;
const above = 14;

/**
 * The prices of a product as points over time, in the currency of most of them; between two there is a line, as nobody wrote down more.
 *
 * @typedef {{ amount: number, currency: string, date: string | Date }} Paid
 *
 * @param {Paid[]} prices
 * @returns {{ from: string, to: string, low: string, high: string, points: { x: number, y: number, date: string, price: string }[],
 *   lines: { x1: number, y1: number, x2: number, y2: number }[] } | null} `x` in percent, `y` in pixels; `null` of fewer than two days
 */
export function priceLine(prices) {
  const currency = commonCurrency(prices);
  const own = prices
    .filter((each) => each.currency === currency)
    .map(({ amount, date }) => ({ amount, date: dayOf(date), time: Date.parse(dayOf(date)) }))
    .sort((a, b) => a.time - b.time);
  if (new Set(own.map(({ time }) => time)).size < 2) return null;
  const [first, last] = [own[0], own[own.length - 1]];
  const amounts = own.map(({ amount }) => amount);
  const most = Math.max(...amounts);
  const words = (/** @type {number} */ amount) => priceText({ amount, currency: String(currency) });
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  const points = own.map(({ amount, date, time }) => ({
    x: round(2 + (96 * (time - first.time)) / (last.time - first.time)),
    y: round(zero - ((zero - above) * amount) / most),
    date,
    price: words(amount),
  }));
  return {
    from: first.date,
    to: last.date,
    low: words(Math.min(...amounts)),
    high: words(most),
    points,
    lines: points.slice(1).map(({ x, y }, at) => ({ x1: points[at].x, y1: points[at].y, x2: x, y2: y })),
  };
}

/** @param {string | Date} date */
const dayOf = (date) => (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10);
