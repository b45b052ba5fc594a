import { textWidth } from '../../model/lib/textWidth.js';
import { shownUnit } from '../../model/metric.js';
import { resultText, sharedDigits } from '../../model/runWords.js';
import { placeOn } from '../axes/ticks.js';
import { colourOf } from '../marks/productStyle.js';
import { runsDiffer, errorBarEnds } from '../marks/errorBars.js';
import { vanishes } from './barScale.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/quantity.js').Scale} Scale
 * @typedef {import('./bars.js').Bar} Bar
 *
 * @typedef {object} ShownBar a bar in the shown unit
 * @property {Bar} bar
 * @property {string} colour
 * @property {string} value
 * @property {number | null} mean
 * @property {{ low: number, high: number } | null} spread
 * @property {{ value: number, excluded: boolean, outlier: boolean }[]} runs
 * @property {number} reach behind which the value stands
 * @property {number[]} rated lines across it
 * @property {number} [over] px that its value stands over the middle of the bar
 * @property {true} [before] its value stands before it
 */

/** Whose bar it is, for all that stands on it. @param {Bar} bar */
export const barRef = ({ product, label }) => ({ product: product.id, label });

/**
 * @param {Bar} bar
 * @param {ChartData} data
 * @param {Scale} scale
 * @returns {ShownBar}
 */
export function scaledBar(bar, data, scale) {
  const { errorBars, references } = data;
  const colour = colourOf(bar.product);
  if (!bar.row)
    return { bar, colour, value: 'no result', mean: null, spread: null, runs: [], reach: 0, rated: [] };
  const { summary } = bar.row;
  const shown = (/** @type {number} */ value) => placeOn(value, scale);
  const spread = errorBarEnds(summary, errorBars);
  const runs = (runsDiffer(summary) ? summary.runs : []).map(({ run, value, excluded }) => ({
    value: shown(value),
    excluded: excluded !== null,
    outlier: summary.outliers.includes(run),
  }));
  const rated = references
    .filter(({ product }) => product === bar.product.id)
    .map((line) => shown(line.value));
  const own = {
    mean: shown(summary.mean),
    spread: spread && { low: shown(spread.low), high: shown(spread.high) },
    runs,
  };
  return {
    ...own,
    bar,
    colour,
    value: valueText(summary, data, scale) + (bar.row.limit ? `, ${bar.row.limit}’s limit` : ''),
    rated,
    reach: Math.max(...ownReaches(own), ...rated),
  };
}

/**
 * In the unit of the axis, unless that would be little more than zeros: 47.9 kB/s, not 0.0479 MB/s.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {ChartData} data
 * @param {Scale} scale
 */
function valueText(summary, data, scale) {
  if (vanishes(summary.mean, scale)) return resultText(summary, shownUnit(data));
  const all = data.rows.map((row) => row.summary);
  const digits = sharedDigits(all, 3, scale.factor)(summary.mean);
  return resultText(summary, shownUnit(data), { digits, scale });
}

/**
 * @typedef {{ px: (value: number) => number, beside: number }} On where a value stands, and px between a mark and its value
 *
 * @param {Pick<ShownBar, 'value' | 'bar'>} bar
 * @param {On} on
 */
const valueWidth = ({ value, bar }, { beside }) =>
  beside + textWidth(value, { weight: bar.strong ? 600 : 400 }) + 6;

/**
 * A value behind a line would seem to be that line's: where it has room before it, it stands there.
 *
 * @param {ShownBar} bar
 * @param {On} on
 * @returns {ShownBar}
 */
export function besideRatings(bar, on) {
  const reach = Math.max(0, ...ownReaches(bar));
  const end = on.px(reach) + valueWidth(bar, on);
  return bar.rated.every((line) => line <= reach || on.px(line) > end) ? { ...bar, reach } : bar;
}

/**
 * Of a ratio below 1 the stem is behind the dot: its value stands before it, or, where the axis begins there, behind the line at 1. So
 * stands that there is no result.
 *
 * @param {ShownBar} bar
 * @param {number} one
 * @param {On} on
 * @returns {ShownBar}
 */
export function besideStem(bar, one, on) {
  const { mean, spread, runs } = bar;
  if (mean === null) return { ...bar, reach: one };
  if (mean >= one) return bar;
  const low = Math.min(mean, ...(spread ? [spread.low, ...runs.map(({ value }) => value)] : []));
  return on.px(low) >= valueWidth(bar, on)
    ? { ...bar, reach: low, before: true }
    : { ...bar, reach: Math.max(one, bar.reach) };
}

/** Px of an error bar that are seen beyond the value over it, and px from its line to the middle of that value. */
const seenBeyond = 24;
const over = 9;

/**
 * Behind a long error bar a value would be read where it stands on the axis: it stands at the end of its bar, over the line of the error bar,
 * where that covers nothing.
 *
 * @param {ShownBar} bar
 * @param {On} on
 * @param {(bar: ShownBar) => boolean} isFree whether it has room there
 * @returns {ShownBar}
 */
export function overSpread(bar, on, isFree) {
  const { mean, spread, rated, before } = bar;
  if (mean === null || !spread || before) return bar;
  const width = valueWidth(bar, on);
  const room = on.px(spread.high) - on.px(mean);
  const end = on.px(mean) + width;
  const isClear = rated.every((line) => line <= mean || on.px(line) > end);
  const raised = { ...bar, reach: mean, over };
  return room > width + seenBeyond && isClear && isFree(raised) ? raised : bar;
}

/**
 * What of a bar its value must stand behind. Without an error bar the runs stand under the bar, and a value behind the last of them
 * would seem to be its own.
 *
 * @param {Pick<ShownBar, 'mean' | 'spread' | 'runs'>} bar
 */
const ownReaches = ({ mean, spread, runs }) => [
  mean ?? 0,
  ...(spread ? [spread.high, ...runs.map(({ value }) => value)] : []),
];
