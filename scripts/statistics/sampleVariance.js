import { sampleDeviation } from './sampleDeviation.js';

/**
 * Sample variance, the square of the sample deviation.
 *
 * @param {number[]} values two or more
 */
export const sampleVariance = (values) => Number(sampleDeviation(values)) ** 2;
