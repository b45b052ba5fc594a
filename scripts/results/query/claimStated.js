import { describeChange, missedWords } from '../../model/describeChange.js';
import { hasZero, inUnitOf, metrics, units } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { runWords } from '../../model/runWords.js';
import { intervalName, ratioDigits } from '../../statistics/judge.js';
import { ascending, knownOrder } from '../../statistics/knownOrder.js';
import { spreadWords } from '../selection/spreadOf.js';
import { inOrder, judgeTwo } from './compareNumbers.js';
import { explainNumber, incomparable, showNumber } from './findNumber.js';
import { findNumbers, findRivals } from './findNumbers.js';
import { namedNumber, notRanked } from './resolveRank.js';

/**
 * What can be claimed of transcribed numbers: their order, as their source states it. A source gives one value and no
 * spread, so this is about its words and not about the drives, and the sentence says so when it is pointed at. What a bound leaves open is no
 * claim: less than 94 need not be more than 90.
 *
 * @typedef {import('./resolveClaim.js').Form['ask']} Ask
 * @typedef {import('./findNumber.js').FoundNumber} FoundNumber
 */

const mend = 'the source states something else: mend the sentence, or the table';

/** `highest stated product test metric`, among those of the line-up whose number is stated. @type {Ask} */
export function claimStatedPlace([, place, product, question], { review, results }) {
  const words = question.split(/\s+/);
  const own = findNumbers(words, { products: [product], review }, results);
  if (own.complaints.length > 0) return own;
  const { numbers } = findRivals(words, review, results);
  const complaints = [...measuredAmong(numbers), ...notRanked(product, numbers, results, review)];
  if (complaints.length > 0) return { complaints };
  const [{ metric }] = numbers;
  const bestIsHigh = metrics[metric].better !== 'lower';
  const order = inOrder(numbers);
  const [first, next] = (place === 'highest') === bestIsHigh ? order : order.reverse();
  const said = `${namedNumber(first, results)}, then ${namedNumber(next, results)}`;
  if (first.product !== product || ascending(first.over, next.over) === 0)
    return { complaints: [{ message: `not the ${place} stated: ${product}: ${said}`, hint: mend }] };
  return { complaints, held: asStated(first, `${place} of ${numbers.length}: ${said}`) };
}

/** `stated product > product by 10 % test metric`, or `> 200MB/s`. @type {Ask} */
export function claimStatedDifference([, one, sign, other, percent = '0', question], { review, results }) {
  const limit = /^\d/.test(other) ? parseQuantity(other) : null;
  const products = limit ? [one] : [one, other];
  const { numbers, complaints } = findNumbers(question.split(/\s+/), { products, review }, results);
  if (complaints.length > 0) return { complaints };
  const [of, from] = numbers;
  const wrong = [...measuredAmong(numbers), ...(limit ? unlike(of, limit) : incomparable(numbers, results))];
  if (wrong.length > 0) return { complaints: wrong };
  const stated = limit && (inUnitOf(limit.value, limit.unit, of.metric) ?? limit.value);
  const base = stated ?? from.over.mean;
  const change = base > 0 ? of.over.mean / base - 1 : null;
  const against = stated !== null ? showNumber(of, stated) : namedNumber(from, results);
  const digits = ratioDigits(stated === null ? [of.over, from.over] : [of.over]);
  const said = `${namedNumber(of, results)} against ${against}${change === null ? '' : `, ${describeChange({ change, verdict: 'clear', interval: null, digits }, of)}`}`;
  const by = Number(percent) > 0 ? ` by ${percent} %` : '';
  const order = knownOrder(of.over, stated === null ? from.over : { mean: stated });
  const isSo = order === (sign === '>' ? 1 : -1);
  if (!isSo || Math.abs(change ?? 0) < Number(percent) / 100)
    return {
      complaints: [
        {
          message: `${order === null ? `left open by a ${[of, from].some((each) => each?.over.band) ? 'range' : 'bound'}` : 'not what is stated'}: ${one} ${sign} ${other}${by}: ${said}`,
          hint: mend,
        },
      ],
    };
  return { complaints, held: asStated(of, said) };
}

/**
 * @param {FoundNumber} number
 * @param {string} said
 */
function asStated(number, said) {
  const { title, origin, over } = number;
  const words = (/** @type {number} */ value) => showNumber(number, value);
  const how = over.described
    ? `${runWords(over)}${spreadWords(over, words)}`
    : 'as the source states it, without a spread';
  return `${title}, ${said}; ${how}; ${origin.methodology}; from ${over.runs[0].source}`;
}

/**
 * @param {FoundNumber[]} numbers
 * @returns {import('./readQuestion.js').Complaint[]}
 */
function measuredAmong(numbers) {
  const hint = 'what was measured has its runs to show: claim "fastest ..." or "product > product ..."';
  return numbers
    .filter(({ origin }) => origin.kind !== 'transcribed')
    .map(({ product, origin }) => ({ message: `${origin.kind}, not stated by a source: ${product}`, hint }));
}

/**
 * @param {FoundNumber} number
 * @param {import('../../model/parseQuantity.js').Quantity} limit
 * @returns {import('./readQuestion.js').Complaint[]}
 */
function unlike({ metric }, { unit }) {
  const wanted = metrics[metric].unit;
  const hint = `${metric} is in ${wanted}; write the number and its unit as one word`;
  return unit === (units[wanted]?.dimension ?? wanted) || (wanted === '1' && unit === null)
    ? []
    : [{ message: `not of that unit: ${unit ?? 'a bare number'}`, hint }];
}

/**
 * `product = product within 5 % test metric`: no difference found is no equality, so the whole interval of the ratio must lie within.
 *
 * @type {import('./resolveClaim.js').Form['ask']}
 */
export function claimEquivalence([, one, other, percent, question], asked) {
  const { numbers, complaints, judged } = judgeTwo(question, { products: [one, other], ...asked });
  if (!judged) return { complaints };
  const { unit } = metrics[numbers[0].metric];
  if (!hasZero(unit)) {
    const hint = 'claim that there is no clear difference, or say both with value';
    return {
      complaints: [{ message: `no percentages of ${unit}: ${one} = ${other} within ${percent} %`, hint }],
    };
  }
  const { interval } = judged;
  const hint = 'add runs, allow for more, or say that there is no clear difference';
  if (!interval)
    return { complaints: [{ message: `single values cannot show it: ${one} = ${other}`, hint }] };
  const most = Number(percent) / 100;
  const range = missedWords(interval);
  if (interval.low < -most || interval.high > most)
    return { complaints: [{ message: `not within ${percent} %: ${one} = ${other}: ${range}`, hint }] };
  const [of] = numbers;
  return {
    complaints,
    held: `${of.title}: ${range}, ${intervalName(judged.family)}; ${explainNumber(of)}`,
  };
}
