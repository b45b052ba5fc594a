import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { metrics, unitShown } from '../../model/metric.js';
import { formatDuration, formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { boundClause, fittingDigits, runWords, sourceWords } from '../../model/runWords.js';
import { validity } from '../../model/validity.js';
import { selectSummaries } from '../selection/selectSummaries.js';
import { spreadWords } from '../selection/spreadOf.js';
import { lockedAs } from './lockedAs.js';
import { ambiguous, readQuestion } from './readQuestion.js';
import { statedFact } from './statedFact.js';
import { readAmount, secondsFor, wrongAmount } from './timeForAmount.js';

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
  const { summary, amount, problems, ...said } = found(positional, review, results);
  if (!summary) return { answer: null, problems: problems.map((each) => ({ ...each, ...place })) };
  const scale = keyScale(positional, review, results);
  // the rate behind a time keeps its own digits
  const digits = amount === null ? said.digits : null;
  const answered = answer(summary, { ...said, digits, place, scale });
  return amount === null || !answered.answer
    ? answered
    : timeFor(amount, { summary, ...said, place, answer: answered.answer });
}

/**
 * @param {string[]} positional
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 */
function found([query = ''], review, results) {
  const [product, ...words] = query.trim().split(/\s+/);
  const asked = { products: [product], review, project: results.project };
  const { wanted, of, digits, amount, unknown } = readQuestion(words, asked);
  const none = (/** @type {import('./readQuestion.js').Complaint[]} */ complaints) => ({
    summary: null,
    of,
    digits,
    amount,
    problems: complaints.map(({ message, hint }) => problem(message, { hint })),
  });
  if (unknown.length > 0) return none(unknown);
  const { summaries, problems } = selectSummaries(results, wanted);
  if (problems.length > 0) return { ...none([]), problems };
  return summaries.length > 1
    ? none([ambiguous(summaries)])
    : { summary: summaries[0], of, digits, amount, problems };
}

/**
 * Numbers in the head of a review stand together: those of one unit share its prefix, unless one would be little more than zeros.
 *
 * @param {string[]} positional of one number
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('../../model/quantity.js').Scale | undefined}
 */
function keyScale([query], review, results) {
  const keys = review.shortcodes.filter(({ name, inKeyNumber }) => name === 'value' && inKeyNumber);
  if (keys.length < 2 || !keys.some(({ positional }) => positional[0] === query)) return undefined;
  const { summary: own, amount } = found([query], review, results);
  if (!own || amount !== null) return undefined;
  const unit = unitShown(own);
  const others = keys.flatMap(({ positional }) => {
    const { summary, amount } = found(positional, review, results);
    return summary && amount === null ? summary : [];
  });
  const alike = others.filter((each) => unitShown(each).name === unit.name);
  const scale = scaleFor(unit, Math.max(...alike.map(({ mean }) => Math.abs(mean))));
  return Math.abs(own.mean) >= scale.factor ? scale : undefined;
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
 * @param {import('../../model/summary.js').Summary} summary
 * @param {{ of: string, digits: number | null, scale?: import('../../model/quantity.js').Scale, place: { file: string, line: number } }} options
 */
function answer(summary, { of, digits, place, scale }) {
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
      : formatQuantity(value, unit, { digits: digits ?? fittingDigits(summary), scale });
  const spread = spreadWords(summary, (each) => formatQuantity(each, unit));
  const what = `${[runWords(summary, of), ...boundClause(summary)].join('; ')}${spread}`;
  const of_ = statistic.startsWith('p') ? `${statistic} ${metrics[metric].title}` : metrics[metric].title;
  const limits = (summary.flags ?? []).map((flag) => `; ${validity[flag]}`).join('');
  const title = `${of_}: ${what}${limits}; ${methodology}; from ${sourceWords(runs)}`;
  return { answer: { text, title, ...(of === 'mean' && { locked: lockedAs(summary) }) }, problems: [] };
}

/**
 * The time that an amount takes in the place of the rate, which its source then says.
 *
 * @param {string} amount as it is written
 * @param {{ summary: import('../../model/summary.js').Summary, of: string, digits: number | null, place: { file: string, line: number }, answer: Answer }} asked
 */
function timeFor(amount, { summary, of, digits, place, answer: rate }) {
  const { metric } = summary;
  const many = readAmount(amount, metric);
  // a thousand answers do not take a thousand times as long as the slowest of them
  const isAverage = ['mean', 'value'].includes(summary.statistic) && !['n', 'sd'].includes(of);
  if (many === null || !isAverage) {
    const { message, hint } = wrongAmount(amount, metric);
    return { answer: null, problems: [problem(message, { ...place, hint })] };
  }
  const value = Number(/** @type {Record<string, any>} */ (summary)[of]);
  const text = formatDuration(secondsFor(many, { value, metric }), digits ?? fittingDigits(summary) ?? 3);
  const locked = rate.locked && { key: `${rate.locked.key}, for ${amount}`, text };
  const title = `computed from ${rate.text}; ${rate.title}`;
  return { answer: { text, title, ...(locked && { locked }) }, problems: [] };
}
