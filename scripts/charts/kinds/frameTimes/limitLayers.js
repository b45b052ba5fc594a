import { ink, pixel, round, textLayers } from '../../frame.js';
import { dodge } from '../../lines/dodge.js';
import { limitWords, shareWords } from './frameWords.js';

/** Px right of a panel for what stands beside its limits. */
export const limitRoom = Object.freeze({ wide: 124, narrow: 52 });

/**
 * A dashed line at each limit that is in view, and beside it the share of the frames that took longer.
 *
 * @param {import('../../../model/finding.js').Stutter['over']} over
 * @param {{ y: import('../../axes/axis.js').Axis, place: import('../../plot.js').Place, layout: 'wide' | 'narrow' }} on
 */
export function limitLayers(over, { y, place, layout }) {
  const [low, high] = y.domain;
  const seen = over
    .filter(({ seconds }) => seconds / y.factor >= low && seconds / y.factor <= high)
    .map((limit) => ({ ...limit, y: place.y(limit.seconds / y.factor) }))
    .sort((a, b) => a.y - b.y);
  if (seen.length === 0) return [];
  const size = 15;
  const tops = dodge(
    seen.map((limit) => ({ wanted: limit.y - size / 2, size })),
    { from: -size / 2, to: place.height + size / 2 },
  );
  return [
    {
      name: 'limit',
      data: { values: seen.map((limit) => ({ from: 0, to: round(place.plot + 6), y: round(limit.y) })) },
      mark: { type: 'rule', color: ink.muted, strokeDash: [2, 3] },
      encoding: { x: pixel('from'), x2: { field: 'to' }, y: pixel('y') },
    },
    ...textLayers(
      'limit-label',
      seen.map(({ seconds, share }, at) => ({
        x: place.plot + 10,
        y: tops[at] + size / 2,
        text: layout === 'wide' ? `${shareWords(share)} over ${limitWords(seconds)}` : shareWords(share),
        size: 11.5,
        colour: ink.text,
      })),
    ),
  ];
}
