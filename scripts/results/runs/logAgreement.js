import { isRate } from '../../model/isRate.js';
import { agrees, workloadWords } from '../../model/parameters.js';
import { warning } from '../../model/parser.js';
import { spacing } from './addJobs.js';

const tolerated = 0.02;

/**
 * Where the logs of a run tell another mean than its document: the document counts, the difference is said.
 *
 * @param {import('../../model/measurement.js').Measurement[]} measurements
 * @param {import('../../model/series.js').Series[]} series
 * @returns {import('../../model/parser.js').Warning[]}
 */
export function disagreements(measurements, series) {
  return series
    .filter(({ metric, parameters }) => parameters.job === undefined && isRate(metric))
    .flatMap((log) => {
      const same = measurements.filter(
        (each) => each.test === log.test && agrees(log.parameters, each.parameters),
      );
      const total = sum(same, log.metric, 'mean');
      if (total === 0) return [];
      const difference = Math.abs(meanOverTime(log) / total - 1);
      const unseen = Math.max(0, 1 - log.duration / longest(same));
      if (difference <= tolerated + unseen) return [];
      const what = [log.test, workloadWords(log.parameters), log.metric].filter(Boolean).join(' ');
      const percent = (difference * 100).toFixed(0);
      return [warning(`${what}: the log's mean differs by ${percent} % from the result, which is shown`)];
    });
}

/**
 * Amount over elapsed time. A window that the log leaves out had no I/O: it counts as zero.
 *
 * @param {import('../../model/series.js').Series} series
 */
export function meanOverTime({ times, values, duration }) {
  const usual = spacing(times);
  let amount = 0;
  for (let at = 0; at < times.length; at++) {
    const gap = times[at] - (at === 0 ? 0 : times[at - 1]);
    amount += values[at] * (gap > 1.5 * usual ? usual : gap);
  }
  return amount / duration;
}

/**
 * @param {import('../../model/measurement.js').Measurement[]} list
 * @param {string} metric
 * @param {string} statistic
 */
const sum = (list, metric, statistic) =>
  list
    .filter((each) => each.metric === metric && each.statistic === statistic)
    .reduce((total, { value }) => total + value, 0);

/** @param {import('../../model/measurement.js').Measurement[]} list */
const longest = (list) =>
  list.filter(({ metric }) => metric === 'duration').reduce((most, { value }) => Math.max(most, value), 0) ||
  Infinity;
