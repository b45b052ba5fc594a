import { isRate } from '../model/isRate.js';
import { steadyState } from '../statistics/steadyRounds.js';
import { rateOverTime } from './rateOverTime.js';

/**
 * The same for a series, cut into rounds of equal time.
 *
 * @param {import('../model/series.js').Series} series a rate
 * @param {number} count of rounds
 */
function steadyStateOfSeries(series, count) {
  const over = series.axis === 'time' ? rateOverTime(series) : null;
  if (!over) return null;
  const { start, ends, widths, rates } = over;
  const length = (ends[ends.length - 1] - start) / count;
  const sums = new Float64Array(count);
  for (let i = 0; i < rates.length; i++) {
    const [from, to] = [(ends[i] - widths[i] - start) / length, (ends[i] - start) / length];
    for (let round = Math.max(0, Math.floor(from)); round < Math.min(count, to); round++) {
      sums[round] += rates[i] * Math.max(0, Math.min(to, round + 1) - Math.max(from, round));
    }
  }
  const found = steadyState(Array.from(sums));
  const at = (/** @type {number | null} */ round) => (round === null ? null : start + round * length);
  return (
    found && {
      ...found,
      rounds: count,
      fromSeconds: at(found.fromRound && found.fromRound - 1),
      toSeconds: at(found.toRound),
    }
  );
}

/** @type {import('./index.js').Analysis} */
export const steadyStateAnalysis = {
  name: 'steady-state',
  kind: 'steady-state',
  fits: ({ metric, axis }, { rounds }) => rounds !== undefined && axis === 'time' && isRate(metric),
  find: (series, { rounds = 0 }) => steadyStateOfSeries(series, rounds),
  numbers: [],
};
