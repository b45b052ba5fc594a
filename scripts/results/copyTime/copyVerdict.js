import { listNames } from '../../model/lib/phrases.js';
import { formatDuration } from '../../model/quantity.js';
import { ratioText } from '../../model/ratioText.js';
import { roundStatedTime } from '../../model/statedSteps.js';
import { slowerBy } from './copyTimes.js';

/**
 * What the times of a copy show, and no more: ranges that overlap have no order, and a factor has the ends of both ranges.
 *
 * @typedef {import('./copyTimes.js').CopyTime} CopyTime
 *
 * @param {CopyTime[]} known those that have a time, the fastest first
 * @param {{ times: number, isDescribed: boolean }} asked how often a day; `isDescribed`: in words, there is no run
 */
export function copyVerdict(known, { times, isDescribed }) {
  if (known.length < 2)
    return isDescribed ? 'No two of them are described that far.' : 'No two of them were written as much.';
  const isClear = (/** @type {CopyTime} */ one, /** @type {CopyTime} */ other) =>
    slowerBy(one, other, known.length).isClear;
  const [first, ...others] = known;
  const slowest = others.findLast((other) => isClear(first, other));
  // single runs say what happened, and nothing of other runs
  const single = known.filter(({ runs }) => runs.length < 2).length;
  const of = isDescribed ? 'By the steps as described, ' : single === known.length ? 'In one run each, ' : '';
  const unclear = of ? `${of}no clear difference between` : 'No clear difference between';
  if (!slowest) return `${unclear} any of them.`;
  const takes = single > 0 && !isDescribed ? 'took' : 'takes';
  const alike = others.filter((other) => !isClear(first, other));
  const lead = alike.length
    ? `${unclear} ${listed([first, ...alike])}`
    : `${of}${first.product.name} ${takes} the least time`;
  const open = others.filter(
    (other) => other !== slowest && !alike.includes(other) && !isClear(other, slowest),
  );
  const asSlow = open.length ? ` ${listed(open)} may take as long as ${slowest.product.name} or longer.` : '';
  const { ratios, more } = slowerBy(first, slowest, known.length);
  const limit = ratios[1] === Infinity ? 'least' : undefined;
  const stated = statedOf([first, slowest]);
  const factor = rangeOf(
    ratios.map((ratio) => (ratio === Infinity ? '' : ratioText(ratio, 2, { ...stated, limit }))),
  );
  const aDay = dayWords([more[0] * times, more[1] * times], stated);
  return `${lead}. ${slowest.product.name} ${takes} ${factor} times as long as ${first.product.name}, ${aDay} more a day.${asSlow}`;
}

/** @param {[number, number]} seconds a day @param {{ digits: number } | null} known */
function dayWords([low, high], known) {
  const stated = known && (high === Infinity ? { ...known, bound: /** @type {const} */ ('>') } : known);
  const say = (/** @type {number} */ each) =>
    formatDuration(roundStatedTime(each, stated), stated?.digits, high < 120 ? 120 : 60);
  return rangeOf([say(low), high === Infinity ? '' : say(high)]);
}

/** A difference is known no better than the worse known of two. @param {CopyTime[]} some */
function statedOf(some) {
  const digits = some.flatMap(({ stated }) => stated?.digits ?? []);
  return digits.length > 0 ? { digits: Math.min(...digits) } : null;
}

/** @param {string[]} ends in words; the higher is empty where a bound leaves it open */
const rangeOf = ([low, high]) => (high === '' ? `at least ${low}` : low === high ? low : `${low} to ${high}`);

/** @param {CopyTime[]} some */
const listed = (some) => listNames(some.map(({ product }) => product.name));
