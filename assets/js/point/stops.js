import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { rowTooltip } from '../../../scripts/charts/stops/rowTooltip.js';

/** @typedef {import('../../../scripts/charts/stops/stops.js').Stop} Stop */

/**
 * @param {Omit<import('../../../scripts/charts/stops/stops.js').Seen, 'tell'>} seen
 * @returns {Stop[][]} rows: one for all bars, or one for each line
 */
export const stopsOf = ({ scene, shown }) =>
  chartKind(shown.kind).stops?.({ scene, shown, tell: (row) => rowTooltip(row, shown) }) ?? [];
