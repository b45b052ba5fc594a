import { problem } from '../model/inputError.js';
import { addTotals } from './addTotals.js';
import { selectSummaries } from './selectSummaries.js';

/**
 * The summaries that are meant, with the total of each load that reads and writes at the same time.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted} wanted
 * @param {import('./asks/index.js').Estimators['summarize']} summarize
 */
export function selectTotals(results, wanted, summarize) {
  const { summaries, problems } = selectSummaries(results, {
    ...wanted,
    operation: partOf(wanted.operation),
  });
  const totals = addTotals(summaries, summarize).filter(
    ({ operation }) => wanted.operation === undefined || operation === wanted.operation,
  );
  return { summaries: totals, problems: totals.length < 1 && problems.length < 1 ? [noTotal] : problems };
}

const noTotal = problem('no load that reads and writes at the same time', {
  hint: 'name operation = "read" or "write", or a test with a mix of both',
});

/** The total of a mixed load is made of its parts. @param {string | undefined} operation */
const partOf = (operation) => (operation === 'mixed' ? undefined : operation);
