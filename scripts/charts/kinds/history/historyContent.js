import { onAxes, textLayers } from '../../frame.js';
import { lineBoxes, pxOn } from '../../labels/boxes.js';
import { gridBoxes, placeNames } from '../../labels/placeNames.js';
import { noteLayers } from '../../labels/noteLayers.js';
import { referenceLines } from '../../labels/referenceLines.js';
import { linePoints } from '../../lines/linePoints.js';
import { stepRuns, stepErrorBars } from './stepMarks.js';
import { stepChange } from './historyWords.js';

/**
 * Lines from step to step, thick where the change is clear; every run, the error bars, and the change beside each clear one.
 *
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('./historyLines.js').HistoryLine} HistoryLine
 * @typedef {{ lines: HistoryLine[], x: import('../../axes/axis.js').Axis, y: import('../../axes/axis.js').Axis }} Read
 *
 * @param {ChartData} data
 * @param {Read} read
 * @param {import('../../plot.js').Place} place
 */
export function historyContent(data, { lines, x, y }, place) {
  const notes = noteLayers(data, { x, place });
  const runs = stepRuns(lines, { y, place });
  const boxes = [
    ...notes.boxes,
    ...runs.boxes,
    ...lines.flatMap(({ points }) => lineBoxes(points.map(pxOn(place)))),
  ];
  const references = referenceLines(data, { y, place, boxes });
  const room = { size: 11.5, boxes, quiet: gridBoxes(y, place), near: 8 };
  const words = lines.flatMap((line) => changesOf(line, { place, room }));
  return {
    above: notes.height,
    layers: [
      ...notes.bands,
      ...references,
      ...lines.flatMap(segmentLayers),
      ...lines.flatMap((line) => stepErrorBars(line, { errorBars: data.errorBars, y })),
      ...runs.layers,
      ...lines.flatMap(({ name, points, entry }) => linePoints(name, points, entry)),
    ],
    over: [...notes.words, ...textLayers('change', words)],
  };
}

/** @param {HistoryLine} line */
function segmentLayers({ name, points, entry }) {
  const segments = points.slice(1).map((to, at) => ({
    isClear: to.judged?.verdict === 'clear',
    place: { x: points[at].x, y: points[at].y, x2: to.x, y2: to.y },
  }));
  const layer = (
    /** @type {string} */ kind,
    /** @type {typeof segments} */ some,
    /** @type {object} */ mark,
  ) =>
    some.length === 0
      ? []
      : [
          {
            name: `${kind}-${name}`,
            data: { values: some.map(({ place }) => place) },
            mark: { type: 'rule', color: entry.colour, ...mark },
            encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
          },
        ];
  return [
    ...layer(
      'open',
      segments.filter(({ isClear }) => !isClear),
      { strokeWidth: 1 },
    ),
    ...layer(
      'clear',
      segments.filter(({ isClear }) => isClear),
      { strokeWidth: entry.strong ? 2.6 : 2 },
    ),
  ];
}

/**
 * The clear changes in words, each beside the middle of its line where it covers nothing.
 *
 * @param {HistoryLine} line
 * @param {{ place: import('../../plot.js').Place, room: Omit<Parameters<typeof placeNames>[1], 'space'> }} on
 * @returns {import('../../frame.js').PlacedText[]}
 */
function changesOf({ points, entry }, { place, room }) {
  const space = { left: 0, right: place.plot + place.right, top: -6, bottom: place.height - 2 };
  const weight = /** @type {400 | 600} */ (entry.strong ? 600 : 400);
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    if (to.judged?.verdict !== 'clear') return [];
    const text = stepChange(to);
    for (const share of [0.5, 0.6, 0.4]) {
      const x = place.x(from.x + share * (to.x - from.x));
      const y = place.y(from.y + share * (to.y - from.y));
      const placed = placeNames([{ x, y, text, weight }], { ...room, space });
      if (placed.length > 0) return placed.map((word) => ({ ...word, size: room.size, of: to.row }));
    }
    return [];
  });
}
