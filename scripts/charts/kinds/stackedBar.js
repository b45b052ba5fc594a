import { formatQuantity } from '../../model/quantity.js';
import { shownUnit } from '../../model/shownUnit.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { valueAxis } from '../axes/axis.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { datumRef } from '../marks/datumRef.js';
import { asIs, ink, pixel, round, textLayers, type } from '../frame.js';
import { onAxes } from '../axes/onAxes.js';
import { colourOf, markOf, productFinder } from '../marks/productStyle.js';
import { spreadOf } from '../marks/spread.js';
import { cellStops } from '../stops/cellStops.js';
import { drawStrips } from '../rows/strips.js';
import { tidy } from '../axes/ticks.js';
import { stackedWords } from './stackedBar/stackedWords.js';
import { stacksOf } from './stackedBar/stacksOf.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('./stackedBar/stacksOf.js').Stack} Stack
 */

/**
 * The parts of a whole, one bar for each product: phases, states, what each part of a machine draws.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const stackedBar = {
  kind: 'stacked-bar',
  title: 'The parts of a whole, one bar for each product',
  draws: 'rows',
  order: {},
  ...stackedWords,
  stops: cellStops,
  options: {
    type: 'object',
    properties: orderOptions(' by their total'),
    additionalProperties: false,
  },
  spec(data) {
    const { labels, stacks } = stacksOf(data);
    const shades = shadesOf(labels.length);
    const find = productFinder(data);
    const ordered = inWholes(data, stacks, labels);
    const unit = shownUnit(data);
    const spreads = new Map(
      ordered.map((stack) => [stack, stack.paired ? spreadOf(stack.total.summary, data.bars) : null]),
    );
    const ends = ordered.flatMap((stack) => [stack.total.summary.mean, spreads.get(stack)?.high ?? 0]);
    const high = Math.max(...ends, ...data.references.map(({ value }) => value));
    const x = valueAxis(unit, { low: 0, high }, { count: data.layout === 'wide' ? 6 : 4 });
    return drawStrips(data, {
      x,
      height: 24,
      between: data.layout === 'wide' ? 12 : 10,
      strips: ordered.map(({ product: id, total, missing, paired }) => {
        const product = find(id);
        const { n, mean } = total.summary;
        const runs = paired ? `n\u2009=\u2009${n}` : 'sum of means';
        return {
          name: product.name,
          mark: markOf(product),
          strong: product.subject,
          words: missing.length
            ? ['incomplete', `no ${missing.join(', ')}`]
            : [formatQuantity(mean, unit), runs],
          of: { product: id, label: '' },
        };
      }),
      key: labels.map((name, at) => ({
        name,
        note: '',
        strong: false,
        colour: ink.text,
        shade: shades[at],
        shape: 'square',
        of: { product: '', label: name },
      })),
      marks: Object.fromEntries(ordered.map(({ parts }, at) => [`data-cell-${at + 1}`, parts.length])),
      content: ({ rows, x: along }) =>
        ordered.flatMap((stack, at) =>
          stackLayers(stack, {
            at,
            shadeOf: (label) => shades[labels.indexOf(label)],
            colour: colourOf(find(stack.product)),
            isReal: find(stack.product).kind === 'measured',
            place: rows[at],
            shown: (value) => tidy(value / x.factor),
            along,
            spread: spreads.get(stack) ?? null,
            unit,
          }),
        ),
    });
  },
};

/**
 * Of a product’s colour, the strongest first; in the key of the text’s. Numbers stay readable on the strongest, in light and dark.
 *
 * @param {number} count
 */
const shadesOf = (count) =>
  Array.from({ length: count }, (_, at) => hundredths(0.44 - (0.4 * at) / Math.max(1, count - 1)));

const hundredths = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/** Those that lack a part stand last: they have no total. @param {ChartData} data @param {Stack[]} stacks @param {string[]} labels */
function inWholes(data, stacks, labels) {
  const by = sortLabel(data, labels);
  const valueOf = (/** @type {{ id: string }} */ { id }) => {
    const stack = stacks.find(({ product }) => product === id);
    if (!stack || (!by && stack.missing.length > 0)) return undefined;
    return (by ? stack.parts.find(({ label }) => label === by) : stack.total)?.summary.mean;
  };
  return inOrder(data, valueOf).flatMap(({ id }) => stacks.filter(({ product }) => product === id));
}

/**
 * @param {Stack} stack
 * @param {{ at: number, shadeOf: (label: string) => number, colour: string, isReal: boolean, place: import('../rows/strips.js').StripPlace, shown: (value: number) => number,
 *   along: (value: number) => number, spread: { low: number, high: number } | null, unit: import('../../model/quantity.js').ShownUnit }} on
 */
function stackLayers({ parts, missing }, { at, shadeOf, colour, isReal, place, shown, along, spread, unit }) {
  const [top, bottom] = [round(place.top), round(place.bottom)];
  let sum = 0;
  const cells = parts.map((row) => {
    const from = shown(sum);
    sum += row.summary.mean;
    const shade = shadeOf(row.label);
    return { x: from, to: shown(sum), y: top, bottom, colour, opacity: shade, [datumRef]: row };
  });
  const values = parts.flatMap((row, index) => {
    const { x, to } = cells[index];
    const text = formatQuantity(row.summary.mean, unit);
    const width = textWidth(text, { size: type.note }) + 10;
    const free = index === parts.length - 1 && spread ? Math.min(to, shown(spread.low)) : to;
    if (along(to) - along(x) < width || along(free) - (along(x) + along(to)) / 2 < width / 2) return [];
    return [
      {
        x: (along(x) + along(to)) / 2,
        y: place.middle,
        text,
        size: type.note,
        align: /** @type {const} */ ('center'),
        of: row,
      },
    ];
  });
  const end =
    spread && missing.length === 0
      ? [{ low: shown(spread.low), high: shown(spread.high), y: round(place.middle) }]
      : [];
  const caps = end.flatMap(({ low, high, y }) => [low, high].map((x) => ({ x, top: y - 4, bottom: y + 4 })));
  const rule = (/** @type {object[]} */ rows, /** @type {object} */ encoding) =>
    rows.length
      ? [
          {
            name: `spread-${at + 1}`,
            data: { values: rows },
            mark: { type: 'rule', color: ink.text, strokeWidth: 1.4 },
            encoding,
          },
        ]
      : [];
  return [
    {
      name: `data-cell-${at + 1}`,
      data: { values: cells },
      mark: { type: 'rect', strokeWidth: 1.2, ...(!isReal && { strokeDash: [4, 3] }) },
      encoding: {
        x: onAxes.x,
        x2: { field: 'to' },
        y: pixel('y'),
        y2: { field: 'bottom' },
        fill: asIs('colour'),
        stroke: asIs('colour'),
        fillOpacity: { field: 'opacity', type: 'quantitative', scale: null, legend: null },
      },
    },
    ...textLayers(`cell-${at + 1}`, values),
    ...rule(end, { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: pixel('y') }),
    ...rule(caps, { x: onAxes.x, y: pixel('top'), y2: { field: 'bottom' } }),
  ];
}
