import { problem } from '../../model/inputError.js';
import { addTotals } from '../runs/addTotals.js';
import { isWhere } from '../query/narrowing.js';
import { selectSummaries } from './selectSummaries.js';

/**
 * The summaries that are meant, with the total of each load that reads and writes at the same time.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted} wanted
 */
export function selectTotals(results, wanted) {
  const { summaries, problems } = selectSummaries(results, {
    ...wanted,
    where: withoutMixed(wanted.where),
  });
  const totals = addTotals(summaries).filter((each) => isWhere(each, wanted.where));
  return { summaries: totals, problems: totals.length < 1 && problems.length < 1 ? [noTotal] : problems };
}

const noTotal = problem('no load that reads and writes at the same time', {
  hint: 'name operation = "read" or "write", or a test with a mix of both',
});

/** The total of a mixed load is made of its parts. @param {import('../query/narrowing.js').Where | undefined} where */
function withoutMixed(where) {
  if (!where?.operation?.includes('mixed')) return where;
  const { operation: _operation, ...rest } = where;
  return rest;
}
