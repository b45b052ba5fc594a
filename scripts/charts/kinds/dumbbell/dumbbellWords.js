import { shownUnit } from '../../../model/metric.js';
import { formatQuantity } from '../../../model/quantity.js';
import { methodFor } from '../../../statistics/judge.js';
import { judgedWords } from '../../words/judgedWords.js';
import { nameOf, noResultWords } from '../../words/lineNames.js';
import { boundWords, meanWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { pairsOf } from './pairsOf.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('./pairsOf.js').Pair} Pair
 */

/**
 * What a chart of two results of each product says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const dumbbellWords = {
  captionMarks(data) {
    const [from, to] = pairsOf(data).names;
    return [`Upright bar: ${from}, symbol: ${to}.`, ...boundWords(data.rows)];
  },
  captionNotes(data) {
    const { names, pairs } = pairsOf(data);
    const [from, to] = names;
    const judged = pairs.some(({ judged: { verdict } }) => verdict !== 'single' && verdict !== 'bound');
    return [
      ...meanWords('Marks', data.rows),
      ...(judged ? [`Changes: ${to} against ${from}, clear by ${methodFor(data.metric)}.`] : []),
    ];
  },
  sentence(data) {
    const { names, pairs, alone } = pairsOf(data);
    const [from, to] = names;
    const show = (/** @type {import('../../../model/summary.js').Summary} */ { mean }) =>
      formatQuantity(mean, shownUnit(data));
    const lines = pairs
      .slice(0, mostLines)
      .map(
        (pair) =>
          `${nameOf(data.products, pair.product)}: ${show(pair.before.summary)} ${from}, ${show(pair.after.summary)} ${to}, ${pairWords(pair)}.`,
      );
    const single = alone.map(
      ({ product, label }) => `${nameOf(data.products, product)} has a result ${label} alone.`,
    );
    return [...lines, ...moreInTable(pairs.length - mostLines), ...single, ...noResultWords(data)];
  },
  columns: (data) => [
    {
      label: 'Change',
      numeric: false,
      of: (row) => {
        const pair = pairsOf(data).pairs.find(({ after }) => after === row);
        return pair ? pairWords(pair) : null;
      },
    },
  ],
  tooltip(row, data) {
    const { names, pairs } = pairsOf(data);
    const pair = pairs.find(({ after }) => sameRow(after, row));
    return pair ? [`${pairWords(pair)}, against ${names[0]}`] : [];
  },
};

/** A row of a drawing is a copy. @param {import('../../../model/chartData.js').ChartRow} a @param {import('../../../model/chartData.js').ChartRow} b */
const sameRow = (a, b) => a.product === b.product && a.label === b.label;

/**
 * What changed from one result to the other.
 *
 * @param {Pair} pair
 * @param {{ short?: boolean }} [form] `short`: beside a drawing, without the interval
 */
export function pairWords({ before, after, judged }, { short = false } = {}) {
  if (!short) return judgedWords(before.summary, after.summary, judged);
  if (judged.verdict === 'bound') return 'order not known';
  const isSingle = judged.verdict === 'single';
  const verdict = isSingle ? 'clear' : judged.verdict;
  const words = judgedWords(before.summary, after.summary, { ...judged, verdict, interval: null });
  return isSingle ? `${words}, one run` : words;
}
