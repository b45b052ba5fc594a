import { InputError } from '../model/inputError.js';
import { formatQuantity } from '../model/quantity.js';
import { textWidth, wrapText } from '../model/textWidth.js';
import { encodingOf, position, valueAxis } from './axis.js';
import { colourOf, deviceFinder, isShown, markOf } from './deviceStyle.js';
import { directionLayers } from './direction.js';
import { framed, ink, pixel, round, textLayers, type, widths } from './frame.js';
import { histogramLines } from './histogramLines.js';
import { logBins } from './logBins.js';
import { meant } from './meant.js';
import { onAxes } from './onAxes.js';

/** @typedef {import('../model/chartData.js').ChartData} ChartData */

/**
 * How the latencies of all I/Os are distributed: a row for each device, all with the same axes, its median and its p99 marked.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const histogram = {
  kind: 'histogram',
  title: 'Distributions of latency, one row for each device',
  draws: 'rows',
  axes: ['statistic'],
  asks: 'distribution',
  options: { type: 'object', properties: {}, additionalProperties: false },
  spec(all) {
    const data = { ...all, bins: inOrder(all, (all.bins ?? []).filter(isShown(all))) };
    const x = axisOf(data);
    const sizes = sizesOf(data, x);
    const plot = widths[data.layout] - sizes.left - sizes.right;
    const along = position(x, plot);
    const rows = rowsOf(data, { x, sizes, along });
    const height = rows.length * sizes.row;
    const whole = [{ top: 0, bottom: height }];
    // on a phone names and numbers stand over their rows, and no line runs through them
    const stretches =
      data.layout === 'wide' ? whole : rows.map(({ foot }) => ({ top: foot - sizes.shape, bottom: foot }));
    const lines = histogramLines(data, {
      x,
      along,
      stretches,
      space: { left: -sizes.left, right: plot + sizes.right },
    });
    return framed(data, {
      width: plot,
      height,
      padding: { left: sizes.left, right: sizes.right, top: 6 + lines.height, bottom: 48 },
      marks: Object.fromEntries(rows.map(({ name, steps }) => [name, steps.length])),
      layer: [
        ground(x, height),
        ...lines.layers,
        ...rows.flatMap(rowLayers),
        ...lines.words,
        ...textLayers(
          'label',
          rows.flatMap(({ texts }) => texts),
        ),
        ...directionLayers(data.metric, { x: -sizes.left, y: height + 38, along: 'x' }),
      ],
    });
  },
};

/**
 * The quickest first; the several of one device stay together.
 *
 * @param {ChartData} data
 * @param {NonNullable<ChartData['bins']>} bins
 */
function inOrder(data, bins) {
  if (new Set(bins.map(({ label }) => label)).size > 1) return bins;
  const median = (/** @type {typeof bins[number]} */ line) => quantilesOf(data, line)[0]?.value ?? Infinity;
  return [...bins].sort((a, b) => median(a) - median(b) || 0);
}

const perDecade = { wide: 24, narrow: 16 };

/** @param {ChartData} data */
function axisOf({ id, bins = [], references }) {
  const found = bins.flatMap((line) => line.bins).map(([value]) => value);
  const values = [...found, ...references.map(({ value }) => value)].filter((value) => value > 0);
  if (found.length === 0) {
    const hint = 'it needs the bins of fio: --output-format=json+';
    throw new InputError(`no distribution in chart ${id}`, { hint });
  }
  const extent = {
    low: values.reduce((a, b) => Math.min(a, b)),
    high: values.reduce((a, b) => Math.max(a, b)),
  };
  const axis = valueAxis('s', extent, { log: true });
  const last = axis.labels.length - 1;
  return {
    ...axis,
    labels: axis.labels.map((label, at) => (at === last ? `${label}\u2009${axis.symbol}` : label)),
  };
}

