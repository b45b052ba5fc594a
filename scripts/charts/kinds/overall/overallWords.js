import { formatNumber, formatPercent } from '../../../model/quantity.js';
import { errorBarSentence } from '../../captions/errorBarWords.js';
import { nameOf, noResultWords } from '../../words/lineNames.js';
import { absent } from '../../words/tableNumbers.js';
import { joinNames } from '../../../model/lib/phrases.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../words/table.js').Table} Table
 */

/** @param {import('../../../model/chartData.js').ChartIndex[]} index */
const isJudged = (index) => index.some(({ interval }) => interval);

/**
 * What a chart of the mean over several results says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'noErrorBars' | 'captionMarks' | 'captionNotes' | 'sentence' | 'table'>}
 */
export const overallWords = {
  noErrorBars: true,
  captionMarks({ index = [] }) {
    const bars = `Bars: geometric mean of ${index[0]?.parts.length ?? 0} results (dots).`;
    return [...(isJudged(index) ? [errorBarSentence('interval')] : []), bars];
  },
  captionNotes({ index = [], family = 2 }) {
    const parts = (index[0]?.parts ?? []).map(({ label, weight }) =>
      weight === 1 ? label : `${label} (weight ${weight})`,
    );
    return [
      `The results, each in the direction in which more is better: ${parts.join('; ')}.`,
      ...(isJudged(index)
        ? [
            `Intervals of the mean ratio${family > 2 ? `, for all pairs of ${family} products together` : ''}, by Student’s t on logarithms.`,
          ]
        : []),
    ];
  },
  sentence({ index = [], products }) {
    const sorted = [...index].sort((a, b) => b.value - a.value);
    const shares = sorted.map(
      ({ product, value, interval }) =>
        `${nameOf(products, product)} ${formatPercent(value, 3)}${interval ? ` (${formatNumber(interval.low * 100, 3)} to ${formatNumber(interval.high * 100, 3)}\u2009%)` : ''}`,
    );
    return [`${joinNames(shares)}.`, ...noResultWords({ rows: index, products })];
  },
  table: indexTable,
};

/** @param {ChartData} data @returns {Table} */
function indexTable({ index = [], products }) {
  const percent = (/** @type {number} */ share) => formatNumber(share * 100, 3);
  const parts = index[0]?.parts ?? [];
  const words = parts.map(({ label, weight }) =>
    weight === 1 ? `${label}, %` : `${label} (weight ${weight}), %`,
  );
  const silent = products.filter(({ id }) => !index.some(({ product }) => product === id));
  const judged = index.some(({ interval }) => interval);
  const ends = (/** @type {{ low: number, high: number } | null | undefined} */ interval) =>
    judged ? [interval ? `${percent(interval.low)} to ${percent(interval.high)}` : absent] : [];
  return {
    columns: [
      { label: 'Product', numeric: false },
      ...['Mean, %', ...(judged ? ['95\u2009% interval, %'] : []), ...words].map((label) => ({
        label,
        numeric: true,
      })),
    ],
    rows: [
      ...[...index]
        .sort((a, b) => b.value - a.value)
        .map(({ product, value, interval, parts: own }) => [
          nameOf(products, product),
          percent(value),
          ...ends(interval),
          ...own.map(({ ratio }) => percent(ratio)),
        ]),
      ...silent.map(({ name }) => [name, absent, ...ends(null), ...parts.map(() => absent)]),
    ],
  };
}
