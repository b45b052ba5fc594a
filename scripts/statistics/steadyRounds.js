/*
 * SNIA's rule for rounds that have become steady, for readings that are cut into rounds and for rounds that were recorded as such.
 */

const window = 5;
const widestRange = 0.2;
const steepestSlope = 0.1;

/**
 * Steady rounds by the window of the SNIA Solid State Storage Performance Test Specification: within five rounds the values
 * range over no more than 20 % of their mean, and the line fitted to them rises or falls over the window (four round
 * steps) by no more than 10 % of it. SNIA's preconditioning and its rounds of a minute are no part of it, so pages do not call it
 * SNIA's steady state. It is not what fio's `steadystate` option attains either.
 *
 * @param {number[]} rounds one value a round
 * @returns {import('../model/finding.js').SteadyState | null} the first such window, else the last one, not reached;
 *   `null` for fewer than five rounds
 */
export function steadyState(rounds) {
  if (rounds.length < window) return null;
  for (let from = 0; from + window <= rounds.length; from++) {
    const found = judge(rounds, from);
    if (found.reached) return { ...found, lasts: isSteadyFrom(rounds, from + 1) };
    if (from + window === rounds.length) return found;
  }
  return null;
}

/** @param {number[]} rounds @param {number} first index of the first window that counts */
function isSteadyFrom(rounds, first) {
  for (let from = first; from + window <= rounds.length; from++)
    if (!judge(rounds, from).reached) return false;
  return true;
}

/**
 * @param {number[]} rounds
 * @param {number} from index
 * @returns {import('../model/finding.js').SteadyState}
 */
function judge(rounds, from) {
  const values = rounds.slice(from, from + window);
  const mean = values.reduce((sum, value) => sum + value, 0) / window;
  const range = (Math.max(...values) - Math.min(...values)) / mean;
  // Least squares over x = -2..2, whose squares sum to 10.
  const slope = values.reduce((sum, value, i) => sum + (i - 2) * value, 0) / 10;
  const rise = (slope * (window - 1)) / mean;
  const reached = mean > 0 && range <= widestRange && Math.abs(rise) <= steepestSlope;
  return {
    kind: 'steady-state',
    reached,
    lasts: false,
    fromRound: reached ? from + 1 : null,
    toRound: reached ? from + window : null,
    mean,
    range: mean > 0 ? range : 0,
    slope: mean > 0 ? rise : 0,
  };
}
