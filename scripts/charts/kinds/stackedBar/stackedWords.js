import { joinNames, spanWords } from '../../../model/lib/phrases.js';
import { metrics, shownUnit } from '../../../model/metric.js';
import { formatQuantity } from '../../../model/quantity.js';
import { alikeFirst } from '../../../statistics/ranks.js';
import { errorBarEnds } from '../../marks/errorBars.js';
import { nameOf, noResultWords } from '../../words/lineNames.js';
import { boundSigns, boundWords, meanWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { openSign, stacksOf } from './stacksOf.js';

/**
 * What a chart of parts of a whole says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const stackedWords = {
  captionMarks(data) {
    const { stacks } = stacksOf(data);
    const dots = data.errorBars === 'runs' && stacks.some(({ paired }) => paired);
    return [
      ...(dots ? ['Dots: totals of runs.'] : []),
      ...boundWords(data.rows, boundSigns),
      ...(stacks.some(({ sign }) => sign === openSign)
        ? ['\u2248: a total of parts with bounds on both sides, it may be more or less.']
        : []),
    ];
  },
  captionNotes(data) {
    const { stacks } = stacksOf(data);
    const several = data.rows.some(({ summary }) => summary.n > 1);
    const total = !stacks.every(({ paired }) => paired)
      ? ['Totals of parts from different runs are sums of means, without an error bar.']
      : several && data.errorBars !== 'runs'
        ? ['Error bars are those of the totals, run by run.']
        : [];
    return [...meanWords('Parts', data.rows), ...total];
  },
  sentence(data) {
    const { stacks } = stacksOf(data);
    const show = (/** @type {number} */ value) => formatQuantity(value, shownUnit(data));
    const sign = signs[metrics[data.metric].better];
    const whole = stacks
      .filter(({ missing }) => missing.length === 0)
      .sort((a, b) => sign * (a.total.summary.mean - b.total.summary.mean));
    const lines = whole.slice(0, mostLines).map(({ product, total, sign: before, parts }) => {
      const largest = [...parts].sort((a, b) => b.summary.mean - a.summary.mean)[0];
      const share = Math.round((largest.summary.mean / total.summary.mean) * 100);
      return `${nameOf(data.products, product)}: ${before}${show(total.summary.mean)} in total, the largest part ${largest.label} (${share}\u2009%).`;
    });
    const cut = stacks
      .filter(({ missing }) => missing.length > 0)
      .map(
        ({ product, missing }) => `${nameOf(data.products, product)} has no result of ${missing.join(', ')}.`,
      );
    return [
      ...lead(whole, data),
      ...lines,
      ...moreInTable(whole.length - mostLines),
      ...cut,
      ...noResultWords(data),
    ];
  },
  columns: (data) => [
    {
      label: 'Share of the total',
      of: (row) => {
        const stack = stacksOf(data).stacks.find(({ product }) => product === row.product);
        return stack && stack.missing.length === 0
          ? `${Math.round((row.summary.mean / stack.total.summary.mean) * 100)}\u2009%`
          : null;
      },
    },
    {
      label: 'Total',
      of: (row) => {
        const stack = stacksOf(data).stacks.find(({ product }) => product === row.product);
        if (!stack || stack.missing.length > 0 || row.label !== stack.parts[0].label) return null;
        return totalWords(stack, data);
      },
    },
  ],
  tooltip(row, data) {
    const stack = stacksOf(data).stacks.find(({ product }) => product === row.product);
    if (!stack) return [];
    if (stack.missing.length > 0) return [`no result of ${stack.missing.join(', ')}`];
    const share = Math.round((row.summary.mean / stack.total.summary.mean) * 100);
    return [`${share}\u2009% of the total of ${totalWords(stack, data)}`];
  },
};

/** What sorts the best first. */
const signs = { lower: 1, higher: -1, neither: 0 };

/** @param {import('./stacksOf.js').Stack} stack @param {import('../../../model/chartData.js').Chart} data */
function totalWords({ total, sign, paired }, data) {
  const show = (/** @type {number} */ value) => formatQuantity(value, shownUnit(data));
  const spread = paired ? errorBarEnds(total.summary, data.errorBars) : null;
  return `${sign}${show(total.summary.mean)}${spread ? ` (${spanWords(spread, show)})` : ''}`;
}

/** Whose total is best, by the site's one judgement. @param {import('./stacksOf.js').Stack[]} whole best first @param {import('../../../model/chartData.js').Chart} data */
function lead(whole, { products, family, metric }) {
  const ranked = whole.filter(({ total }) => total.summary.kind === 'measured');
  if (ranked.some(({ sign }) => sign === openSign)) return [];
  if (ranked.length < 2 || signs[metrics[metric].better] === 0) return [];
  const alike = alikeFirst(ranked, { of: ({ total }) => total.summary, family });
  const names = joinNames(alike.map(({ product }) => nameOf(products, product)));
  const first = nameOf(products, ranked[0].product);
  return [alike.length ? `Best total: ${first}, not clearly ahead of ${names}.` : `Best total: ${first}.`];
}
