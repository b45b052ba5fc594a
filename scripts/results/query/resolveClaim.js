import { describeChange } from '../../model/describeChange.js';
import { problem } from '../../model/inputError.js';
import { hasZero, metrics } from '../../model/metric.js';
import { judge } from '../../statistics/judge.js';
import { claimEquivalence, claimStatedDifference, claimStatedPlace } from './claimStated.js';
import { familyOf, inOrder, judgeTwo, ranksIn } from './compareNumbers.js';
import { explainNumber } from './findNumber.js';
import { findNumbers, findRivals } from './findNumbers.js';
import { namedNumber, notRanked } from './resolveRank.js';

/**
 * What must hold for a sentence to stand: `claim "fastest wd-sn520-128 disk-fill bandwidth"`, `"slowest ..."`,
 * `"wd-sn520-128 > kioxia-bg4-128 by 10 % disk-fill bandwidth"` (`<` as well), `"no clear difference wd-sn520-128 kioxia-bg4-128 ..."`,
 * `"wd-sn520-128 = kioxia-bg4-128 within 5 % ..."`.
 * Of transcribed numbers `"highest stated ..."`, `"lowest stated ..."` and `"stated wd-sn520-128 > kioxia-bg4-128 ..."`, see `claimStated.js`.
 * Where the data no longer say so, the sentence is an error.
 *
 * @typedef {{ title: string }} Held what the sentence rests on, for pointing at it
 * @typedef {{ ask: (parts: RegExpExecArray, asked: Asked) => { complaints: import('./readQuestion.js').Complaint[], held?: string, single?: boolean } }} Form
 * @typedef {{ review: import('../../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} Asked
 */

/** @type {[RegExp, Form['ask']][]} */
const forms = [
  [/^(highest|lowest) stated\s+(\S+)\s+(.+)$/, claimStatedPlace],
  [/^stated\s+(\S+)\s+([<>])\s+(\S+)(?:\s+by\s+(\d+(?:\.\d+)?)\s*%)?\s+(.+)$/, claimStatedDifference],
  [/^(fastest|slowest)\s+(\S+)\s+(.+)$/, claimPlace],
  [/^(no clear difference)\s+(\S+)\s+(\S+)\s+(.+)$/, claimNoDifference],
  [/^(\S+)\s+=\s+(\S+)\s+within\s+(\d+(?:\.\d+)?)\s*%\s+(.+)$/, claimEquivalence],
  [/^(\S+)\s+([<>])\s+(\S+)(?:\s+by\s+(\d+(?:\.\d+)?)\s*%)?\s+(.+)$/, claimDifference],
];

/**
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: Held | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveClaim({ positional, line }, review, results) {
  const query = (positional[0] ?? '').trim();
  const place = { file: review.file, line };
  for (const [form, ask] of forms) {
    const parts = form.exec(query);
    if (!parts) continue;
    const { complaints, held = '', single = false } = ask(parts, { review, results });
    const hint =
      'a single value has no spread: add runs, or say it as one run’s number; what a source states is claimed as "stated ..."';
    const doubt = problem(`claim rests on single values: ${query}`, { ...place, severity: 'warning', hint });
    return {
      answer: complaints.length > 0 ? null : { title: held },
      problems: [
        ...complaints.map(({ message, hint: out }) => problem(message, { ...place, hint: out })),
        ...(single && complaints.length === 0 ? [doubt] : []),
      ],
    };
  }
  const hint =
    'write "fastest product test metric", "slowest ...", "product > product by 10 % test metric", "product = product within 5 % test metric" or "no clear difference product product test metric"; of transcribed numbers "highest stated ..." or "stated product > product ..."';
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
  const [{ alike }] = ranksIn(order, familyOf(review, results.project, product));
  if (first.product !== product) {
    return { complaints: [{ message: `not the ${place}: ${product}, ${first.product} is`, hint: mend }] };
  }
  if (alike.length > 0) {
    const message = `not clearly the ${place}: ${product}, no clear difference from ${alike.map(rivalWords).join(', ')}`;
    return { complaints: [{ message, hint: mend }] };
  }
  const { project } = results;
  const judged = judge(next.over, first.over, { family: familyOf(review, project, product) });
  const { change } = judged;
  const lead = change === null ? '' : `, ${describeChange(judged, first)}`;
  const held = `${first.title}: ${namedNumber(first, results)} before ${namedNumber(next, results)}${lead}; ${explainNumber(first)}`;
  return { complaints, held, single: judged.verdict === 'single' };
}

/** @param {import('./findNumber.js').FoundNumber} number */
const rivalWords = ({ product, over }) => `${product}${over.n === 1 ? ' (one run)' : ''}`;

