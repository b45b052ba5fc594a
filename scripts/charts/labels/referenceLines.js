import { textWidth } from '../../model/lib/textWidth.js';
import { ink, onAxes, pixel, round, textLayers, type } from '../frame.js';
import { tidy } from '../axes/ticks.js';

/** @typedef {import('../plot.js').Place} Place */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box px that words must not cover */

/** @param {Box} a @param {Box} b */
export const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Horizontal lines at values, each named where its words cover nothing; `boxes` learns of the words and the lines.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {{ y: import('../axes/axis.js').Axis, place: Place, boxes: Box[] }} on
 */
export function referenceLines(data, { y: axis, place, boxes }) {
  const references = data.references.map((line) => ({
    value: tidy(line.value / axis.factor),
    label: labelOf(line, data),
  }));
  if (references.length === 0) return [];
  const texts = references.map(({ value, label }) => {
    const width = textWidth(label, { size: type.note });
    const right = place.plot - width - 4;
    const heights = [-9, 10, 15].map((away) => place.y(value) + away);
    const places = heights.flatMap((y) => [right, 4, (place.plot - width) / 2].map((x) => ({ x, y })));
    const free = places.find(({ x, y }) => {
      const box = { left: x - 3, right: x + width + 3, top: y - 7, bottom: y + 8 };
      // over the plot stand the names of the lines, where they do not stand at their ends
      const inside = box.bottom < place.height && (place.named || box.top > -4);
      return inside && !boxes.some((each) => meet(each, box));
    });
    const { x, y } = free ?? places[0];
    boxes.push({ left: x, right: x + width, top: y - 7, bottom: y + 7 });
    boxes.push({ left: 0, right: place.plot, top: place.y(value) - 1, bottom: place.y(value) + 1 });
    return { x, y, text: label, size: type.note, colour: ink.muted };
  });
  return [
    {
      name: 'reference',
      data: { values: references.map(({ value }) => ({ y: value, from: 0, to: round(place.plot) })) },
      mark: { type: 'rule', color: ink.muted, strokeDash: [2, 3] },
      encoding: { x: pixel('from'), x2: { field: 'to' }, y: onAxes.y },
    },
    ...textLayers('reference-label', texts),
  ];
}

/** @param {import('../../model/chartData.js').ReferenceLine} line @param {import('../../model/chartData.js').ChartData} data */
export const labelOf = ({ label, product }, { products }) =>
  product && products.length > 1
    ? `${products.find(({ id }) => id === product)?.name ?? product}: ${label}`
    : label;
