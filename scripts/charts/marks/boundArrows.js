import { isLeast } from '../../model/measurement.js';
import { onAxes } from '../axes/onAxes.js';
import { asIs } from '../frame.js';

/** To what is more, and to what is less; px from the middle of a mark. */
const upright = [
  { text: '↑', dy: -12 },
  { text: '↓', dy: 13 },
];

/**
 * Beside each point whose source gives only a bound, an arrow to where the value lies.
 *
 * @param {string} suffix of the layers' names
 * @param {{ x: number, y: number, colour: string, of: { summary: { bound?: import('../../model/measurement.js').Bound } } }[]} points
 * @param {{ arrows?: { text: string, dx?: number, dy?: number }[], encoding?: object }} [on]
 */
export const boundArrows = (suffix, points, { arrows = upright, encoding = onAxes } = {}) =>
  arrows.flatMap(({ text, ...offset }, at) => {
    const values = points
      .filter(({ of: { summary } }) => summary.bound && isLeast(summary) === !at)
      .map(({ x, y, colour }) => ({ x, y, colour, text }));
    if (!values.length) return [];
    return [
      {
        name: `bound-${at}${suffix}`,
        data: { values },
        mark: { type: 'text', fontWeight: 600, align: 'center', ...offset },
        encoding: { ...encoding, text: { field: 'text', type: 'nominal' }, color: asIs('colour') },
      },
    ];
  });
