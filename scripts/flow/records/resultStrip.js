import { memoizeByRef } from '../../model/lib/memoizeByRef.js';
import { metrics, unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { placeAmong } from '../../results/query/placeAmong.js';
import { spreadOf } from '../../results/selection/spreadOf.js';

/** From here on a scale from zero would press most dots into one. */
const wide = 12;

/**
 * One result among all comparable ones as a strip of dots, in percent of its width, with the judgement in words.
 *
 * @typedef {object} Strip
 * @property {{ at: number, title: string }[]} others
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
  const { words } = standing;
  const known = dotsOf(ranking);
  const dots = [summary, ...standing.others].flatMap((each) => known.get(each) ?? []);
  const spread = spreadOf(summary, kind);
  const ends = [...dots.map(({ mean }) => mean), ...(spread ? [spread.low, spread.high] : [])];
  const least = Math.min(...ends);
  const most = Math.max(...ends);
  const log = least > 0 && most / least > wide;
  const place = placer({ least, most, log });
  const [own, ...others] = dots.map(({ product, mean, text }) => ({
    at: place(mean),
    title: `${nameOf(product)}: ${text}`,
  }));
  return {
    others,
    own: { ...own, from: spread && place(spread.low), to: spread && place(spread.high) },
    notes: [
      ...(metrics[summary.metric].better === 'lower' ? ['lower-better'] : []),
      ...(log ? ['log-scale'] : []),
    ],
    words,
  };
}

/** What a ranking has, each said once for the pages of all its products. */
const dotsOf = memoizeByRef(
  (/** @type {import('../../results/query/rankTest.js').Ranking} */ { measured, apart }) =>
    new Map([...measured, ...apart].map((each) => [each, dotOf(each)])),
);

/** @param {import('../../model/summary.js').Summary} summary */
const dotOf = ({ product, mean, metric, unit }) => ({
  product,
  mean,
  text: formatQuantity(mean, unitShown({ metric, unit })),
});

/** Room for half a dot at both ends. @param {{ least: number, most: number, log: boolean }} scale */
function placer({ least, most, log }) {
  const of = (/** @type {number} */ value) => (log ? Math.log(value) : value);
  const from = log ? of(least) : Math.min(0, least);
  const span = of(most) - from || 1;
  return (/** @type {number} */ value) => Math.round((3 + (94 * (of(value) - from)) / span) * 100) / 100;
}
