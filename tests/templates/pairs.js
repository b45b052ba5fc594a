import { metrics } from '../../scripts/model/metric.js';

/**
 * Two numbers that a sentence sets against each other, and what it says of them.
 *
 * @typedef {{ measure: string, one: string, other: string, values: [string, string], words: string }} Pair
 */

const number = String.raw`\u2212?[\d.]+(?: \S+)?`;
const pair = new RegExp(`^(.*?): (.+) (${number}) (?:against|before) (.+?) (${number})(?:, ([^;]*))?;`);
const change = /^(?:[\d.]+ % \p{L}+|[\d.]+ times as \p{L}+|not clearly \p{L}+ or \p{L}+)/u;

/** A change, or a claim of one. @param {{ title: string, text: string }} value plain @returns {Pair[]} */
export function readPair({ title, text }) {
  const [, measure, one, first, other, second, claimed] = pair.exec(title) ?? [];
  const words = [claimed, text].find((each) => each && change.test(each));
  return measure && words ? [{ measure, one, other, values: [first, second], words }] : [];
}

const prefixes = { G: 1e9, M: 1e6, k: 1e3, m: 1e-3, µ: 1e-6, n: 1e-9 };

/** @param {string} text `390 kIOPS` */
function amount(text) {
  const [, digits, unit = ''] = /^(\u2212?[\d.]+)(?: (\S+))?$/.exec(text) ?? [];
  const scale = /^[GMkmµn][A-Za-z]/.test(unit) && unit !== 'min' ? prefixes[/** @type {'k'} */ (unit[0])] : 1;
  const value = Number(digits?.replace('\u2212', '-'));
  return { value: value * scale, step: scale * 10 ** -(digits?.split('.')[1]?.length ?? 0) };
}

/**
 * What a pair says that its own numbers, or its own interval, do not.
 *
 * @param {Pair} said
 * @returns {string[]}
 */
export function ofPair({ measure, one, other, values, words }) {
  const isSo = /^not clearly/.test(words)
    ? isOpen(words)
    : isFar(words, values) && isRightWay(measure, words, values);
  return isSo ? [] : [`${measure}: ${one} ${values[0]} against ${other} ${values[1]} is not ${words}`];
}

/** @param {string} words */
const intervalIn = (words) =>
  /\((\u2212?[\d.]+) to (\u2212?[\d.]+)/
    .exec(words)
    ?.slice(1)
    .map((each) => Number(each.replace('\u2212', '-')));

/** What is not clear has an interval around no change. @param {string} words */
function isOpen(words) {
  const [low, high] = intervalIn(words) ?? [0, 0];
  return low <= 0 && high >= 0;
}

/** The difference is that of the numbers, as far as they are rounded, and its interval holds it and not no change. @param {string} words @param {[string, string]} values */
function isFar(words, values) {
  const [a, b] = values.map(amount);
  const ratios = [(a.value - a.step) / (b.value + b.step), (a.value + a.step) / (b.value - b.step)];
  const isTimes = / times/.test(words);
  const said = Number(/^[\d.]+/.exec(words));
  const ends = isTimes ? ratios : ratios.map((ratio) => 100 * Math.abs(ratio - 1));
  const crosses = ratios[0] < 1 && ratios[1] > 1;
  if (!crosses && (said < 0.94 * Math.min(...ends) || said > 1.06 * Math.max(...ends))) return false;
  const [low, high] = intervalIn(words) ?? [said, said];
  return low > (isTimes ? 1 : 0) && low <= 1.01 * said && said <= 1.01 * high;
}

/** The first word of a metric is for more of it, the second for less. @param {string} measure @param {string} words @param {[string, string]} values */
function isRightWay(measure, words, values) {
  const [title] = measure.toLowerCase().split(';');
  const metric = Object.values(metrics).find((each) => each.title.toLowerCase() === title);
  const [a, b] = values.map((each) => amount(each).value);
  const word = /^[\d.]+ % (\p{L}+)/u.exec(words)?.[1];
  if (!metric || !word || a === b) return true;
  return word === metric.adjective[a > b ? 0 : 1];
}
