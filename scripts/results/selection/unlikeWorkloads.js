import { parameter } from '../../model/vocabulary/index.js';
import { dimensionsOf } from './labelRows.js';

/** What a question names itself. */
const asked = new Set(['test', 'metric']);

/**
 * In what the loads of numbers differ: a chart parts such results, so no sentence, rank or table may compare them.
 *
 * @param {import('../query/findNumber.js').FoundNumber[]} numbers
 * @returns {import('../query/readQuestion.js').Complaint[]}
 */
export function unlikeWorkloads(numbers) {
  const loads = numbers.flatMap(({ product, workload }) => (workload ? [{ product, workload }] : []));
  return dimensionsOf(loads.map(({ workload }) => workload))
    .filter(({ name }) => !asked.has(name))
    .flatMap(({ name, of }) => {
      const values = loads.map(({ product, workload }) => ({ product, value: of(workload) ?? 'not stated' }));
      if (new Set(values.map(({ value }) => value)).size < 2) return [];
      const words = values.map(({ product, value }) => `${product} ${value}`).join(', ');
      const hint =
        'narrow the question to results of the same parameters, as t8, read or level:3; or say each with value';
      return [{ message: `results differ in ${parameter(name).title}: ${words}`, hint }];
    });
}
