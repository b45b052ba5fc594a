import { isMixed } from '../addTotals.js';

/**
 * The cells of a heat map: of a mixed load the total, not its parts; pure reads are 100 % reads, pure writes 0 %.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function askTotals({ rows }) {
  const whole = rows.filter(({ summary }) => !isMixed(summary) || summary.operation === 'mixed');
  return {
    rows: whole.map((row) => ({ ...row, summary: { ...row.summary, readPercent: shareOf(row.summary) } })),
  };
}

/** @param {import('../../model/summary.js').Summary} summary */
function shareOf({ readPercent, operation }) {
  if (readPercent !== null) return readPercent;
  return operation === 'read' ? 100 : operation === 'write' ? 0 : null;
}
