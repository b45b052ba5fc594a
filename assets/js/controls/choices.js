import { hasZero, metrics } from '../../../scripts/model/metric.js';
import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { xAxisOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { canBeRelative, relativeBase } from '../state/relativeTo.js';
import { shownData, sortLabels } from '../state/chartState.js';

/**
 * What a reader can choose in a chart: only what that chart can be drawn as, and what changes something there.
 *
 * @typedef {'scale' | 'bars' | 'relative' | 'x' | 'sort' | 'panels' | 'y'} ChoiceKey
 * @typedef {{ value: string, label: string }} ChoiceValue
 * @typedef {{ key: ChoiceKey, label: string, values: ChoiceValue[], usual: string }} Choice
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 */

/** @type {Record<ChoiceKey, { label: string, values: (data: PageChart) => ChoiceValue[], usual: (data: PageChart) => string }>} */
const all = {
  scale: {
    label: 'Value axis',
    values: (data) =>
      has(data, 'scale') && hasZero(metrics[data.metric]?.unit) && canBeOther(data)
        ? [
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Log' },
          ]
        : [],
    usual: (data) => usualScale(data),
  },
  bars: { label: 'Error bars', values: errorBarValues, usual: ({ errorBars }) => errorBars },
  relative: {
    label: 'Values',
    values: relativeValues,
    usual: (data) => relativeBase(data) ?? 'absolute',
  },
  x: {
    label: 'Horizontal axis',
    values: (data) =>
      optionsOf(data).x?.enum?.includes('time')
        ? [
            { value: 'time', label: 'Time' },
            { value: 'bytes', label: 'Bytes written' },
            { value: 'capacity', label: 'Share of the capacity' },
          ].filter(({ value }) => canDraw(data, value))
        : [],
    usual: (data) => xAxisOf(/** @type {any} */ (data)),
  },
  sort: { label: 'Order', values: sortValues, usual: (data) => usualSort(data) },
  panels: {
    label: 'Lines',
    values: (data) =>
      has(data, 'panels') && new Set(data.series.map(({ product }) => product)).size > 1
        ? [
            { value: 'together', label: 'All in one' },
            { value: 'apart', label: 'One panel for each' },
          ]
        : [],
    usual: ({ options }) => (options.panels ? 'apart' : 'together'),
  },
  y: {
    label: 'Value axes of panels',
    values: (data) =>
      all.panels.values(data).length
        ? [
            { value: 'shared', label: 'The same for all' },
            { value: 'own', label: 'Each its own' },
          ]
        : [],
    usual: (data) => written(data, 'panel-axis'),
  },
};

const keys = /** @type {ChoiceKey[]} */ (Object.keys(all));

/**
 * @param {PageChart} data
 * @param {string} key
 * @returns {Choice | null} `null` where there is nothing to choose
 */
export function choiceOf(data, key) {
  const known = keys.find((each) => each === key);
  if (!known) return null;
  const { label, values, usual } = all[known];
  const some = values(data);
  return some.length > 1 ? { key: known, label, values: some, usual: usual(data) } : null;
}

/** @param {PageChart} data */
export const choicesOf = (data) => keys.flatMap((key) => choiceOf(data, key) ?? []);

/** @param {PageChart} data @returns {Record<string, { default?: string, enum?: string[] }>} */
const optionsOf = ({ kind }) => /** @type {any} */ (chartKind(kind).options).properties ?? {};

/** @param {PageChart} data @param {string} option */
const has = (data, option) => Object.hasOwn(optionsOf(data), option);

/** What the author wrote, else what the kind does without a word. @param {PageChart} data @param {string} option */
const written = (data, option) => String(data.options[option] ?? optionsOf(data)[option]?.default);

/** What the author wrote, else what the values decide. @param {PageChart} data */
const usualScale = (data) =>
  String(data.options.scale ?? chartKind(data.kind).usualScale?.(data) ?? written(data, 'scale'));

/** Bars that no value makes a stub have nothing to choose: dots would say less. @param {PageChart} data */
const canBeOther = (data) => !chartKind(data.kind).usualScale || usualScale(data) === 'log';

/** @param {PageChart} data */
function errorBarValues({ kind, rows }) {
  const { noErrorBars, runDots } = chartKind(kind);
  if (noErrorBars || !rows.some(({ summary }) => summary.n > 1)) return [];
  return [
    { value: 'interval', label: '95 % confidence interval' },
    { value: 'sd', label: 'Standard deviation' },
    { value: 'range', label: 'Smallest to largest run' },
    ...(runDots
      ? [{ value: 'none', label: 'None, single runs alone' }]
      : [
          { value: 'runs', label: 'Single runs' },
          { value: 'none', label: 'None' },
        ]),
  ];
}

/** @param {PageChart} data */
function relativeValues(data) {
  const bases = data.products.filter(({ id }) => canBeRelative(data, id));
  if (data.products.length < 2) return [];
  return [
    ...(relativeBase(data) === null ? [{ value: 'absolute', label: 'As measured' }] : []),
    ...bases.map(({ id, name }) => ({ value: id, label: `In % of ${name}` })),
  ];
}

/** @param {PageChart} data */
function sortValues(data) {
  if (!has(data, 'sort') || data.products.length < 2) return [];
  const { best = 'Best first', byFirst } = chartKind(data.kind).order ?? {};
  const labels = sortLabels(data);
  const results = labels.length > 1 ? labels.map((label, at) => ({ value: `by-${at}`, label: `By ${label}` })) : []; // prettier-ignore
  return [
    { value: 'best', label: best },
    ...(byFirst ? results.slice(1) : results),
    { value: 'line-up', label: 'As in the review' },
    { value: 'name', label: 'By name' },
  ];
}

/** @param {PageChart} data */
function usualSort(data) {
  const by = sortLabels(data).indexOf(String(data.options['sort-by']));
  return by >= 0 ? `by-${by}` : written(data, 'sort');
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