/** @param {ChartData} data @param {import('./axis.js').Axis} x */
function sizesOf(data, { labels }) {
  const { layout, bins = [], devices } = data;
  const half = (/** @type {string} */ label) => Math.ceil(textWidth(label, { size: type.tick }) / 2) + 1;
  if (layout === 'narrow')
    return narrowSizes(data, { left: half(labels[0]), right: half(labels[labels.length - 1]) });
  const names = bins.map(({ device, label }) => nameOf(devices, { device, label }));
  const widest = Math.max(...names.map((name) => textWidth(name, { weight: 600 })));
  return {
    left: Math.min(180, Math.ceil(widest)) + 14,
    right: 124,
    row: bins.length > 8 ? 48 : 66,
    shape: bins.length > 8 ? 36 : 52,
    head: 6,
    twoLines: false,
  };
}

/**
 * Names and numbers in one line over each row, or in two where one of them would be cut.
 *
 * @param {ChartData} data
 * @param {{ left: number, right: number }} sides
 */
function narrowSizes(data, sides) {
  const find = deviceFinder(data);
  const twoLines = (data.bins ?? []).some((line) => {
    const name = textWidth(nameOf(data.devices, line), { weight: 600 });
    const notes = notesOf(find(line.device), quantilesOf(data, line));
    return name + 12 + textWidth(notes, { size: 11.5 }) > widths.narrow;
  });
  const head = twoLines ? 42 : 26;
  return { ...sides, row: 52 + head, shape: 42, head, twoLines };
}

/** @param {import('../model/chartData.js').ChartDevice} device @param {{ name: string, value: number }[]} marks */
const notesOf = (device, marks) => [markOf(device), ...marks.map(wordsOf)].filter(Boolean).join(', ');

/** @param {{ name: string, value: number }} mark */
const wordsOf = ({ name, value }) => `${name} ${formatQuantity(value, 's')}`;

/** @param {ChartData['devices']} devices @param {{ device: string, label: string }} line */
const nameOf = (devices, { device, label }) =>
  [devices.find(({ id }) => id === device)?.name, label].filter(Boolean).join(', ');

/**
 * @param {ChartData} data
 * @param {{ x: import('./axis.js').Axis, sizes: ReturnType<typeof sizesOf>, along: (value: number) => number }} on
 */
function rowsOf(data, { x, sizes, along }) {
  const find = deviceFinder(data);
  const [low, high] = x.domain.map((value) => value * x.factor);
  const read = (data.bins ?? []).map((line) => ({
    line,
    steps: logBins(line.bins, { low, high, perDecade: perDecade[data.layout] }),
  }));
  const highest = Math.max(...read.flatMap(({ steps }) => steps.map(({ share }) => share)));
  return read.map(({ line, steps }, at) => {
    const device = find(line.device);
    const foot = at * sizes.row + sizes.head + sizes.shape;
    const marks = quantilesOf(data, line).map(({ name, value }) => ({
      name,
      value,
      x: along(value / x.factor),
    }));
    return {
      name: `data-line-${at + 1}`,
      colour: colourOf(device),
      dash: device.kind !== 'measured',
      foot,
      steps: steps.map(({ to, share }, step) => ({
        x: Number((to / x.factor).toPrecision(6)),
        y: round(foot - (share / highest) * sizes.shape),
        foot,
        [meant]: { device: line.device, label: line.label, from: steps[step - 1]?.to ?? to, to, share },
      })),
      marks: marks.map((mark) => ({ x: round(mark.x), top: foot - sizes.shape * 0.3, foot: foot + 4 })),
      texts: textsOf(data, { line, device, marks, sizes, top: at * sizes.row }),
    };
  });
}

/** @param {ChartData} data @param {{ device: string, label: string }} line */
const quantilesOf = ({ rows }, line) =>
  rows
    .filter((row) => row.device === line.device && row.label === line.label)
    .map(({ summary }) => ({
      name: summary.statistic === 'p50' ? 'median' : summary.statistic,
      value: summary.mean,
    }))
    .sort((a, b) => a.value - b.value);

