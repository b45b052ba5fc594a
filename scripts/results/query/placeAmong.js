import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { metrics } from '../../model/metric.js';
import { changeOf, isScattered, sideOf, verdictBetween } from '../../statistics/judge.js';
import { knownOrder, openWords } from '../../statistics/knownOrder.js';
import { listNames, quoteName } from '../../model/lib/phrases.js';

/**
 * Where a result stands among all that may be set against it, decided by the one judgement of the site.
 *
 * @typedef {import('../../model/summary.js').Summary} Summary
 *
 * @typedef {object} Standing
 * @property {readonly Entry[]} group all that may be set against one another, itself among them; the same for each of them
 * @property {string} words `better than tmpfs; no clear difference from Loop device`
 *
 * @param {Summary} own
 * @param {import('./rankTest.js').Ranking | undefined} ranking that has it
 * @param {(product: string) => string} nameOf
 * @returns {Standing | null} `null` where nothing may be set against it
 */
export function placeAmong(own, ranking, nameOf) {
  const alike = alikeOf(own, ranking);
  const others = alike.filter(({ product }) => product !== own.product);
  if (others.length === 0) return null;
  return { group: alike, words: wordsOf(own, others, nameOf) };
}

/** A result as it is set against all others of its ranking. @typedef {{ summary: Summary, product: string, mean: number, side: import('../../statistics/judge.js').Side }} Entry */

/** All that may be set against a result, itself among them. @param {Summary} own @param {import('./rankTest.js').Ranking | undefined} ranking */
export const alikeOf = (own, ranking) =>
  ranking && own.kind !== 'emulated' ? (comparableIn(ranking).get(own) ?? []) : [];

/** What may be set against each, made ready once for the pages of all products. */
const comparableIn = memoizeByRef((/** @type {import('./rankTest.js').Ranking} */ { measured, apart }) => {
  const others = groupBy(apart, ({ kind, variant }) => JSON.stringify([kind, variant])).values();
  /** @type {Map<Summary, Entry[]>} */
  const groups = new Map();
  for (const alike of [measured, ...others]) {
    const group = alike.map((summary) => {
      const { product, mean } = summary;
      return { summary, product, mean, side: sideOf(summary) };
    });
    for (const summary of alike) groups.set(summary, group);
  }
  return groups;
});

/** What is said of those that are not clearly apart. */
const open = {
  unclear: 'no clear difference from',
  scattered: 'too scattered to judge against',
  single: 'not judged against the single runs of',
  bound: 'not known to be better or worse than',
};

/** @param {Summary} own @param {Entry[]} others @param {(product: string) => string} nameOf */
function wordsOf(own, others, nameOf) {
  const { better } = metrics[own.metric];
  const family = others.length + 1;
  const side = sideOf(own);
  const { mean } = side;
  const [above, below] = better === 'neither' ? ['higher than', 'lower than'] : ['better than', 'behind'];
  const lead = (/** @type {Entry} */ other) => (mean - other.mean) * (better === 'lower' ? -1 : 1);
  const said = groupBy(others, (other) => {
    const verdict = verdictBetween(other.side, side, family);
    if (verdict === 'clear') return lead(other) > 0 ? above : below;
    return isScattered({ verdict, change: changeOf(other, own) }) ? open.scattered : open[verdict];
  });
  const judged = [above, below, open.unclear, open.scattered];
  if (!judged.some((words) => said.has(words))) return singlePlace(own, others);
  return [...judged, open.single, open.bound]
    .filter((words) => said.has(words))
    .map((words) => `${words} ${listed(said.get(words) ?? [], nameOf)}`)
    .join('; ');
}

/** Single values have an order, but where a bound or a range leaves it open. @param {Summary} own @param {Entry[]} others */
function singlePlace(own, others) {
  const all = others.length + 1;
  const sign = metrics[own.metric].better === 'lower' ? -1 : 1;
  const orders = others.map(({ summary }) => knownOrder(own, summary));
  const count = (/** @type {number | null} */ order) => orders.filter((each) => each === order).length;
  const [equal, undecided] = [count(0), count(null)];
  if (equal === others.length) return `all ${all} single values are equal`;
  const first = 1 + count(-sign);
  if (undecided === 0) return `${equal > 0 ? 'joint ' : ''}${ordinal(first)} of ${all} single values`;
  const by = openWords([own, ...others.flatMap(({ summary }, at) => (orders[at] === null ? summary : []))]);
  return `${ordinal(first)} to ${ordinal(first + equal + undecided)} of ${all} single values, as ${by} leave it open`;
}

/** Two names are read; of more, the number says enough. @param {Entry[]} all @param {(product: string) => string} nameOf */
function listed(all, nameOf) {
  if (all.length > 2) return `${all.length} others`;
  const names = all.map(({ product }) => nameOf(product));
  return names.length > 1 ? listNames(names) : quoteName(names[0]);
}

/** @param {number} place */
function ordinal(place) {
  const ending = ['th', 'st', 'nd', 'rd'][
    place % 100 > 10 && place % 100 < 14 ? 0 : Math.min(place % 10, 4) % 4
  ];
  return `${place}${ending}`;
}
