import { sharesOf } from '../../model/vocabulary/index.js';
import { parametersOf } from '../../model/parameters.js';
import { isMixed } from '../runs/addTotals.js';

/**
 * The cells of a heat map: of a mixed load the total, not its parts; pure reads are 100 % reads, pure writes 0 %.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function totalsInput({ rows }) {
  const whole = rows.filter(({ summary }) => !isMixed(summary) || summary.parameters.operation === 'mixed');
  return { rows: whole.map((row) => ({ ...row, summary: withShare(row.summary) })) };
}

/** @param {import('../../model/summary.js').Summary} summary */
function withShare(summary) {
  const { operation, [sharesOf('operation')]: share } = summary.parameters;
  if (share !== undefined || (operation !== 'read' && operation !== 'write')) return summary;
  const parameters = parametersOf({
    ...summary.parameters,
    [sharesOf('operation')]: operation === 'read' ? 100 : 0,
  });
  return { ...summary, parameters };
}
