import { isLeast } from '../../model/bound.js';
import { onAxes } from '../axes/onAxes.js';
import { asIs } from '../frame.js';

/** Along which axis the values lie; px from the middle of a mark to the middle of its arrow. */
const arrows = /** @type {const} */ ({
  x: { more: { text: '→', dx: 14 }, less: { text: '←', dx: -14 } },
  y: { more: { text: '↑', dy: -12 }, less: { text: '↓', dy: 13 } },
});

/**
 * Beside each point whose source gives only a bound, an arrow to where the value lies.
 *
 * @param {string} suffix of the layers' names
 * @param {{ x: number, y: number, colour: string, of: { summary: { bound?: import('../../model/bound.js').Bound } } }[]} points
 * @param {{ along?: 'x' | 'y', encoding?: object }} [on]
 */
export function boundArrows(suffix, points, { along = 'y', encoding = onAxes } = {}) {
  const bounds = points.filter(({ of }) => of.summary.bound);
  return /** @type {const} */ (['more', 'less']).flatMap((side) => {
    const { text, ...offset } = arrows[along][side];
    const values = bounds
      .filter(({ of }) => isLeast(of.summary) === (side === 'more'))
      .map(({ x, y, colour }) => ({ x, y, text, colour }));
    if (values.length === 0) return [];
    return [
      {
        name: `bound-${side}${suffix}`,
        data: { values },
        mark: { type: 'text', fontWeight: 600, align: 'center', ...offset },
        encoding: { ...encoding, text: { field: 'text', type: 'nominal' }, color: asIs('colour') },
      },
    ];
  });
}
