import { besideValue } from './barLayout.js';
import { asIs, ink, pixel, round } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { onAxis } from '../axes/onAxes.js';
import { barRef } from './scaledBar.js';

/**
 * The value of each bar behind what of it reaches furthest, or over a long error bar, the subject's in bold.
 *
 * @param {import('./barLayers.js').PlacedBar[]} bars
 */
export function barValues(bars) {
  const rows = bars.map(({ bar, value: text, reach, mean, over = 0, top, bottom }) => ({
    reach,
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
            data: { values: some },
            mark: { type: 'text', align: 'left', dx: besideValue, ...mark },
            encoding: {
              x: onAxis('reach'),
              y: pixel('at'),
              text: { field: 'text', type: 'nominal' },
              color: asIs('colour'),
            },
          },
        ];
  return [
    ...layer(
      'data-value',
      rows.filter((row) => row.weight === 'normal'),
      {},
    ),
    ...layer(
      'data-value-subject',
      rows.filter((row) => row.weight === 'bold'),
      { fontWeight: 600 },
    ),
  ];
}
