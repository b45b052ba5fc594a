import { hasZero } from '../../model/metric.js';
import { formatTicks, scaleFor } from '../../model/quantity.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { type } from '../frame.js';
import { doublings, linearTicks, logDomain, logTicks, roomAbove, tidy } from './ticks.js';

/**
 * One axis: everything on it is in the shown unit, value / factor.
 *
 * @typedef {object} Axis
 * @property {number} factor shown value = base value / factor
 * @property {string} symbol the unit, for the words beside the axis
 * @property {[number, number]} domain
 * @property {{ type: 'linear' | 'log', base?: number }} scale
 * @property {number[]} ticks
 * @property {string[]} labels
 */

/**
 * A value axis for a metric: from zero, or by decades; temperatures and voltages around their values, and so are points far from zero, if
 * `fit` allows it.
 *
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {{ low: number, high: number, zeros?: boolean }} extent base unit; for a log axis `low` is the smallest value above zero,
 *   and `zeros` says that there are some to show
 * @param {{ log?: boolean, count?: number, fit?: boolean }} [form]
 * @returns {Axis}
 */
export function valueAxis(unit, { low, high, zeros = false }, { log = false, count = 5, fit = false } = {}) {
  const { factor, symbol } = scaleFor(unit, log ? Math.sqrt(low * high) : high);
  if (log) {
    const domain = logDomain(low / factor, high / factor);
    const ticks = logTicks(...domain);
    const axis = {
      factor,
      symbol,
      domain,
      scale: { type: /** @type {const} */ ('log') },
      ticks,
      labels: formatTicks(ticks),
    };
    return zeros ? withZero(axis) : axis;
  }
  const name = typeof unit === 'string' ? unit : unit.name;
  const isFar = fit && low > 0 && low > 0.4 * high;
  const domain = isFar
    ? fitted(low / factor, high / factor)
    : name === 'V' || (name !== 'share' && !hasZero(name))
      ? around(low / factor, high / factor)
      : fromZero(low / factor, high / factor, count);
  const ticks = linearTicks(...domain, count);
  return { factor, symbol, domain, scale: { type: 'linear' }, ticks, labels: formatTicks(ticks) };
}

/**
 * Zero has no place on a log axis, and to draw it as the smallest number would make it one: it gets a line of its own below.
 *
 * @param {Axis} axis
 * @returns {Axis}
 */
function withZero({ domain: [low, high], ticks, labels, ...axis }) {
  const zero = Number((low / (high / low) ** 0.12).toPrecision(3));
  return { ...axis, domain: [zero, high], ticks: [zero, ...ticks], labels: ['0', ...labels] };
}

/** @param {number} low @param {number} high @param {number} count @returns {[number, number]} */
const fromZero = (low, high, count) => [Math.min(0, low), roomAbove(high, count)];

/** @param {number} low @param {number} high @returns {[number, number]} */
function around(low, high) {
  const room = Math.max((high - low) * 0.1, Math.abs(high) * 0.01, 0.5);
  return [tidy(low - room), tidy(high + room)];
}

/** With room for the outermost points and their names. @param {number} low @param {number} high @returns {[number, number]} */
function fitted(low, high) {
  const room = (high - low || high) * 0.12;
  return [tidy(Math.max(0, low - room)), tidy(high + room)];
}

/** Nobody counts in 2.5 minutes. */
const clock = Object.freeze({
  s: { factor: 1, steps: [] },
  min: { factor: 60, steps: [0.5, 1, 2, 5, 10, 15, 20, 30, 60] },
  h: { factor: 3600, steps: [0.5, 1, 2, 3, 4, 6, 12, 24] },
});

/**
 * @param {[number, number]} domain seconds
 * @param {number} count
 * @returns {Axis}
 */
export function timeAxis([from, to], count) {
  const symbol = to - from <= 180 ? 's' : to - from <= 3 * 3600 ? 'min' : 'h';
  const { factor, steps } = clock[symbol];
  return linear([from / factor, to / factor], { factor, symbol, count, steps });
}

