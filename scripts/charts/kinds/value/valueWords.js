import { metrics, shownUnit } from '../../../model/metric.js';
import { formatNumber } from '../../../model/quantity.js';
import { resultText } from '../../../model/runWords.js';
import { lineName } from '../../words/lineNames.js';
import { boundWords, meanWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { valueForMoney } from './valueForMoney.js';

/** @typedef {import('../../../model/chartData.js').Chart} ChartData */

/**
 * What a chart of value for money says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const valueWords = {
  captionMarks: (data) => [...rayWords(data), ...boundWords(data.rows)],
  captionNotes: (data) => [...meanWords('Marks', data.rows), priceWords(data)],
  sentence(data) {
    const best = [...data.rows].sort(
      (a, b) => (valueForMoney(b, data)?.ratio ?? 0) - (valueForMoney(a, data)?.ratio ?? 0),
    );
    const lines = best.slice(0, mostLines).map((row) => {
      const money = valueForMoney(row, data);
      const { price } = money ?? {};
      const name = lineName(data.products, row);
      const paid = price ? ` for ${price.currency} ${price.amount.toFixed(2)}` : '';
      return `${name} with ${resultText(row.summary, shownUnit(data))}${paid}${money?.text ? `, ${money.text}` : ''}`;
    });
    const lead =
      metrics[data.metric].better === 'higher' && lines.length > 1 ? 'Most for the money first: ' : '';
    return [`${lead}${lines.join('; ')}.`, ...moreInTable(best.length - mostLines)];
  },
  columns: (data) => [
    {
      label: 'Price',
      of: (row) => {
        const price = valueForMoney(row, data)?.price;
        if (!price) return null;
        return `${price.currency} ${price.amount.toFixed(2)}${paidWords(price)}`;
      },
    },
    {
      label: 'Price per GB',
      of: ({ product }) => {
        const found = data.products.find(({ id }) => id === product);
        return found?.price && found.capacity
          ? `${found.price.currency} ${formatNumber(found.price.amount / (found.capacity / 1e9), 3)}`
          : null;
      },
    },
    { label: 'For the money', of: (row) => valueForMoney(row, data)?.text || null },
  ],
  tooltip(row, data) {
    const money = valueForMoney(row, data);
    if (!money) return [];
    const { amount, currency } = money.price;
    return [
      `${currency} ${amount.toFixed(2)}${paidWords(money.price)}`,
      ...(money.text && !data.relative ? [money.text] : []),
    ];
  },
};

/** @param {ChartData} data */
const rayWords = ({ metric, rows }) =>
  metrics[metric].better === 'higher' && rows.length > 1
    ? ['Dotted: as much for the money as the best.']
    : [];

/** When and where it was asked. @param {import('../../../model/chartData.js').Price} price */
const paidWords = ({ date, day = date, where }) => ` (${[day, where].filter(Boolean).join(', ')})`;

/** @param {ChartData} data */
function priceWords({ products, rows }) {
  const priced = products.filter(({ id, price }) => price && rows.some(({ product }) => product === id));
  const prices = priced.flatMap(({ name, price }) =>
    price ? [`${name} ${price.currency}\u00a0${price.amount.toFixed(2)}${paidWords(price)}`] : [],
  );
  return `Prices: ${prices.join('; ')}.`;
}
