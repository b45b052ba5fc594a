import { groupBy } from '../../model/lib/groupBy.js';
import { parametersOf } from '../../model/parameters.js';
import { steadyState } from '../../statistics/steadyRounds.js';
import { isWhere, whereOf } from '../query/narrowing.js';

/**
 * @typedef {import('../../model/measurement.js').Measurement} Measurement
 *
 * The one result by which a methodology judges whether a test's rounds have become steady, with the parameters that name it.
 *
 * @typedef {{ metric: import('../../model/metric.js').Metric } & Record<string, any>} Tracked
 */

/** A mean over rounds there is of these alone: percentiles, deviations and ends of several rounds have none. */
const addable = new Set(['mean', 'total', 'value']);

const roundOf = (/** @type {Measurement} */ { parameters }) => Number(parameters.round);

/**
 * Whether this is the result that decides, in one of its rounds.
 *
 * @param {Pick<Measurement, 'metric' | 'statistic' | 'parameters'> & { benchmark?: string | null }} result
 * @param {Tracked} tracked
 */
export const isTracked = (result, tracked) =>
  typeof result.parameters.round === 'number' &&
  result.metric === tracked.metric &&
  addable.has(result.statistic) &&
  isWhere(result, whereOf(tracked));

/**
 * Whether the rounds of a run became steady.
 *
 * @param {readonly Measurement[]} measurements of one run
 * @param {Tracked} tracked
 * @returns {import('../../model/finding.js').SteadyState & { rounds: number } | null} `null` where the tracked result has fewer than five rounds
 */
export function steadyWindow(measurements, tracked) {
  const own = measurements.filter((each) => isTracked({ ...each, benchmark: each.test }, tracked));
  const byRound = [...groupBy(own, roundOf)].sort(([a], [b]) => a - b);
  const found = steadyState(
    byRound.map(([, parts]) => parts.reduce((sum, { value }) => sum + value, 0)), // jobs at the same time add up
  );
  if (!found) return null;
  const numbers = byRound.map(([round]) => round);
  const named = (/** @type {number | null} */ place) => (place === null ? null : numbers[place - 1]);
  return {
    ...found,
    fromRound: named(found.fromRound),
    toRound: named(found.toRound),
    rounds: numbers.length,
  };
}

/**
 * With the means of every result over the steady rounds, as SNIA's reports state them. They are of `state` steady. A run stays one
 * value, however many rounds it has; a run that never became steady has none.
 *
 * @template {{ measurements: Measurement[] }} Run
 * @param {Run} run
 * @param {Tracked | undefined} tracked
 * @returns {Run}
 */
export function withSteadyMeans(run, tracked) {
  const found = tracked ? steadyWindow(run.measurements, tracked) : null;
  if (!found?.reached) return run;
  const { fromRound, toRound } = found;
  const inWindow = run.measurements.filter(
    (each) =>
      addable.has(each.statistic) && roundOf(each) >= Number(fromRound) && roundOf(each) <= Number(toRound),
  );
  const steady = (/** @type {Measurement} */ { parameters }) =>
    parametersOf({ ...parameters, round: null, state: 'steady' });
  const workloads = groupBy(inWindow, (each) =>
    JSON.stringify([each.metric, each.statistic, each.unit, each.test, Object.entries(steady(each))]),
  );
  const means = [...workloads.values()].map((rounds) => ({
    ...rounds[0],
    parameters: steady(rounds[0]),
    value: rounds.reduce((sum, { value }) => sum + value, 0) / rounds.length,
    ofRounds: /** @type {const} */ (true),
    fromRound: Number(fromRound),
  }));
  return { ...run, measurements: [...run.measurements, ...means] };
}
