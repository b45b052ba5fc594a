import { InputError } from './inputError.js';
import { canBeNegative, isMetric, isStatistic, metrics } from './metric.js';
import { noParameters } from './parameters.js';

const damaged = 'the file is damaged or edited: take the output of the tool as it came out';

/**
 * One value of one metric in one run, with the parameters it was measured under.
 *
 * @typedef {import('./parameters.js').Parameters} Parameters
 *
 * @typedef {object} Measurement
 * @property {number} run separate runs found in the file, from 0
 * @property {number} [repetition] of the same work within one run (one process), from 0; absent where there is one
 * @property {string | null} test the tool's own name for the test
 * @property {Parameters} parameters what was asked for or set, by name; absent keys are unknown, never zero
 * @property {import('./metric.js').Metric} metric
 * @property {string} statistic `mean`, `p99`, `value`... see `isStatistic`
 * @property {number} value in the metric's base unit
 * @property {string} unit the metric's own; of the metric `result` the one the tool wrote
 * @property {import('./metric.js').Direction} [better] only where the tool says it of its own metric `result`
 * @property {string} [subject] the product, as a file names it that holds several; absent elsewhere
 * @property {number} [runsStated] how many runs the source of a published value names
 * @property {number} [digits] significant digits, as a table by hand has them
 * @property {Bound} [bound] where the source says only that the value is more, or less, than this number
 * @property {true} [ofRounds] a mean over the steady rounds of a run; asked for by `state` steady
 * @property {number} [fromRound] the first of these rounds
 * @property {string} [evidence] what a transcribed number was taken from: a picture, an address, a sentence
 */

/**
 * Completes a measurement: what is not said is `null`, the unit is the metric's own.
 * A value that no number can hold comes of a damaged file, whatever parser read it.
 * Called for every row of every file, therefore field by field: objects spread into one another take several times as long.
 *
 * @param {Partial<Measurement> & Pick<Measurement, 'metric' | 'statistic' | 'value'>} fields
 * @returns {Measurement}
 * @throws {InputError}
 */
export function measurement(fields) {
  const { metric, statistic, value } = fields;
  if (!isMetric(metric)) throw new Error(`unknown metric: ${metric}`);
  if (!isStatistic(statistic)) throw new Error(`unknown statistic: ${statistic}`);
  if (!Number.isFinite(value)) {
    throw new InputError(`${metric} ${statistic} is not finite: ${value}`, { hint: damaged });
  }
  refuseBelowZero(metric, value);
  const whole = /** @type {Measurement} */ ({
    run: fields.run ?? 0,
    test: fields.test ?? null,
    metric,
    statistic,
    value,
    unit: metric === 'result' ? (fields.unit ?? '1') : metrics[metric].unit,
  });
  if (fields.repetition !== undefined) whole.repetition = fields.repetition;
  whole.parameters = fields.parameters ?? noParameters;
  if (fields.better) whole.better = fields.better;
  if (fields.subject) whole.subject = fields.subject;
  if (fields.runsStated) whole.runsStated = fields.runsStated;
  if (fields.digits) whole.digits = fields.digits;
  if (fields.bound) whole.bound = fields.bound;
  if (fields.evidence) whole.evidence = fields.evidence;
  return whole;
}

/**
 * A time, a rate, a count below zero comes of a damaged file, or of a tool's own error value.
 *
 * @param {import('./metric.js').Metric} metric
 * @param {number} value
 * @throws {InputError}
 */
export function refuseBelowZero(metric, value) {
  if (value >= 0 || canBeNegative(metric)) return;
  throw new InputError(`${metric} is below zero: ${value}`, {
    hint: 'no such value can be negative: the file is damaged, or the tool wrote -1 for "not measured"; run it again',
  });
}

/**
 * A source may say that a value is more or less than a number, and not which.
 *
 * @typedef {'>' | '<' | '≥' | '≤'} Bound
 *
 * @typedef {{ digits: number, bound?: Bound }} Stated a number as its source gives it: with so many significant digits
 */
