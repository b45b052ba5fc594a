import { besideValue } from './barLayout.js';
import { asIs, ink, pixel, round } from './frame.js';
import { meant } from './meant.js';

/**
 * @typedef {import('./bars.js').ShownBar & { top: number, bottom: number }} PlacedBar
 * @typedef {{ end: number, ticks: number[], labels: string[], height: number, flush: boolean, groups: { top: number, bottom: number }[] }} Axis
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
    [meant]: bar.row,
    value: mean,
    zero: 0,
    top: round(top),
    bottom: round(bottom),
    colour,
    opacity: bar.device.kind === 'measured' ? 1 : 0.3,
    edge: bar.device.kind === 'measured' ? null : colour,
    hatched: bar.hatched || bar.device.kind === 'own',
  }));
  return [
    ground(axis),
    rects('data-bar', solid),
    ...(solid.some((bar) => bar.hatched) ? [hatching(solid.filter((bar) => bar.hatched))] : []),
    zeroLine(axis.groups),
    ...spreads(drawn),
    ...runDots(drawn),
    ...values(bars),
  ];
}

const value = (/** @type {string} */ field) => ({ field, type: 'quantitative' });

/** @param {Axis} axis */
const ground = ({ end, ticks, labels, height, flush }) => ({
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
        tickCount: ticks.length,
        labelExpr: `${JSON.stringify(labels)}[indexof(${JSON.stringify(ticks)}, datum.value)]`,
        ...(flush && {
          labelAlign: { condition: { test: 'datum.value === 0', value: 'left' }, value: 'center' },
        }),
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
  mark: { type: 'rect', strokeDash: [4, 3], strokeWidth: 1.5 },
  encoding: {
    x: value('zero'),
    x2: { field: 'value' },
    y: pixel('top'),
    y2: { field: 'bottom' },
    fill: asIs('colour'),
    stroke: asIs('edge'),
    fillOpacity: { field: 'opacity', type: 'quantitative', scale: null, legend: null },
  },
});

/** The renderer puts the pattern of this name, stripes in the colour of the page, into every drawing that uses it. */
const hatching = (/** @type {object[]} */ bars) => ({
  name: 'hatch',
  data: { values: bars },
  mark: { type: 'rect', fill: 'url(#hatch)' },
  encoding: { x: value('zero'), x2: { field: 'value' }, y: pixel('top'), y2: { field: 'bottom' } },
});

const zeroLine = (/** @type {{ top: number, bottom: number }[]} */ groups) => ({
  name: 'zero',
  data: { values: groups.map((group) => ({ at: 0, ...group })) },
  mark: { type: 'rule', color: ink.muted },
  encoding: { x: value('at'), y: pixel('top'), y2: { field: 'bottom' } },
});

/**
 * Thin and dark on a thin edge of paper, which keeps it readable on a dark bar.
 *
 * @param {PlacedBar[]} bars
 */
function spreads(bars) {
  const rows = bars.flatMap(({ spread, top, bottom }) => {
    const at = round((top + bottom) / 2);
    return spread ? [{ ...spread, at, up: at - 4, down: at + 4 }] : [];
  });
  if (rows.length === 0) return [];
  const line = (
    /** @type {string} */ name,
    /** @type {object} */ stroke,
    /** @type {object} */ encoding,
  ) => ({
    name,
    data: { values: rows },
    mark: { type: 'rule', ...stroke },
    encoding,
  });
  const along = { x: value('low'), x2: { field: 'high' }, y: pixel('at') };
  const cap = (/** @type {string} */ end) => ({ x: value(end), y: pixel('up'), y2: { field: 'down' } });
  const halo = { color: ink.paper, strokeWidth: 3.5, opacity: 0.8 };
  const dark = { color: ink.text, strokeWidth: 1.5 };
  return [
    line('halo', halo, along),
    line('halo-low', halo, cap('low')),
    line('halo-high', halo, cap('high')),
    line('data-spread', dark, along),
    line('cap-low', dark, cap('low')),
    line('cap-high', dark, cap('high')),
  ];
}

/**
 * Every run on the lower edge of its bar, clear of the error bar, or under it, clear of the value: excluded ones hollow, outliers
 * ringed.
 *
 * @param {PlacedBar[]} bars
 */
function runDots(bars) {
  const dots = bars.flatMap(({ runs, spread, bottom }) =>
    runs.map((run) => ({ ...run, at: round(spread ? bottom - 1 : bottom + 2) })),
  );
  const counted = dots.filter((dot) => !dot.excluded);
  const outliers = counted.filter((dot) => dot.outlier);
  const excluded = dots.filter((dot) => dot.excluded);
  return [
    ...points('data-run', counted, {
      fill: ink.text,
      stroke: ink.paper,
      strokeWidth: 0.6,
      size: 17,
      opacity: 0.6,
    }),
    ...points('outlier', outliers, {
      filled: false,
      stroke: ink.text,
      size: 70,
      strokeWidth: 1.2,
      opacity: 1,
    }),
    ...points('data-excluded', excluded, {
      fill: ink.paper,
      stroke: ink.text,
      size: 24,
      strokeWidth: 1,
      opacity: 1,
    }),
  ];
}

/**
 * @param {string} name
 * @param {object[]} rows
 * @param {object} mark
 */
const points = (name, rows, mark) =>
  rows.length === 0
    ? []
    : [
        {
          name,
          data: { values: rows },
          mark: { type: 'point', ...mark },
          encoding: { x: value('value'), y: pixel('at') },
        },
      ];

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
            mark: { type: 'text', align: 'left', dx: besideValue, ...mark },
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
