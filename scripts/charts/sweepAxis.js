import { InputError } from '../model/inputError.js';
import { formatTick } from '../model/quantity.js';
import { textWidth } from '../model/textWidth.js';
import { doublingAxis } from './axis.js';
import { type, widths } from './frame.js';
import { linearTicks } from './ticks.js';

/**
 * What the steps of a sweep are: a part of the workload, or any condition that its results were taken under.
 *
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 *
 * @typedef {object} Along
 * @property {(summary: Summary) => number | null} of where a summary stands
 * @property {(values: number[]) => import('./axis.js').Axis} axis
 * @property {string} title
 * @property {(step: string) => number} [at] where a step stands that has a name
 * @property {{ at: number, text: string }[]} [groups] what steps that only count have in common
 */

/** @type {Record<string, Along>} */
const workload = {
  'queue-depth': {
    of: ({ queueDepth }) => queueDepth,
    title: 'queue depth',
    axis: (values) => doublingAxis(values, 'count'),
  },
  'block-size': {
    of: ({ blockSize }) => blockSize,
    title: 'block size',
    axis: (values) => doublingAxis(values, 'bytes'),
  },
  jobs: {
    of: ({ jobs }) => jobs,
    title: 'jobs at the same time',
    axis: (values) => doublingAxis(values, 'count'),
  },
};

/**
 * @param {ChartData} data
 * @returns {Along}
 */
export function sweepAxis(data) {
  const { options, rows, id } = data;
  const conditions = [...new Set(rows.flatMap(({ summary }) => Object.keys(summary.condition ?? {})))].sort();
  const candidates = /** @type {[string, Along | null][]} */ ([
    ...Object.entries(workload),
    ...conditions.map((key) => [kebab(key), null]),
  ]);
  const stepsOf = (/** @type {[string, Along | null]} */ [name, known]) =>
    new Set(
      rows
        .map(({ summary }) => (known ? known.of(summary) : conditionOf(summary, name)))
        .filter((value) => value !== null),
    ).size;
  const found = options.x
    ? candidates.find(([name]) => name === options.x)
    : candidates.find((each) => stepsOf(each) > 1);
  if (!found || stepsOf(found) < 1)
    throw new InputError(
      `nothing to sweep over in chart ${id}: ${options.x ?? 'queue depth, block size, jobs and conditions are all the same'}`,
      {
        path: 'x',
        hint: 'choose a test that was run in several steps, or draw bars: kind = "bar"',
      },
    );
  return found[1] ?? conditionAlong(found[0], data);
}

/** @param {string} key */
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {Summary} summary @param {string} name @returns {string | number | boolean | null} */
const conditionOf = ({ condition }, name) =>
  condition?.[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())] ?? null;

/** @param {string} name @param {ChartData} data @returns {Along} */
function conditionAlong(name, { rows, layout }) {
  const title = name.replaceAll('-', ' ');
  const values = rows.map(({ summary }) => conditionOf(summary, name)).filter((value) => value !== null);
  if (values.every((value) => typeof value === 'number'))
    return {
      of: (summary) => /** @type {number | null} */ (conditionOf(summary, name)),
      title,
      axis: (own) => shareOrCount(own, layout),
    };
  const steps = [...new Set(values.map(String))].sort(inOrder);
  const of = (/** @type {Summary} */ summary) => {
    const place = steps.indexOf(String(conditionOf(summary, name)));
    return place < 0 ? null : place;
  };
  const { labels, groups } = labelsOf(steps);
  const at = (/** @type {string} */ step) => steps.indexOf(step);
  return { of, title, at, groups, axis: () => stepAxis(fitting(labels, layout)) };
}

/** A drive is fresh before it is used, and steady after; all else by its words and numbers. */
const states = ['fresh', 'used', 'steady'];

/** @param {string} a @param {string} b */
function inOrder(a, b) {
  const [first, second] = [a, b].map((each) => states.indexOf(each));
  return first >= 0 && second >= 0 ? first - second : a.localeCompare(b, 'en', { numeric: true });
}

/** Shares are shown as per cent. @param {number[]} values @param {'wide' | 'narrow'} layout @returns {import('./axis.js').Axis} */
function shareOrCount(values, layout) {
  const high = Math.max(...values);
  const factor = high <= 1 ? 0.01 : 1;
  const end = high > 0 ? high / factor : 1;
  const ticks = linearTicks(0, end, layout === 'wide' ? 5 : 4);
  const labels = ticks.map(formatTick);
  if (factor < 1) labels[labels.length - 1] += '\u2009%';
  return { factor, symbol: '', domain: [0, end], scale: { type: 'linear' }, ticks, labels };
}

/** @param {string[]} labels @returns {import('./axis.js').Axis} */
const stepAxis = (labels) => ({
  factor: 1,
  symbol: '',
  domain: [0, Math.max(1, labels.length - 1)],
  scale: { type: 'linear' },
  ticks: labels.map((_, at) => at),
  labels,
});

/**
 * `degrade 1`, `degrade 2`... are told as numbers, and what they count once under them.
 *
 * @param {string[]} steps
 */
function labelsOf(steps) {
  const parts = steps.map((step) => /^(.+?)\s*(\d+)$/.exec(step));
  if (!parts.every((part) => part !== null) || steps.length < 4) return { labels: steps };
  const names = [...new Set(parts.map(([, name]) => name))];
  const groups = names.map((name) => ({ at: parts.findIndex((part) => part[1] === name), text: name }));
  return { labels: parts.map(([, , count]) => count), groups };
}

/** Of more steps than have room, every second, third... is named. @param {string[]} labels @param {'wide' | 'narrow'} layout */
function fitting(labels, layout) {
  const room = widths[layout] * (layout === 'wide' ? 0.72 : 0.84);
  const widest = Math.max(...labels.map((label) => textWidth(label, { size: type.tick }))) + 10;
  const each = Math.max(1, Math.ceil((widest * labels.length) / room));
  return labels.map((label, at) => (at % each === 0 ? label : ''));
}
