import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { metrics } from '../../model/metric.js';
import { changeOf, isScattered, sideOf, verdictsAmong } from '../../statistics/judge.js';
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
  const group = alikeOf(own, ranking);
  const said = saidIn(group).get(own);
  return said ? { group, words: wordsOf(own, said, { group, nameOf }) } : null;
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

/** What is said of those that are: of a better or higher result, and of one behind. @param {import('../../model/metric.js').Metric} metric */
const directions = (metric) =>
  metrics[metric].better === 'neither' ? ['higher than', 'lower than'] : ['better than', 'behind'];

/** Two names are read; of more, the number says enough. */
const mostNames = 2;

/** Of how many each is said, and of which products if they are named. @typedef {Map<string, { count: number, products: string[] }>} Said */

/** Of every result in a group of several products. Each pair is judged once, for both. */
const saidIn = memoizeByRef((/** @type {readonly Entry[]} */ group) => {
  const family = new Set(group.map(({ product }) => product)).size;
  /** @type {Map<Summary, Said>} */
  const all = new Map(family > 1 ? group.map(({ summary }) => [summary, new Map()]) : []);
  const verdictOf = verdictsAmong(family);
  for (const [at, one] of group.entries()) {
    for (let next = at + 1; next < group.length; next += 1) {
      const other = group[next];
      if (other.product === one.product) continue;
      const verdict = verdictOf(one.side, other.side);
      say(all.get(one.summary), other, wordsFor(verdict, one, other));
      say(all.get(other.summary), one, wordsFor(verdict, other, one));
    }
  }
  return all;
});

/** @param {import('../../statistics/judge.js').Verdict} verdict @param {Entry} own @param {Entry} other */
function wordsFor(verdict, own, other) {
  const { metric } = own.summary;
  if (verdict === 'clear')
    return directions(metric)[own.mean > other.mean === (metrics[metric].better !== 'lower') ? 0 : 1];
  return isScattered({ verdict, change: changeOf(other, own) }) ? open.scattered : open[verdict];
}

/** @param {Said | undefined} said @param {Entry} other @param {string} words */
function say(said, { product }, words) {
  const others = said?.get(words);
  if (!others) said?.set(words, { count: 1, products: [product] });
  else if ((others.count += 1) <= mostNames) others.products.push(product);
}

/** @param {Summary} own @param {Said} said @param {{ group: readonly Entry[], nameOf: (product: string) => string }} among */
function wordsOf(own, said, { group, nameOf }) {
  const judged = [...directions(own.metric), open.unclear, open.scattered];
  if (!judged.some((words) => said.has(words))) {
    return singlePlace(
      own,
      group.filter(({ product }) => product !== own.product),
    );
  }
  return [...judged, open.single, open.bound]
    .flatMap((words) => {
      const others = said.get(words);
      return others ? `${words} ${listed(others, nameOf)}` : [];
    })
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

/** @param {{ count: number, products: string[] }} others @param {(product: string) => string} nameOf */
function listed({ count, products }, nameOf) {
  if (count > mostNames) return `${count} others`;
  const names = products.map(nameOf);
  return count > 1 ? listNames(names) : quoteName(names[0]);
}

/** @param {number} place */
function ordinal(place) {
  const ending = ['th', 'st', 'nd', 'rd'][
    place % 100 > 10 && place % 100 < 14 ? 0 : Math.min(place % 10, 4) % 4
  ];
  return `${place}${ending}`;
}
