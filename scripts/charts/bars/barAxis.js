import { textWidth } from '../../model/lib/textWidth.js';
import { shownUnit } from '../../model/metric.js';
import { formatQuantity, formatTicks } from '../../model/quantity.js';
import { position, withUnit } from '../axes/axis.js';
import {
  barBase,
  belowAll,
  linearTicks,
  logDomain,
  logTicks,
  doublings,
  roomAbove,
  tidy,
} from '../axes/ticks.js';
import { type } from '../frame.js';
import { vanishes } from './barScale.js';

/**
 * The axis under bars or dots, in the shown unit.
 *
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {object} BarAxis
 * @property {[number, number]} domain
 * @property {'linear' | 'log'} type
 * @property {number[]} ticks
 * @property {string[]} labels
 * @property {number} tickRoom px: half the width of its last label
 * @property {(value: number) => number} share where a value stands along it: 0 at its foot
 */

const tickCount = { wide: 5, narrow: 3 };

/** Px that labels of ticks may be expected to share, and px between two of them. */
const labelSpace = { wide: 420, narrow: 230 };
const betweenLabels = 12;

/** Px between two neighbours on an axis as short as that: nearer, "100 200" would read as one number. */
const apart = 3;

/** What of the axis a dot at its foot takes. */
const dotRoom = 0.03;

/**
 * Of bars.
 *
 * @param {ChartData} data
 * @param {number[]} reaches of all that must fit, from where the bars begin
 * @param {{ base: number, symbol: string }} scale where they begin, and the unit, which stands at the last tick
 * @returns {BarAxis}
 */
export function amountAxisOf({ layout }, reaches, { base, symbol }) {
  const end = roomAbove(Math.max(0, ...reaches), tickCount[layout]);
  const ticks = linearTicks(base, base + end, tickCount[layout]).map((tick) => tidy(tick - base));
  const { labels } = withUnit({ labels: formatTicks(ticks.map((tick) => tidy(tick + base))), symbol });
  return finished({ domain: [0, end], type: 'linear', ticks, labels });
}

/**
 * Of dots: by decades, or around 1, from which 0.5 is as far as 2.
 *
 * @param {ChartData} data
 * @param {number[]} values of all that must fit
 * @param {{ scale: import('../../model/quantity.js').Scale, one: number | null }} form `one`: where 1 is, for what stands around it
 * @returns {BarAxis}
 */
export function logAxisOf(data, values, { scale, one }) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const domain = one === null ? logDomain(low / (high / low) ** dotRoom, high) : aroundOne(low, high, one);
  const all = one === null ? logTicks(...domain) : ratioTicks(...domain, one, tickCount[data.layout]);
  const decades = [1, 2, 3, 4].map((step) => all.filter((tick) => isDecade(tick, step)));
  const labelled = [all, ...(one === null ? decades : [])].map((ticks) => ({
    ticks,
    labels: tickLabels(ticks, shownUnit(data), scale),
  }));
  const space = labelSpace[data.layout];
  const along = position({ domain, scale: { type: 'log' } }, space);
  const fits = (/** @type {Pick<BarAxis, 'ticks' | 'labels'>} */ { ticks, labels }) => {
    const widths = labels.map((label) => textWidth(label, { size: type.tick }));
    const each = ticks.map((tick, at) => ({ at: along(tick), half: widths[at] / 2 }));
    return (
      widths.reduce((sum, width) => sum + width + betweenLabels, 0) < space &&
      each.slice(1).every(({ at, half }, before) => at - half - (each[before].at + each[before].half) > apart)
    );
  };
  const several = labelled.filter((each) => each.ticks.length > 1);
  const chosen = several.find(fits) ?? several[several.length - 1] ?? labelled[0];
  return finished({ domain, type: 'log', ...chosen });
}

/**
 * Ticks of an axis around 1, which is one of them: halves and doubles as far apart, or round numbers near to it.
 *
 * @param {number} low above zero
 * @param {number} high
 * @param {number} one where 1 is, in the shown unit
 * @param {number} count
 */
function ratioTicks(low, high, one, count) {
  const times = high / low;
  const ticks =
    times < 3
      ? linearTicks(low, high, count)
      : times < 6
        ? [0.2, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5].map((tick) => tidy(tick * one))
        : times < 2 ** (count + 1)
          ? doublings(low / one, high / one).map((tick) => tidy(tick * one))
          : logTicks(low, high);
  return [...new Set([...ticks, one])].filter((tick) => tick >= low && tick <= high).sort((a, b) => a - b);
}

/** @param {number} tick @param {number} step of so many decades */
const isDecade = (tick, step) =>
  Math.abs(Math.log10(tick) / step - Math.round(Math.log10(tick) / step)) < 1e-9;

/**
 * With room at both ends: below 1 a value stands before its dot.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} one
 * @returns {[number, number]}
 */
function aroundOne(low, high, one) {
  const from = Math.min(low, one);
  const to = Math.max(high, one);
  const span = Math.max(to / from, 1.1);
  return [tidy(from / span ** (low < one ? 0.25 : 0.08)), tidy(to * span ** 0.05)];
}

/**
 * One unit for all, at the last; each its own where decades need several.
 *
 * @param {number[]} ticks in the shown unit
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {import('../../model/quantity.js').Scale} scale
 */
export function tickLabels(ticks, unit, scale) {
  const needsSeveral = ticks.some((tick) => vanishes(tick * scale.factor, scale) || tick > 9999);
  if (needsSeveral) return ticks.map((tick) => formatQuantity(tick * scale.factor, unit, { digits: 1 }));
  return withUnit({ labels: formatTicks(ticks), symbol: scale.symbol }).labels;
}

/** @param {Pick<BarAxis, 'domain' | 'type' | 'ticks' | 'labels'>} axis @returns {BarAxis} */
function finished({ domain, type: scale, ticks, labels }) {
  const along = position({ domain, scale: { type: scale } }, 1);
  return {
    domain,
    type: scale,
    ticks,
    labels,
    tickRoom: Math.ceil(textWidth(labels[labels.length - 1] ?? '', { size: type.tick }) / 2),
    share: (value) => Math.max(0, along(Math.max(value, domain[0]))),
  };
}

/**
 * Bars begin at zero, but for values below it. Of a temperature or a noise the length of a bar would claim a ratio that there is not: its marks
 * stand on an axis of its own.
 *
 * @param {ChartData} data
 * @param {import('../../model/quantity.js').Scale} scale
 * @param {boolean} isAmount
 */
export function baseOf({ rows, layout }, { factor }, isAmount) {
  const all = rows.flatMap(({ summary: { mean, interval, runs } }) => [
    mean,
    ...(interval ? [interval.low, interval.high] : []),
    ...runs.map(({ value }) => value),
  ]);
  if (all.length === 0) return 0;
  const [low, high] = [Math.min(...all), Math.max(...all)].map((value) => value / factor);
  return (isAmount ? barBase : belowAll)(low, high, tickCount[layout]);
}
