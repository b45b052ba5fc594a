import { asIs, ink, pixel, round, type } from './frame.js';

/**
 * @typedef {import('./bars.js').ShownBar & { top: number, bottom: number }} PlacedBar
 * @typedef {{ end: number, ticks: number[], labels: string[], height: number }} Axis
 */

/**
 * Grid and axis, bars, hatching, error bars, runs and values, from back to front.
 *
 * @param {PlacedBar[]} bars
 * @param {Axis} axis
 */
export function barLayers(bars, axis) {
  const drawn = bars.filter((bar) => bar.mean !== null);
  const solid = drawn.map(({ bar, mean, colour, top, bottom }) => ({
    device: bar.device.name,
    label: bar.row?.label ?? '',
    value: mean,
    zero: 0,
    top: round(top),
    bottom: round(bottom),
    colour,
    opacity: bar.device.kind === 'measured' ? 1 : 0.3,
    edge: bar.device.kind === 'measured' ? 0 : 1.5,
    hatched: bar.hatched,
  }));
  return [
    ground(axis),
    rects('data-bar', solid),
    ...(solid.some((bar) => bar.hatched) ? [hatching(solid.filter((bar) => bar.hatched))] : []),
    zeroLine(axis.height),
    ...spreads(drawn),
    ...runDots(drawn),
    ...values(bars),
  ];
}

const value = (/** @type {string} */ field) => ({ field, type: 'quantitative', axis: null });

/** @param {Axis} axis */
const ground = ({ end, ticks, labels, height }) => ({
  name: 'ground',
  data: { values: [{ at: 0, top: 0, bottom: height }] },
  mark: { type: 'rule', opacity: 0 },
  encoding: {
    x: {
      field: 'at',
      type: 'quantitative',
      scale: { domain: [0, end], nice: false, zero: true },
      axis: {
        values: ticks,
        labelExpr: `${JSON.stringify(labels)}[indexof(${JSON.stringify(ticks)}, datum.value)]`,
        labelFontSize: type.tick,
      },
    },
    y: pixel('top'),
    y2: { field: 'bottom' },
  },
});

/**
 * @param {string} name
 * @param {object[]} bars
 */
const rects = (name, bars) => ({
  name,
  data: { values: bars },
  mark: { type: 'rect', strokeDash: [4, 3] },
  encoding: {
    x: value('zero'),
    x2: { field: 'value' },
    y: pixel('top'),
    y2: { field: 'bottom' },
    fill: asIs('colour'),
    stroke: asIs('colour'),
    fillOpacity: { field: 'opacity', type: 'quantitative', scale: null, legend: null },
    strokeWidth: { field: 'edge', type: 'quantitative', scale: null, legend: null },
  },
});

/** The renderer puts the pattern of this name, stripes in the colour of the page, into every drawing that uses it. */
const hatching = (/** @type {object[]} */ bars) => ({
  name: 'hatch',
  data: { values: bars },
  mark: { type: 'rect', fill: 'url(#hatch)' },
  encoding: { x: value('zero'), x2: { field: 'value' }, y: pixel('top'), y2: { field: 'bottom' } },
});

const zeroLine = (/** @type {number} */ height) => ({
  name: 'zero',
  data: { values: [{ at: 0, top: 0, bottom: height }] },
  mark: { type: 'rule', color: ink.muted },
  encoding: { x: value('at'), y: pixel('top'), y2: { field: 'bottom' } },
});

/** @param {PlacedBar[]} bars */
function spreads(bars) {
  const rows = bars.flatMap(({ spread, top, bottom }) =>
    spread
      ? [
          {
            ...spread,
            at: round((top + bottom) / 2),
            up: round((top + bottom) / 2 - 4),
            down: round((top + bottom) / 2 + 4),
          },
        ]
      : [],
  );
  if (rows.length === 0) return [];
  const cap = (/** @type {string} */ end) => ({
    name: `cap-${end}`,
    data: { values: rows },
    mark: { type: 'rule', color: ink.text, strokeWidth: 1.5 },
    encoding: { x: value(end), y: pixel('up'), y2: { field: 'down' } },
  });
  return [
    {
      name: 'data-spread',
      data: { values: rows },
      mark: { type: 'rule', color: ink.text, strokeWidth: 1.5 },
      encoding: { x: value('low'), x2: { field: 'high' }, y: pixel('at') },
    },
    cap('low'),
    cap('high'),
  ];
}

/** @param {PlacedBar[]} bars */
function runDots(bars) {
  const dots = bars.flatMap(({ runs, top, bottom }) =>
    runs.map((run) => ({ ...run, at: round((top + bottom) / 2), ring: run.outlier ? 1.5 : 0 })),
  );
  const layer = (/** @type {string} */ name, /** @type {object[]} */ rows, /** @type {object} */ mark) =>
    rows.length === 0
      ? []
      : [{ name, data: { values: rows }, mark, encoding: { x: value('value'), y: pixel('at') } }];
  const plain = dots.filter((dot) => !dot.excluded);
  return [
    ...layer('data-run', plain, {
      type: 'point',
      filled: true,
      fill: ink.text,
      fillOpacity: 0.45,
      size: 16,
      opacity: 1,
    }),
    ...layer(
      'outlier',
      plain.filter((dot) => dot.outlier),
      { type: 'point', filled: false, stroke: ink.text, size: 60, strokeWidth: 1.2, opacity: 1 },
    ),
    ...layer(
      'data-excluded',
      dots.filter((dot) => dot.excluded),
      { type: 'point', fill: ink.paper, stroke: ink.text, size: 22, strokeWidth: 1, opacity: 1 },
    ),
  ];
}

/** @param {PlacedBar[]} bars */
function values(bars) {
  const rows = bars.map(({ bar, value: text, reach, mean, top, bottom }) => ({
    reach,
    at: round((top + bottom) / 2),
    text,
    colour: mean === null ? ink.muted : ink.text,
    weight: bar.strong ? 'bold' : 'normal',
  }));
  const layer = (/** @type {string} */ name, /** @type {typeof rows} */ some, /** @type {object} */ mark) =>
    some.length === 0
      ? []
      : [
          {
            name,
            data: { values: some },
            mark: { type: 'text', align: 'left', dx: 8, ...mark },
            encoding: {
              x: value('reach'),
              y: pixel('at'),
              text: { field: 'text', type: 'nominal' },
              color: asIs('colour'),
            },
          },
        ];
  return [
    ...layer(
      'data-value',
      rows.filter((row) => row.weight === 'normal'),
      {},
    ),
    ...layer(
      'data-value-subject',
      rows.filter((row) => row.weight === 'bold'),
      { fontWeight: 600 },
    ),
  ];
}
