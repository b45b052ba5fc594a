import { memoizeByRef } from '../../model/lib/memoizeByRef.js';
import { metrics, unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { placeAmong } from '../../results/query/placeAmong.js';
import { spreadOf } from '../../results/selection/spreadOf.js';

/** From here on a scale from zero would press most dots into one. */
const wide = 12;

/** More dots cover one another: nobody can point at one. */
const mostDots = 40;

/**
 * One result among all comparable ones as a strip of dots, in percent of its width, with the judgement in words.
 *
 * @typedef {object} Strip
 * @property {{ at: number, title: string }[]} others
 * @property {string} ticks all of them as one path, 100 wide, where they are too many for dots
 * @property {{ at: number, title: string, from: number | null, to: number | null }} own
 * @property {string[]} notes how to read it, where that is not as usual: `log-scale`, `lower-better`
 * @property {string} words
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {{ ranking: import('../../results/query/rankTest.js').Ranking | undefined, products: Map<string, { name: string }>, kind: import('../../results/selection/spreadOf.js').SpreadKind }} among
 * @returns {Strip | null} `null` where there is nothing to set it against
 */
export function resultStrip(summary, { ranking, products, kind }) {
  const nameOf = (/** @type {string} */ id) => products.get(id)?.name ?? id;
  const standing = placeAmong(summary, ranking, nameOf);
  if (!ranking || !standing) return null;
  const { group, words } = standing;
  const own = dotOf(summary);
  const isMany = group.length > mostDots;
  const others = isMany ? [] : group.filter(({ product }) => product !== own.product);
  const spread = spreadOf(summary, kind);
  const { least, most } = extentOf([
    ...(isMany ? Object.values(extentOfGroup(group)) : [own, ...others].map(({ mean }) => mean)),
    ...(spread ? [spread.low, spread.high] : []),
  ]);
  const log = least > 0 && most / least > wide;
  const scale = { least, most, log };
  const place = placer(scale);
  const titled = (/** @type {ReturnType<typeof dotOf>} */ { product, mean, text }) => ({
    at: place(mean),
    title: `${nameOf(product)}: ${text}`,
  });
  return {
    others: others.map((each) => titled(dotOf(each.summary))),
    ticks: isMany ? ticksOf(group, scale) : '',
    own: { ...titled(own), from: spread && place(spread.low), to: spread && place(spread.high) },
    notes: [
      ...(metrics[summary.metric].better === 'lower' ? ['lower-better'] : []),
      ...(log ? ['log-scale'] : []),
    ],
    words,
  };
}

/** @param {number[]} values */
const extentOf = (values) => ({ least: Math.min(...values), most: Math.max(...values) });

/** @typedef {import('../../results/query/placeAmong.js').Standing['group']} Group */

const extentOfGroup = memoizeByRef((/** @type {Group} */ group) => extentOf(group.map(({ mean }) => mean)));

/** Said once for the pages of all products. */
const dotOf = memoizeByRef(
  (/** @type {import('../../model/summary.js').Summary} */ { product, mean, metric, unit }) => ({
    product,
    mean,
    text: formatQuantity(mean, unitShown({ metric, unit })),
  }),
);

/** Room for half a dot at both ends. @param {{ least: number, most: number, log: boolean }} scale */
function placer({ least, most, log }) {
  const of = (/** @type {number} */ value) => (log ? Math.log(value) : value);
  const from = log ? of(least) : Math.min(0, least);
  const span = of(most) - from || 1;
  return (/** @type {number} */ value) => Math.round((3 + (94 * (of(value) - from)) / span) * 100) / 100;
}

/** The pages of all products of a group have the same ticks, but where the spread of one reaches beyond all. */
const ticksByScale = memoizeByRef(
  (/** @type {Group} */ _group) => /** @type {Map<string, string>} */ (new Map()),
);

/** @param {Group} group @param {Parameters<typeof placer>[0]} scale */
function ticksOf(group, scale) {
  const known = ticksByScale(group);
  const key = `${scale.least} ${scale.most}`;
  const ticks = known.get(key) ?? ticksAt(group.map(({ mean }) => placer(scale)(mean)));
  known.set(key, ticks);
  return ticks;
}

/** Half a percent is less than the width of a tick. @param {number[]} places */
const ticksAt = (places) =>
  [...new Set(places.map((at) => Math.round(2 * at) / 2))].map((at) => `M${at} 4v12`).join('');
