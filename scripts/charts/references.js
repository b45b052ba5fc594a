import { ink, pixel, round, textLayers, type } from './frame.js';
import { inLanes } from './lanes.js';

/**
 * Vertical reference lines of a bar chart, named above the plot.
 *
 * @param {{ value: number, label: string }[]} references in the shown unit
 * @param {{ plot: number, end: number, left: number, room: number }} space px of the axis, its end in the shown unit,
 *   and the px left of zero and right of it that text may take
 */
export function placeReferences(references, { plot, end, left, room }) {
  const labels = references.map(({ value, label }) => ({ value, text: label, at: (value / end) * plot }));
  return inLanes(labels, { left: -left, right: room });
}

/**
 * @param {ReturnType<typeof placeReferences>} references
 * @param {{ top: number, bottom: number }[]} stretches where the lines are drawn: past labels that stand over their bars, or through
 */
export function referenceLayers({ placed }, stretches) {
  if (placed.length === 0) return [];
  const lines = placed.flatMap(({ value, y }) => [
    { value, top: y + 8, bottom: 0 },
    ...stretches.map(({ top, bottom }) => ({ value, top: round(top - 1), bottom: round(bottom + 1) })),
  ]);
  return [
    {
      name: 'reference',
      data: { values: lines },
      mark: { type: 'rule', color: ink.muted, strokeDash: [2, 3] },
      encoding: { x: { field: 'value', type: 'quantitative' }, y: pixel('top'), y2: { field: 'bottom' } },
    },
    ...textLayers(
      'reference-label',
      placed.map(({ x, y, text }) => ({ x, y, text, size: type.note, colour: ink.muted })),
    ),
  ];
}
