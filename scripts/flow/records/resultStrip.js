import { memoizeByRef } from '../../model/lib/memoize.js';
import { boundSide, boundSign } from '../../model/bound.js';
import { metrics, unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { fittingDigits } from '../../model/runWords.js';
import { limitSentences } from '../../model/validity.js';
import { alikeOf, placeAmong } from '../../results/query/placeAmong.js';
import { spreadOf } from '../../results/selection/spreadOf.js';
import { scaleTicks } from './scaleTicks.js';

/** From here on a scale from zero would press most dots into one. */
const wide = 12;

/** More dots cover one another: nobody can point at one. */
const mostDots = 40;

/**
 * One result among all comparable ones as a strip of dots, in percent of its width, with the judgement in words.
 *
 * @typedef {object} Strip
 * @property {{ at: number, title: string, bound: -1 | 0 | 1 }[]} others `bound`: -1 where the value lies to the left of its place, 1 to the right
 * @property {string} ticks all of them as one path, 100 wide, where they are too many for dots
 * @property {import('./scaleTicks.js').ScaleTick[]} scale numbers along it, where its ends do not say enough
 * @property {{ at: number, title: string, bound: -1 | 0 | 1, from: number | null, to: number | null }} own
 * @property {string} low zero, where it begins there and no numbers are along it
 * @property {string} high the value of the product at its right end, where zero is at the other; of a logarithmic scale, that it is one
 * @property {string[]} notes how to read it: `lower-better` or `higher-better`, `log-scale`, and `bounds`
 * @property {string} words
 *
 * @typedef {object} Among
 * @property {readonly import('../../results/query/rankTest.js').Ranking[]} rankings of the test
 * @property {Map<string, { name: string }>} products
 * @property {import('../../results/selection/spreadOf.js').SpreadKind} kind
 *
 * @typedef {import('../../model/summary.js').Summary} Summary
 */

/**
 * The results of one test. Those of one metric have scales of one kind, so that a reader sees rows that follow one another alike.
 *
 * @param {readonly Summary[]} summaries
 * @param {Among} among
 * @returns {(Strip | null)[]} `null` where there is nothing to set a result against
 */
export function resultStrips(summaries, { rankings, products, kind }) {
  const nameOf = (/** @type {string} */ id) => products.get(id)?.name ?? id;
  const all = summaries.map((summary) => {
    const standing = placeAmong(summary, rankingOf(summary, rankings), nameOf);
    return standing && { summary, standing, ...reachOf(summary, standing.group, kind) };
  });
  const far = new Set(
    all.flatMap((each) => (each && each.most / each.least > wide ? each.summary.metric : [])),
  );
  return all.map((each) => each && stripOf(each, { log: far.has(each.summary.metric), nameOf }));
}

/**
 * What limits the results of a test and all that they are set against, a sentence each: that the machine was busy, say.
 *
 * @param {readonly Summary[]} summaries
 * @param {Pick<Among, 'rankings' | 'products'>} among
 */
export function limitsAmong(summaries, { rankings, products }) {
  const among = summaries.map((own) => alikeOf(own, rankingOf(own, rankings)));
  const alone = summaries.filter((_, at) => among[at].length === 0);
  const groups = [...new Set(among)];
  if (alone.length > 0) return limitsOf(groups, alone, products);
  // the pages of all products in a ranking say the same
  const known = limitsKnown(products);
  const key = groups.map(numberOf).join();
  const limits = known.get(key) ?? limitsOf(groups, [], products);
  known.set(key, limits);
  return limits;
}

/** By the groups of results that they are of. @type {(products: Among['products']) => Map<string, string[]>} */
const limitsKnown = memoizeByRef(() => new Map());

let groupsSeen = 0;
/** @type {(group: Group) => number} */
const numberOf = memoizeByRef(() => (groupsSeen += 1));

/** @param {Group[]} groups @param {Summary[]} alone set against nothing @param {Among['products']} products */
function limitsOf(groups, alone, products) {
  const all = [...alone, ...groups.flatMap((group) => group.map(({ summary }) => summary))];
  const named = all.map(({ product, flags }) => ({ name: products.get(product)?.name ?? product, flags }));
  // in one order, so that what is the same for all tests is said once
  return limitSentences(named.sort((a, b) => (a.name < b.name ? -1 : 1)));
}

/** @param {Summary} summary @param {Among['rankings']} rankings */
const rankingOf = (summary, rankings) =>
  rankings.find(({ measured, apart }) => measured.includes(summary) || apart.includes(summary));

/**
 * How far a scale reaches: over all dots, and over the spread of the result itself.
 *
 * @param {Summary} summary
 * @param {Group} group
 * @param {import('../../results/selection/spreadOf.js').SpreadKind} kind
 */
function reachOf(summary, group, kind) {
  const spread = spreadOf(summary, kind);
  const all = extentOfGroup(group);
  const { least, most } = spread ? extentOf([all.least, all.most, spread.low, spread.high]) : all;
  return { spread, least, most };
}

/**
 * @param {{ summary: Summary, standing: import('../../results/query/placeAmong.js').Standing } & ReturnType<typeof reachOf>} result
 * @param {{ log: boolean, nameOf: (id: string) => string }} how
 * @returns {Strip}
 */
function stripOf({ summary, standing: { group, words }, spread, least, most }, { log: wanted, nameOf }) {
  const own = dotOf(summary);
  const isMany = group.length > mostDots;
  const others = isMany ? [] : group.filter(({ product }) => product !== own.product);
  const log = wanted && least > 0;
  const scale = { from: log ? Math.min(least, most / wide) : Math.min(0, least), most, log };
  const place = placer(scale);
  const titled = (/** @type {ReturnType<typeof dotOf>} */ { product, mean, text, bound }) => ({
    at: place(mean),
    title: `${nameOf(product)}: ${text}`,
    bound,
  });
  const dots = [own, ...others.map((each) => dotOf(each.summary))];
  const { better } = metrics[summary.metric];
  const last = endText(group, place);
  const hasEnds = scale.from === 0 && last !== '';
  return {
    others: others.map((each) => titled(dotOf(each.summary))),
    ticks: isMany ? ticksOf(group, scale) : '',
    scale: hasEnds ? [] : scaleTicks(scale, unitShown(summary), place, own.mean),
    own: { ...titled(own), from: spread && place(spread.low), to: spread && place(spread.high) },
    low: hasEnds ? '0' : '',
    high: hasEnds ? last : log ? 'log scale' : '',
    notes: [
      ...(better === 'neither' ? [] : [`${better}-better`]),
      ...(log ? ['log-scale'] : []),
      ...(dots.some(({ bound }) => bound !== 0) ? ['bounds'] : []),
    ],
    words,
  };
}

/** @param {number[]} values */
const extentOf = (values) => ({ least: Math.min(...values), most: Math.max(...values) });

/** @typedef {import('../../results/query/placeAmong.js').Standing['group']} Group */

const extentOfGroup = memoizeByRef((/** @type {Group} */ group) => extentOf(group.map(({ mean }) => mean)));

/** Said once for the pages of all products. */
const dotOf = memoizeByRef((/** @type {Summary} */ summary) => ({
  product: summary.product,
  mean: summary.mean,
  text:
    boundSign(summary) + formatQuantity(summary.mean, unitShown(summary), { digits: fittingDigits(summary) }),
  bound: /** @type {-1 | 0 | 1} */ (boundSide(summary)),
}));

/**
 * The number at the right end of a scale is read as that of the outermost dot: where the spread reaches further, it would mislead.
 *
 * @param {Group} group
 * @param {(value: number) => number} place
 */
function endText(group, place) {
  const last = group.reduce((one, other) => (other.mean > one.mean ? other : one));
  return end - place(last.mean) < nearEnd ? dotOf(last.summary).text : '';
}

/** Percent: room for half a dot at both ends, and less than half a dot. */
const start = 3;
const end = 97;
const nearEnd = 0.5;

/** @param {{ from: number, most: number, log: boolean }} scale */
export function placer({ from, most, log }) {
  const of = (/** @type {number} */ value) => (log ? Math.log(value) : value);
  const span = of(most) - of(from) || 1;
  return (/** @type {number} */ value) =>
    Math.round((start + ((end - start) * (of(value) - of(from))) / span) * 100) / 100;
}

/** The pages of all products of a group have the same ticks, but where the spread of one reaches beyond all. */
const ticksByScale = memoizeByRef(
  (/** @type {Group} */ _group) => /** @type {Map<string, string>} */ (new Map()),
);

/** @param {Group} group @param {Parameters<typeof placer>[0]} scale */
function ticksOf(group, scale) {
  const known = ticksByScale(group);
  const key = `${scale.from} ${scale.most} ${scale.log}`;
  const ticks = known.get(key) ?? ticksAt(group.map(({ mean }) => placer(scale)(mean)));
  known.set(key, ticks);
  return ticks;
}

/** Half a percent is less than the width of a tick. @param {number[]} places */
const ticksAt = (places) =>
  [...new Set(places.map((at) => Math.round(2 * at) / 2))].map((at) => `M${at} 4v12`).join('');
