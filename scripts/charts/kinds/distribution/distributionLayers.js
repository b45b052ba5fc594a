import { density } from '../../../statistics/density.js';
import { boundArrowsAlong } from '../../marks/boundArrows.js';
import { datumRef } from '../../marks/datumRef.js';
import { asIs, asSymbol, ink, onAxes, pixel, round } from '../../frame.js';
import { colourOf, isMeasured, shapeOf } from '../../marks/productStyle.js';
import { errorBarEnds } from '../../marks/errorBars.js';
import { tidy } from '../../axes/ticks.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 */

/** Below this a density would show more than the runs do. */
export const fewestForDensity = 11;

/** Places along the axis at which a density is drawn. */
const steps = 96;

/**
 * In each row the density over its foot, the runs under it, and between them the mean with its error bar and the median. Along the foot a
 * faint line leads there from the name.
 *
 * @param {ChartData} data
 * @param {{ rows: ChartRow[], find: (id: string) => import('../../../model/chartData.js').ChartProduct, x: import('../../axes/axis.js').Axis, shape: number }} read `shape`:
 *   px of a density
 * @param {import('../../rows/strips.js').StripsPlace} place
 */
export function distributionLayers(data, { rows, find, x, shape }, { rows: places }) {
  const shown = (/** @type {number} */ value) => tidy(value / x.factor);
  const [low, high] = x.domain;
  const grid = Array.from({ length: steps + 1 }, (_, step) => low + ((high - low) * step) / steps);
  const read = rows.map((row) => {
    const counted = row.summary.runs.filter(({ excluded }) => excluded === null);
    const values = counted.map(({ value }) => shown(value));
    return { row, dense: values.length < fewestForDensity ? [] : density(values, grid) };
  });
  const highest = Math.max(...read.flatMap(({ dense }) => dense));
  return read.flatMap(({ row, dense }, at) => {
    const foot = round(places[at].top + shape);
    const name = (/** @type {string} */ layer) => `${layer}-${at + 1}`;
    const product = find(row.product);
    const tall = dense.map((value) => value / highest > 0.004);
    const curve = dense.flatMap((value, step) =>
      tall[step] || tall[step - 1] || tall[step + 1]
        ? [{ x: tidy(grid[step]), y: round(foot - (value / highest) * (shape - 4)), foot }]
        : [],
    );
    return [
      line(name('guide'), [{ x: low, to: high, y: foot }], { color: ink.grid }),
      ...curveLayers(curve, { name, colour: colourOf(product), dash: !isMeasured(product) }),
      ...runLayers(row, { name, colour: colourOf(product), foot, shown }),
      ...middleLayers(row, { name, data, foot, shown, product }),
    ];
  });
}

/**
 * @param {{ x: number, y: number, foot: number }[]} curve
 * @param {{ name: (layer: string) => string, colour: string, dash: boolean }} look
 */
const curveLayers = (curve, { name, colour, dash }) =>
  curve.length === 0
    ? []
    : [
        {
          name: name('band'),
          data: { values: curve },
          mark: { type: 'area', color: colour, opacity: 0.25 },
          encoding: { x: onAxes.x, y: pixel('y'), y2: { field: 'foot' } },
        },
        {
          name: name('curve'),
          data: { values: curve.map(({ x, y }) => ({ x, y })) },
          mark: {
            type: 'line',
            color: colour,
            strokeWidth: 1.4,
            strokeJoin: 'round',
            ...(dash && { strokeDash: [6, 2.5] }),
          },
          encoding: { x: onAxes.x, y: pixel('y') },
        },
      ];

/** @param {string} name @param {object[]} values @param {object} mark */
const line = (name, values, mark) => ({
  name,
  data: { values },
  mark: { type: 'rule', ...mark },
  encoding: { x: onAxes.x, x2: { field: 'to' }, y: pixel('y') },
});

/**
 * The runs under the foot, each a little higher or lower than the one before it, so that equal ones are told apart: what is not counted
 * hollow and behind the others, what lies far out ringed.
 *
 * @param {ChartRow} row
 * @param {{ name: (layer: string) => string, colour: string, foot: number, shown: (value: number) => number }} on
 */
function runLayers({ summary }, { name, colour, foot, shown }) {
  const dots = summary.runs.map(({ run, value, excluded }, at) => ({
    x: shown(value),
    // the golden ratio: neighbours lie apart, and every build draws the same
    y: round(foot + 7 + ((at * 0.618034) % 1) * 9),
    run,
    excluded,
  }));
  const layer = (/** @type {string} */ suffix, /** @type {typeof dots} */ list, /** @type {object} */ mark) =>
    list.length === 0
      ? []
      : [
          {
            name: name('run') + suffix,
            data: { values: list.map(({ x, y }) => ({ x, y })) },
            mark: { type: 'point', ...mark },
            encoding: { x: onAxes.x, y: pixel('y') },
          },
        ];
  const counted = dots.filter(({ excluded }) => excluded === null);
  return [
    ...layer(
      '-2',
      dots.filter(({ excluded }) => excluded !== null),
      {
        fill: ink.paper,
        stroke: colour,
        size: 26,
        strokeWidth: 1,
        opacity: 1,
      },
    ),
    ...layer('', counted, { fill: colour, stroke: ink.paper, strokeWidth: 0.8, size: 26, opacity: 1 }),
    ...layer(
      '-1',
      counted.filter(({ run }) => summary.outliers.includes(run)),
      {
        filled: false,
        stroke: ink.text,
        size: 80,
        strokeWidth: 1.2,
        opacity: 1,
      },
    ),
  ];
}

/**
 * @param {ChartRow} row
 * @param {{ name: (layer: string) => string, data: ChartData, foot: number, shown: (value: number) => number,
 *   product: import('../../../model/chartData.js').ChartProduct }} on
 */
function middleLayers(row, { name, data, foot, shown, product }) {
  const { summary } = row;
  const spread = errorBarEnds(summary, data.errorBars);
  const bar = spread ? [{ x: shown(spread.low), to: shown(spread.high), y: foot }] : [];
  const median = summary.n > 1 ? [{ x: shown(summary.median), top: foot - 9, bottom: foot + 5 }] : [];
  const colour = colourOf(product);
  return [
    ...(median.length
      ? [
          {
            name: name('median'),
            data: { values: median },
            mark: { type: 'rule', color: ink.text, strokeWidth: 1.6 },
            encoding: { x: onAxes.x, y: pixel('top'), y2: { field: 'bottom' } },
          },
        ]
      : []),
    ...(bar.length ? [line(name('spread'), bar, { color: ink.text, strokeWidth: 2.6 })] : []),
    {
      name: name('data-point'),
      data: {
        values: [
          {
            x: shown(summary.mean),
            y: foot,
            inside: colour,
            colour: ink.paper,
            shape: shapeOf(product),
            [datumRef]: row,
          },
        ],
      },
      mark: { type: 'point', size: 80, strokeWidth: 1.2, opacity: 1 },
      encoding: { x: onAxes.x, y: pixel('y'), ...asSymbol, fill: asIs('inside') },
    },
    ...boundArrowsAlong(name(''), [{ x: shown(summary.mean), y: foot, colour, of: row }]),
  ];
}
