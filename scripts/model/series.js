import { refuseBelowZero } from './measurement.js';
import { metrics } from './metric.js';
import { noParameters } from './parameters.js';

/**
 * The readings of one metric over one run. Up to `readingsKept` of them stand as the tool wrote them; longer logs are
 * reduced while they are read: `values` are then bucket means, `low` and `high` the extremes of each bucket.
 *
 * @typedef {object} Series
 * @property {number} run separate runs found in the file, from 0
 * @property {import('./parameters.js').Parameters} parameters what was asked for or set, by name; `job` where it is one of several
 * @property {string | null} test the tool's own name for the test
 * @property {import('./metric.js').Metric} metric
 * @property {import('./metric.js').Unit} unit
 * @property {'time' | 'bytes' | 'fraction'} axis what `times` holds: seconds, bytes or 0 to 1 of the capacity
 *   (a transcribed fill may know only the last)
 * @property {Float64Array} times ascending; where each reading ends, in seconds since the run began (see `axis`)
 * @property {Float64Array} values in the base unit
 * @property {Float64Array | null} low `null` where every reading is kept
 * @property {Float64Array | null} high
 * @property {number} points all readings before any reduction
 * @property {number} duration seconds from the run's begin to its last reading; `NaN` where the axis is not time
 * @property {number} mean of all readings
 * @property {number} min
 * @property {number} max
 * @property {string} [subject] the product, as a file names it that holds several; absent elsewhere
 * @property {string} [evidence] what a transcribed series was taken from
 * @property {StatedSteps} [stated] of a curve that a source describes in words
 *
 * @typedef {object} StatedSteps
 * @property {Stated[]} rates of each step, as the source gives it
 * @property {number[]} places significant digits of the places where they end
 * @property {{ mean: Stated | null, min: Stated, max: Stated }} ends of the series' own `mean`, `min` and `max`; `mean` is `null` where bounds
 *   leave it open
 *
 * @typedef {import('./measurement.js').Stated} Stated
 */

/** Enough for 18 hours at four readings a second; a chart never shows as many. */
export const readingsKept = 262_144;

/**
 * A series of readings that are all kept.
 *
 * @param {Partial<Series> & Pick<Series, 'metric'> & { times: ArrayLike<number>, values: ArrayLike<number> }} fields
 * @returns {Series}
 */
export function series(fields) {
  const times = Float64Array.from(fields.times);
  const values = Float64Array.from(fields.values);
  if (times.length !== values.length || times.length === 0) {
    throw new Error(`a series of ${times.length} times and ${values.length} values`);
  }
  const min = fields.min ?? values.reduce((least, value) => Math.min(least, value), Infinity);
  refuseBelowZero(fields.metric, min);
  return {
    run: fields.run ?? 0,
    test: fields.test ?? null,
    metric: fields.metric,
    unit: metrics[fields.metric].unit,
    axis: fields.axis ?? 'time',
    times,
    values,
    low: fields.low ?? null,
    high: fields.high ?? null,
    points: fields.points ?? times.length,
    duration: fields.duration ?? ((fields.axis ?? 'time') === 'time' ? times[times.length - 1] : NaN),
    mean: fields.mean ?? values.reduce((sum, value) => sum + value, 0) / values.length,
    min,
    max: fields.max ?? values.reduce((most, value) => Math.max(most, value), -Infinity),
    parameters: fields.parameters ?? noParameters,
    ...(fields.subject && { subject: fields.subject }),
    ...(fields.evidence && { evidence: fields.evidence }),
    ...(fields.stated && { stated: fields.stated }),
  };
}
