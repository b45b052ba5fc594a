import { chartKind } from '../../../scripts/charts/index.js';
import { shownData } from '../state/chartState.js';

/**
 * What a reader can choose in a chart: only what that chart can be drawn as.
 *
 * @typedef {'scale' | 'bars' | 'x' | 'sort' | 'panels'} ChoiceKey
 * @typedef {{ key: ChoiceKey, label: string, values: { value: string, label: string }[], usual: string }} Choice
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 */

const valueAxis = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
];
const errorBars = [
  { value: 'interval', label: '95 % confidence interval' },
  { value: 'sd', label: 'Standard deviation' },
  { value: 'range', label: 'Smallest to largest run' },
  { value: 'none', label: 'None' },
];
const xAxis = [
  { value: 'time', label: 'Time' },
  { value: 'bytes', label: 'Bytes written' },
  { value: 'capacity', label: 'Share of the capacity' },
];
const order = [
  { value: 'best', label: 'Best first' },
  { value: 'line-up', label: 'As in the review' },
];
const panels = [
  { value: 'together', label: 'All in one' },
  { value: 'apart', label: 'One panel for each' },
];

/** @type {Choice[]} */
const all = [
  { key: 'scale', label: 'Value axis', values: valueAxis, usual: 'linear' },
  { key: 'bars', label: 'Error bars', values: errorBars, usual: 'none' },
  { key: 'x', label: 'Horizontal axis', values: xAxis, usual: 'time' },
  { key: 'sort', label: 'Order', values: order, usual: 'best' },
  { key: 'panels', label: 'Lines', values: panels, usual: 'together' },
];

/**
 * @param {PageChart} data
 * @param {ChoiceKey} key
 * @returns {Choice | null} `null` where there is nothing to choose
 */
export function choiceOf(data, key) {
  const choice = all.find((each) => each.key === key);
  if (!choice || !applies(key, data)) return null;
  const values = key === 'x' ? choice.values.filter(({ value }) => canDraw(data, value)) : choice.values;
  return values.length > 1 ? { ...choice, values, usual: usualOf(choice, data) } : null;
}

/** @param {PageChart} data */
export const choicesOf = (data) => all.flatMap(({ key }) => choiceOf(data, key) ?? []);

/** @param {ChoiceKey} key @param {PageChart} data */
function applies(key, { kind, rows, series }) {
  const { properties = {} } = /** @type {{ properties?: object }} */ (chartKind(kind).options);
  if (key === 'bars') return rows.some(({ summary }) => summary.n > 1) && rows.length > 0;
  if (key === 'x') return kind === 'timeline';
  if (key === 'panels') return kind === 'timeline' && series.length > 1;
  if (key === 'sort') return Object.hasOwn(properties, 'sort') && rows.length > 1;
  return Object.hasOwn(properties, 'scale');
}

/** @param {Choice} choice @param {PageChart} data */
function usualOf({ key, usual }, { bars, options, kind, series }) {
  if (key === 'bars') return bars;
  if (key === 'panels') return options.panels ? 'apart' : 'together';
  if (options[key] !== undefined) return String(options[key]);
  if (key === 'x' && series.some(({ series: { axis } }) => axis !== 'time')) return 'capacity';
  return key === 'scale' && (kind === 'percentiles' || kind === 'consistency') ? 'log' : usual;
}

/**
 * Which axes a timeline can have depends on what its series know, which its kind finds out.
 *
 * @param {PageChart} data
 * @param {string} x
 */
function canDraw(data, x) {
  try {
    const state = /** @type {import('../state/chartState.js').ChartState} */ ({ x });
    chartKind(data.kind).spec({ ...shownData(data, state), layout: 'narrow' });
    return true;
  } catch {
    return false;
  }
}
