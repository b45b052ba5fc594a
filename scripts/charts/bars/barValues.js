import { asIs, ink, onAxis, pixel, round } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { barRef } from './scaledBar.js';

/**
 * The value of each bar behind what of it reaches furthest, or over a long error bar, the subject's in bold; of a dot below 1 before it.
 *
 * @param {import('./barLayers.js').PlacedBar[]} bars
 * @param {{ beside: number, domain: [number, number] }} axis `beside`: px between a mark and its value
 */
export function barValues(bars, { beside, domain: [foot] }) {
  const rows = bars.map(({ bar, value: text, reach, mean, over = 0, before = false, top, bottom }) => ({
    reach: Math.max(reach, foot),
    before,
    at: round((top + bottom) / 2 - over),
    text,
    colour: mean === null ? ink.muted : ink.text,
    weight: bar.strong ? 'bold' : 'normal',
    [datumRef]: barRef(bar),
  }));
  const layer = (/** @type {string} */ name, /** @type {typeof rows} */ some, /** @type {object} */ mark) =>
    some.length === 0
      ? []
      : [
          {
            name,
            data: { values: some.map(({ before: _before, ...row }) => row) },
            mark: { type: 'text', align: 'left', dx: beside, ...mark },
            encoding: {
              x: onAxis('reach'),
              y: pixel('at'),
              text: { field: 'text', type: 'nominal' },
              color: asIs('colour'),
            },
          },
        ];
  return ['', '-before'].flatMap((side) => {
    const some = rows.filter(({ before }) => before === (side !== ''));
    const aligned = side && { align: 'right', dx: -beside };
    const of = (/** @type {string} */ weight) => some.filter((row) => row.weight === weight);
    return [
      ...layer(`data-value${side}`, of('normal'), { ...aligned }),
      ...layer(`data-value-subject${side}`, of('bold'), { ...aligned, fontWeight: 600 }),
    ];
  });
}
