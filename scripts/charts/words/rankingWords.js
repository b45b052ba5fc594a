import { hasZero, metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { alikeFirst } from '../../statistics/places.js';
import { nameOf } from './kindWords.js';
import { upperFirst } from './upperFirst.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * Who is best of one test, how far ahead, and who is last. What is emulated or transcribed takes no part.
 *
 * @param {Summary[]} sorted best first
 * @param {{ products: ChartData['products'], metric: import('../../model/metric.js').Metric, unit: import('../../model/quantity.js').ShownUnit,
 *   label: string, family?: number }} about
 */
export function rankingWords(sorted, { products, metric, unit, label, family }) {
  const show = (/** @type {Summary} */ { product, mean }) =>
    `${nameOf(products, product)} with ${formatQuantity(mean, unit)}`;
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
    alike.length > 0 ? openLead(first, alike, { show, name }) : `${leadOver(first, second)} ${show(second)}`;
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
  return `${level ? 'level with' : 'not clearly ahead of'} ${all.join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
}

/**
 * How far a clear first is ahead.
 *
 * @param {Summary} first
 * @param {Summary} second
 */
function leadOver(first, second) {
  if (!hasZero(first.unit)) return 'before';
  const [more, less] = first.mean > second.mean ? ['more', 'that of'] : ['less', 'less than'];
  const ratio = Math.max(first.mean, second.mean) / Math.min(first.mean, second.mean);
  if (!Number.isFinite(ratio)) return 'before';
  if (ratio >= 2) return `${ratio.toFixed(ratio < 10 ? 1 : 0)} times ${less}`;
  const percent = Math.round(Math.abs(first.mean / second.mean - 1) * 100);
  return `${percent < 1 ? 'under 1' : percent}\u2009% ${more} than`;
}
