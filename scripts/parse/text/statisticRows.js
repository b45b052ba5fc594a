import { measurement } from '../../model/measurement.js';
import { numberIn } from './jsonDocument.js';
import { scaled } from './scaled.js';

/**
 * Statistics of one metric as a program wrote them into JSON: those that are numbers, and not below zero.
 *
 * @param {[string, unknown][]} named
 * @param {Partial<import('../../model/measurement.js').Measurement> & { metric: import('../../model/metric.js').Metric }} place
 * @param {number} factor to the metric's unit
 */
export const statisticRows = (named, place, factor) =>
  named.flatMap(([statistic, shown]) => {
    const value = numberIn(shown);
    return value === null || value < 0
      ? []
      : [measurement({ ...place, statistic, value: scaled(value, factor) })];
  });
