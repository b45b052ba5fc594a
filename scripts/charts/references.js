import { textWidth } from '../model/textWidth.js';
import { ink, pixel, round, textLayers, type } from './frame.js';

const lane = 17;

/**
 * Labels of vertical reference lines, in lanes above the plot so that none meets another.
 *
 * @typedef {{ value: number, label: string, x: number, y: number, align: 'left' | 'right' }} PlacedReference
 * @param {{ value: number, label: string }[]} references in the shown unit
 * @param {{ plot: number, end: number, left: number, room: number }} space px of the axis, its end in the shown unit,
 *   and the px left of zero and right of it that text may take
 */
export function placeReferences(references, { plot, end, left, room }) {
  /** @type {number[]} */
  const taken = [];
  const placed = [...references]
    .sort((a, b) => a.value - b.value)
    .map((reference) => {
      const x = (reference.value / end) * plot;
      const width = textWidth(reference.label, { size: type.note });
      const start = Math.max(-left, Math.min(x, room - width));
      const row = [...taken, -Infinity].findIndex((used) => start > used + 10);
      taken[row] = start + width;
      return { ...reference, x: round(start), row };
    });
  const height = taken.length * lane;
  return { height, placed: placed.map((each) => ({ ...each, y: -6 - each.row * lane })) };
}

/**
 * @param {ReturnType<typeof placeReferences>} references
 * @param {number} height px of the plot
 */
export function referenceLayers({ placed }, height) {
  if (placed.length === 0) return [];
  return [
    {
      name: 'reference',
      data: { values: placed.map(({ value, y }) => ({ value, top: y + 7, bottom: height })) },
      mark: { type: 'rule', color: ink.muted, strokeDash: [2, 3] },
      encoding: {
        x: { field: 'value', type: 'quantitative' },
        y: pixel('top'),
        y2: { field: 'bottom' },
      },
    },
    ...textLayers(
      'reference-label',
      placed.map(({ x, y, label }) => ({ x, y, text: label, size: type.note, colour: ink.muted })),
    ),
  ];
}
