import { groupBy } from '../../model/lib/groupBy.js';
import { splitSweeps } from './splitSweeps.js';

/**
 * The results of each chart: tests of several charts first, each together, then tests of one, the small ones before the tall so that
 * their rows have few holes.
 *
 * @typedef {import('./compareResults.js').Placed} Placed
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
