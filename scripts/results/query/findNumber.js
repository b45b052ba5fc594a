import { isLeast } from '../../model/bound.js';
import { spanWords, upperFirst } from '../../model/lib/phrases.js';
import { metrics } from '../../model/metric.js';
import { questionWord } from '../../model/parameters.js';
import { formatNumber, formatQuantity } from '../../model/quantity.js';
import { boundClause, fittingDigits, runWords, sourceWords } from '../../model/runWords.js';
import { validity } from '../../model/validity.js';
import { originOf } from '../runs/summarizeTest.js';
import { checkComparable, unlikeWorkloads } from '../selection/comparable.js';
import { subtitleOf } from '../selection/subtitleOf.js';
import { ofNewestCampaign } from '../selection/newestCampaign.js';
import { selectSummaries } from '../selection/selectSummaries.js';
import { spreadWords } from '../selection/spreadOf.js';
import { isWhere, whereIn } from './narrowing.js';
import { ambiguous, readQuestion } from './readQuestion.js';

/**
 * One number of one product, whether it was measured (`compress rate t1`) or found in readings (`disk-fill cache-end`), with
 * what stands behind it, so that comparing, ranking and tabling need not know which it is.
 *
 * @typedef {object} FoundNumber
 * @property {string} product
 * @property {import('../../model/metric.js').Metric} metric
 * @property {string} title what it is, in words
 * @property {import('../../model/summary.js').Statistics & { runs: import('../../model/summary.js').RunValue[] } &
 *   Pick<import('../../model/summary.js').Summary, 'digits' | 'bound' | 'band' | 'described'>} over its runs
 * @property {import('../../model/chartData.js').Origin} origin
 * @property {boolean} share shown in percent
 * @property {import('../../model/summary.js').Summary | null} workload what the tool did; `null` of a finding
 *
 * @typedef {import('./readQuestion.js').Complaint} Complaint
 * @typedef {import('../selection/selectSummaries.js').Results} Results
 * @typedef {{ found: FoundNumber | null, complaints: Complaint[], instead?: string | null }} Search `found` is null without a
 *   complaint where the question is good and this product has no answer; `instead`: what there is
 */

/** @param {string} name @param {Pick<Results, 'findingNumbers'>} results */
const isFinding = (name, { findingNumbers }) => findingNumbers.some((each) => each.name === name);

/**
 * The shortcode that says a number in a sentence, but for its product.
 *
 * @param {string[]} words from the test on
 * @param {Pick<Results, 'findingNumbers'>} results
 */
export const askOf = (words, results) => ({
  name: isFinding(words[1], results) ? 'finding' : 'value',
  words: words.join(' '),
});

/**
 * @param {string[]} words from the test on
 * @param {{ product: string, review: import('../../model/project.js').Review }} asked
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {Search}
 */
export function findNumber(words, { product, review }, results) {
  if (isFinding(words[1], results)) return findFinding(words, { product, review }, results);
  const { wanted, amount, unknown } = readQuestion(words, {
    products: [product],
    review,
    project: results.project,
  });
  if (amount !== null) return { found: null, complaints: [alone(amount)] };
  if (unknown.length > 0) return { found: null, complaints: unknown };
  const { summaries, problems } = selectSummaries(results, wanted);
  if (summaries.length > 1) return { found: null, complaints: [ambiguous(summaries)] };
  if (summaries.length === 0) return { found: null, complaints: [], instead: problems[0]?.hint };
  const [over] = summaries;
  const title = subtitleOf([{ product, label: '', summary: over }], [], wanted);
  return {
    found: { product, metric: over.metric, title, over, origin: over, share: false, workload: over },
    complaints: [],
  };
}

/** @param {string} amount @returns {Complaint} */
const alone = (amount) => ({
  message: `a time for an amount is said by value and finding alone: for:${amount}`,
  hint: 'compare the rates, and say the times beside them',
});

