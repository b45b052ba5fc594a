import { usualScale } from '../../charts/bars/barForm.js';
import { metrics } from '../../model/metric.js';
import { scaleFor } from '../../model/quantity.js';
import { leftOutSentences, sharedDigits } from '../../model/runWords.js';
import { limitSentences, unrankedSentences } from '../../model/validity.js';
import { showResult } from '../../results/query/showResult.js';
import { sharedSpread, spreadOf } from '../../results/selection/spreadOf.js';
import { scaleTicks } from './scaleTicks.js';
import { pageOf, testPage } from './pageAddresses.js';
import { placer } from './resultStrip.js';
import { productCards } from './reviewFiles.js';

/**
 * @typedef {object} Ranked
 * @property {import('../../model/project.js').Project} project
 * @property {Map<string, import('../../model/chartData.js').ChartProduct>} products
 */

/**
 * What the page of every test is made of: the test itself, and every product that took it, in order.
 *
 * @param {Ranked} site
 * @param {{ id: string, tests: any[] }[]} methodologies as their pages have them
 * @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings by `methodology/test`
 * @returns {Map<string, string>} by path below `.build`
 */
export function testFiles(site, methodologies, rankings) {
  const records = methodologies.flatMap(({ id, tests }) =>
    tests.map((test) => {
      const ranked = rankings.get(`${id}/${test.id}`) ?? [];
      return /** @type {const} */ ([
        `assets/tests/${id}/${test.id}.json`,
        testRecord(test, id, ranked, site),
      ]);
    }),
  );
  return new Map(records.map(([path, record]) => [path, JSON.stringify(record)]));
}

/**
 * @param {any} test
 * @param {string} methodology
 * @param {import('../../results/query/rankTest.js').Ranking[]} rankings
 * @param {Ranked} site
 */
function testRecord(test, methodology, rankings, site) {
  const { unranked } = site.project.methodologies.get(methodology)?.value.tests?.[test.id] ?? {};
  const testbeds = [...new Set(rankings.map(({ testbed }) => testbed))].map((testbed) => ({
    testbed: pageOf(site.project, 'testbeds', testbed),
    rankings: rankings
      .filter((each) => each.testbed === testbed)
      .map((each) => rankingRecord(each, { ...test, unranked }, site.products)),
  }));
  return {
    ...test,
    ...testPage(site.project, methodology, test.id),
    methodology: pageOf(site.project, 'methodologies', methodology),
    testbeds,
  };
}

/**
 * @param {import('../../results/query/rankTest.js').Ranking} ranking
 * @param {any} test
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 */
function rankingRecord({ label, metric, measured, apart }, test, products) {
  const { shown: unit, better } = metrics[metric];
  const all = [...measured, ...apart];
  const kind = sharedSpread(all);
  const longest = Math.max(...all.map((each) => spreadOf(each, kind)?.high ?? each.mean));
  const scale = scaleFor(unit, longest);
  const digitsOf = sharedDigits(all, 3, scale.factor);
  const ids = new Set(all.map(({ product }) => product));
  const cards = new Map(productCards([...ids], products).map((card) => [card.id, card]));
  const log = all.length > 1 && usualScale({ metric, rows: all.map((summary) => ({ summary })) }) === 'log';
  const reach = log ? reachOf(all, kind) : null;
  const place = reach ? placer({ ...reach, log }) : shareOf(longest);
  const row = (/** @type {import('../../model/summary.js').Summary} */ summary) => ({
    product: cards.get(summary.product),
    kind: summary.kind,
    variant: summary.variant,
    ...showResult(summary, unit, { scale, kind, digitsOf }),
    bar: barOf(summary, { place, kind }),
  });
  const named = all.map(({ product, flags, runs }) => ({
    product,
    name: products.get(product)?.name ?? product,
    flags,
    runs,
  }));
  const used = new Set(all.map(({ variant }) => variant));
  return {
    label,
    log,
    scale: reach ? scaleTicks({ ...reach, log }, unit, place) : [],
    compare: comparedIn({ measured, apart }),
    better: better === 'neither' ? null : `${better} is better`,
    measured: measured.map(row),
    apart: apart.map(row),
    limits: [
      ...unrankedSentences(test.unranked, named),
      ...limitSentences(named),
      ...leftOutSentences(named),
    ],
    variants: used.size > 1 ? test.variants.filter((/** @type {any} */ { id }) => used.has(id)) : [],
  };
}

/**
 * Those that a reader may set side by side, the best first: what was measured, else what was taken over from a source.
 *
 * @param {Pick<import('../../results/query/rankTest.js').Ranking, 'measured' | 'apart'>} ranking
 */
function comparedIn({ measured, apart }) {
  const alike = measured.length > 1 ? measured : apart.filter(({ kind }) => kind === 'transcribed');
  return alike.length > 1 ? alike.map(({ product }) => product) : [];
}

/**
 * What a logarithmic axis shows: all results, and what of their spread lies above zero.
 *
 * @param {import('../../model/summary.js').Summary[]} all
 * @param {import('../../results/selection/spreadOf.js').SpreadKind} kind
 */
function reachOf(all, kind) {
  const ends = all.flatMap((each) => {
    const { low = each.mean, high = each.mean } = spreadOf(each, kind) ?? {};
    return [each.mean, low, high].filter((end) => end > 0);
  });
  return { from: Math.min(...ends), most: Math.max(...ends) };
}

/** Bars are as long as their share of the longest, in percent. @param {number} longest */
const shareOf = (longest) => (/** @type {number} */ value) =>
  longest > 0 ? Math.round((value / longest) * 1e4) / 100 : 0;

/**
 * The end of a bar, or its dot, and its spread, in percent of the width, and the sign of a bound: its value lies on that side.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {{ place: (value: number) => number, kind: import('../../results/selection/spreadOf.js').SpreadKind }} among
 */
function barOf(summary, { place, kind }) {
  const spread = spreadOf(summary, kind);
  return {
    to: place(summary.mean),
    spread: spread && { from: spread.low > 0 ? place(spread.low) : 0, to: place(spread.high) },
    bound: summary.bound ?? null,
  };
}
