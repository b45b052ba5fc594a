import { metrics } from '../../model/metric.js';
import { verdictOf } from '../../statistics/judge.js';

/**
 * Where a result stands among all that may be set against it, decided by the one judgement of the site.
 *
 * @typedef {import('../../model/summary.js').Summary} Summary
 *
 * @typedef {object} Standing
 * @property {Summary[]} others the comparable results of other products
 * @property {string} words `better than tmpfs; no clear difference to Loop device`
 *
 * @param {Summary} own
 * @param {import('./rankTest.js').Ranking | undefined} ranking that has it
 * @param {(product: string) => string} nameOf
 * @returns {Standing | null} `null` where nothing may be set against it
 */
export function placeAmong(own, ranking, nameOf) {
  if (!ranking || own.kind === 'emulated') return null;
  const alike = ranking.measured.includes(own)
    ? ranking.measured
    : ranking.apart.filter(({ kind, variant }) => kind === own.kind && variant === own.variant);
  const others = alike.filter(({ product }) => product !== own.product);
  if (others.length === 0) return null;
  return { others, words: wordsOf(own, others, nameOf) };
}

/** @param {Summary} own @param {Summary[]} others @param {(product: string) => string} nameOf */
function wordsOf(own, others, nameOf) {
  const { better } = metrics[own.metric];
  const sign = better === 'lower' ? -1 : 1;
  const family = others.length + 1;
  const verdicts = others.map((other) => ({ other, verdict: verdictOf(other, own, { family }) }));
  const named = (/** @type {(each: typeof verdicts[number]) => boolean} */ fits) =>
    verdicts.filter(fits).map(({ other }) => nameOf(other.product));
  const isAhead = (/** @type {Summary} */ other) => sign * (own.mean - other.mean) > 0;
  const clear = (/** @type {boolean} */ ahead) =>
    named(({ other, verdict }) => verdict === 'clear' && isAhead(other) === ahead);
  const [above, below] = better === 'neither' ? ['higher than', 'lower than'] : ['better than', 'behind'];
  const parts = [
    [above, clear(true)],
    [below, clear(false)],
    ['no clear difference to', named(({ verdict }) => verdict === 'unclear')],
  ];
  const said = parts.flatMap(([words, names]) => (names.length > 0 ? [`${words} ${listed(names)}`] : []));
  if (verdicts.every(({ verdict }) => verdict === 'single')) {
    const place = 1 + verdicts.filter(({ other }) => sign * (other.mean - own.mean) > 0).length;
    return `${ordinal(place)} of ${family} single values`;
  }
  const single = named(({ verdict }) => verdict === 'single');
  return [
    ...said,
    ...(single.length > 0 ? [`not to be told from single runs of ${listed(single)}`] : []),
  ].join('; ');
}

/** Two names are read; of more, the number says enough. @param {string[] | string} names */
const listed = (names) =>
  typeof names === 'string' ? names : names.length > 2 ? `${names.length} others` : names.join(' and ');

/** @param {number} place */
function ordinal(place) {
  const ending = ['th', 'st', 'nd', 'rd'][
    place % 100 > 10 && place % 100 < 14 ? 0 : Math.min(place % 10, 4) % 4
  ];
  return `${place}${ending}`;
}
