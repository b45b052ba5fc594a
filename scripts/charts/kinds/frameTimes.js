import { markOf } from '../marks/productStyle.js';
import { scaleOption } from '../axes/measureAxis.js';
import { drawPanels } from '../lines/panels.js';
import { readLines } from '../lines/timelineLines.js';
import { viewOption } from '../lines/viewOf.js';
import { lineStops } from '../stops/lineStops.js';
import { ink, pixel, round, textLayers } from '../frame.js';
import { dodge } from '../lines/dodge.js';
import { framesOf } from './frameTimes/framesOf.js';
import { frameWords, lowWords, limitWords, shareWords } from './frameTimes/frameWords.js';

/**
 * How long each frame of a run took, a panel for each run: from the smallest to the largest of each short stretch, with the lows and
 * the share of the frames that took longer than one at 60 and at 30 fps.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const frameTimes = {
  kind: 'frame-times',
  title: 'Frame times over a run, with lows and the share of slow frames',
  draws: 'series',
  takesReadersFile: true,
  ...frameWords,
  stops: lineStops,
  options: {
    type: 'object',
    properties: {
      scale: scaleOption('linear'),
      view: viewOption('time'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const frames = framesOf(data);
    const { lines, x, y } = readLines({ ...data, options: { ...data.options, x: 'time', panels: true } });
    const groups = lines.map((line, at) => {
      const { found } = frames[at];
      const note = [markOf(line.product), lowWords(found, data.layout)].filter(Boolean).join(', ');
      return {
        lines: [{ ...line, envelope: true, entry: { ...line.entry, note } }],
        y,
        beside: (/** @type {import('../plot.js').Place} */ place) =>
          limitLayers(found.over, { y, place, layout: data.layout }),
      };
    });
    return drawPanels(data, { x, groups, right: limitRoom[data.layout] });
  },
};

/** Px right of a panel for what stands beside its limits. */
const limitRoom = Object.freeze({ wide: 124, narrow: 52 });

/**
 * A dashed line at each limit that is in view, and beside it the share of the frames that took longer.
 *
 * @param {import('../../model/finding.js').Stutter['over']} over
 * @param {{ y: import('../axes/axis.js').Axis, place: import('../plot.js').Place, layout: 'wide' | 'narrow' }} on
 */
function limitLayers(over, { y, place, layout }) {
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
