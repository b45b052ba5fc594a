import { shownUnit } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { valueAxis } from '../axes/axis.js';
import { tidy } from '../axes/ticks.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { ink } from '../frame.js';
import { colourOf, markOf, productFinder } from '../marks/productStyle.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { drawStrips } from '../rows/strips.js';
import { cellStops } from '../stops/cellStops.js';
import { stackLayers } from './stackedBar/stackLayers.js';
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
  takesReadersFile: true,
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
      ordered.map((stack) => [
        stack,
        stack.paired && stack.missing.length === 0 ? errorBarEnds(stack.total.summary, data.errorBars) : null,
      ]),
    );
    const ends = ordered.flatMap((stack) => [
      stack.total.summary.mean,
      spreads.get(stack)?.high ?? 0,
      ...(data.errorBars === 'runs' ? runsOf(stack) : []),
    ]);
    const high = Math.max(...ends, ...data.references.map(({ value }) => value));
    const x = valueAxis(unit, { low: 0, high }, { count: data.layout === 'wide' ? 6 : 4 });
    return drawStrips(data, {
      x,
      height: 24,
      between: data.layout === 'wide' ? 12 : 10,
      strips: ordered.map(({ product: id, total, sign, missing, paired }) => {
        const product = find(id);
        const { n, mean } = total.summary;
        const runs = paired ? `n\u2009=\u2009${n}` : 'sum of means';
        return {
          name: product.name,
          mark: markOf(product),
          strong: product.subject,
          words: missing.length
            ? ['incomplete', `no ${missing.join(', ')}`]
            : [sign + formatQuantity(mean, unit), runs],
          of: { product: id, label: '' },
        };
      }),
      key: labels.map((name, at) => partEntry(name, shades[at])),
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
            runs: data.errorBars === 'runs' ? runsOf(stack) : [],
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

/** What the key says of a part. @param {string} name @param {number} shade */
const partEntry = (name, shade) => ({
  name,
  note: '',
  strong: false,
  colour: ink.text,
  shade,
  shape: 'square',
  of: { product: '', label: name },
});

/** The totals of the counted runs. @param {Stack} stack */
const runsOf = ({ paired, missing, total: { summary } }) =>
  paired && missing.length === 0 && summary.n > 1 ? summary.runs.map(({ value }) => value) : [];

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
