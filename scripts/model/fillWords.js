import { statedText } from './statedText.js';

/**
 * At which rate a stretch of a fill is written, where that is no level from one end to the other: `500 MB/s, falling to 120 MB/s`.
 *
 * @param {Pick<import('./finding.js').Plateau, 'rate' | 'trend' | 'stated'>} plateau
 * @param {import('./quantity.js').ShownUnit} unit
 */
export const plateauWords = ({ rate, trend, stated }, unit) =>
  trend
    ? `${statedText(trend.from, unit)}, ${trend.to < trend.from ? 'falling' : 'rising'} to ${statedText(trend.to, unit)}`
    : statedText(rate, unit, stated);

/**
 * What the cache of a fill writes, and at which rate.
 *
 * @param {import('./finding.js').FillProfile} fill
 * @param {import('./quantity.js').ShownUnit} unit of the rate
 * @returns {{ rate: string, end: string } | null} `null` where none is seen
 */
export function cacheTexts({ cachedRate, cacheEndBytes, stated }, unit) {
  if (cachedRate === null || cacheEndBytes === null) return null;
  return {
    rate: statedText(cachedRate, unit, stated?.['cached-rate']),
    end: statedText(cacheEndBytes, 'B', stated?.['cache-end']),
  };
}

/**
 * What a fill comes to in the end: the rate it sustains, or how it changes to its end. Of several runs it is their mean, as tables and
 * sentences have it.
 *
 * @param {import('./finding.js').FillProfile} fill of one run
 * @param {import('./quantity.js').ShownUnit} unit
 * @param {import('./chartData.js').OverRuns[]} [over]
 * @returns {{ sustained: boolean, text: string }}
 */
export function endOfFill({ sustainedRate, plateaus, stated }, unit, over) {
  if (sustainedRate !== null) {
    const rate = sustainedOver(over)?.mean ?? sustainedRate;
    return { sustained: true, text: statedText(rate, unit, stated?.['sustained-rate']) };
  }
  const last = plateaus.findLast(({ trend }) => trend) ?? plateaus[plateaus.length - 1];
  return { sustained: false, text: plateauWords(last, unit) };
}

/** What several runs sustain. @param {import('./chartData.js').OverRuns[]} [over] */
export const sustainedOver = (over) => over?.find(({ name }) => name === 'sustained-rate');
