import { problem } from '../../model/inputError.js';
import { metrics, unitShown } from '../../model/metric.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { formatNumber, formatQuantity } from '../../model/quantity.js';
import { isPublished, runWords, sourceWords } from '../../model/runWords.js';
import { validity } from '../../model/validity.js';
import { lockedAs } from './lockedAs.js';
import { ambiguous, readQuestion } from './readQuestion.js';
import { selectSummaries } from '../selection/selectSummaries.js';
import { spreadWords } from '../selection/spreadOf.js';
import { statedFact } from './statedFact.js';

/**
 * A number inside a sentence: `value "wd-sn520-128 disk-fill bandwidth"`, a product and then a question, see `readQuestion`; or
 * `value "wd-sn520-128 spec Price"`, a row of what its maker states.
 *
 * @typedef {{ text: string, title: string, locked?: { key: string, text: string } }} Answer what the sentence shows, its source on
 *   hover, and by what name it is locked
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {{ answer: Answer | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveValue({ positional, line }, review, results) {
  const place = { file: review.file, line };
  const [product = '', ...words] = (positional[0] ?? '').trim().split(/\s+/);
  if (words[0] === 'spec') return stated(product, words.slice(1).join(' '), { place, results });
  const asked = { products: [product], review, project: results.project };
  const { wanted, of, digits, unknown } = readQuestion(words, asked);
  const complain = (/** @type {import('./readQuestion.js').Complaint[]} */ complaints) => ({
    answer: null,
    problems: complaints.map(({ message, hint }) => problem(message, { ...place, hint })),
  });
  if (unknown.length > 0) return complain(unknown);
  const { summaries, problems } = selectSummaries(results, wanted);
  if (problems.length > 0) return { answer: null, problems: problems.map((each) => ({ ...each, ...place })) };
  if (summaries.length > 1) return complain([ambiguous(summaries)]);
  return answer(summaries[0], { of, digits, place });
}

/**
 * @param {string} product
 * @param {string} name of a row of its specs
 * @param {{ place: { file: string, line: number }, results: import('../selection/selectSummaries.js').Results }} options
 */
function stated(product, name, { place, results: { project } }) {
  const { facts, complaints } = project.products.has(product)
    ? statedFact(name, [product], project)
    : { facts: new Map(), complaints: [unknownProduct(product, project)] };
  const answer = facts.get(product) ?? null;
  const absent = { message: `not stated of ${product}: ${name}`, hint: 'say in words that it is not known' };
  const wrong = answer || complaints.length > 0 ? complaints : [absent];
  return { answer, problems: wrong.map(({ message, hint }) => problem(message, { ...place, hint })) };
}

/**
 * @param {string} product
 * @param {import('../../model/project.js').Project} project
 */
const unknownProduct = (product, project) => ({
  message: `unknown product: ${product || '(none)'}`,
  hint: didYouMean(product, [...project.products.keys()], 'products'),
});

/**
 * A published value is shown as precisely as its source has it.
 *
 * @param {import('../../model/summary.js').Summary} summary
 */
const publishedDigits = (summary) => (isPublished(summary) ? (summary.digits ?? 3) : 3);

/**
 * @param {import('../../model/summary.js').Summary} summary
 * @param {{ of: string, digits: number | null, place: { file: string, line: number } }} options
 */
function answer(summary, { of, digits, place }) {
  const { n, metric, statistic, methodology, runs } = summary;
  const unit = unitShown(summary);
  const value = /** @type {Record<string, any>} */ (summary)[of];
  if (value === null) {
    const hint = 'it takes two runs or more: leave out runs:, or add runs';
    return { answer: null, problems: [problem(`no ${of} of ${n} run`, { ...place, hint })] };
  }
  const text =
    of === 'n'
      ? formatNumber(value, 1)
      : formatQuantity(value, unit, { digits: digits ?? publishedDigits(summary) });
  const spread = spreadWords(summary, (each) => formatQuantity(each, unit));
  const what = `${runWords(summary, of)}${spread}`;
  const of_ = statistic.startsWith('p') ? `${statistic} ${metrics[metric].title}` : metrics[metric].title;
  const limits = (summary.flags ?? []).map((flag) => `; ${validity[flag]}`).join('');
  const title = `${of_}: ${what}${limits}; ${methodology}; from ${sourceWords(runs)}`;
  return { answer: { text, title, ...(of === 'mean' && { locked: lockedAs(summary) }) }, problems: [] };
}
