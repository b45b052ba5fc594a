import { formatQuantity } from '../../../model/quantity.js';
import { changeWords, nameOf } from '../../words/kindWords.js';
import { mostLines, restWords } from '../../words/perLine.js';

/**
 * What a chart of siblings of other capacities says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const scalingWords = {
  captionMarks: ({ changes = [] }) => [
    'Marks: means over the runs.',
    'Dotted: in proportion to the smallest capacity.',
    ...(changes.some(({ interval }) => interval)
      ? ['In brackets: 95\u2009% confidence interval of the change.']
      : []),
  ],
  sentence({ products, changes = [] }) {
    const lines = changes.slice(0, mostLines).map((change) => {
      const { from, to, label } = change;
      const step = `${nameOf(products, from)} to ${nameOf(products, to)}`;
      return `${label ? `${label}, ` : ''}${step}: ${changeWords(change)}.`;
    });
    return [...lines, ...restWords(changes.length - mostLines)];
  },
  columns: ({ products, changes = [] }) => [
    {
      label: 'Capacity',
      of: ({ product }) => {
        const bytes = products.find(({ id }) => id === product)?.capacity;
        return bytes ? formatQuantity(bytes, 'B') : null;
      },
    },
    {
      label: 'Change',
      of: ({ product, label }) => {
        const found = changes.find((each) => each.to === product && each.label === label);
        return found ? changeFrom(found, products) : null;
      },
    },
  ],
  tooltip({ product, label }, { products, changes = [] }) {
    const capacity = products.find(({ id }) => id === product)?.capacity ?? null;
    const change = changes.find((each) => each.to === product && each.label === label);
    return [
      ...(capacity === null ? [] : [formatQuantity(capacity, 'B')]),
      ...(change ? [changeFrom(change, products)] : []),
    ];
  },
};

/** @param {import('../../../model/chartData.js').ChartChange} change @param {import('../../../model/chartData.js').ChartProduct[]} products */
function changeFrom(change, products) {
  const words = changeWords(change);
  return `${words}${/ (?:more|less)$/.test(words) ? ' than' : ', from'} ${nameOf(products, change.from)}`;
}
