import { describeChange } from '../../model/describeChange.js';
import { hasZero, metrics } from '../../model/metric.js';
import { resultText } from '../../model/runWords.js';
import { alikeFirst } from '../../statistics/ranks.js';
import { nameOf } from './lineNames.js';
import { listNames, upperFirst } from '../../model/lib/phrases.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * Who is best of one test, how far ahead, and who is last. What is emulated or transcribed takes no part.
 *
 * @param {Summary[]} sorted best first
 * @param {{ products: ChartData['products'], metric: import('../../model/metric.js').Metric, unit: import('../../model/quantity.js').ShownUnit,
 *   label: string, family?: number }} about
 */
export function rankingWords(sorted, { products, metric, unit, label, family }) {
  const show = (/** @type {Summary} */ summary) =>
    `${nameOf(products, summary.product)} with ${resultText(summary, unit)}`;
  const measured = sorted.filter(({ kind }) => kind === 'measured');
  const apart = sorted
    .filter(({ kind }) => kind !== 'measured')
    .map((each) => `${show(each)} (${each.kind})`);
  const words = [
    ...(measured.length
      ? [ranking(measured, { show, name: ({ product }) => nameOf(products, product), metric, family })]
      : []),
    ...apart,
  ].join('; ');
  return `${upperFirst(label ? `${label}: ${words}` : words)}.`;
}

/**
 * @param {Summary[]} sorted best first
 * @param {{ show: (summary: Summary) => string, name: (summary: Summary) => string, metric: import('../../model/metric.js').Metric, family?: number }} about
 */
function ranking(sorted, { show, name, metric, family }) {
  const { better, title } = metrics[metric];
  const [first, second] = sorted;
  if (!second) return show(first);
  const best =
    better === 'neither'
      ? `highest ${title}`
      : `best (${better === 'lower' ? 'lowest' : 'highest'} ${title})`;
  const alike = alikeFirst(sorted, { of: (summary) => summary, family });
  const last = sorted[sorted.length - 1];
  const rest = last === second || alike.includes(last) ? '' : `; last of ${sorted.length}: ${show(last)}`;
  const lead =
    alike.length > 0
      ? openLead(first, alike, { show, name })
      : `${leadOver(first, second, metric)} ${show(second)}`;
  return `${best}: ${show(first)}, ${lead}${rest}`;
}

/** How many names a sentence holds. */
const mostNames = 3;

/**
 * Whom the first is not clearly ahead of, by the site's one judgement.
 *
 * @param {Summary} first
 * @param {Summary[]} alike
 * @param {{ show: (summary: Summary) => string, name: (summary: Summary) => string }} words
 */
function openLead(first, [next, ...others], { show, name }) {
  const level = [next, ...others].every(({ mean }) => mean === first.mean);
  const names = [show(next), ...others.slice(0, mostNames - 1).map(name)];
  const more = others.length + 1 - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  return `${level ? 'level with' : 'not clearly ahead of'} ${listNames(all)}`;
}

/**
 * How far a clear first is ahead, in the words of its metric: `18 % faster than`, `2.2 times as fast as`.
 *
 * @param {Summary} first
 * @param {Summary} second
 * @param {import('../../model/metric.js').Metric} metric
 */
function leadOver(first, second, metric) {
  const { unit } = first;
  if (hasZero(unit) && !(first.mean > 0 && second.mean > 0)) return 'before';
  const [change, difference] = [first.mean / second.mean - 1, first.mean - second.mean];
  const words = describeChange({ verdict: 'clear', change, interval: null, difference }, { metric, unit });
  return `${words} ${/ times as /.test(words) ? 'as' : 'than'}`;
}
