import { mean } from './mean.js';
import { median } from './orderStatistics.js';

/**
 * Limits by the number of runs, from which on a clean normal sample has any value beyond in 1.5 % of all cases (simulated, 100,000
 * samples each). The usual 3.5 of Iglewicz and Hoaglin marks a run in 20 % of the clean samples of five.
 *
 * @type {readonly (readonly [number, number])[]}
 */
const limits = [
  [5, 15],
  [6, 8.8],
  [7, 9.2],
  [8, 7],
  [9, 7.3],
  [10, 6.3],
  [12, 5.8],
  [15, 5.5],
  [20, 4.9],
  [30, 4.6],
  [50, 4.3],
  [100, 4.15],
];
const [[fewest]] = limits;
const limitOfEqual = 3.5;
/** Make the two deviations agree with sd on normal data: 1 / 0.67449 and sqrt(pi / 2). */
const perMedianDeviation = 1.4826022185056018;
const perMeanDeviation = 1.2533141373155001;

/**
 * Which values stand apart: modified z-score |x - median| / (1.4826 MAD) over a limit for their number, from five values on.
 * Iglewicz and Hoaglin, "How to Detect and Handle Outliers", ASQC (1993). Where more than half of the values are equal
 * (MAD = 0) their mean absolute deviation is taken, as IBM SPSS does, and the usual limit.
 * They are flagged, and kept: whether a run is disturbed is for the author to say.
 *
 * @param {number[]} values
 * @returns {number[]} indexes
 */
export function outliers(values) {
  if (values.length < fewest) return [];
  const centre = median(values);
  const deviations = values.map((value) => Math.abs(value - centre));
  const usual = median(deviations);
  const scale = usual > 0 ? perMedianDeviation * usual : perMeanDeviation * mean(deviations);
  if (scale === 0) return [];
  const limit = usual > 0 ? limitOf(values.length) : limitOfEqual;
  return deviations.flatMap((deviation, i) => (deviation / scale > limit ? [i] : []));
}

/** @param {number} n */
const limitOf = (n) => Number(limits.findLast(([least]) => least <= n)?.[1]);
