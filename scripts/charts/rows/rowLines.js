import { wrapText } from '../../model/lib/textWidth.js';
import { ink, onAxes, pixel, round, textLayers, type } from '../frame.js';
import { packLabels } from '../labels/packLabels.js';
import { labelOf } from '../labels/referenceLines.js';
import { tidy } from '../axes/ticks.js';

/**
 * Grid, reference lines and the author's notes of rows that share one axis along: words above, lines where the rows draw.
 *
 * @typedef {{ top: number, bottom: number }} Stretch px
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {{ x: import('../axes/axis.js').Axis, along: (value: number) => number, stretches: Stretch[], space: { left: number, right: number } }} on
 */
export function rowLines(data, { x, along, stretches, space }) {
  const [low, high] = x.domain;
  const shown = (/** @type {number} */ value) => tidy(value / x.factor);
  const lines = data.references.map((line) => ({
    from: shown(line.value),
    to: shown(line.value),
    text: labelOf(line, data),
  }));
  const notes = data.notes.flatMap(({ at, from = at, to = from, text }) =>
    from === undefined || to === undefined ? [] : [{ from: shown(from), to: shown(to), text }],
  );
  const inView = [...lines, ...notes].filter(({ from, to }) => to >= low && from <= high);
  const cut = inView.map((each) => ({
    ...each,
    from: Math.max(low, each.from),
    to: Math.min(high, each.to),
  }));
  const { height, placed } = packLabels(
    cut.map((each) => ({ ...each, at: along(each.from) })),
    space,
  );
  const over = (/** @type {object[]} */ places) =>
    stretches.flatMap(({ top, bottom }) =>
      places.map((place) => ({ ...place, top: round(top), bottom: round(bottom) })),
    );
  const rule = (/** @type {string} */ name, /** @type {object[]} */ values, /** @type {object} */ mark) => ({
    name,
    data: { values },
    mark: { type: 'rule', ...mark },
    encoding: { x: onAxes.x, y: pixel('top'), y2: { field: 'bottom' } },
  });
  const bands = placed.filter(({ from, to }) => to > from);
  return {
    height,
    layers: [
      ...(bands.length ? [bandLayer(over(bands.map(({ from, to }) => ({ x: from, to }))))] : []),
      rule('grid', over(x.ticks.map((tick) => ({ x: tick }))), { color: ink.grid, strokeWidth: 1 }),
      ...(placed.length
        ? [
            rule('reference', over(placed.map(({ from }) => ({ x: from }))), {
              color: ink.muted,
              strokeDash: [2, 3],
            }),
            rule(
              'reference-lead',
              placed.map(({ from, y }) => ({ x: from, top: y + 8, bottom: Math.min(4, stretches[0].top) })),
              { color: ink.muted, strokeDash: [2, 3] },
            ),
          ]
        : []),
    ],
    words: textLayers(
      'reference-label',
      placed.map(({ x: left, y, text }) => ({ x: left, y, text, size: type.note, colour: ink.muted })),
    ),
  };
}

/** @param {object[]} values */
const bandLayer = (values) => ({
  name: 'note-band',
  data: { values },
  mark: { type: 'rect', color: ink.grid, opacity: 0.55 },
  encoding: { x: onAxes.x, x2: { field: 'to' }, y: pixel('top'), y2: { field: 'bottom' } },
});

/**
 * The name of a row of a wide chart, in the column before the plot: in its middle, below it what sort of product it is.
 *
 * @param {{ name: string, mark: string | null, weight: 400 | 600, of: import('../marks/datumRef.js').DatumRef }} row
 * @param {{ left: number, middle: number }} at px: of the column, and of the row
 * @returns {import('../frame.js').PlacedText[]}
 */
export function nameBesideRow({ name, mark, weight, of }, { left, middle }) {
  const lines = wrapText(name, left - 14, { weight, lines: mark ? 2 : 3 });
  const all = [
    ...lines.map((text) => ({ text, weight, size: type.label, colour: ink.text })),
    ...(mark ? [{ text: mark, size: 11.5, colour: ink.muted, weight: /** @type {400} */ (400) }] : []),
  ];
  return all.map((each, at) => ({ ...each, of, x: -left, y: lineOf(middle, all.length, at) }));
}

/** @param {number} middle px @param {number} count of lines @param {number} at */
export const lineOf = (middle, count, at) => middle - ((count - 1) / 2) * 15 + at * 15;