/**
 * @param {ChartData} data
 * @param {{ line: { device: string, label: string }, device: import('../model/chartData.js').ChartDevice,
 *   marks: { name: string, value: number }[], sizes: ReturnType<typeof sizesOf>, top: number }} row
 * @returns {import('./frame.js').PlacedText[]}
 */
function textsOf({ devices, layout }, { line, device, marks, sizes, top }) {
  const weight = /** @type {400 | 600} */ (device.subject ? 600 : 400);
  const words = marks.map(wordsOf);
  const mark = markOf(device);
  const name = nameOf(devices, line);
  if (layout === 'narrow') {
    const notes = notesOf(device, marks);
    const [text] = wrapText(name, widths.narrow, { weight, lines: 1 });
    const beside = { x: widths.narrow - sizes.left, y: top + 14, align: /** @type {const} */ ('right') };
    const place = sizes.twoLines ? { x: -sizes.left, y: top + 29 } : beside;
    return [
      { x: -sizes.left, y: top + 14, text, weight },
      { ...place, text: notes, size: 11.5, colour: ink.muted },
    ];
  }
  const middle = top + sizes.head + sizes.shape / 2;
  const lines = wrapText(name, sizes.left - 14, { weight, lines: mark ? 2 : 3 });
  const all = [
    ...lines.map((text) => ({ text, weight, size: type.label, colour: ink.text })),
    ...(mark ? [{ text: mark, size: 11.5, colour: ink.muted, weight: /** @type {400} */ (400) }] : []),
  ];
  const plot = widths.wide - sizes.left - sizes.right;
  const first = (/** @type {number} */ count) => middle - ((count - 1) / 2) * 15;
  return [
    ...all.map((each, at) => ({ ...each, x: -sizes.left, y: first(all.length) + at * 15 })),
    ...words.map((text, at) => ({
      x: plot + 14,
      y: first(words.length) + at * 15,
      text,
      size: type.note,
      colour: ink.muted,
    })),
  ];
}

/** @param {import('./axis.js').Axis} x @param {number} height */
function ground(x, height) {
  const { scale, axis } = encodingOf(x);
  return {
    name: 'ground',
    data: { values: [{ x: x.domain[0], top: 0, bottom: height }] },
    mark: { type: 'rule', opacity: 0 },
    encoding: {
      x: { ...onAxes.x, scale, axis: { ...axis, grid: false } },
      y: pixel('top'),
      y2: { field: 'bottom' },
    },
  };
}

/** @param {ReturnType<typeof rowsOf>[number]} row */
const rowLayers = ({ name, colour, dash, steps, foot, marks }) => [
  {
    name: name.replace('data-line', 'band'),
    data: { values: steps },
    mark: { type: 'area', color: colour, opacity: 0.25, interpolate: 'step-before' },
    encoding: { x: onAxes.x, y: pixel('y'), y2: { field: 'foot' } },
  },
  {
    name,
    data: { values: steps.map(({ foot: _, ...step }) => step) },
    mark: {
      type: 'line',
      color: colour,
      strokeWidth: 1.4,
      strokeJoin: 'round',
      interpolate: 'step-before',
      ...(dash && { strokeDash: [6, 2.5] }),
    },
    encoding: { x: onAxes.x, y: pixel('y') },
  },
  {
    name: name.replace('data-line', 'foot'),
    data: { values: [{ x: steps[0].x, to: steps[steps.length - 1].x, y: foot }] },
    mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8 },
    encoding: { x: onAxes.x, x2: { field: 'to' }, y: pixel('y') },
  },
  {
    name: name.replace('data-line', 'quantile'),
    data: { values: marks },
    mark: { type: 'rule', color: ink.text, strokeWidth: 1.4 },
    encoding: { x: pixel('x'), y: pixel('top'), y2: { field: 'foot' } },
  },
];
