import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { summaryTooltip } from '../../../scripts/charts/stops/summaryTooltip.js';
import { wordsOfKind } from '../../../scripts/charts/words/wordsOfKind.js';

/** @typedef {import('../../../scripts/charts/stops/stop.js').Stop} Stop */

/**
 * @param {Omit<import('../../../scripts/charts/stops/stop.js').Seen, 'tell'>} seen
 * @returns {Stop[][]} rows: one for all bars, or one for each line
 */
export const stopsOf = ({ scene, shown }) =>
  chartKind(shown.kind).stops?.({ scene, shown, tell: (row) => rowTooltip(row, shown) }) ?? [];

/**
 * A row in words: what it is, its value, its error bar, its runs.
 *
 * @param {import('../../../scripts/model/chartData.js').ChartRow} row
 * @param {import('../../../scripts/model/chartData.js').Chart} shown
 * @returns {import('../../../scripts/charts/stops/stop.js').Tooltip}
 */
export function rowTooltip(row, shown) {
  const tooltip = summaryTooltip(row, shown);
  const words = wordsOfKind(shown).tooltip?.(row, shown).join(', ');
  return words ? { ...tooltip, lines: [words, ...tooltip.lines] } : tooltip;
}