/** @type {Form['ask']} */
function claimDifference([, one, sign, other, percent = '0', question], asked) {
  const { numbers, complaints, judged } = judgeTwo(question, { products: [one, other], ...asked });
  if (!judged) return { complaints };
  const [of] = numbers;
  if (Number(percent) > 0 && !hasZero(metrics[of.metric].unit))
    return {
      complaints: [
        {
          message: `no percentages of ${metrics[of.metric].unit}: ${one} ${sign} ${other} by ${percent} %`,
          hint: 'claim that it is more or less, without a share',
        },
      ],
    };
  const said = describeChange(judged, of);
  const isSo = sign === '>' ? leastOf(judged, 1) : leastOf(judged, -1);
  const message = `does not hold: ${one} ${sign} ${other}${Number(percent) > 0 ? ` by ${percent} %` : ''}: ${said}`;
  if (isOpen(judged, numbers) || isSo <= 0 || isSo < Number(percent) / 100)
    return {
      complaints: [
        {
          message,
          hint: `${mend}; ${isSo > 0 && judged.interval ? 'the nearest end of the interval counts; ' : ''}${direction(of.metric)}`,
        },
      ],
    };
  return {
    complaints,
    held: `${of.title}: ${againstWords(numbers, asked)}, ${said}; ${explainNumber(of)}`,
    single: judged.verdict === 'single',
  };
}

/**
 * The least change in a direction that the runs leave possible: "a fifth more" needs the whole interval, not the mean, beyond a fifth.
 * Single values have no interval; there the author is warned.
 *
 * @param {import('../../statistics/judge.js').Judgement} judged
 * @param {1 | -1} way
 */
const leastOf = ({ change, interval }, way) =>
  Math.min(way * Number(change), ...(interval ? [way * interval.low, way * interval.high] : []));

/**
 * Whether the runs leave open which is more. A single run beside repeated ones always does; of two single runs the author is warned.
 *
 * @param {{ verdict: import('../../statistics/judge.js').Verdict }} judged
 * @param {import('./findNumber.js').FoundNumber[]} numbers
 */
const isOpen = ({ verdict }, numbers) =>
  verdict === 'unclear' ||
  verdict === 'bound' ||
  (verdict === 'single' && numbers.some(({ over }) => over.n > 1));

/** @param {import('../../model/metric.js').Metric} metric */
const direction = (metric) =>
  `> means a higher ${metric}${metrics[metric].better === 'lower' ? ', which is worse' : ''}`;

/** @type {Form['ask']} */
function claimNoDifference([, , one, other, question], asked) {
  const { numbers, complaints, judged } = judgeTwo(question, { products: [one, other], ...asked });
  if (!judged) return { complaints };
  const [of] = numbers;
  const said = describeChange(judged, of);
  if (judged.verdict !== 'unclear') {
    const message = `there is a difference: ${one} against ${other}: ${said}`;
    return {
      complaints: [
        {
          message: judged.verdict === 'clear' ? message : `single values cannot show it: ${one}, ${other}`,
          hint: mend,
        },
      ],
    };
  }
  return {
    complaints,
    held: `${of.title}: ${againstWords(numbers, asked)}, ${said}; ${explainNumber(of)}`,
  };
}

/** @param {import('./findNumber.js').FoundNumber[]} numbers @param {Asked} asked */
const againstWords = (numbers, { results }) =>
  numbers.map((each) => namedNumber(each, results)).join(' against ');
