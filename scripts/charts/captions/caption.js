import { isPublished, leftOutSentences, runsNamed } from '../../model/runWords.js';
import { limitSentences } from '../../model/validity.js';
import { judgementMethod } from '../../statistics/judge.js';
import { wordsOfKind } from '../words/wordsOfKind.js';
import { nameOf } from '../words/lineNames.js';
import { bandMeaning, errorBarSentence } from './errorBarWords.js';
import { seriesSentences } from './seriesSentences.js';
import { nonBreaking } from '../words/nonBreaking.js';
import { joinNames } from '../../model/lib/phrases.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * The evidence under a chart. The page shows what names a mark and the count of runs always, more where it fits, and folds the rest:
 * see `splitCaption`.
 * Methodology, testbed, tools and raw files are the page's to add, as links.
 *
 * @typedef {object} CaptionParts one sentence each
 * @property {string[]} marks what the marks are that nothing else names: error bars, dots, rings, dashes
 * @property {string[]} [count] of how many runs what is measured is
 * @property {string[]} more how marks were made, what was left out: the most important first
 * @property {string[]} methods of statistics: they are folded, however much room there is
 *
 * @param {ChartData} data
 * @param {{ narrow?: boolean }} [seen] `narrow`: whether it is under the drawing for phones as well
 * @returns {CaptionParts}
 */
export function captionParts(data, { narrow = true } = {}) {
  const {
    marks,
    count = [],
    more,
    methods = [],
  } = data.rows.length > 0 ? rowSentences(data) : seriesSentences(data, narrow);
  return {
    marks: marks.map(nonBreaking),
    count: count.map(nonBreaking),
    more: [...more, ...validitySentences(data), ...originSentences(data)].map(nonBreaking),
    methods: methods.map(nonBreaking),
  };
}

/** All of it. @param {Parameters<typeof captionParts>} of */
export const caption = (...of) => Object.values(captionParts(...of)).flat();

/** @param {ChartData} data */
function rowSentences(data) {
  const { rows, errorBars, products, relative } = data;
  const { noErrorBars, runDots = false, captionMarks, captionNotes } = wordsOfKind(data);
  const summaries = rows.map(({ summary }) => summary);
  // of two measures, either may have runs that differ
  const drawn = rows
    .flatMap(({ summary, against }) => (against ? [summary, against] : [summary]))
    .filter(({ n, min, max, interval }) => n > 1 && min < max && (errorBars !== 'interval' || interval));
  const level = drawn.find(({ interval }) => interval)?.interval?.level ?? 0.95;
  const none = errorBars === 'none' || drawn.length === 0 || noErrorBars || (runDots && errorBars === 'runs');
  const words = none ? [] : [errorBarSentence(errorBars, { level, base: relative?.name })];
  const count = runCount(summaries, noErrorBars);
  const measured = !summaries.some(isPublished);
  const others = [
    none ? '' : 'it has no error bar itself',
    none && !runDots ? '' : 'runs and error bars are shares of it too',
  ];
  return {
    marks: [
      ...words,
      ...(!noErrorBars && summaries.some(({ band }) => band)
        ? [`${none || errorBars === 'runs' ? 'Error bars' : 'Those of described steps'}: ${bandMeaning}.`]
        : []),
      ...(captionMarks?.(data, true) ?? []),
      ...(rated(data) ? ['Short dashes: rated.'] : []),
    ],
    count: measured ? [count] : [],
    more: [
      ...(measured ? [] : [count]),
      ...(relative
        ? [[`100\u2009% is the mean of ${relative.name}`, ...others].filter(Boolean).join('; ') + '.']
        : []),
      ...(captionNotes?.(data) ?? []),
      ...exclusions(summaries, { products, dots: runDots }),
    ],
    methods:
      !none && errorBars === 'interval' ? [relative ? ratioMethod(data.family) : intervalMethod(drawn)] : [],
  };
}

/** How the intervals are estimated. @param {Summary[]} drawn */
const intervalMethod = (drawn) =>
  `Intervals of the mean by Student’s t${drawn.some(({ interval }) => interval?.method === 'log-t') ? '; where runs spread widely, of their logarithms' : ''}.`;

/** An interval for all pairs is wider than those of the means, which the same runs have elsewhere. @param {number} [family] */
const ratioMethod = (family = 2) =>
  `Intervals ${family > 2 ? `for all pairs of ${family} products together, wider than for one, ` : ''}by ${judgementMethod}.`;

/** @param {Summary[]} summaries @param {boolean} [noErrorBars] without a word on error bars */
function runCount(summaries, noErrorBars = false) {
  const published = summaries.filter(isPublished);
  if (published.length > 0) return publishedCount(summaries, published);
  const counts = summaries.map(({ n }) => n);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const n = `n\u2009=\u2009${least === most ? most : `${least} to ${most}`}`;
  if (noErrorBars) return `${n} ${most === 1 ? 'run' : 'runs'} each.`;
  if (most === 1) return `${n}: one run each, so there are no error bars.`;
  if (least === most) return `${n} runs each.`;
  return `${n} runs${least === 1 ? '; where n\u2009=\u20091 there is no error bar' : ''}.`;
}

/**
 * @param {Summary[]} summaries
 * @param {Summary[]} published those whose source publishes one value
 * @returns {string}
 */
function publishedCount(summaries, published) {
  const others = summaries.filter((each) => !published.includes(each));
  const stated = new Set(published.map(({ runsStated }) => runsStated));
  const [runs] = stated;
  if (others.length === 0 && published.every(({ described }) => described))
    return 'Computed from the steps as described in words.';
  const bounds = published.filter(({ bound }) => bound).length;
  const what = { 0: 'value', [published.length]: 'bound' }[bounds] ?? 'value or bound';
  const value = `One published ${what}${summaries.length > 1 ? ' each' : ''}`;
  const words =
    stated.size === 1 && runs
      ? `${value}, of ${runsNamed(runs)} as the source states`
      : `${value}; runs not stated`;
  const rest = others.length > 0 ? ` ${runCount(others)}` : '';
  return `${others.length > 0 ? `Transcribed: ${words[0].toLowerCase()}${words.slice(1)}` : words}.${rest}`;
}

/**
 * @param {Summary[]} summaries
 * @param {{ products: import('../../model/chartData.js').ChartProduct[], dots: boolean }} drawn
 */
const exclusions = (summaries, { products, dots }) =>
  leftOutSentences(
    summaries.map(({ product, runs }) => ({ name: nameOf(products, product), runs })),
    dots ? 'Hollow dots are not counted' : undefined,
  );

/** @param {ChartData} data */
function originSentences({ products }) {
  const words = {
    emulated: 'Emulated, no real product',
    transcribed: 'Transcribed from a source, not measured here',
  };
  return Object.entries(words).flatMap(([kind, said]) => {
    const named = products.filter((product) => product.kind === kind).map(({ name }) => name);
    if (named.length === 0) return [];
    return [named.length === products.length ? `${said}.` : `${said}: ${joinNames(named)}.`];
  });
}

/**
 * What limits how far the numbers may be taken, with the products it concerns where it does not concern all.
 *
 * @param {ChartData} data
 */
function validitySentences({ rows, series, products }) {
  const all = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  return limitSentences(all.map(({ product, flags }) => ({ name: nameOf(products, product), flags })));
}

/** A rating that belongs to one bar is drawn across it without words. @param {ChartData} data */
const rated = (data) => wordsOfKind(data).runDots && data.references.some(({ product }) => product);
