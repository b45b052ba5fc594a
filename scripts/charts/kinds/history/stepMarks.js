import { shownOn } from '../../axes/axis.js';
import { asIs, ink, onAxes, pixel, round } from '../../frame.js';
import { errorBarEnds } from '../../marks/errorBars.js';

/** @typedef {import('./historyLines.js').HistoryLine} HistoryLine */
/** @typedef {import('../../axes/axis.js').Axis} Axis */

/** @param {HistoryLine} line @param {{ errorBars: import('../../../model/chartData.js').ChartData['errorBars'], y: Axis }} on */
export function stepErrorBars({ name, points, entry }, { errorBars, y }) {
  const shown = shownOn(y);
  const values = points.flatMap(({ x, row }) => {
    const spread = errorBarEnds(row.summary, errorBars);
    return spread ? [{ x, low: shown(spread.low), high: shown(spread.high) }] : [];
  });
  if (values.length === 0) return [];
  return [
    {
      name: `spread-${name}`,
      data: { values },
      mark: { type: 'rule', color: entry.colour, strokeWidth: 1.4 },
      encoding: { x: onAxes.x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
    },
  ];
}

/** Px to the right of the mean, clear of its error bar, and between runs. */
const apart = { from: 8, between: 4, most: 30 };

/**
 * Every run of a step in its order, beside its mean: those that are not counted hollow. One run is its mean.
 *
 * @param {HistoryLine[]} lines
 * @param {{ y: Axis, place: import('../../plot.js').Place }} on
 */
export function stepRuns(lines, { y, place }) {
  const values = lines.flatMap(({ points, entry }) =>
    points.flatMap(({ x, row: { summary } }) => {
      const runs = summary.runs.length > 1 ? summary.runs : [];
      const between = Math.min(apart.between, (apart.most - apart.from) / runs.length);
      return runs.map(({ value, excluded }, at) => ({
        x: round(place.x(x) + apart.from + at * between),
        y: round(place.y(shownOn(y)(value))),
        colour: entry.colour,
        inside: excluded === null ? entry.colour : ink.paper,
      }));
    }),
  );
  const layer = {
    name: 'run',
    data: { values },
    mark: { type: 'point', size: 13, strokeWidth: 0.7, opacity: 0.65 },
    encoding: { x: pixel('x'), y: pixel('y'), fill: asIs('inside'), stroke: asIs('colour') },
  };
  return {
    layers: values.length === 0 ? [] : [layer],
    boxes: values.map((run) => ({
      left: run.x - 3,
      right: run.x + 3,
      top: run.y - 3,
      bottom: run.y + 3,
    })),
  };
}
