import { groupBy } from '../../../model/lib/groupBy.js';
import { metrics } from '../../../model/metric.js';
import { namedPoints } from '../../marks/drawNamed.js';
import { ink, onAxes } from '../../frame.js';
import { datumRef } from '../../marks/datumRef.js';
import { shownOn } from '../../axes/axis.js';
import { lineBoxes, pxOn } from '../../labels/boxes.js';
import { runDots } from '../../marks/runDots.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../axes/axis.js').Axis} Axis
 * @typedef {import('../scatter.js').Point} Point
 */

/**
 * The points with their error bars both ways and their names, each where it covers nothing, over the Pareto front.
 *
 * @param {ChartData} data
 * @param {{ points: Point[], x: Axis, y: Axis, named: boolean }} read
 * @param {import('../../plot.js').Place} place
 */
export function scatterContent(data, read, place) {
  const { points, x, y } = read;
  const front = frontOf(data, points);
  const steps = joinedRows(points.map(({ of }) => of)).map((rows) =>
    points.filter(({ of }) => rows.includes(of)),
  );
  const content = namedPoints(data, read, place, {
    boxes: [
      ...points.flatMap((point) => acrossBoxes(point, place)),
      ...steps.flatMap((own) => lineBoxes(own.map(pxOn(place)))),
      ...front.flatMap(({ x: from, y: foot, x2, y2 }) =>
        lineBoxes(
          [
            { x: from, y: foot },
            { x: x2, y: y2 },
          ].map(pxOn(place)),
        ),
      ),
    ],
    under: [...steps.map(stepLayer), ...frontLayer(front)],
    runs: [
      ...points.flatMap(({ y: at, left, right }, index) =>
        left === null ? [] : [acrossErrorBar(`-${index + 1}`, { y: at, left, right })],
      ),
      ...(data.errorBars === 'runs' ? runLayer(points, { x, y }) : []),
    ],
  });
  const beaten = points.some(({ entry }) => entry.beaten);
  return {
    ...content,
    remarks: [
      ...(beaten ? ['struck out: clearly beaten'] : []),
      ...(front.length > 0 ? ['dashed: the best trade-offs'] : []),
      ...(front.length > 0 && points.some(isBehind)
        ? [`${beaten ? 'neither' : 'others'}: behind, not clearly`]
        : []),
      ...(steps.length > 0 ? ['thin lines: one product'] : []),
    ],
  };
}

/** Off the front by the means alone. What was not measured takes no part. @param {Point} point */
const isBehind = ({ onFront, entry, of }) => !onFront && !entry.beaten && of.summary.kind === 'measured';

/** Of its error bar along the axis. @param {Point} point @param {import('../../plot.js').Place} place */
const acrossBoxes = ({ y, left, right }, place) =>
  left === null || right === null
    ? []
    : [{ left: place.x(left), right: place.x(right), top: place.y(y) - 1, bottom: place.y(y) + 1 }];

/**
 * From one member of the front to the next, and straight: what is behind in both lies on no such line, as it may on a corner between them.
 *
 * @param {ChartData} data
 * @param {Point[]} points
 */
function frontOf({ across, metric }, points) {
  const right = across?.better === 'lower' ? -1 : 1;
  const up = metrics[metric].better === 'lower' ? -1 : 1;
  const members = points
    .filter(({ onFront }) => onFront)
    .sort((a, b) => right * (a.x - b.x) || up * (b.y - a.y));
  return members.slice(1).map(({ x: x2, y: y2 }, at) => ({ x: members[at].x, y: members[at].y, x2, y2 }));
}

/** @param {ReturnType<typeof frontOf>} values */
const frontLayer = (values) =>
  values.length === 0
    ? []
    : [
        {
          name: 'front',
          data: { values },
          mark: { type: 'rule', color: ink.muted, strokeWidth: 1.2, strokeDash: [5, 4] },
          encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
        },
      ];

/** One product's results, joined in their order. @param {Point[]} points @param {number} at */
const stepLayer = (points, at) => ({
  name: `step-${at + 1}`,
  data: { values: points.map(({ x, y, of }) => ({ x, y, [datumRef]: of })) },
  mark: { type: 'line', color: points[0].entry.colour, strokeWidth: 1, opacity: 0.6 },
  encoding: onAxes,
});

/** @param {string} suffix @param {{ y: number, left: number | null, right: number | null }} point */
const acrossErrorBar = (suffix, point) => ({
  name: `spread-x${suffix}`,
  data: { values: [point] },
  mark: { type: 'rule', color: ink.muted, strokeWidth: 1.4 },
  encoding: { y: onAxes.y, x: { field: 'left', type: 'quantitative' }, x2: { field: 'right' } },
});

/** Each run at its own two values, where both come from the same runs. @param {Point[]} points @param {{ x: Axis, y: Axis }} on */
const runLayer = (points, { x, y }) =>
  points.flatMap(({ of, x: mean, entry }, at) =>
    runDots(
      `run-${at + 1}`,
      [{ of, colour: entry.colour, x: mean, ...(isPaired(of) && { along: runsAlong(of, x) }) }],
      y,
    ),
  );

/** @param {import('../../../model/chartData.js').ChartRow} row */
const isPaired = ({ summary, against }) =>
  against !== undefined && against.test === summary.test && against.campaign === summary.campaign;

/** @param {import('../../../model/chartData.js').ChartRow} row @param {Axis} x */
const runsAlong = ({ against }, x) =>
  new Map((against?.runs ?? []).map(({ run, value }) => [run, shownOn(x)(value)]));

/** @typedef {import('../../../model/chartData.js').ChartRow} ChartRow */

/**
 * The results of each product that a line joins, in their order: several that one parameter tells apart, as levels of a program.
 *
 * @param {ChartRow[]} rows
 * @returns {ChartRow[][]}
 */
export const joinedRows = (rows) => [...groupBy(rows, ({ product }) => product).values()].filter(isSweep);

/** @param {ChartRow[]} rows */
function isSweep(rows) {
  const all = rows.map(({ summary }) => Object.entries(summary.parameters));
  const values = groupBy(all.flat(), ([key]) => key);
  const changing = [...values.values()].filter(
    (each) => new Set(each.map(([, value]) => JSON.stringify(value))).size > 1,
  );
  return rows.length > 1 && changing.length === 1;
}
