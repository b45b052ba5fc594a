import { problem } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { ambiguous, readParts, rowsOf } from './parts.js';

/**
 * Named results of each product, whatever their metrics: who lacks one has a gap.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function scoresInput({ block, wanted, results }) {
  const parts = readParts(block, wanted, results);
  const problems = parts.flatMap((part) => [...part.missing, ...ambiguous(part), ...withoutBest(part)]);
  return { rows: problems.length > 0 ? [] : rowsOf(parts), problems };
}

/** @param {import('./parts.js').Part} part */
function withoutBest({ metric, label }) {
  if (metrics[metric].better !== 'neither') return [];
  const hint = 'leave it out of the table, and draw it beside: kind = "bar"';
  return [problem(`no best in ${label}: neither more nor less ${metrics[metric].title} is better`, { hint })];
}
