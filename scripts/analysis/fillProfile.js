import { quantile } from '../model/lib/quantile.js';
import { isByteRate } from '../model/isRate.js';
import { roundStated, roundStatedTime } from '../model/statedSteps.js';
import { cacheEnd } from './cacheEnd.js';
import { bandOf, describedCacheEnd, describedPlateaus, isDescribed, stateSteps } from './describedFill.js';
import { peaks } from './peaks.js';
import { plateaus } from './plateaus.js';
import { rateOverTime } from './rateOverTime.js';
import { trendOf } from './resistantLine.js';
import { midMean } from './stretch.js';
import { worstShare } from './writeCurve.js';

/** A plateau counts as long, and its rate as sustained, from this share of the time after the cache on. */
const longFrom = 0.15;

/** Of less of what is written after the cache, however slowly, it is the rate at the end alone. */
const lateBelow = 0.25;

/** A cache is flash written with fewer bits a cell, and holds half of the drive at most; what ends later is a cliff of a full drive. */
const largestCache = 0.75;

/**
 * What filling a drive shows: where its cache ends, on which plateaus it writes after it, what it sustains.
 *
 * @param {import('../model/series.js').Series} series bandwidth of writes
 * @param {{ capacity?: number | null }} [context] bytes, for a series over the share of the capacity
 * @returns {import('../model/finding.js').FillProfile | null} `null` where the bytes are not known
 */
export function fillProfile(series, context = {}) {
  const over = rateOverTime(series, context);
  if (!over) return null;
  const { coarse, per } = coarsen(over);
  const described = isDescribed(series);
  const drop = described ? describedCacheEnd(coarse) : cacheEnd(coarse);
  const end = drop && drop.bytes > largestCache * (context.capacity ?? Infinity) ? null : drop;
  const stretches = described
    ? describedPlateaus(coarse).slice(end?.index ?? 0)
    : plateaus(coarse, end?.index ?? 0);
  const found = stretches
    .map(({ from, to }) => ({ from: from * per, to: Math.min(to * per, over.rates.length) }))
    .map((stretch) => describePlateau(over, stretch));
  if (end) Object.assign(found[0], { fromSeconds: end.seconds, fromBytes: end.bytes });
  const { bytes, seconds } = wholeOf(over);
  const last = lastLong(found);
  const meanRateBand = described ? bandOf(series, context) : undefined;
  const stated = described ? stateSteps(series, { over, end, found, last }) : undefined;
  return {
    kind: 'fill-profile',
    parameters: series.parameters,
    cacheEndSeconds: end?.seconds ?? null,
    cacheEndBytes: end?.bytes ?? null,
    cachedRate: end?.rate ?? null,
    // a rate that still falls or rises is not sustained
    sustainedRate: last.trend ? null : last.rate,
    ...(isLate(last, found) && { holds: /** @type {const} */ ('at the end') }),
    worstTenth: roundStated(worstShare(over, 0.1), stated?.['worst-tenth']),
    meanRate: roundStated(bytes / seconds, stated?.['mean-rate']),
    ...(meanRateBand && { meanRateBand }),
    bytes,
    seconds,
    plateaus: found,
    ...(stated && { stated }),
  };
}

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {import('./stretch.js').Stretch} stretch
 * @returns {import('../model/finding.js').Plateau}
 */
function describePlateau(over, stretch) {
  const whole = extentOf(over, stretch);
  const readings = over.rates.subarray(stretch.from, stretch.to);
  return {
    ...whole,
    rate: rateOf(whole),
    usualRate: midMean(readings),
    trend: trendOf(over, stretch),
    p5: quantile(readings, 0.05),
    p95: quantile(readings, 0.95),
    peaks: peaks(over, stretch)
      .map((each) => extentOf(over, each))
      .map((each) => ({ fromSeconds: each.fromSeconds, toSeconds: each.toSeconds, rate: rateOf(each) })),
  };
}

/** @param {ReturnType<typeof extentOf>} extent */
const rateOf = ({ fromSeconds, toSeconds, fromBytes, toBytes }) =>
  (toBytes - fromBytes) / (toSeconds - fromSeconds);

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {import('./stretch.js').Stretch} stretch
 */
