import { ink, onAxes, pixel, textLayers, type } from '../frame.js';
import { packLabels } from './packLabels.js';

/**
 * The author's words at a place or over a stretch, in lanes above the plot.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {{ x: import('../axes/axis.js').Axis, place: import('../plot.js').Place }} on
 */
export function noteLayers({ notes }, { x, place }) {
  const [from, to] = x.domain;
  const shown = notes
    .map((note) => ({
      text: note.text,
      from: (note.from ?? note.at ?? from * x.factor) / x.factor,
      to: (note.to ?? note.at ?? to * x.factor) / x.factor,
    }))
    .filter((note) => note.to >= from && note.from <= to)
    .map((note) => ({ ...note, from: Math.max(from, note.from), to: Math.min(to, note.to) }));
  const { height, placed } = packLabels(
    shown.map((note) => ({ ...note, at: place.x(note.from) })),
    { left: 0, right: place.plot + place.right },
  );
  if (placed.length === 0) return { height: 0, bands: [], words: [], boxes: [] };
  const stretches = placed.filter((note) => note.to > note.from);
  return {
    height,
    boxes: placed.map((note) => ({
      left: place.x(note.from) - 2,
      right: place.x(note.from) + 2,
      top: 0,
      bottom: place.height,
    })),
    bands: [
      noteBand(
        stretches.map((note) => ({ from: note.from, to: note.to, top: 0, bottom: place.height })),
        { color: ink.grid, opacity: 0.55 },
      ),
      {
        name: 'note-line',
        data: { values: placed.map((note) => ({ x: note.from, top: note.y + 8, bottom: place.height })) },
        mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8 },
        encoding: { x: onAxes.x, y: pixel('top'), y2: { field: 'bottom' } },
      },
    ],
    words: textLayers(
      'note',
      placed.map(({ x: left, y, text }) => ({ x: left, y, text, size: type.note })),
    ),
  };
}

/**
 * Stretches of the axis along, over the height of the plot.
 *
 * @param {{ from: number, to: number, top: number, bottom: number }[]} values
 * @param {{ color: string, opacity: number }} look
 */
export const noteBand = (values, look) => ({
  name: 'note-band',
  data: { values },
  mark: { type: 'rect', ...look },
  encoding: {
    x: { field: 'from', type: 'quantitative' },
    x2: { field: 'to' },
    y: pixel('top'),
    y2: { field: 'bottom' },
  },
});
