import { hasScale, numberIn } from '../../model/axisParameters.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { varyingParameters, withoutParts } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';

/** @typedef {import('./compareResults.js').Placed} Placed */

/** Steps of a parameter from here on are a line: of so many bars nobody sees how they go on. */
const fewestSteps = 3;

/** Of words, three in an order may be kinds of something: a line through them would say that there is a way between. */
const fewestWords = 4;

/** @param {Placed[]} all @returns {import('../../model/parameters.js').Parameters[]} */
const parametersIn = (all) => all.map(({ result }) => withoutParts(result.summary.parameters));

/**
 * The one parameter that sets all these results apart, where a line can go along it.
 *
 * @param {Placed[]} all of one chart
 */
export function sweepParameter(all) {
  const list = parametersIn(all);
  const [name, ...others] = varyingParameters(list);
  return name && others.length === 0 && isLine(name, list) ? name : null;
}

/**
 * Results of one test and metric that several parameters set apart: a chart of lines for each value of the others, where each has enough
 * steps; else one chart of all.
 *
 * @param {Placed[]} all
 * @returns {Placed[][]}
 */
function splitSweeps(all) {
  const list = parametersIn(all);
  const varying = varyingParameters(list);
  const [along] = varying
    .filter((name) => isLine(name, list))
    .sort((a, b) => Number(hasScale(b)) - Number(hasScale(a)) || stepsOf(b, list) - stepsOf(a, list));
  const others = varying.filter((name) => name !== along);
  if (!along || others.length === 0) return [all];
  const withPart = all.map((each) => ({
    ...each,
    part: others.flatMap((name) => each.result.summary.parameters[name] ?? []),
  }));
  const parts = [...groupBy(withPart, ({ part }) => part.join('\n')).values()];
  return parts.every((own) => sweepParameter(own)) ? parts : [all];
}

/** @param {string} name @param {import('../../model/parameters.js').Parameters[]} list */
function isLine(name, list) {
  const steps = stepsOf(name, list);
  if (hasScale(name)) return steps >= fewestSteps && list.every((each) => numberIn(each[name]) !== null);
  return steps >= fewestWords && list.every((each) => parameter(name).order.includes(String(each[name])));
}

/** @param {string} name @param {import('../../model/parameters.js').Parameters[]} list */
const stepsOf = (name, list) => new Set(list.map((each) => each[name])).size;

/**
 * The results of each chart: tests of several charts first, each together, then tests of one, the small ones before the tall so that
 * their rows have few holes.
 *
 *
 * @param {Placed[]} shared of one methodology and testbed
 * @returns {Placed[][]}
 */
export function chartsByTest(shared) {
  const charts = [...groupBy(shared, ({ chart }) => chart).values()].flatMap(splitSweeps);
  const tests = [...groupBy(charts, ([{ result }]) => result.test.id).values()];
  return [
    ...tests.filter(({ length }) => length > 1),
    ...tests.filter(({ length }) => length === 1).sort(([a], [b]) => a.length - b.length),
  ].flat();
}
