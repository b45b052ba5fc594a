import { quantile } from '../model/lib/quantile.js';
import { mergeAlike } from './mergeAlike.js';
import { partition } from './partition.js';
import { difference, joinAt, spanOf } from './stretch.js';

/** @typedef {import('./stretch.js').Stretch} Stretch */

/** A plateau lasts at least this share of the time looked at; anything shorter is a dip, a peak or a passage. */
const shortest = 0.03;
/** Between two stretches alike, anything shorter than this share is an interruption of one plateau. */
const interruption = 0.1;
/** Levels of a bouncing rate come back to within this, in ln(rate). */
const cameBack = Math.log(1.25);
const longestBounce = 0.25;
/** How far to each side of a boundary to look for a step, as a share of the time. */
const reach = 0.1;

/**
 * The stretches of a constant, or at least steadily changing, rate: levels with a step between them. Found on ln(rate),
 * as a drive's levels differ by factors; then what is short or differs little is merged.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} [first] index of the window to start at
 * @returns {Stretch[]}
 */
export function plateaus(over, first = 0) {
  const span = spanOf(over, { from: first, to: over.rates.length });
  const stretches = segments(over, first, span);
  const usualWidth = span / (over.rates.length - first);
  const long = dissolveShort(stretches, over, Math.max(shortest * span, 2.5 * usualWidth));
  const calm = joinAround(long, over, interruption * span);
  return joinBouncing(mergeAlike(calm, over, reach * span), over, longestBounce * span);
}

/**
 * Gives the shortest stretch to the neighbour nearer in level, until none is too short.
 *
 * @param {Stretch[]} stretches
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} least seconds
 */
function dissolveShort(stretches, over, least) {
  const kept = [...stretches];
  while (kept.length > 1) {
    const spans = kept.map((each) => spanOf(over, each));
    const at = spans.indexOf(Math.min(...spans));
    if (spans[at] >= least) break;
    const gap = (/** @type {number} */ other) =>
      kept[other] ? difference(over, kept[at], kept[other]) : Infinity;
    joinAt(kept, gap(at - 1) <= gap(at + 1) ? at - 1 : at);
  }
  return kept;
}

/**
 * Joins what a passing disturbance cut in two.
 *
 * @param {Stretch[]} stretches
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} most seconds
 */
function joinAround(stretches, over, most) {
  const kept = [...stretches];
  for (let i = 1; i < kept.length - 1; i++) {
    if (spanOf(over, kept[i]) > most || difference(over, kept[i - 1], kept[i + 1]) >= cameBack) continue;
    kept.splice(i - 1, 3, { from: kept[i - 1].from, to: kept[i + 1].to });
    i = Math.max(0, i - 2);
  }
  return kept;
}

/**
 * Joins runs of four or more stretches in which every other one has the same level: a rate that bounces between two
 * levels is one plateau with a wide spread.
 *
 * @param {Stretch[]} stretches
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} most seconds of a stretch that still is a bounce
 */
function joinBouncing(stretches, over, most) {
  const isShort = (/** @type {Stretch} */ each) => spanOf(over, each) <= most;
  /** @type {Stretch[][]} */
  const runs = [];
  for (const stretch of stretches) {
    const run = runs.at(-1);
    const twoBefore = run?.at(-2);
    if (
      run &&
      isShort(stretch) &&
      isShort(run[0]) &&
      (!twoBefore || difference(over, twoBefore, stretch) < cameBack)
    )
      run.push(stretch);
    else runs.push([stretch]);
  }
  return runs.flatMap((run) => (run.length < 4 ? run : [{ from: run[0].from, to: run[run.length - 1].to }]));
}

/**
 * Where ln(rate) changes its level, dips and passages among them.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} first
 * @param {number} span seconds
 * @returns {import('./stretch.js').Stretch[]}
 */
function segments({ rates, widths }, first, span) {
  const own = rates.subarray(first);
  const floor = Math.max(quantile(own, 0.5), quantile(own, 1) / 50) / 20;
  const logs = own.map((rate) => Math.log(Math.max(rate, floor)));
  const usualWidth = span / own.length;
  const penalty = Math.max(2 * Math.log(own.length) * noiseOf(logs) * usualWidth, 0.004 * span);
  const ends = partition(logs, widths.subarray(first), { penalty, cap: Math.log(4), step: 0.03 });
  return ends.map((end, i) => ({ from: first + (i > 0 ? ends[i - 1] : 0), to: first + end }));
}

/**
 * Mean absolute deviation of Laplace noise from the median difference of neighbours, which steps leave alone: half of
 * the differences of two such values lie within 1.15 times it.
 *
 * @param {Float64Array} logs
 */
function noiseOf(logs) {
  if (logs.length < 2) return 0;
  const differences = logs.subarray(1).map((value, i) => Math.abs(value - logs[i]));
  return Math.max(0.01, quantile(differences, 0.5) / 1.146);
}
