/**
 * How long the rate keeps above a threshold from the start on: the cut at which the time above it exceeds the time
 * below it the most (the maximal prefix sum of ±seconds, a CUSUM of signs; Page, Biometrika 41 (1954) 100-115).
 * Short dips before the cut and short peaks after it do not move it.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} threshold B/s
 * @returns {{ end: number, lead: number }} index behind the last window, and the excess in seconds; 0 where there is none
 */
export function leadAbove({ rates, widths }, threshold) {
  let sum = 0;
  let lead = 0;
  let end = 0;
  for (let i = 0; i < rates.length; i++) {
    sum += rates[i] > threshold ? widths[i] : -widths[i];
    if (sum > lead) {
      lead = sum;
      end = i + 1;
    }
  }
  return { end, lead };
}

/**
 * The largest such excess of a later stretch, wherever it begins.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} threshold B/s
 * @param {number} from index to start at
 */
export const longestAbove = ({ rates, widths }, threshold, from) =>
  longest(rates, widths, { from, to: rates.length, counts: (rate) => rate > threshold });

/**
 * The largest excess of time below it in an earlier stretch.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} threshold B/s
 * @param {number} to index to stop before
 */
export const longestBelow = ({ rates, widths }, threshold, to) =>
  longest(rates, widths, { from: 0, to, counts: (rate) => rate <= threshold });

/**
 * @param {Float64Array} rates
 * @param {Float64Array} widths
 * @param {{ from: number, to: number, counts: (rate: number) => boolean }} options
 */
function longest(rates, widths, { from, to, counts }) {
  let sum = 0;
  let most = 0;
  for (let i = from; i < to; i++) {
    sum = Math.max(0, sum + (counts(rates[i]) ? widths[i] : -widths[i]));
    if (sum > most) most = sum;
  }
  return most;
}
