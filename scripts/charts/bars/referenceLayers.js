import { ink, pixel, round, textLayers, type } from '../frame.js';
import { noteBand } from '../labels/noteLayers.js';
import { packLabels } from '../labels/packLabels.js';
import { placeOn } from '../axes/ticks.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/quantity.js').Scale} Scale
 */

/**
 * What is named above the bars: reference lines of all, and the author's notes at a value.
 *
 * @param {ChartData} data
 * @param {Scale} scale
 */
export const linesOf = ({ references, notes }, scale) => [
  ...references
    .filter(({ product }) => !product)
    .map(({ value, label }) => ({ value: placeOn(value, scale), label })),
  ...notes.flatMap(({ at, from, text }) => {
    const place = at ?? from;
    return place === undefined ? [] : [{ value: placeOn(place, scale), label: text }];
  }),
];

/**
 * A stretch of values that the author speaks of.
 *
 * @param {ChartData} data
 * @param {{ scale: Scale, domain: [number, number], height: number }} on
 */
export function noteBands({ notes }, { scale, domain: [low, high], height }) {
  const bands = notes.flatMap(({ from, to }) =>
    from === undefined || to === undefined
      ? []
      : [
          {
            from: Math.max(low, placeOn(from, scale)),
            to: Math.min(high, placeOn(to, scale)),
            top: 0,
            bottom: height,
          },
        ],
  );
  return bands.length === 0 ? [] : [noteBand(bands, { color: ink.muted, opacity: 0.14 })];
}

/**
 * A product's own rating, across its bars alone.
 *
 * @param {ChartData} data
 * @param {{ bars: (import('./bars.js').ShownBar & { top: number, bottom: number })[], scale: Scale }} on
 */
export function ratingLines({ references }, { bars, scale }) {
  const own = references.filter(({ product }) => product);
  const lines = own.flatMap(({ product, value }) =>
    bars
      .filter(({ bar }) => bar.product.id === product)
      .map(({ top, bottom }) => ({
        value: placeOn(value, scale),
        top: round(top - 3),
        bottom: round(bottom + 3),
      })),
  );
  if (lines.length === 0) return [];
  const line = (/** @type {string} */ name, /** @type {object} */ mark) => ({
    name,
    data: { values: lines },
    mark: { type: 'rule', ...mark },
    encoding: { x: { field: 'value', type: 'quantitative' }, y: pixel('top'), y2: { field: 'bottom' } },
  });
  return [
    line('rating-halo', { color: ink.paper, strokeWidth: 4 }),
    line('rating', { color: ink.text, strokeWidth: 1.6, strokeDash: [2, 2] }),
  ];
}

/** Px: what is left of a line between two words that are near to each other would be a speck. */
const shortest = 8;

/**
 * @typedef {{ top: number, bottom: number }} Stretch px
 * @param {Stretch} whole
 * @param {Stretch[]} gaps from above to below
 * @returns {Stretch[]}
 */
function without(whole, gaps) {
  const first = gaps.find(({ top, bottom }) => top < whole.bottom && bottom > whole.top);
  if (!first) return [whole];
  const above = { top: whole.top, bottom: first.top };
  const rest = without({ top: first.bottom, bottom: whole.bottom }, gaps);
  return [above, ...rest].filter(({ top, bottom }) => bottom - top > shortest);
}

/**
 * Vertical reference lines of a bar chart, named above the plot.
 *
 * @param {{ value: number, label: string }[]} references in the shown unit
 * @param {{ px: (value: number) => number, left: number, room: number }} space where a value stands, and the px left of the plot and
 *   right of it that text may take
 */
export function placeReferences(references, { px, left, room }) {
  const labels = references.map(({ value, label }) => ({ value, text: label, at: px(value) }));
  return packLabels(labels, { left: -left, right: room });
}

/**
 * @param {ReturnType<typeof placeReferences>} references
 * @param {number} height px of the plot, which the lines cross
 * @param {import('../labels/referenceLines.js').Box[]} words that they leave readable
 */
export function referenceLayers({ placed }, height, words) {
  if (placed.length === 0) return [];
  const lines = placed.flatMap(({ value, at, y }) => {
    const gaps = words.filter(({ left, right }) => at > left && at < right).sort((a, b) => a.top - b.top);
    const seen = without({ top: 0, bottom: height }, gaps);
    return [
      { value, top: y + 8, bottom: 0 },
      ...seen.map(({ top, bottom }) => ({ value, top: round(top), bottom: round(bottom) })),
    ];
  });
  return [
    {
      name: 'reference',
      data: { values: lines },
      mark: { type: 'rule', color: ink.muted, strokeDash: [2, 3] },
      encoding: { x: { field: 'value', type: 'quantitative' }, y: pixel('top'), y2: { field: 'bottom' } },
    },
    ...textLayers(
      'reference-label',
      placed.map(({ x, y, text }) => ({ x, y, text, size: type.note, colour: ink.muted })),
    ),
  ];
}
