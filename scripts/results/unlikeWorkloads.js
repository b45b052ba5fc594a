import { dimensions } from './labelRows.js';

/** What a question names itself. */
const asked = new Set(['test', 'metric']);

/**
 * In what the loads of numbers differ: a chart parts such results, so no sentence, rank or table may compare them.
 *
 * @param {import('./findNumber.js').FoundNumber[]} numbers
 * @returns {import('./readQuestion.js').Complaint[]}
 */
export function unlikeWorkloads(numbers) {
  const loads = numbers.flatMap(({ product, workload }) => (workload ? [{ product, workload }] : []));
  return dimensions
    .filter(({ name }) => !asked.has(name))
    .flatMap(({ name, of }) => {
      const values = loads.map(({ product, workload }) => ({ product, value: of(workload) ?? 'not stated' }));
      if (new Set(values.map(({ value }) => value)).size < 2) return [];
      const words = values.map(({ product, value }) => `${product} ${value}`).join(', ');
      const what = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      const hint =
        'narrow the question to results of one load, as qd32, read, random; or say each with value';
      return [{ message: `results differ in ${what}: ${words}`, hint }];
    });
}
