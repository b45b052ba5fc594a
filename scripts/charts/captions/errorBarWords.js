/*
 * What error bars are: a sentence below a chart, a few words in a tip or the head of a column. Where their ends are is in marks/errorBars.js,
 * and how they were estimated in the rest of the caption.
 */

/** @typedef {import('../../model/chartData.js').ChartData['errorBars']} ErrorBars */

/** @type {Record<string, (level: number, base?: string) => string>} */
const sentences = {
  interval: (level, base) =>
    `Error bars: ${Math.round(level * 100)}\u2009% confidence interval${base === undefined ? '' : ` of the ratio to ${base}`}.`,
  sd: () => 'Error bars: standard deviation of the runs.',
  range: () => 'Error bars: smallest to largest run.',
  runs: () => 'Small dots: runs.',
};

/**
 * The sentence of a caption.
 *
 * @param {Exclude<ErrorBars, 'none'>} errorBars
 * @param {{ level?: number, base?: string }} [drawn] `level` of the intervals; `base`: the name of the product that others are shown as
 *   ratios to
 */
export const errorBarSentence = (errorBars, { level = 0.95, base } = {}) => sentences[errorBars](level, base);

/** The same in a few words. @type {Readonly<Record<ErrorBars, string>>} */
export const errorBarMeaning = Object.freeze({
  interval: '95\u2009% confidence interval',
  sd: 'mean ± standard deviation',
  range: 'smallest to largest run',
  runs: '',
  none: '',
});

/** The same of what is computed from ranges that a source describes. */
export const bandMeaning = 'what the ranges of the source leave open';

/**
 * The few words for the error bar of one row.
 *
 * @param {Pick<import('../../model/summary.js').Summary, 'band'>} summary
 * @param {ErrorBars} errorBars
 */
export const meaningOf = ({ band }, errorBars) => (band ? bandMeaning : errorBarMeaning[errorBars]);
