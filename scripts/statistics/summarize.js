import { boundOfSum } from '../model/bound.js';
import { InputError } from '../model/inputError.js';
import { canBeNegative } from '../model/metric.js';
import { confidenceInterval } from './confidenceInterval.js';
import { sampleDeviation } from './deviation.js';
import { mean } from './mean.js';
import { extent, median } from './orderStatistics.js';
import { outliers } from './outliers.js';
import { precisionOf } from './precision.js';

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
    interval: confidenceInterval(values, { signed }),
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

/**
 * The total of parts of a whole. Where all parts come from the same runs, each run has a total, and these have a spread as other results
 * do; else it is the sum of the means, and its spread is not known.
 *
 * @param {import('../model/summary.js').Summary[]} parts of one product
 * @returns {{ paired: boolean, summary: import('../model/summary.js').Summary }}
 */
export function totalOf(parts) {
  const [first, ...others] = parts;
  const { bound: _, ...unbound } = first;
  const bound = boundOfSum(parts);
  const whole = bound ? { ...unbound, bound } : unbound;
  const counted = parts.map(({ runs }) => runs.filter(({ excluded }) => excluded === null));
  const key = (/** @type {number} */ at) => counted[at].map(({ run }) => run).join();
  const paired = others.every(
    ({ test, campaign }, at) => test === first.test && campaign === first.campaign && key(at + 1) === key(0),
  );
  if (paired) {
    const runs = counted[0].map((run, at) => ({
      ...run,
      value: counted.reduce((sum, each) => sum + each[at].value, 0),
    }));
    return { paired, summary: { ...whole, runs, ...summarize(runs, first.metric) } };
  }
  const mean = parts.reduce((sum, each) => sum + each.mean, 0);
  const single = { ...counted[0][0], run: 1, value: mean };
  return { paired, summary: { ...whole, runs: [single], ...summarize([single], first.metric) } };
}
