import { isByteRate } from '../model/isRate.js';
import { quantile } from '../model/lib/quantile.js';
import { cacheEnd } from './cacheEnd.js';
import { coarsen } from './coarsen.js';
import { describedCacheEnd, describedPlateaus, isDescribed } from './describedFill.js';
import { midMean } from './midMean.js';
import { peaks } from './peaks.js';
import { plateaus } from './plateaus.js';
import { rateOverTime } from './rateOverTime.js';
import { trendOf } from './trendOf.js';
import { worstShare } from './worstShare.js';

/** A plateau counts as long, and its rate as sustained, from this share of the time after the cache on. */
const longFrom = 0.15;

/** A cache is flash written with fewer bits a cell, and holds half of the drive at most; what ends later is a cliff of a full drive. */
const largestCache = 0.75;

/**
 * What filling a drive shows: where its cache ends, on which plateaus it writes after it, what it sustains.
 *
 * @param {import('../model/series.js').Series} series bandwidth of writes
 * @param {{ capacity?: number | null }} [context] bytes, for a series over the share of the capacity
 * @returns {import('../model/finding.js').FillProfile | null} `null` where no bytes can be told
 */
export function fillProfile(series, context = {}) {
  const over = rateOverTime(series, context);
  if (!over) return null;
  const { coarse, per } = coarsen(over);
  const told = isDescribed(series);
  const drop = told ? describedCacheEnd(coarse) : cacheEnd(coarse);
  const end = drop && drop.bytes > largestCache * (context.capacity ?? Infinity) ? null : drop;
  const stretches = told
    ? describedPlateaus(coarse).slice(end?.index ?? 0)
    : plateaus(coarse, end?.index ?? 0);
  const found = stretches
    .map(({ from, to }) => ({ from: from * per, to: Math.min(to * per, over.rates.length) }))
    .map((stretch) => describePlateau(over, stretch));
  if (end) Object.assign(found[0], { fromSeconds: end.seconds, fromBytes: end.bytes });
  const bytes = over.amount[over.amount.length - 1];
  const seconds = over.ends[over.ends.length - 1] - over.start;
  return {
    kind: 'fill-profile',
    parameters: series.parameters,
    cacheEndSeconds: end?.seconds ?? null,
    cacheEndBytes: end?.bytes ?? null,
    cachedRate: end?.rate ?? null,
    sustainedRate: sustainedRate(found),
    worstTenth: worstShare(over, 0.1),
    meanRate: bytes / seconds,
    bytes,
    seconds,
    plateaus: found,
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

/** A rate that still falls or rises is not sustained. @param {import('../model/finding.js').Plateau[]} found in order */
function sustainedRate(found) {
  const span = (/** @type {import('../model/finding.js').Plateau} */ each) =>
    each.toSeconds - each.fromSeconds;
  const all = found.reduce((sum, each) => sum + span(each), 0);
  const last = found.findLast((each) => span(each) >= longFrom * all) ?? found[found.length - 1];
  return last.trend ? null : last.rate;
}

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
    },
    {
      name: 'worst-tenth',
      metric: null,
      title: 'mean rate of the slowest tenth of the time',
      of: (found) => found.worstTenth,
    },
    { name: 'fill-time', metric: 'duration', title: 'time to write all of it', of: (found) => found.seconds },
  ],
};
