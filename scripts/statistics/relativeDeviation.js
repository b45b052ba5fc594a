/**
 * Relative standard deviation (coefficient of variation), sd / |mean|.
 *
 * @param {number | null} sd
 * @param {number} mean
 * @returns {number | null} `null` without a deviation or around zero, where no share of the mean is defined
 */
export const relativeDeviation = (sd, mean) => (sd === null || mean === 0 ? null : sd / Math.abs(mean));
