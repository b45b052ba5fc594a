import { InputError } from '../model/inputError.js';
import { canBeNegative } from '../model/metric.js';
import { confidenceInterval } from './confidenceInterval.js';
import { extent } from './extent.js';
import { mean } from './mean.js';
import { median } from './median.js';
import { outliers } from './outliers.js';
import { precisionOf } from './precision.js';
import { relativeDeviation } from './relativeDeviation.js';
import { sampleDeviation } from './sampleDeviation.js';
import { standardError } from './standardError.js';

/**
 * The statistics of a measurement over its runs. Excluded runs stay in the record they came from and are not counted.
 *
 * @param {import('../model/summary.js').RunValue[]} runs
 * @param {import('../model/metric.js').Metric} metric
 * @returns {import('../model/summary.js').Statistics}
 */
export function summarize(runs, metric) {
  const counted = runs.filter(({ excluded }) => excluded === null);
  if (counted.length === 0) throw nothingCounted(runs);
  const values = counted.map(({ value }) => value);
  const centre = mean(values);
  const sd = sampleDeviation(values);
  const signed = canBeNegative(metric);
  return {
    n: values.length,
    mean: centre,
    median: median(values),
    ...extent(values),
    sd,
    se: standardError(values),
    interval: confidenceInterval(values, { signed }),
    rsd: relativeDeviation(sd, centre),
    precision: signed ? null : precisionOf({ n: values.length, mean: centre, sd }),
    outliers: outliers(values).map((i) => counted[i].run),
  };
}

/** @param {import('../model/summary.js').RunValue[]} runs */
function nothingCounted(runs) {
  const hint = 'take one run out of "exclude" in campaign.toml, or add a run';
  return new InputError(`no run is left to count: all ${runs.length} are excluded`, {
    file: runs[0]?.source ?? null,
    hint,
  });
}
