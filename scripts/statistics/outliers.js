import { mean } from './mean.js';
import { median } from './median.js';

const fewest = 5;
const limit = 3.5;
/** Make the two deviations agree with sd on normal data: 1 / 0.67449 and sqrt(pi / 2). */
const perMedianDeviation = 1.4826022185056018;
const perMeanDeviation = 1.2533141373155001;

/**
 * Which values stand apart: modified z-score |x - median| / (1.4826 MAD) over 3.5, from five values on.
 * Iglewicz and Hoaglin, "How to Detect and Handle Outliers", ASQC (1993). Where more than half of the values are equal
 * (MAD = 0) their mean absolute deviation stands in, as IBM SPSS does.
 * They are flagged, and kept: whether a run is disturbed is for the author to say.
 *
 * @param {number[]} values
 * @returns {number[]} indexes
 */
export function outliers(values) {
  if (values.length < fewest) return [];
  const centre = median(values);
  const deviations = values.map((value) => Math.abs(value - centre));
  const scale = perMedianDeviation * median(deviations) || perMeanDeviation * mean(deviations);
  if (scale === 0) return [];
  return deviations.flatMap((deviation, i) => (deviation / scale > limit ? [i] : []));
}