/**
 * @param {[number, number]} domain bytes
 * @param {number} count
 */
export function bytesAxis([from, to], count) {
  const { factor, symbol } = scaleFor('B', to);
  return linear([from / factor, to / factor], { factor, symbol, count });
}

/**
 * @param {[number, number]} domain 0 to 1
 * @param {number} count
 */
export function shareAxis([from, to], count) {
  return linear([from * 100, to * 100], { factor: 0.01, symbol: '%', count });
}

/**
 * @param {[number, number]} domain
 * @param {{ factor: number, symbol: string, count: number, steps?: readonly number[] }} form
 * @returns {Axis}
 */
function linear([low, high], { factor, symbol, count, steps }) {
  const ticks = linearTicks(low, high, count, steps);
  const labels = formatTicks(ticks);
  return withUnit({
    factor,
    symbol,
    domain: [tidy(low), tidy(high)],
    scale: { type: 'linear' },
    ticks,
    labels,
  });
}

/**
 * Doublings: threads, connections, sizes of requests.
 *
 * @param {number[]} values
 * @param {(value: number) => string} label
 * @returns {Axis}
 */
export function doublingAxis(values, label) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // steps of 1000, 2000... or 1 kB, 10 kB... stand beside all powers of two: they mark themselves
  const ticks = values.some((value) => Math.log2(value) % 1 === 0)
    ? doublings(low, high).filter((tick) => tick >= low)
    : [...new Set(values)];
  const thin = ticks.length > 9 ? ticks.filter((_, at) => at % 2 === 0) : ticks;
  return {
    factor: 1,
    symbol: '',
    domain: low === high ? [low / 2, high * 2] : [low, high],
    scale: { type: 'log', base: 2 },
    ticks: thin,
    labels: thin.map((tick) => label(tick)),
  };
}

/**
 * The px of a value along an axis of `length` px.
 *
 * @param {Pick<Axis, 'domain' | 'scale'>} axis
 * @param {number} length
 */
export function position({ domain: [low, high], scale }, length) {
  if (scale.type === 'linear')
    return (/** @type {number} */ value) => ((value - low) / (high - low)) * length;
  return (/** @type {number} */ value) => (Math.log(value / low) / Math.log(high / low)) * length;
}

/**
 * The unit stands at the last tick.
 *
 * @template {{ labels: string[], symbol: string }} T
 * @param {T} axis
 * @returns {T}
 */
export const withUnit = (axis) => ({
  ...axis,
  labels: axis.labels.map((label, at) =>
    at === axis.labels.length - 1 && axis.symbol ? `${label}\u2009${axis.symbol}` : label,
  ),
});

/**
 * Where a value stands on an axis, in its shown unit: what a log axis has no place for stands at its foot.
 *
 * @param {Axis} axis
 * @param {{ least?: number, digits?: number }} [as] `least`: the foot of a linear axis; `digits` that count
 */
export function shownOn({ scale, domain, factor }, { least = -Infinity, digits = 12 } = {}) {
  const foot = scale.type === 'log' ? domain[0] : least;
  return (/** @type {number} */ value) => Math.max(foot, Number((value / factor).toPrecision(digits)));
}

/** @param {Pick<Axis, 'scale'>} axis */
export const isLog = ({ scale }) => scale.type === 'log';

/** @param {Axis} axis px of the widest tick label */
export const labelRoom = ({ labels }) =>
  Math.ceil(Math.max(0, ...labels.map((label) => textWidth(label, { size: type.tick }))));

/** @param {string} [label] at an end of the axis along; px of it beyond the plot */
export const overhang = (label = '') => Math.ceil(textWidth(label, { size: type.tick }) / 2) + 1;

/** @param {Axis} axis its scale, and the text at each of its values */
export const encodingOf = ({ domain, scale, ticks, labels }) => ({
  scale: { domain, ...scale, nice: false, ...(scale.type === 'linear' && { zero: false }) },
  axis: { values: ticks, texts: labels },
});
