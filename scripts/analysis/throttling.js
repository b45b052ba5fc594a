import { quantile } from '../model/lib/quantile.js';
import { isRate } from '../model/isRate.js';
import { perSecond } from './perSecond.js';
import { rateOverTime } from './rateOverTime.js';
import { isClearDrop } from './isClearDrop.js';

/** Fewer windows do not tell a slow loss from a passing one. */
const fewest = 30;
/** A smaller loss of the rate is not worth a word. */
const leastLost = 0.05;
/** Share of the windows at the beginning, and at the end, whose usual rate is compared. */
const atFirst = 0.1;
const atLast = 1 / 3;

/**
 * What has to have changed, from the beginning to the end, before a loss of rate is called throttling: a clock or a power that fell, or a
 * temperature that rose. In its own unit, or as a share.
 *
 * @type {Record<string, (early: number, late: number) => boolean>}
 */
const causes = {
  clock: (early, late) => late < 0.97 * early,
  temperature: (early, late) => late > early + 5,
  power: (early, late) => late < 0.95 * early,
};

/**
 * Whether a product slows down as it gets hot: its usual rate at the end of a run against that of its beginning, where the readings of
 * its temperature, clock or power in the same run explain the difference.
 *
 * @param {import('../model/series.js').Series} series a rate
 * @param {readonly import('../model/series.js').Series[]} others of the same run
 * @returns {import('../model/finding.js').Throttling | null} `null` where the run is too short to tell
 */
function throttling(series, others) {
  const over = rateOverTime(series);
  if (!over) return null;
  const seconds = perSecond(over);
  const windows = seconds.rates.length < fewest ? over : seconds;
  const { rates, ends } = windows;
  if (rates.length < fewest) return null;
  const first = Math.max(3, Math.floor(atFirst * rates.length));
  const last = rates.length - Math.floor(atLast * rates.length);
  const before = quantile(rates.subarray(0, first), 0.5);
  const after = quantile(rates.subarray(last), 0.5);
  const own = { kind: /** @type {const} */ ('throttling'), parameters: series.parameters };
  const none = { ...own, lost: 0, after: null, seconds: null, temperature: null, cause: null };
  const least = -Math.log(1 - leastLost);
  if (!(after > 0) || 1 - after / before < leastLost) return none;
  const begin = lastAbove(rates, (before + after) / 2) + 1;
  if (!isClearDrop(rates, { end: begin, before, after, least })) return none;
  const spans = { early: [over.start, ends[first - 1]], late: [ends[last - 1], ends[ends.length - 1]] };
  const found = others.flatMap((other) => causeIn(other, spans));
  if (found.length === 0) return none;
  const at = ends[Math.max(0, begin - 1)];
  const hottest = found
    .filter(({ series: each }) => each.metric === 'temperature')
    .map(({ series: each }) => valueAt(each, at));
  return {
    ...own,
    lost: 1 - after / before,
    after,
    seconds: at - over.start,
    temperature: hottest.length > 0 ? Math.max(...hottest) : null,
    cause: found[0].series.metric,
  };
}

/** The last place whose neighbourhood is usually above a rate. @param {Float64Array} rates @param {number} rate */
function lastAbove(rates, rate) {
  const half = Math.max(1, Math.round(rates.length / 40));
  for (let at = rates.length - 1; at >= 0; at--)
    if (quantile(rates.subarray(Math.max(0, at - half), at + half + 1), 0.5) >= rate) return at;
  return 0;
}

/**
 * @param {import('../model/series.js').Series} series
 * @param {{ early: number[], late: number[] }} spans in seconds
 */
function causeIn(series, { early, late }) {
  const cause = series.axis === 'time' ? causes[series.metric] : undefined;
  const [was, is] = [early, late].map((span) => usualIn(series, span));
  return cause && was !== null && is !== null && cause(was, is) ? [{ series }] : [];
}

/** @param {import('../model/series.js').Series} series @param {number[]} span */
function usualIn({ times, values }, [from, to]) {
  const within = values.filter((_, i) => times[i] >= from && times[i] <= to);
  return within.length === 0 ? null : quantile(within, 0.5);
}

/** @param {import('../model/series.js').Series} series @param {number} time */
function valueAt({ times, values }, time) {
  const next = times.findIndex((each) => each >= time);
  return values[next < 0 ? values.length - 1 : next];
}

/** @type {import('./index.js').Analysis} */
export const throttlingAnalysis = {
  name: 'throttling',
  kind: 'throttling',
  fits: ({ metric, axis }, { others = [] }) =>
    isRate(metric) && axis === 'time' && others.some((each) => each.metric in causes),
  find: (series, { others = [] }) => throttling(series, others),
  numbers: [
    {
      name: 'throttled-by',
      metric: 'utilisation',
      share: true,
      title: 'of its first rate that it loses as it gets hot',
      of: (found) => found.lost,
    },
    { name: 'throttled-rate', metric: null, title: 'the rate it keeps when hot', of: (found) => found.after },
    {
      name: 'throttled-after',
      metric: 'duration',
      title: 'until it slows down for good',
      of: (found) => found.seconds,
    },
    {
      name: 'throttled-at',
      metric: 'temperature',
      title: 'temperature when it slows down',
      of: (found) => found.temperature,
    },
  ],
};
