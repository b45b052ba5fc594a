import { textWidth, wrapText } from '../../model/lib/textWidth.js';
import { encodingOf, isLog, overhang, position, withUnit } from '../axes/axis.js';
import { directionLayers } from '../axes/direction.js';
import { framed, ink, onAxes, pixel, textLayers, type, widths } from '../frame.js';
import { legendChips } from '../labels/legendChips.js';
import { lineOf, nameBesideRow, rowLines } from './rowLines.js';

/**
 * Rows under one another over one value axis: a name to the left of each and words to the right, on a phone both above it.
 *
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 *
 * @typedef {object} Strip
 * @property {string} name
 * @property {string | null} mark `emulated` or `transcribed`
 * @property {boolean} strong the subject
 * @property {string[]} words the first one is what the row says, the others are muted
 * @property {import('../marks/datumRef.js').DatumRef} of whose row it is
 *
 * @typedef {{ top: number, middle: number, bottom: number }} StripPlace px
 * @typedef {{ plot: number, rows: StripPlace[], x: (value: number) => number }} StripsPlace `x`: px of a value in the shown unit
 *
 * @param {ChartData} data
 * @param {object} drawn
 * @param {import('../axes/axis.js').Axis} drawn.x
 * @param {Strip[]} drawn.strips
 * @param {number} drawn.height px of what is drawn in each
 * @param {number} [drawn.between] px; fewer than none where rows overlap
 * @param {import('../labels/legendLines.js').KeyEntry[]} [drawn.key]
 * @param {Record<string, number>} drawn.marks
 * @param {(place: StripsPlace) => object[]} drawn.content
 */
export function drawStrips(data, { x: axis, strips, height, between = 12, key = [], marks, content }) {
  const x = withUnit(axis);
  const sizes = sizesOf(data.layout, strips, x);
  const plot = widths[data.layout] - sizes.left - sizes.right;
  const rows = strips.map((_, at) => {
    const top = at * (sizes.head + height + between) + sizes.head + 4;
    return { top, middle: top + height / 2, bottom: top + height };
  });
  const whole = rows[rows.length - 1].bottom + 6;
  const along = position(x, plot);
  const lines = rowLines(data, {
    x,
    along,
    stretches: sizes.head ? rows : [{ top: 0, bottom: whole }],
    space: { left: -sizes.left, right: plot + sizes.right },
  });
  const chips = key.length
    ? legendChips(key, { layout: data.layout, x: -sizes.left, bottom: -lines.height - 6 })
    : { height: 0, layers: [] };
  return framed(data, {
    width: plot,
    height: whole,
    padding: { left: sizes.left, right: sizes.right, top: 6 + lines.height + chips.height, bottom: 48 },
    marks,
    layer: [
      ground(x, whole),
      ...lines.layers,
      ...content({ plot, rows, x: along }),
      ...lines.words,
      ...chips.layers,
      ...textLayers(
        'label',
        strips.flatMap((strip, at) => textsOf(strip, { layout: data.layout, sizes, place: rows[at], plot })),
      ),
      ...directionLayers(data.metric, {
        x: -sizes.left,
        y: whole + 38,
        along: 'x',
        log: isLog(x),
      }),
    ],
  });
}

/** Px of the columns beside the plot, and of the words over each row. @param {'wide' | 'narrow'} layout @param {Strip[]} strips @param {import('../axes/axis.js').Axis} x */
function sizesOf(layout, strips, { labels }) {
  const [first, last] = [overhang(labels[0]), overhang(labels[labels.length - 1])];
  if (layout === 'narrow') {
    const fits = strips.every(
      ({ name, mark, words }) =>
        textWidth(name, { weight: 600 }) +
          12 +
          textWidth([mark, ...words].filter(Boolean).join(', '), { size: 11.5 }) <=
        widths.narrow,
    );
    return { left: first, right: last, head: fits ? 22 : 38 };
  }
  const names = strips.map(({ name, mark }) =>
    Math.max(textWidth(name, { weight: 600 }), textWidth(mark ?? '', { size: 11.5 })),
  );
  const words = strips.flatMap((strip) =>
    strip.words.map((text) => textWidth(text, { size: type.note, weight: 600 })),
  );
  return {
    left: Math.max(first, Math.min(180, Math.ceil(Math.max(...names))) + 14),
    right: Math.max(last, Math.min(190, Math.ceil(Math.max(0, ...words))) + 16),
    head: 0,
  };
}

/**
 * @param {Strip} strip
 * @param {{ layout: 'wide' | 'narrow', sizes: ReturnType<typeof sizesOf>, place: StripPlace, plot: number }} on
 * @returns {import('../frame.js').PlacedText[]}
 */
function textsOf({ name, mark, strong, words, of }, { layout, sizes, place, plot }) {
  const weight = /** @type {400 | 600} */ (strong ? 600 : 400);
  if (layout === 'narrow') {
    const y = place.top - sizes.head + 8;
    const notes = [mark, ...words].filter(Boolean).join(', ');
    const [text] = wrapText(name, widths.narrow, { weight, lines: 1 });
    const beside =
      sizes.head > 22
        ? { x: -sizes.left, y: y + 16 }
        : { x: widths.narrow - sizes.left, y, align: /** @type {const} */ ('right') };
    return [
      { x: -sizes.left, y, text, weight, of },
      { ...beside, text: notes, size: 11.5, colour: ink.muted, of },
    ];
  }
  const { middle } = place;
  return [
    ...nameBesideRow({ name, mark, weight, of }, { left: sizes.left, middle }),
    ...words.map((text, at) => ({
      x: plot + 16,
      y: lineOf(middle, words.length, at),
      text,
      of,
      size: type.note,
      colour: at === 0 ? ink.text : ink.muted,
    })),
  ];
}

/**
 * The axis under rows.
 *
 * @param {import('../axes/axis.js').Axis} x
 * @param {number} height
 */
export function ground(x, height) {
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
