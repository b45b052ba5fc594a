import { asIs, ink, onAxes } from '../frame.js';

/**
 * Every counted run as a small dot, where that is asked for in place of error bars.
 *
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 *
 * @param {string} name of the layer
 * @param {{ x: number, of: ChartRow, colour: string, along?: Map<number, number> }[]} points in the shown units; `along`: where each
 *   run stands, where not all stand at `x`
 * @param {import('../axes/axis.js').Axis} y
 */
export function runDots(name, points, y) {
  const floor = y.scale.type === 'log' ? y.domain[0] : -Infinity;
  const values = points.flatMap(({ x, of, colour, along }) =>
    countedRuns(of).map(({ run, value }) => ({
      x: along?.get(run) ?? x,
      y: Math.max(floor, Number((value / y.factor).toPrecision(6))),
      colour,
    })),
  );
  if (values.length === 0) return [];
  return [
    {
      name,
      data: { values },
      mark: { type: 'point', stroke: ink.paper, strokeWidth: 0.8, size: 20, opacity: 1 },
      encoding: { ...onAxes, fill: asIs('colour') },
    },
  ];
}

/** One run is its mean, which is drawn already. @param {ChartRow} row */
const countedRuns = ({ summary: { n, runs } }) =>
  n > 1 ? runs.filter(({ excluded }) => excluded === null) : [];

/**
 * What an axis has to reach for them.
 *
 * @param {Pick<import('../../model/chartData.js').ChartData, 'errorBars'>} data
 * @param {ChartRow[]} rows
 */
export const runExtent = ({ errorBars }, rows) =>
  errorBars === 'runs' ? rows.flatMap(countedRuns).map(({ value }) => value) : [];