/** @type {typeof findNumber} */
function findFinding([test, name, ...narrowing], { product, review }, { project, tests, findingSummaries }) {
  const { methodology, testbed } = review.value;
  const own = findingSummaries.filter(
    (each) =>
      each.product === product &&
      each.test === test &&
      each.name === name &&
      isWhere(each, whereIn(narrowing)),
  );
  const [over, ...more] = ofNewestCampaign(own, project.campaigns, { product, methodology, testbed });
  if (more.length > 0) {
    const hint = `add what tells them apart: ${[over, ...more].map(wordsOf).join('; ')}`;
    return { found: null, complaints: [{ message: `${more.length + 1} findings fit: ${name}`, hint }] };
  }
  const runs = tests.find(
    (each) => each.product === product && each.test === test && each.campaign === over?.campaign,
  );
  if (!over || !runs) return { found: null, complaints: [] };
  const title = upperFirst(over.title);
  return {
    found: {
      product,
      metric: over.metric,
      title,
      over,
      origin: originOf(runs),
      share: over.share === true,
      workload: null,
    },
    complaints: [],
  };
}

/** As a question narrows to it. @param {{ parameters: import('../../model/parameters.js').Parameters }} result */
export const wordsOf = ({ parameters }) =>
  Object.entries(parameters)
    .map(([name, value]) => questionWord(name, value))
    .join(' ');

/**
 * @param {FoundNumber} number
 * @param {number} value base unit
 * @param {import('../../model/quantity.js').Scale} [scale]
 */
export function showNumber({ metric, share, over, origin }, value, scale) {
  const digits = fittingDigits({ ...over, kind: origin.kind });
  if (share) return `${formatNumber(value * 100, Math.min(2, digits))}\u2009%`;
  return formatQuantity(value, metrics[metric].shown, { digits, scale });
}

/**
 * A number, and between which others it may be: `16 min (13 min to 37 min)`.
 *
 * @param {FoundNumber['over']} over
 * @param {(value: number, digits?: number) => string} show
 */
export const withBand = ({ mean, band, digits }, show) =>
  show(mean) + (band ? ` (${spanWords(band, (end) => show(end, digits))})` : '');

/**
 * What stands behind a number: how many runs, their interval, the method and the first file.
 *
 * @param {FoundNumber} number
 */
export function explainNumber(number) {
  const { over, origin } = number;
  const { runs } = over;
  const spread = spreadWords(over, (value) => showNumber(number, value));
  const limits = (origin.flags ?? []).map((flag) => `; ${validity[flag]}`).join('');
  const counted = { ...over, kind: origin.kind };
  return `${countedWords(counted)}${spread}${limits}; ${origin.methodology}; from ${sourceWords(runs)}`;
}

/**
 * How many runs, and where the value lies of what is a bound, or is computed of bounds.
 *
 * @param {import('../../model/runWords.js').Counted} over
 */
export function countedWords(over) {
  const open = over.described && over.bound ? [`may be ${isLeast(over) ? 'more' : 'less'}`] : [];
  return [runWords(over), ...boundClause(over), ...open].join('; ');
}

/**
 * Why numbers may not be held against each other: what a chart may not draw together, a sentence may not compare.
 *
 * @param {FoundNumber[]} numbers
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export function incomparable(numbers, results) {
  const series = /** @type {any[]} */ (numbers.map(({ origin }) => ({ origin })));
  const hint = 'say each by itself with value, or draw them in a chart with mix = "..."';
  const origins = checkComparable({ rows: [], series, results }).problems;
  return [
    ...origins.map(({ message }) => ({ message, hint })),
    ...unlikeWorkloads(numbers),
    ...ofGroup(numbers),
  ];
}

/** A range over a group of products is nobody's own result. @param {FoundNumber[]} numbers */
function ofGroup(numbers) {
  const found = numbers.find(({ over }) => 'ofGroup' in over && over.ofGroup);
  const hint = 'say it by itself with value';
  return found
    ? [{ message: `a fact of several products, not of ${found.product}: ${found.title}`, hint }]
    : [];
}
