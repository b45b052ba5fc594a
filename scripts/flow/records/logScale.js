import { tickLabels } from '../../charts/bars/barAxis.js';
import { linearTicks, tidy } from '../../charts/axes/ticks.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { scaleFor } from '../../model/quantity.js';

/** More numbers would be louder than the dots over them. */
const most = 4;

/** Px of the narrowest scale of a page, of its numbers, and between two of them. */
const space = 200;
const size = 13;
const between = 10;

/** Below so many times, logarithms and values look much the same, and numbers in even steps are read faster. */
const few = 4;

/**
 * @typedef {object} LogTick
 * @property {number} at percent
 * @property {string} text the last one has the unit
 * @property {'start' | 'end' | null} flush the end of the scale at which the text stands, where it would reach beyond
 */

/**
 * The round numbers along a logarithmic scale of a page: as many of up to four as fit.
 *
 * @param {{ from: number, most: number }} reach base unit, above zero
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {(value: number) => number} place percent of a value
 * @returns {LogTick[]} none where all values are one
 */
export function logScaleTicks({ from, most: to }, unit, place) {
  if (!(to > from)) return [];
  const scale = scaleFor(unit, to);
  const [low, high] = [from / scale.factor, to / scale.factor];
  const read = candidates(low, high)
    .filter((ticks) => ticks.length > 1 && ticks.length <= most)
    .map((ticks) => labelled(ticks, { unit, scale, place }));
  return (read.find(({ fits }) => fits) ?? read[read.length - 1])?.ticks ?? [];
}

/** From many to few. @param {number} low @param {number} high */
function candidates(low, high) {
  if (high < few * low) return [linearTicks(low, high, 3), linearTicks(low, high, 2)];
  const within = [[1, 2, 5], [1, 3], [1]].map((factors) => powers(low, high, factors, 1));
  return [...within, ...[2, 3, 4].map((step) => powers(low, high, [1], step))];
}

/** @param {number} low @param {number} high @param {number[]} factors @param {number} step in decades */
function powers(low, high, factors, step) {
  const first = Math.floor(Math.log10(low) / step) * step;
  const decades = Math.max(0, Math.ceil((Math.log10(high) - first) / step));
  return Array.from({ length: decades + 1 }, (_, at) => first + at * step)
    .flatMap((exponent) => factors.map((factor) => tidy(factor * 10 ** exponent)))
    .filter((tick) => tick >= low * 0.999 && tick <= high * 1.001);
}

/**
 * @param {number[]} values in the shown unit
 * @param {{ unit: import('../../model/quantity.js').ShownUnit, scale: import('../../model/quantity.js').Scale,
 *   place: (value: number) => number }} how
 */
function labelled(values, { unit, scale, place }) {
  const texts = tickLabels(values, unit, scale);
  const boxes = values.map((value, at) => {
    const width = textWidth(texts[at], { size });
    const middle = (place(value * scale.factor) / 100) * space;
    const left = Math.min(Math.max(middle - width / 2, 0), space - width);
    const flush = left === middle - width / 2 ? null : left === 0 ? 'start' : 'end';
    return { left, right: left + width, flush: /** @type {LogTick['flush']} */ (flush) };
  });
  return {
    fits: boxes.slice(1).every(({ left }, before) => left - boxes[before].right >= between),
    ticks: values.map((value, at) => ({
      at: place(value * scale.factor),
      text: texts[at],
      flush: boxes[at].flush,
    })),
  };
}
