import { quantile } from '../model/lib/quantile.js';
import { isCountedRate } from '../model/isRate.js';
import { perSecond } from './perSecond.js';
import { rateOverTime } from './rateOverTime.js';
import { isClearDrop } from './isClearDrop.js';

/** Fewer seconds, or readings of a short run, leave nothing to compare a beginning with. */
const fewest = 20;
/** A beginning that differs by less, in ln(rate), is not worth a word. */
const leastDifference = Math.log(1.1);
/** What is longer is no beginning. */
const longest = 0.25;

/**
 * Whether a run begins otherwise than it goes on: a product or its cache that warms up, or a drive that is fast for a moment. The
 * beginning is cut where the standard error of the mean of what remains is smallest (the marginal standard error rule: K. P.
 * White, "An effective truncation heuristic for bias reduction in simulation output", Simulation 69 (1997) 323-334), over no more than a
 * quarter of the run, and counts where it stands out from stretches of its length in the rest.
 *
 * @param {import('../model/series.js').Series} series a rate
 * @returns {import('../model/finding.js').WarmUp | null} `null` where the run is too short to tell
 */
export function warmUp(series) {
  const over = series.axis === 'time' ? rateOverTime(series) : null;
  if (!over) return null;
  const seconds = perSecond(over);
  const windows = seconds.rates.length < fewest ? over : seconds;
  if (windows.rates.length < fewest) return null;
  const end = truncation(windows.rates);
  const none = { seconds: null, rate: null, after: null };
  return {
    kind: 'warm-up',
    parameters: series.parameters,
    ...(end > 0 && isOther(windows.rates, end) ? cutAt(windows, { end, start: over.start }) : none),
  };
}

/**
 * @param {import('./perSecond.js').Seconds} windows
 * @param {{ end: number, start: number }} cut
 */
function cutAt({ rates, widths, ends }, { end, start }) {
  const mean = (/** @type {number} */ from, /** @type {number} */ to) => {
    let [amount, seconds] = [0, 0];
    for (let i = from; i < to; i++) {
      amount += rates[i] * widths[i];
      seconds += widths[i];
    }
    return amount / seconds;
  };
  return { seconds: ends[end - 1] - start, rate: mean(0, end), after: mean(end, rates.length) };
}

/** @param {Float64Array} rates @param {number} end */
function isOther(rates, end) {
  const [early, late] = [rates.subarray(0, end), rates.subarray(end)].map((part) => quantile(part, 0.5));
  if (!(Math.min(early, late) > 0) || Math.abs(Math.log(early / late)) < leastDifference) return false;
  if (early > late) return isClearDrop(rates, { end, before: early, after: late, least: leastDifference });
  // a rise of the rate is a drop of the time that each I/O takes
  const times = rates.map((rate) => 1 / Math.max(rate, Number.MIN_VALUE));
  return isClearDrop(times, { end, before: 1 / early, after: 1 / late, least: leastDifference });
}

/** How many values to leave out at the beginning, no more than a quarter. @param {Float64Array} values */
function truncation(values) {
  const count = values.length;
  let [sum, squares] = [0, 0];
  let [best, least] = [0, Infinity];
  const centre = quantile(values, 0.5);
  for (let from = count - 1; from >= 0; from--) {
    const off = values[from] - centre;
    sum += off;
    squares += off ** 2;
    const rest = count - from;
    if (from > longest * count) continue;
    const error = (squares - sum ** 2 / rest) / rest ** 2;
    if (error <= least) [best, least] = [from, error];
  }
  return best;
}

/** @type {import('./index.js').Analysis} */
export const warmUpAnalysis = {
  name: 'warm-up',
  kind: 'warm-up',
  // the fast beginning of writes is a cache, which another analysis looks for
  fits: ({ metric, parameters }) => isCountedRate(metric) && parameters.operation !== 'write',
  find: (series) => warmUp(series),
  numbers: [
    {
      name: 'warm-up',
      metric: 'duration',
      title: 'until the run went on as it did to its end',
      of: (found) => found.seconds,
    },
  ],
};
