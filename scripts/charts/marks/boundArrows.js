import { isLeast } from '../../model/measurement.js';
import { onAxes } from '../axes/onAxes.js';
import { asIs } from '../frame.js';

/**
 * Over or under each point whose source gives only a bound, an arrow to where the value lies.
 *
 * @param {string} suffix of the layers' names
 * @param {{ x: number, y: number, colour: string, of: { summary: { bound?: import('../../model/measurement.js').Bound } } }[]} points
 */
export const boundArrows = (suffix, points) =>
  ['↓', '↑'].flatMap((text, up) => {
    const values = points
      .filter(({ of: { summary } }) => summary.bound && isLeast(summary) === !!up)
      .map(({ x, y, colour }) => ({ x, y, colour, text }));
    if (!values.length) return [];
    return [
      {
        name: `bound-${up}${suffix}`,
        data: { values },
        mark: { type: 'text', fontWeight: 600, align: 'center', dy: up ? -12 : 13 },
        encoding: { ...onAxes, text: { field: 'text', type: 'nominal' }, color: asIs('colour') },
      },
    ];
  });
