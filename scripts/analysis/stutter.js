import { quantile } from '../model/lib/quantile.js';

/** A frame that takes this many times what those around it take is seen as a hitch. */
const factor = 2.5;
/** How many frames on either side are around it. */
const around = 30;
/** What a frame takes at 60 and at 30 frames a second, as it is written. */
const limits = [
  { seconds: 0.0167, words: '16.7' },
  { seconds: 0.0333, words: '33.3' },
];

/**
 * How evenly frames followed one another: the mean frame rate of the slowest 1 % and 0.1 % of the frames, the frames that took more than
 * 2.5 times the median of the 61 around them, and those that took longer than one does at 60 and at 30 frames a second. A share of fewer
 * than one frame has no mean, and a log of which only extremes were kept has no single frames.
 *
 * @param {import('../model/series.js').Series} series frame times
 * @returns {import('../model/finding.js').Stutter | null}
 */
export function stutter({ parameters, values, high }) {
  if (high !== null || values.length === 0) return null;
  const slowestFirst = Float64Array.from(values).sort().reverse();
  const slow = values.filter((value, at) => value > factor * medianAround(values, at));
  const seconds = sum(values);
  return {
    kind: 'stutter',
    parameters,
    rate: values.length / seconds,
    low1: lowOf(slowestFirst, 0.01),
    low01: lowOf(slowestFirst, 0.001),
    perMinute: (slow.length / seconds) * 60,
    share: sum(slow) / seconds,
    longest: slowestFirst[0],
    over: limits.map(({ seconds: limit }) => ({
      seconds: limit,
      share: values.filter((value) => value > limit).length / values.length,
    })),
  };
}

/** @param {Float64Array} values @param {number} at */
const medianAround = (values, at) =>
  quantile(values.subarray(Math.max(0, at - around), at + around + 1), 0.5);

/** Frames a second of the slowest share. @param {Float64Array} slowestFirst @param {number} share */
function lowOf(slowestFirst, share) {
  const count = Math.floor(slowestFirst.length * share);
  return count === 0 ? null : count / sum(slowestFirst.subarray(0, count));
}

/** @param {Float64Array} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @type {import('./index.js').Analysis} */
export const stutterAnalysis = {
  name: 'stutter',
  kind: 'stutter',
  fits: ({ metric, axis }) => metric === 'frame-time' && axis === 'time',
  find: stutter,
  numbers: [
    {
      name: 'low-1-percent',
      metric: 'low-frame-rate',
      title: 'frame rate of the slowest 1\u2009% of the frames',
      of: (found) => found.low1,
    },
    {
      name: 'low-0.1-percent',
      metric: 'low-frame-rate',
      title: 'frame rate of the slowest 0.1\u2009% of the frames',
      of: (found) => found.low01,
    },
    {
      name: 'stutters',
      metric: 'count',
      title: 'stutters a minute: frames that took 2.5 times as long as those around them',
      of: (found) => found.perMinute,
    },
    {
      name: 'stutter-share',
      metric: 'utilisation',
      share: true,
      title: 'of the time in stutters',
      of: (found) => found.share,
    },
    ...limits.map(({ words }, at) => ({
      name: `over-${words}-ms`,
      metric: 'utilisation',
      share: /** @type {const} */ (true),
      title: `of the frames longer than ${words}\u2009ms`,
      of: (/** @type {import('../model/finding.js').Stutter} */ found) => found.over[at].share,
    })),
    { name: 'longest-frame', metric: 'frame-time', title: 'the longest frame', of: (found) => found.longest },
  ],
};
