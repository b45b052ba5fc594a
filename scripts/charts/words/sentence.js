import { endOfFill, plateauWords } from '../../model/fillWords.js';
import { hasZero, metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { shownUnit } from '../../model/shownUnit.js';
import { placesOf } from '../../statistics/places.js';
import { kindOf } from './kindOf.js';
import { upperFirst } from './upperFirst.js';
import { lineName, nameOf, silentWords, steadyWords } from './kindWords.js';
import { mostLines, restWords } from './perLine.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * What the chart shows, in one or two sentences made from its data: for those who cannot see it.
 *
 * @param {ChartData} data
 */
export function sentence(data) {
  const words = kindOf(data).sentence ?? (data.rows.length > 0 ? rowWords : seriesWords);
  return [`${data.title.replace(/[.:]$/, '')}.`, ...words(data)].join(' ');
}

/** @param {ChartData} data */
function rowWords(data) {
  const { rows, products, metric, family } = data;
  const unit = shownUnit(data);
  const labels = [...new Set(rows.map(({ label }) => label))];
  const told = labels.slice(0, 3).map((label) => {
    const summaries = rows.filter((row) => row.label === label).map(({ summary }) => summary);
    return labelWords(distinct(summaries), { products, metric, unit, label, family });
  });
  return [...told, ...restWords(labels.length - 3), ...silentWords(data)];
}

/**
 * One a product: the best where a chart shows several along its axis.
 *
 * @param {Summary[]} summaries
 */
function distinct(summaries) {
  const sign = metrics[summaries[0].metric].better === 'lower' ? 1 : -1;
  const sorted = [...summaries].sort((a, b) => sign * (a.mean - b.mean));
  return sorted.filter(
    ({ product }, index) => sorted.findIndex((each) => each.product === product) === index,
  );
}

/**
 * What is emulated or transcribed takes no part in the ranking.
 *
 * @param {Summary[]} sorted best first
 * @param {{ products: ChartData['products'], metric: import('../../model/metric.js').Metric, unit: import('../../model/quantity.js').ShownUnit,
 *   label: string, family?: number }} about
 */
function labelWords(sorted, { products, metric, unit, label, family }) {
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
  const [{ alike }] = placesOf(sorted, { of: (summary) => summary, family });
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

/** @param {ChartData} data */
function seriesWords({ series, products, metric }) {
  const { shown: unit } = metrics[metric];
  const show = (/** @type {number} */ value) => formatQuantity(value, unit);
  const lines = series.slice(0, mostLines).map(({ series: line, findings, ...of }) => {
    const name = lineName(products, of);
    const fill = findings.find((finding) => finding.kind === 'fill-profile');
    const filled = fill && fillWords(fill, unit);
    if (filled) return `${name}: ${filled}.`;
    const steady = findings.find((finding) => finding.kind === 'steady-state');
    const range =
      line.min === line.max
        ? `${show(line.mean)} throughout`
        : `mean ${show(line.mean)}, between ${show(line.min)} and ${show(line.max)}`;
    return `${name}: ${[range, ...(steady ? [steadyWords(steady)] : [])].join('; ')}.`;
  });
  return [...lines, ...restWords(series.length - mostLines)];
}

/**
 * A fill whose rate is not the same throughout.
 *
 * @param {import('../../model/finding.js').FillProfile} fill
 * @param {import('../../model/metric.js').Unit} unit
 * @returns {string | null}
 */
function fillWords(fill, unit) {
  const { cacheEndBytes, cachedRate, plateaus } = fill;
  const [first] = plateaus;
  if (cacheEndBytes && cachedRate)
    return `${formatQuantity(cachedRate, unit)} for the first ${formatQuantity(cacheEndBytes, 'B')}, then ${endOfFill(fill, unit).text}`;
  if (plateaus.length > 1)
    return `${plateauWords(first, unit)} for the first ${formatQuantity(first.toBytes, 'B')}, then ${endOfFill(fill, unit).text}`;
  return first.trend && plateauWords(first, unit);
}