function extentOf({ start, ends, amount }, { from, to }) {
  return {
    fromSeconds: from > 0 ? ends[from - 1] : start,
    toSeconds: ends[to - 1],
    fromBytes: from > 0 ? amount[from - 1] : 0,
    toBytes: amount[to - 1],
  };
}

/** @param {import('./rateOverTime.js').RateOverTime} over */
const wholeOf = ({ amount, ends, start }) => ({
  bytes: amount[amount.length - 1],
  seconds: ends[ends.length - 1] - start,
});

/** @param {import('../model/finding.js').Plateau[]} found in order */
function lastLong(found) {
  const span = (/** @type {import('../model/finding.js').Plateau} */ each) =>
    each.toSeconds - each.fromSeconds;
  const all = found.reduce((sum, each) => sum + span(each), 0);
  return found.findLast((each) => span(each) >= longFrom * all) ?? found[found.length - 1];
}

/** @param {import('../model/finding.js').Plateau} last @param {import('../model/finding.js').Plateau[]} found */
const isLate = (last, found) =>
  last.toBytes - last.fromBytes < lateBelow * (found[found.length - 1].toBytes - found[0].fromBytes);

/** @type {import('./index.js').Analysis} */
export const fillAnalysis = {
  name: 'fill',
  kind: 'fill-profile',
  fits: ({ metric, parameters }) => isByteRate(metric) && parameters.operation !== 'read',
  find: fillProfile,
  numbers: [
    {
      name: 'cache-end',
      metric: 'bytes-written',
      title: 'written before the cache was full',
      of: (found) => found.cacheEndBytes,
    },
    {
      name: 'cache-share',
      metric: 'utilisation',
      share: true,
      title: 'of the capacity written before the cache was full',
      of: (found, capacity) =>
        capacity && found.cacheEndBytes !== null ? found.cacheEndBytes / capacity : null,
    },
    { name: 'cached-rate', metric: null, title: 'rate within the cache', of: (found) => found.cachedRate },
    {
      name: 'sustained-rate',
      metric: null,
      title: 'rate of the last long plateau',
      of: (found) => found.sustainedRate,
    },
    {
      name: 'mean-rate',
      metric: null,
      title: 'bytes written over elapsed time',
      of: (found) => found.meanRate,
      band: ({ meanRateBand, stated }) =>
        meanRateBand && {
          low: roundStated(meanRateBand.low, stated?.['mean-rate']),
          high: roundStated(meanRateBand.high, stated?.['mean-rate']),
        },
    },
    {
      name: 'worst-tenth',
      metric: null,
      title: 'mean rate of the slowest tenth of the time',
      of: (found) => found.worstTenth,
    },
    {
      name: 'fill-time',
      metric: 'duration',
      title: 'time to write all of it',
      of: ({ seconds, stated }) => roundStatedTime(seconds, stated?.['fill-time']),
      band: ({ bytes, meanRateBand, stated }) =>
        meanRateBand && {
          low: roundStatedTime(bytes / meanRateBand.high, stated?.['fill-time']),
          high: roundStatedTime(bytes / meanRateBand.low, stated?.['fill-time']),
        },
    },
  ],
};

/** Enough to see a cache of a thousandth of the time; a change within a window is found from its rate. */
const enough = 8192;

/**
 * Fewer and wider windows, for questions about the whole run: `per` neighbours at a time become one, the last window
 * may be shorter. Index i of the result begins where index i · per of the original does.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {{ coarse: import('./rateOverTime.js').RateOverTime, per: number }}
 */
function coarsen(over) {
  const { start, ends, amount } = over;
  const per = Math.ceil(ends.length / enough);
  if (per === 1) return { coarse: over, per };
  const count = Math.ceil(ends.length / per);
  const last = (/** @type {number} */ i) => Math.min((i + 1) * per, ends.length) - 1;
  const coarseEnds = Float64Array.from({ length: count }, (_, i) => ends[last(i)]);
  const coarseAmount = Float64Array.from({ length: count }, (_, i) => amount[last(i)]);
  const widths = coarseEnds.map((end, i) => end - (i > 0 ? coarseEnds[i - 1] : start));
  const rates = coarseAmount.map((sum, i) => (sum - (i > 0 ? coarseAmount[i - 1] : 0)) / widths[i]);
  return { coarse: { start, ends: coarseEnds, widths, rates, amount: coarseAmount }, per };
}
