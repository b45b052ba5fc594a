import { groupBy } from '../../model/lib/groupBy.js';
import { splitSweeps } from './splitSweeps.js';

/**
 * The results of each chart, so ordered that two columns stay without holes: tests with an even number of charts fill their rows; of the
 * others the small charts stand together.
 *
 * @typedef {import('./compareResults.js').Placed} Placed
 *
 * @param {Placed[]} shared of one methodology and testbed
 * @returns {Placed[][]}
 */
export function inPairs(shared) {
  const charts = [...groupBy(shared, ({ chart }) => chart).values()].flatMap(splitSweeps);
  const tests = [...groupBy(charts, ([{ result }]) => result.test.id).values()];
  const isEven = (/** @type {Placed[][]} */ { length }) => length % 2 === 0;
  const odd = tests.filter((own) => !isEven(own));
  return [
    ...tests.filter(isEven),
    ...odd.filter(({ length }) => length > 1),
    ...odd.filter(({ length }) => length === 1).sort((a, b) => a[0].length - b[0].length),
  ].flat();
}
