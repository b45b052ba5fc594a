import { wordsOfKind } from '../words/wordsOfKind.js';
import { summaryTooltip } from './summaryTooltip.js';

/**
 * A row in words: what it is, its value, its error bar, its runs.
 *
 * @param {import('../../model/chartData.js').ChartRow} row
 * @param {import('../words/caption.js').ChartData} shown
 * @returns {import('./stops.js').Tooltip}
 */
export function rowTooltip(row, shown) {
  const tooltip = summaryTooltip(row, shown);
  const words = wordsOfKind(shown).tooltip?.(row, shown).join(', ');
  return words ? { ...tooltip, lines: [words, ...tooltip.lines] } : tooltip;
}
