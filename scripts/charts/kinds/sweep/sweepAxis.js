import { axisParameters, inOrderOf, numberIn } from '../../../model/axisParameters.js';
import { InputError } from '../../../model/inputError.js';
import { valueWords } from '../../../model/parameters.js';
import { formatTicks, groupAlike } from '../../../model/quantity.js';
import { textWidth } from '../../../model/lib/textWidth.js';
import { parameter } from '../../../model/vocabulary/index.js';
import { doublingAxis } from '../../axes/axis.js';
import { type, widths } from '../../frame.js';
import { linearTicks } from '../../axes/ticks.js';

/**
 * What the steps of a sweep are: the values of one parameter.
 *
 * @typedef {import('../../../model/summary.js').Summary} Summary
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 *
 * @typedef {object} Along
 * @property {(summary: Summary) => number | null} of where a summary stands
 * @property {(values: number[]) => import('../../axes/axis.js').Axis} axis
 * @property {string} title
 * @property {(step: string) => number} [at] where a step stands that has a name
 * @property {{ at: number, text: string }[]} [groups] what steps that only count have in common
 */

/**
 * @param {ChartData} data
 * @returns {Along}
 */
export function sweepAxis({ options, rows, id, layout }) {
  const list = rows.map(({ summary }) => summary.parameters);
  const [name] = axisParameters(list, 'one', options);
  const values = list.map((each) => each[name]).filter((value) => value !== undefined);
  if (values.length === 0) {
    const hint = 'choose a test that was run in several steps, or draw bars: kind = "bar"';
    throw new InputError(`nothing to sweep over in chart ${id}: ${name ?? 'all parameters are the same'}`, {
      path: 'x',
      hint,
    });
  }
  const { title, scale } = parameter(name);
  if (scale === 'categories' || values.some((value) => numberIn(value) === null))
    return stepsAlong(name, { values, layout });
  const of = (/** @type {Summary} */ { parameters }) => numberIn(parameters[name]);
  if (scale !== 'log') return { of, title, axis: (own) => shareOrCount(own, { name, layout }) };
  if (values.some((value) => Number(value) <= 0)) {
    const hint = `set scale = "linear" for ${name} in data/vocabulary.toml, or narrow it: where = { ${name} = [...] }`;
    throw new InputError(`no place for ${Math.min(...values.map(Number))} on a log axis of ${title}`, {
      path: 'x',
      hint,
    });
  }
  const axis = (/** @type {number[]} */ own) => {
    const doubling = doublingAxis(own, (value) => valueWords(name, value));
    return { ...doubling, labels: fitting(groupAlike(doubling.labels), layout) };
  };
  return { of, title, axis };
}

/**
 * @param {string} name
 * @param {{ values: import('../../../model/vocabulary/index.js').Value[], layout: ChartData['layout'] }} along
 * @returns {Along}
 */
function stepsAlong(name, { values, layout }) {
  const steps = [...new Set(values)].sort(inOrderOf(name)).map((value) => valueWords(name, value));
  const at = (/** @type {string} */ step) => steps.indexOf(step);
  const of = (/** @type {Summary} */ { parameters }) => {
    const value = parameters[name];
    const place = value === undefined ? -1 : at(valueWords(name, value));
    return place < 0 ? null : place;
  };
  const { labels, groups } = labelsOf(groupAlike(steps));
  return { of, title: parameter(name).title, at, groups, axis: () => stepAxis(fitting(labels, layout)) };
}

/**
 * Shares are shown as per cent.
 *
 * @param {number[]} values
 * @param {{ name: string, layout: ChartData['layout'] }} along
 * @returns {import('../../axes/axis.js').Axis}
 */
function shareOrCount(values, { name, layout }) {
  const high = Math.max(...values);
  const factor = parameter(name).unit === '1' || high <= 1 ? 0.01 : 1;
  const end = high > 0 ? high / factor : 1;
  const ticks = linearTicks(0, end, layout === 'wide' ? 5 : 4);
  const labels = formatTicks(ticks);
  if (factor < 1) labels[labels.length - 1] += '\u2009%';
  return { factor, symbol: '', domain: [0, end], scale: { type: 'linear' }, ticks, labels };
}

/** @param {string[]} labels @returns {import('../../axes/axis.js').Axis} */
const stepAxis = (labels) => ({
  factor: 1,
  symbol: '',
  domain: [0, Math.max(1, labels.length - 1)],
  scale: { type: 'linear' },
  ticks: labels.map((_, at) => at),
  labels,
});

/**
 * `degrade 1`, `degrade 2`... are written as numbers, and what they count once under them.
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
  // the outer labels stand out beyond both ends
  const each = Math.ceil((widest * (labels.length - 1)) / room) || 1;
  return labels.map((label, at) => (at % each === 0 ? label : ''));
}
