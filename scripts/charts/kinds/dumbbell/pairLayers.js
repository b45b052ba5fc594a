import { shownOn } from '../../axes/axis.js';
import { asSymbol, ink, onAxes, pixel, round } from '../../frame.js';
import { boundArrowsAlong } from '../../marks/boundArrows.js';
import { datumRef } from '../../marks/datumRef.js';
import { rowErrorBars } from '../../rows/rowErrorBars.js';
import { colourOf, shapeOf } from '../../marks/productStyle.js';
import { errorBarEnds } from '../../marks/errorBars.js';

/** @typedef {import('../../../model/chartData.js').ChartData} ChartData */

/** The result before: an upright bar, from which the line leads to the symbol of the product. */
export const beforeShape = 'M-.2,-1.1L.2,-1.1L.2,1.1L-.2,1.1Z';

/** Px: marks that are nearer than this lie on one another; px by which they then part. */
const touching = 11;
const parted = 5;

/**
 * The line between the two results of a product, their error bars, and the two.
 *
 * @param {ChartData} data
 * @param {{ rows: ChartData['rows'], from: string, product: import('../../../model/chartData.js').ChartProduct, at: number,
 *   x: import('../../axes/axis.js').Axis, px: (value: number) => number, place: import('../../rows/strips.js').StripPlace }} strip
 */
export function pairLayers(data, { rows, from, product, at, x, px, place }) {
  const shown = shownOn(x);
  const colour = colourOf(product);
  const y = round(place.middle);
  const [first, last = first] = rows.map(({ summary }) => px(shown(summary.mean)));
  const apart = rows.length > 1 && Math.abs(first - last) < touching ? parted : 0;
  const heightOf = (/** @type {ChartData['rows'][number]} */ { label }) =>
    y + (label === from ? -apart : apart);
  const points = rows.map((row) => ({
    x: shown(row.summary.mean),
    y: heightOf(row),
    colour,
    shape: row.label === from ? beforeShape : shapeOf(product),
    [datumRef]: row,
  }));
  const spreads = rows.flatMap((row) => {
    const spread = errorBarEnds(row.summary, data.errorBars);
    return spread ? [{ low: shown(spread.low), high: shown(spread.high), y: heightOf(row) }] : [];
  });
  return [
    ...(points.length === 2
      ? [
          {
            name: `path-${at + 1}`,
            data: { values: [{ x: points[0].x, to: points[1].x, y }] },
            mark: { type: 'rule', color: colour, strokeWidth: 6, opacity: 0.3 },
            encoding: { x: onAxes.x, x2: { field: 'to' }, y: pixel('y') },
          },
        ]
      : []),
    ...rowErrorBars(`spread-${at + 1}`, spreads),
    ...(data.errorBars === 'runs'
      ? runLayer(`run-${at + 1}`, rows, { shown, y: y + 8 + apart, colour })
      : []),
    {
      name: `data-point-${at + 1}`,
      data: { values: points },
      mark: { type: 'point', size: 80, strokeWidth: 1.6, opacity: 1 },
      encoding: { x: onAxes.x, y: pixel('y'), ...asSymbol },
    },
    ...boundArrowsAlong(
      `-${at + 1}`,
      points.map(({ x: along, y: height }, of) => ({ x: along, y: height, colour, of: rows[of] })),
    ),
  ];
}

/** @param {string} name @param {ChartData['rows']} rows @param {{ shown: (value: number) => number, y: number, colour: string }} on */
function runLayer(name, rows, { shown, y, colour }) {
  const values = rows.flatMap(({ summary }) =>
    summary.runs.filter(({ excluded }) => excluded === null).map(({ value }) => ({ x: shown(value), y })),
  );
  return [
    {
      name,
      data: { values },
      mark: { type: 'point', fill: colour, stroke: ink.paper, strokeWidth: 0.8, size: 20, opacity: 1 },
      encoding: { x: onAxes.x, y: pixel('y') },
    },
  ];
}
