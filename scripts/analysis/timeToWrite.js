/**
 * When a number of bytes had been written, between windows by their rate.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes from the start
 * @returns {number | null} seconds on the series' clock; `null` where the run ends before
 */
function timeAtBytes({ ends, widths, rates, amount }, bytes) {
  const i = amount.findIndex((sum) => sum >= bytes);
  if (i < 0) return null;
  return rates[i] === 0 ? ends[i] - widths[i] : ends[i] - (amount[i] - bytes) / rates[i];
}

/**
 * How long the first bytes took.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes
 * @returns {number | null} seconds
 */
export function timeToWriteFirst(over, bytes) {
  const at = timeAtBytes(over, bytes);
  return at === null ? null : at - over.start;
}

/**
 * How long the last bytes took.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes
 * @returns {number | null} seconds
 */
export function timeToWriteLast(over, bytes) {
  const { ends, amount } = over;
  const all = amount[amount.length - 1];
  const at = bytes > all ? null : timeAtBytes(over, all - bytes);
  return at === null ? null : ends[ends.length - 1] - Math.max(at, over.start);
}
