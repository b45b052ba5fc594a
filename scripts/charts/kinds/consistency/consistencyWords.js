import { formatQuantity } from '../../../model/quantity.js';
import { lineName } from '../../words/lineNames.js';
import { steadyWindowWords } from './steady.js';

/** @typedef {import('../../../model/chartData.js').Chart} ChartData */

/**
 * What the lines through the dots are.
 *
 * @param {ChartData} data
 */
export function medianWords({ series, options }) {
  const has = (/** @type {string} */ kind) =>
    series.some(({ findings }) => findings.some((each) => each.kind === kind));
  const over = Array.isArray(options.view) ? 'all seconds of the run' : 'all seconds';
  return [
    ...(has('consistency') ? [`Lines: the median of ${over}.`] : []),
    ...(has('steady-state') ? ['Short line: fitted to the steady rounds.'] : []),
  ];
}

/**
 * What steady means, and how it was found.
 *
 * @param {ChartData} data
 */
export function consistencyNotes(data) {
  const { series, products } = data;
  const found = series.flatMap(({ findings }) => findings);
  const steady = found.find(({ kind }) => kind === 'steady-state');
  const rounds = steady?.kind === 'steady-state' ? steady.rounds : undefined;
  return [
    ...(found.some(({ kind }) => kind === 'consistency') ? worstWords(series) : []),
    ...(steady
      ? [
          `Steady: the first five ${rounds ? `of ${rounds} ` : ''}rounds in a row that range within 20\u2009% of their mean and drift by no more than 10\u2009% (the window of SNIA’s tests; its preconditioning was not done).`,
          ...steadyWindowWords(data),
          ...series.flatMap((line) => steadyRunWords(line, products)),
        ]
      : []),
  ];
}

/**
 * @param {import('../../../model/chartData.js').ChartSeries} line
 * @param {ChartData['products']} products
 */
function steadyRunWords({ product, label, steady }, products) {
  if (!steady) return [];
  return [`${lineName(products, { product, label })}: steady in ${steady.reached} of ${steady.of} runs.`];
}

/** Longer readings are seconds of their own. */
const nearlySecond = 0.9;

/**
 * A dot of a quarter of a second may lie far below the worst second.
 *
 * @param {import('../../../model/chartData.js').ChartSeries[]} series
 */
function worstWords(series) {
  const lengths = series.map(({ series: { duration, points } }) => duration / points);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (!(most < nearlySecond)) return [];
  const each = [...new Set([least, most].map((length) => formatQuantity(length, 's', { digits: 2 })))];
  return [`Readings are of about ${each.join(' to ')}; the worst second is the mean of all that lie in it.`];
}
