import { shownOf, units } from './vocabulary/index.js';

/**
 * The edge between base units and what people read: the only place where MB/s, KiB, µs and k are made.
 * The vocabulary says which prefixes a unit is shown with: rates are decimal (MB/s) unless the site asks for binary ones (MiB/s),
 * capacities decimal (GB), sizes of requests binary (KiB).
 */

const thinSpace = '\u2009';
const minus = '\u2212';
/** @type {Record<string, number>} */
const prefixes = {
  Ti: 2 ** 40,
  Gi: 2 ** 30,
  Mi: 2 ** 20,
  Ki: 2 ** 10,
  P: 1e15,
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  '': 1,
  m: 1e-3,
  µ: 1e-6,
  n: 1e-9,
};

/**
 * A scale for an axis, a column or one number: shown value = base value / factor.
 *
 * @typedef {{ factor: number, symbol: string, base?: number }} Scale `base`: where bars begin, in the shown unit
 */

/**
 * What is shown of a value: a unit, of values in base units of its dimension; the unit of a metric's values, as `unitShown` has it;
 * or its `share` of another result.
 *
 * @typedef {import('./metric.js').Unit | import('./vocabulary/index.js').UnitFacts | 'share'} ShownUnit
 */

/** Shares are written as per cent. */
export const percent = Object.freeze({ factor: 0.01, symbol: '%' });

/**
 * The prefix that shows the largest of the values with one to four digits before the point.
 *
 * @param {ShownUnit} unit of the vocabulary; one that it lacks is shown as it is written
 * @param {number} largest base unit
 * @returns {Scale}
 */
export function scaleFor(unit, largest) {
  if (unit === 'share') return percent;
  const facts = typeof unit === 'string' ? (units[unit] ?? shownOf(unit, unit)) : unit;
  const { symbol, factor, from, customary, prefixes: allowed } = facts;
  const size = Math.abs(largest) / factor;
  const fitting =
    allowed.find((prefix) => size >= (from[prefix] ?? prefixes[prefix])) ?? allowed[allowed.length - 1];
  const prefix = size > 0 ? fitting : (allowed.find((each) => each[0] === customary) ?? '');
  return { factor: prefixes[prefix] * factor, symbol: prefix + symbol };
}

/**
 * Thin spaces part the thousands from five digits on, as ISO 80000 has it.
 *
 * @param {number} value already scaled
 * @param {number} digits significant digits
 * @param {'least' | 'most'} [limit] what the number is of the value it stands for: its size is rounded to the side on which that holds
 */
export function formatNumber(value, digits = 3, limit) {
  if (value === 0) return '0';
  const size = Math.abs(value);
  const magnitude = Math.floor(Math.log10(size));
  const decimals = Math.min(20, Math.max(0, digits - 1 - magnitude));
  const [whole, fraction] = (limit ? roundLimit(size, decimals, limit) : size).toFixed(decimals).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
  return (value < 0 ? minus : '') + (fraction ? `${grouped}.${fraction}` : grouped);
}

/** A share of one: `18 %`. @param {number} share @param {number} [digits] */
export const formatPercent = (share, digits = 2) => `${formatNumber(share * 100, digits)}${thinSpace}%`;

/**
 * At least 24.8 is at least 24, not 25. Fifteen digits first, since 0.29 * 100 is a little below 29.
 *
 * @param {number} size
 * @param {number} decimals
 * @param {'least' | 'most'} limit
 */
export const roundLimit = (size, decimals, limit) =>
  Math[limit === 'least' ? 'floor' : 'ceil'](Number((size * 10 ** decimals).toPrecision(15))) /
  10 ** decimals;

/**
 * A round number without the digits it does not need: `0.25`, `400`, `12 500`.
 *
 * @param {number} value already scaled
 */
function formatRound(value) {
  const text = formatNumber(value, 4);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Numbers that readers see side by side: where one is grouped, those of four digits are too, as `1 000` beside `16 000`.
 *
 * @param {string[]} texts
 */
export const groupAlike = (texts) =>
  texts.some((text) => /\d\u2009\d{3}/.test(text))
    ? texts.map((text) => text.replace(/(?<![\w.])(\d)(\d{3})(?!\w)/g, `$1${thinSpace}$2`))
    : texts;

/**
 * Thousands that somebody else grouped by commas, as this site groups them: `73,000` becomes `73 000`.
 *
 * @param {string} text
 */
export const withoutCommas = (text) =>
  text.replace(/(?<![\p{L}\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/gu, (number) =>
    formatCount(Number(number.replaceAll(',', ''))),
  );

/**
 * The round numbers on an axis.
 *
 * @param {number[]} values already scaled
 */
export const formatTicks = (values) => groupAlike(values.map(formatRound));

/**
 * How many there are of something: `999`, `12 500`.
 *
 * @param {number} count
 */
export const formatCount = (count) => formatNumber(Math.round(count), 1);

/**
 * One value with its unit, as a sentence or a label shows it: `412 MB/s`, `93.1 µs`.
 *
 * @param {number} value base unit
 * @param {ShownUnit} unit
 * @param {{ digits?: number, scale?: Scale }} [options]
 */
export function formatQuantity(value, unit, { digits = 3, scale = scaleFor(unit, value) } = {}) {
  const number = formatNumber(value / scale.factor, digits);
  return scale.symbol ? `${number}${thinSpace}${scale.symbol}` : number;
}

/**
 * A time as people say it, from two minutes on: `9 min 36 s`, `2 h 10 min`.
 *
 * @param {number} seconds
 * @param {number} [digits] of what is shorter
 * @param {number} [minutesFrom] seconds: beside longer times one minute is enough
 */
export function formatDuration(seconds, digits = 3, minutesFrom = 120) {
  const part = (/** @type {number} */ count, /** @type {string} */ unit) =>
    count === 0 ? [] : [`${count}${thinSpace}${unit}`];
  if (seconds < minutesFrom) return formatQuantity(seconds, 's', { digits });
  const [unit, larger, smaller] = seconds < 7200 ? [1, 'min', 's'] : [60, 'h', 'min'];
  const whole = Math.round(seconds / unit);
  return [...part(Math.floor(whole / 60), larger), ...part(whole % 60, smaller)].join('\u00a0');
}

/** The same in a cell of a table: on a sheet of paper it breaks between its parts. @param {number} seconds */
export const timeCell = (seconds) => formatDuration(seconds).replace('\u00a0', ' ');

/**
 * A long time as drives count it: `5010 h`.
 *
 * @param {number} seconds
 */
export const formatHours = (seconds) => `${formatCount(seconds / 3600)}${thinSpace}h`;

/**
 * A quantity that was set and not measured, without digits it does not need: `20 m`.
 *
 * @param {number} value
 * @param {string} unit that it is in
 */
export function formatExact(value, unit) {
  const { factor, symbol } = scaleFor(shownOf(unit, unit), value);
  const number = formatRound(value / factor);
  return symbol ? `${number}${thinSpace}${symbol}` : number;
}

/**
 * A size that was set, in the binary units it is counted in.
 *
 * @param {number} bytes
 */
export function formatBinary(bytes) {
  if (bytes % 1_048_576 === 0) return `${bytes / 1_048_576}${thinSpace}MiB`;
  if (bytes % 1024 === 0) return `${bytes / 1024}${thinSpace}KiB`;
  return `${bytes}${thinSpace}B`;
}
