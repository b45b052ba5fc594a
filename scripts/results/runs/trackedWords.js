import { parametersOf, workloadWords } from '../../model/parameters.js';
import { measureName } from '../query/headlines.js';
import { whereOf } from '../query/narrowing.js';

/**
 * The result by which rounds are judged: `bandwidth, 4 KiB write`.
 *
 * @param {import('./steadyWindow.js').Tracked} tracked
 */
export function trackedWords(tracked) {
  const where = Object.entries(whereOf(tracked) ?? {}).map(([name, [value]]) => [name, value]);
  return [measureName(tracked.metric), workloadWords(parametersOf(Object.fromEntries(where)))]
    .filter(Boolean)
    .join(', ');
}
