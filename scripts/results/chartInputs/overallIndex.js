import { problem } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { indexInterval } from '../../statistics/indexInterval.js';
import { familyOf } from '../query/familyOf.js';
import { parameterWords } from '../../model/parameters.js';
import { whereOf } from '../query/narrowing.js';
import { selectSummaries } from '../selection/selectSummaries.js';
import { withoutZero } from './withoutZero.js';

/** @typedef {import('../../model/chartData.js').ChartRow} ChartRow */
/** @typedef {{ test: string, metric: import('../../model/metric.js').Metric, label: string, weight: number, found: import('../../model/summary.js').Summary[] }} Part */

/**
 * The geometric mean over named results of each product, as a share of the base: the subject of the review, else the first product
 * that has them all. Who lacks one has no mean.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function askIndex({ block, wanted, review, results, estimators }) {
  const parts = readParts(block, wanted, results);
  const hint = 'leave it out of the mean, and draw it beside';
  const problems = parts.flatMap((part) => [
    ...ambiguous(part),
    ...withoutZero(part.metric, { what: `no mean of shares with ${part.label}`, hint }),
  ]);
  const meanOf = (/** @type {Part} */ { found }, /** @type {string} */ id) =>
    found.find(({ product, mean }) => product === id && mean > 0)?.mean ?? null;
  const whole = wanted.products.filter((id) => parts.every((part) => meanOf(part, id) !== null));
  const base = whole.find((id) => id === wanted.subject) ?? whole[0];
  if (problems.length > 0 || base === undefined)
    return { rows: [], problems: [...problems, ...noBase(parts, base)] };
  const family = familyOf(review, results.project, base);
  const resultOf = (/** @type {Part} */ { found }, /** @type {string} */ id) =>
    /** @type {import('../../model/summary.js').Summary} */ (found.find((each) => each.product === id));
  const index = whole.map((product) => {
    const ratios = parts.map((part) => {
      const share = Number(meanOf(part, product)) / Number(meanOf(part, base));
      const ratio = metrics[part.metric].better === 'lower' ? 1 / share : share;
      return { label: part.label, weight: part.weight, ratio };
    });
    const value = estimators.weightedGeometricMean(
      ratios.map(({ ratio }) => ratio),
      ratios.map(({ weight }) => weight),
    );
    const compared = parts.map((part) => ({
      of: resultOf(part, product),
      base: resultOf(part, base),
      weight: part.weight,
    }));
    const interval = product === base ? null : indexInterval(compared, { value, family });
    return { product, value, interval, parts: ratios };
  });
  const rows = parts.flatMap(({ label, found }) =>
    found.map((summary) => ({ product: summary.product, label, summary })),
  );
  return { rows, more: { index } };
}

/**
 * @param {Record<string, any>} block
 * @param {import('./index.js').Asking['wanted']} wanted
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {Part[]}
 */
function readParts(block, wanted, results) {
  const written = block.parts ?? wanted.tests.map((test) => ({ test }));
  return written.map((/** @type {Record<string, any>} */ each) => {
    const own = {
      ...wanted,
      tests: [each.test],
      metric: each.metric ?? wanted.metric,
      statistic: each.statistic ?? wanted.statistic,
      where: { ...wanted.where, ...whereOf(each) },
    };
    const { summaries } = selectSummaries(results, own);
    const label = each.label ?? wordsOf(each, own.metric, results);
    return { test: each.test, metric: own.metric, label, weight: each.weight ?? 1, found: summaries };
  });
}

/** @param {Record<string, any>} part @param {string} metric @param {import('../selection/selectSummaries.js').Results} results */
function wordsOf({ test, statistic, ...narrowing }, metric, { project }) {
  const titles = [...project.methodologies.values()].map(({ value }) => value.tests?.[test]?.title);
  const title = titles.find((each) => each !== undefined) ?? test;
  const asked = Object.entries(whereOf(narrowing) ?? {}).flatMap(([name, values]) =>
    values.map((value) => parameterWords(name, value)),
  );
  return [title, ...asked, statistic, metric].filter(Boolean).join(', ');
}

/** @param {Part} part */
function ambiguous({ test, found }) {
  const twice = found.find((each, at) => found.findIndex(({ product }) => product === each.product) !== at);
  if (!twice) return [];
  const hint = 'say which in parts: [[parts]] test = "...", where = { threads = 8 }';
  return [problem(`several results of ${twice.product} in ${test} for one part of the mean`, { hint })];
}

/** @param {Part[]} parts @param {string | undefined} base */
function noBase(parts, base) {
  if (base !== undefined) return [];
  const empty = parts
    .filter(({ found }) => found.length === 0)
    .map(({ test, metric }) => `${metric} of ${test}`);
  const hint = empty.length
    ? `nobody has ${empty.join(', ')}`
    : 'narrow the parts to what at least one product has';
  return [problem('no product has a result in every part of the mean', { hint })];
}
