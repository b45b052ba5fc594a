import { tickLabels } from '../../charts/bars/barAxis.js';
import { linearTicks, tidy } from '../../charts/axes/ticks.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { scaleFor } from '../../model/quantity.js';

/** More numbers would be louder than the dots over them. */
const most = 4;

/** Px of the narrowest scale of a page, of its numbers, and between two of them. */
const space = 260;
const size = 13;
const between = 10;

/** Below so many times, logarithms and values look much the same, and numbers in even steps are read faster. */
const few = 4;

/**
 * @typedef {object} ScaleTick
 * @property {number} at percent
 * @property {string} text the last one has the unit
 * @property {number} shift px by which the text stands off the middle of its tick, so that it does not reach beyond the scale
 */

/**
 * The round numbers along a scale of a page: as many of up to four as fit.
 *
 * @param {{ from: number, most: number, log: boolean }} reach base unit, above zero where it is logarithmic
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {(value: number) => number} place percent of a value
 * @param {number} [own] the value that stands beside the scale: its prefix is taken where all numbers keep to four digits
 * @returns {ScaleTick[]} none where all values are one
 */
export function scaleTicks({ from, most: to, log }, unit, place, own) {
  if (!(to > from)) return [];
  const farthest = Math.max(Math.abs(from), Math.abs(to));
  const near = own === undefined ? null : scaleFor(unit, own);
  const scale = near && farthest / near.factor < 1e4 ? near : scaleFor(unit, farthest);
  const [low, high] = [from / scale.factor, to / scale.factor];
  return (
    candidates(low, high, log)
      .map((values) => labelled(values, { unit, scale, place }))
      .find((ticks) => ticks !== null) ?? []
  );
}

/** From many to few. @param {number} low @param {number} high @param {boolean} log */
function candidates(low, high, log) {
  if (!log || high < few * low) return [3, 2].map((count) => linearTicks(low, high, count));
  const within = [[1, 2, 5], [1, 3], [1]].map((factors) => powers(low, high, factors, 1));
  return [...within, ...[2, 3, 4].map((step) => powers(low, high, [1], step))];
}

/** @param {number} low @param {number} high @param {number[]} factors @param {number} step in decades */
function powers(low, high, factors, step) {
  const first = step === 1 ? Math.floor(Math.log10(low)) : Math.ceil(Math.log10(low) - 1e-3);
  const decades = Math.max(0, Math.ceil((Math.log10(high) - first) / step));
  return Array.from({ length: decades + 1 }, (_, at) => first + at * step)
    .flatMap((exponent) => factors.map((factor) => tidy(factor * 10 ** exponent)))
    .filter((tick) => tick >= low * 0.999 && tick <= high * 1.001);
}

/**
 * A number that has no room at its tick is left out. The last one has the unit.
 *
 * @param {number[]} values in the shown unit
 * @param {{ unit: import('../../model/quantity.js').ShownUnit, scale: import('../../model/quantity.js').Scale,
 *   place: (value: number) => number }} how
 * @returns {ScaleTick[] | null} `null` where no two fit
 */
function labelled(values, how) {
  if (values.length < 2) return null;
  const { unit, scale, place } = how;
  const texts = tickLabels(values, unit, scale);
  const boxes = values.map((value, at) => boxOf((place(value * scale.factor) / 100) * space, texts[at]));
  const near = values.filter((_, at) => boxes[at].isNear);
  if (near.length < values.length) return labelled(near, how);
  const fits =
    values.length <= most &&
    boxes.slice(1).every(({ left }, before) => left - boxes[before].right >= between);
  if (!fits) return null;
  return values.map((value, at) => ({
    at: place(value * scale.factor),
    text: texts[at],
    shift: boxes[at].shift,
  }));
}

/** Px off the middle that nobody sees. */
const slight = 4;

/**
 * A text within the scale is near its tick in the middle of it, or with its number, without the unit, over it.
 *
 * @param {number} tick px
 * @param {string} text
 */
function boxOf(tick, text) {
  const [width, numberWidth] = [text, text.split('\u2009')[0]].map((part) => textWidth(part, { size }));
  const left = Math.min(Math.max(tick - width / 2, 0), space - width);
  const shift = Math.round(10 * (left + width / 2 - tick)) / 10;
  const isNear = Math.abs(shift) <= slight || (left <= tick && tick <= left + numberWidth);
  return { left, right: left + width, shift, isNear };
}
