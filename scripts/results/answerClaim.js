import { problem } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { nameOf, notRanked } from './answerRank.js';
import { claimStatedDifference, claimStatedPlace } from './claimStated.js';
import { describeChange, inOrder } from './compareNumbers.js';
import { explainNumber, incomparable } from './findNumber.js';
import { findNumbers, findRivals } from './findNumbers.js';

/**
 * What must hold for a sentence to stand: `claim "fastest wd-sn520-128 disk-fill bandwidth"`, `"slowest ..."`,
 * `"wd-sn520-128 > kioxia-bg4-128 by 10 % disk-fill bandwidth"` (`<` as well), `"no clear difference wd-sn520-128 kioxia-bg4-128 ..."`.
 * Of transcribed numbers `"highest stated ..."`, `"lowest stated ..."` and `"stated wd-sn520-128 > kioxia-bg4-128 ..."`, see `claimStated.js`.
 * Where the data no longer say so, the sentence is an error.
 *
 * @typedef {{ title: string }} Held what the sentence rests on, for pointing at it
 * @typedef {{ ask: (parts: RegExpExecArray, asked: Asked) => { complaints: import('./readQuestion.js').Complaint[], held?: string, single?: boolean } }} Form
 * @typedef {{ review: import('../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} Asked
 */

/** @type {[RegExp, Form['ask']][]} */
const forms = [
  [/^(highest|lowest) stated\s+(\S+)\s+(.+)$/, claimStatedPlace],
  [/^stated\s+(\S+)\s+([<>])\s+(\S+)(?:\s+by\s+(\d+(?:\.\d+)?)\s*%)?\s+(.+)$/, claimStatedDifference],
  [/^(fastest|slowest)\s+(\S+)\s+(.+)$/, claimPlace],
  [/^(no clear difference)\s+(\S+)\s+(\S+)\s+(.+)$/, claimNoDifference],
  [/^(\S+)\s+([<>])\s+(\S+)(?:\s+by\s+(\d+(?:\.\d+)?)\s*%)?\s+(.+)$/, claimDifference],
];

/**
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: Held | null, problems: import('../model/inputError.js').Problem[] }}
 */
export function answerClaim({ positional, line }, review, results) {
  const query = (positional[0] ?? '').trim();
  const place = { file: review.file, line };
  for (const [form, ask] of forms) {
    const parts = form.exec(query);
    if (!parts) continue;
    const { complaints, held = '', single = false } = ask(parts, { review, results });
    const hint =
      'a single run has no spread: add runs, or say it as one run’s number; what a source states is claimed as "stated ..."';
    const doubt = problem(`claim rests on single runs: ${query}`, { ...place, severity: 'warning', hint });
    return {
      answer: complaints.length > 0 ? null : { title: held },
      problems: [
        ...complaints.map(({ message, hint: out }) => problem(message, { ...place, hint: out })),
        ...(single && complaints.length === 0 ? [doubt] : []),
      ],
    };
  }
  const hint =
    'write "fastest product test metric", "slowest ...", "product > product by 10 % test metric" or "no clear difference product product test metric"; of transcribed numbers "highest stated ..." or "stated product > product ..."';
  return { answer: null, problems: [problem(`not a claim: ${query || '(nothing)'}`, { ...place, hint })] };
}

const mend = 'the data say so no longer: mend the sentence, or the runs';

/** @type {Form['ask']} */
function claimPlace([, place, product, question], { review, results }) {
  const words = question.split(/\s+/);
  const own = findNumbers(words, { products: [product], review }, results);
  if (own.complaints.length > 0) return own;
  const { numbers } = findRivals(words, review, results);
  const complaints = notRanked(product, numbers, results, review);
  if (complaints.length > 0) return { complaints };
  const order = place === 'fastest' ? inOrder(numbers) : inOrder(numbers).reverse();
  const [first, next] = order;
  const name = (/** @type {{ product: string }} */ each) => nameOf(each.product, results);
  if (first.product !== product) {
    return { complaints: [{ message: `not the ${place}: ${product}, ${first.product} is`, hint: mend }] };
  }
  const change = results.percentChange(next.over, first.over);
  if (change?.clear === false) {
    const message = `not clearly the ${place}: ${product} and ${next.product} cannot be told apart`;
    return { complaints: [{ message, hint: mend }] };
  }
  const held = `${first.title}: ${name(first)} before ${name(next)}${change ? `, ${describeChange(change, first.metric)}` : ''}; ${explainNumber(first)}`;
  return { complaints, held, single: change?.clear === null };
}

/**
 * @param {string} question
 * @param {{ products: string[] } & Asked} asked
 */
function twoNumbers(question, { products, review, results }) {
  const { numbers, complaints } = findNumbers(question.split(/\s+/), { products, review }, results);
  if (complaints.length > 0) return { numbers, complaints, change: null };
  const unlike = incomparable(numbers, results);
  const change = unlike.length > 0 ? null : results.percentChange(numbers[1].over, numbers[0].over);
  if (unlike.length === 0 && !change)
    unlike.push({ message: `no ratio to ${products[1]}: it is not over zero`, hint: 'say both with value' });
  return { numbers, complaints: unlike, change };
}

/** @type {Form['ask']} */
function claimDifference([, one, sign, other, percent = '0', question], asked) {
  const { numbers, complaints, change } = twoNumbers(question, { products: [one, other], ...asked });
  if (!change) return { complaints };
  const [of] = numbers;
  const said = describeChange(change, of.metric);
  const isSo = sign === '>' ? change.change : -change.change;
  const message = `does not hold: ${one} ${sign} ${other}${Number(percent) > 0 ? ` by ${percent} %` : ''}: ${said}`;
  if (change.clear === false || isSo <= 0 || isSo < Number(percent) / 100)
    return { complaints: [{ message, hint: `${mend}; ${direction(of.metric)}` }] };
  return {
    complaints,
    held: `${of.title}: ${said}; ${explainNumber(of)}`,
    single: change.clear === null,
  };
}

/** @param {import('../model/metric.js').Metric} metric */
const direction = (metric) =>
  `> means a higher ${metric}${metrics[metric].better === 'lower' ? ', which is worse' : ''}`;

/** @type {Form['ask']} */
function claimNoDifference([, , one, other, question], asked) {
  const { numbers, complaints, change } = twoNumbers(question, { products: [one, other], ...asked });
  if (!change) return { complaints };
  const [of] = numbers;
  const said = describeChange(change, of.metric);
  if (change.clear !== false) {
    const message = `there is a difference: ${one} against ${other}: ${said}`;
    return {
      complaints: [
        { message: change.interval ? message : `single runs cannot show it: ${one}, ${other}`, hint: mend },
      ],
    };
  }
  return { complaints, held: `${of.title}: ${said}; ${explainNumber(of)}` };
}
