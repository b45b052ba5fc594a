import { markOf } from '../marks/productStyle.js';
import { scaleOption } from '../axes/scaleOption.js';
import { drawPanels } from '../lines/panels.js';
import { readLines } from '../lines/timelineLines.js';
import { viewOption } from '../lines/viewOf.js';
import { lineStops } from '../stops/lineStops.js';
import { framesOf } from './frameTimes/framesOf.js';
import { frameWords, lowWords } from './frameTimes/frameWords.js';
import { limitLayers, limitRoom } from './frameTimes/limitLayers.js';

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
  own: true,
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
