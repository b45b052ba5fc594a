import { memoizeLast } from '../../model/lib/memoize.js';
import { agrees, withoutParts } from '../../model/parameters.js';
import { histogramPercentile, mergeHistograms } from '../../statistics/histogram.js';

/** The percentiles of a measure come one after the other, out of the same bins. */
const merged = memoizeLast(mergeHistograms);

/**
 * The percentile of all counted runs together, out of the sum of their bins: percentiles of single runs have no mean, and one bad run
 * of five would decide it.
 *
 * @param {Pick<import('../../model/measurement.js').Measurement, 'test' | 'parameters' | 'metric' | 'statistic'>} first
 * @param {Pick<import('./summarizeTest.js').Run, 'histograms'>[]} runs that count
 * @returns {number | null} `null` where a run has no bins, there is one run alone, or too few values lie beyond
 */
export function pooledPercentile({ test, parameters, metric, statistic }, runs) {
  if (!/^p\d/.test(statistic) || runs.length < 2) return null;
  const bins = runs.map(({ histograms = [] }) =>
    histograms
      .filter((each) => each.test === test && each.metric === metric)
      .filter((each) => agrees(withoutParts(each.parameters), withoutParts(parameters)))
      .map((each) => each.bins),
  );
  if (bins.some((own) => own.length === 0)) return null;
  return histogramPercentile(merged(bins.flat()), Number(statistic.slice(1))).value;
}
