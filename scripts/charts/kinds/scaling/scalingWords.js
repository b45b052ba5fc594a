import { changeWords, describeChange } from '../../../model/describeChange.js';
import { formatQuantity } from '../../../model/quantity.js';
import { nameOf } from '../../words/lineNames.js';
import { boundWords, meanWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';

/**
 * What a chart of siblings of other capacities says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const scalingWords = {
  captionMarks: ({ rows, changes = [] }) => [
    ...boundWords(rows),
    ...(changes.some(({ interval }) => interval)
      ? ['In brackets: 95\u2009% confidence interval of the change.']
      : []),
  ],
  captionNotes: ({ rows }) => meanWords('Marks', rows),
  sentence({ products, changes = [], metric }) {
    const lines = changes.slice(0, mostLines).map((change) => {
      const { from, to, label } = change;
      const step = `${nameOf(products, from)} to ${nameOf(products, to)}`;
      return `${label ? `${label}, ` : ''}${step}: ${changeWords(change, { metric })}.`;
    });
    return [...lines, ...moreInTable(changes.length - mostLines)];
  },
  columns: ({ products, changes = [], metric }) => [
    {
      label: 'Capacity',
      of: ({ product }) => {
        const bytes = products.find(({ id }) => id === product)?.capacity;
        return bytes ? formatQuantity(bytes, 'B') : null;
      },
    },
    {
      label: 'Change',
      numeric: false,
      of: ({ product, label }) => {
        const found = changes.find((each) => each.to === product && each.label === label);
        return found ? changeFrom(found, { products, metric }) : null;
      },
    },
  ],
  tooltip({ product, label }, { products, changes = [], metric }) {
    const capacity = products.find(({ id }) => id === product)?.capacity ?? null;
    const change = changes.find((each) => each.to === product && each.label === label);
    return [
      ...(capacity === null ? [] : [formatQuantity(capacity, 'B')]),
      ...(change ? [changeFrom(change, { products, metric })] : []),
    ];
  },
};

/**
 * @param {import('../../../model/chartData.js').ChartChange} change
 * @param {Pick<import('../../../model/chartData.js').Chart, 'products' | 'metric'>} data
 */
function changeFrom(change, { products, metric }) {
  const words = describeChange(change, { metric });
  return `${words} ${/ times as /.test(words) ? 'as' : 'than'} ${nameOf(products, change.from)}`;
}
