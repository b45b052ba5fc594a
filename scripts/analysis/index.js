import { consistencyAnalysis } from './consistency.js';
import { fillAnalysis } from './fillProfile.js';
import { kneeAnalysis } from './knee.js';
import { scalingAnalysis } from './scalingEfficiency.js';
import { slowResponsesAnalysis } from './slowResponses.js';
import { steadyStateAnalysis } from './steadyState.js';
import { stutterAnalysis } from './stutter.js';
import { throttlingAnalysis } from './throttling.js';
import { warmUpAnalysis } from './warmUp.js';

export {
  fillLevelBelow,
  timeToWriteFirst,
  timeToWriteLast,
  worstShare,
  writeBand,
  writeCurve,
} from './writeCurve.js';
export { rateOverTime } from './rateOverTime.js';

/**
 * What an analysis receives beside the series.
 *
 * @typedef {object} Context
 * @property {number | null} [capacity] bytes, for a series over the share of the capacity
 * @property {number} [rounds] rounds a test of steady state had, to look for it in the series
 * @property {readonly string[]} [analyses] those that the test asks for; all that fit where nobody was there to ask
 * @property {readonly Series[]} [others] all readings of the run, for what explains a series by another
 *
 * @typedef {import('../model/series.js').Series} Series
 * @typedef {import('../model/finding.js').Finding} Finding
 * @typedef {import('../model/finding.js').Curve} Curve
 *
 * @typedef {object} Analysis one question to the readings of a run, or to what a run yielded at several loads
 * @property {string} name as `analyses` of a test says it
 * @property {Finding['kind']} kind of what it finds
 * @property {(series: Series, context: Context) => boolean} [fits] whether it can be asked of a series
 * @property {(series: Series, context: Context) => Finding | null} [find]
 * @property {(curve: Curve) => Finding | null} [findInCurve]
 * @property {import('../model/finding.js').FindingNumber[]} numbers what of its findings sentences, tables and charts say
 */

/** A new one is one file and one line here. @type {readonly Analysis[]} */
export const analyses = Object.freeze([
  fillAnalysis,
  consistencyAnalysis,
  slowResponsesAnalysis,
  steadyStateAnalysis,
  warmUpAnalysis,
  stutterAnalysis,
  throttlingAnalysis,
  kneeAnalysis,
  scalingAnalysis,
]);

/** All numbers that findings have, in the order in which tables list them. */
export const findingNumbers = Object.freeze(
  analyses.flatMap(({ kind, numbers }) => numbers.map((number) => Object.freeze({ ...number, kind }))),
);

/**
 * All that is asked of a series and can be read out of it.
 *
 * @param {Series} series
 * @param {Context} [context]
 * @returns {Finding[]}
 */
export const analyse = (series, context = {}) =>
  asked(context).flatMap(({ fits, find }) =>
    find && fits?.(series, context) ? (find(series, context) ?? []) : [],
  );

/**
 * All that is asked of what one run yielded at several loads, and can be read out of it.
 *
 * @param {Curve} curve
 * @param {Context} [context]
 * @returns {Finding[]}
 */
export const analyseCurve = (curve, context = {}) =>
  asked(context).flatMap(({ findInCurve }) => findInCurve?.(curve) ?? []);

/** @param {Context} context */
const asked = ({ analyses: names }) => analyses.filter(({ name }) => names?.includes(name) ?? true);
