import { roundStatedTime, statedTime } from '../../model/statedSteps.js';
import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { metrics } from '../../model/metric.js';
import { formatDuration, formatNumber, formatQuantity } from '../../model/quantity.js';
import { fittingDigits, runWords, sourceWords } from '../../model/runWords.js';
import { ofNewestCampaign } from '../selection/newestCampaign.js';
import { copiesOf } from '../selection/selectSeries.js';
import { spreadWords } from '../selection/spreadOf.js';
import { countedWords, wordsOf } from './findNumber.js';
import { isWhere, whereIn } from './narrowing.js';
import { amountWord, readAmount, secondsByCurves, secondsFor, wrongAmount } from './timeForAmount.js';

const digitsWord = /^digits:([1-9])$/;

/**
 * What an analysis found, inside a sentence: `finding "emulated-small-cache disk-fill cache-end"`, the mean over the runs.
 * `digits:2` are the significant digits, as in a `value`, and `for:60GB` asks how long so much takes: of `fill-time` by the curves, of a rate at that rate.
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {{ answer: import('./resolveValue.js').Answer | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveFinding({ positional, line }, review, results) {
  const { project, findingSummaries } = results;
  const words = (positional[0] ?? '').trim().split(/\s+/);
  const [product = '', test = '', name = '', ...narrowing] = words.filter(
    (each) => !digitsWord.test(each) && !amountWord.test(each),
  );
  const digits = Number(digitsWord.exec(words.find((each) => digitsWord.test(each)) ?? '')?.[1]) || null;
  const { methodology, testbed } = review.value;
  const own = findingSummaries.filter((each) => each.product === product && each.test === test);
  const ofCampaign = ofNewestCampaign(own, project.campaigns, { product, methodology, testbed });
  const where = whereIn(narrowing);
  const fitting = ofCampaign.filter((each) => each.name === name && isWhere(each, where));
  if (fitting.length === 1 && fitting[0].missing < fitting[0].n) {
    const found = answer(fitting[0], { methodology, digits });
    const amount = amountWord.exec(words.find((each) => amountWord.test(each)) ?? '')?.[1];
    if (amount === undefined) return { answer: found, problems: [] };
    const seconds = secondsOf(amount, fitting[0], results);
    if (typeof seconds === 'number') {
      const text = formatDuration(seconds, digits ?? fittingDigits(fitting[0]));
      return { answer: { text, title: timeTitle(amount, fitting[0], found, methodology) }, problems: [] };
    }
    const { message, hint } = seconds;
    return { answer: null, problems: [problem(message, { file: review.file, line, hint })] };
  }
  return {
    answer: null,
    problems: [
      problem(...complaint(fitting, ofCampaign, { product, test, name, narrowing, review, project, line })),
    ],
  };
}

/**
 * @param {string} written
 * @param {import('../runs/summarizeFindings.js').FindingSummary} summary
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {number | import('./readQuestion.js').Complaint}
 */
function secondsOf(written, summary, results) {
  const { product, test, campaign, name, metric, mean: value } = summary;
  const isTime = name === 'fill-time';
  const amount = readAmount(written, isTime ? 'bandwidth' : metric);
  if (amount === null) return wrongAmount(written, metric);
  if (!isTime) return roundStatedTime(secondsFor(amount, { value, metric }), statedTime(statedIn(summary)));
  const testRuns = results.tests.find(
    (each) => each.product === product && each.test === test && each.campaign === campaign,
  );
  const all = testRuns?.runs.flatMap(({ series }) => series) ?? [];
  const fills = all.map((each) => copiesOf(each, /** @type {any} */ (testRuns), results).copies);
  const seconds = secondsByCurves(amount, fills.find(Boolean));
  const hint = 'ask for an amount that each run wrote';
  return seconds ?? { message: `not every run of ${product} wrote ${written}`, hint };
}

/** @param {import('../../model/runWords.js').Counted} summary */
const statedIn = ({ digits, bound }) => (digits ? { digits: Math.max(2, digits), bound } : null);

/**
 * @param {string} written
 * @param {import('../runs/summarizeFindings.js').FindingSummary} summary
 * @param {{ text: string, title: string }} found
 * @param {string} methodology
 */
function timeTitle(written, summary, found, methodology) {
  if (summary.name !== 'fill-time') return `computed from ${found.text}; ${found.title}`;
  const amount = written.replace(/(?<=\d)(?=\D)/, '\u2009');
  return `time to write the first ${amount}: ${runWords(summary)}; ${methodology}; from ${sourceWords(summary.runs)}`;
}

/**
 * @param {import('../runs/summarizeFindings.js').FindingSummary[]} fitting
 * @param {import('../runs/summarizeFindings.js').FindingSummary[]} ofCampaign
 * @param {{ product: string, test: string, name: string, narrowing: string[], line: number, review: import('../../model/project.js').Review, project: import('../../model/project.js').Project }} asked
 * @returns {[string, { file: string, line: number, hint: string }]}
 */
function complaint(fitting, ofCampaign, { product, test, name, narrowing, line, review, project }) {
  const { file } = review;
  if (fitting.length > 1) {
    const hint = `add what tells them apart: ${fitting.map(wordsOf).join('; ')}`;
    return [`${fitting.length} findings fit: ${name}`, { file, line, hint }];
  }
  if (fitting.length === 1) {
    const [{ n, missing }] = fitting;
    const hint = 'what most runs do not show is no finding: leave it out, or look at the runs';
    return [`${name} is seen in ${n} of ${n + missing} runs only`, { file, line, hint }];
  }
  const named = ofCampaign.filter((each) => each.name === name);
  if (named.length > 0) {
    const hint = `what may follow its name: ${named.map(wordsOf).join('; ')}, or digits:1 to digits:9`;
    return [`nothing found: ${[name, ...narrowing].join(' ')}`, { file, line, hint }];
  }
  const names = [...new Set(ofCampaign.map((each) => each.name))];
  const hint =
    (names.length === 0 && analysesHint(test, review, project)) ||
    didYouMean(name, names, `findings of ${test || '(no test)'} of ${product || '(no product)'}`);
  return [`nothing found: ${name || '(no name)'}`, { file, line, hint }];
}

/**
 * @param {import('../runs/summarizeFindings.js').FindingSummary} summary
 * @param {{ methodology: string, digits: number | null }} shown
 */
function answer(summary, { methodology, digits: asked }) {
  const { title, metric, share, mean, runs, missing } = summary;
  const { shown: unit } = metrics[metric];
  const digits = asked ?? fittingDigits(summary);
  const show = (/** @type {number} */ value) =>
    share
      ? `${formatNumber(value * 100, Math.min(digits, 2))}\u2009%`
      : unit.name === 's'
        ? formatDuration(value, digits)
        : formatQuantity(value, unit, { digits });
  const spread = spreadWords(summary, show);
  const absent = missing > 0 ? `, not to be seen in ${missing} more` : '';
  return {
    text: show(mean),
    title: `${title}: ${countedWords(summary)}${spread}${absent}; ${methodology}; from ${sourceWords(runs)}`,
  };
}

/**
 * What to do where nothing was found because the methodology asks nothing of the test.
 *
 * @param {string} test
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {string | null} `null` where the test asks for an analysis, or is not known
 */
export function analysesHint(test, review, project) {
  const methodology = project.methodologies.get(review.value.methodology);
  const asked = methodology?.value.tests?.[test];
  if (!methodology || !asked || asked.analyses?.length > 0) return null;
  return `add what is to be read out of its readings to [tests.${test}] in ${methodology.file}, as analyses = ["consistency"]`;
}
