import { boundSide } from '../../model/bound.js';
import { roundStatedTime, statedTime, statedWhole } from '../../model/statedSteps.js';
import { judge } from '../../statistics/judge.js';
import { mean } from '../../statistics/mean.js';

/**
 * How long products take to copy so many bytes, each by the curves of its own fills.
 *
 * @typedef {object} CopyTime
 * @property {import('../../model/chartData.js').ChartProduct} product
 * @property {number | null} seconds mean over the runs; `null` where they wrote less than that
 * @property {number} low of the runs, or of the range that the source gives; of a bound, zero or infinite
 * @property {number} high
 * @property {import('../../model/measurement.js').Stated | null} [stated] of steps that a source describes; `null` where bounds leave it open
 * @property {number[]} runs seconds
 * @property {[number, number][]} curve of the first run: bytes, seconds
 *
 * @typedef {Pick<import('../../model/chartData.js').Chart, 'products' | 'series'>} Drawn
 */

/** Whether a chart can be asked: it shows fills, one line for each of several products. @param {Drawn} chart */
export const canCopy = ({ series }) =>
  series.length > 1 &&
  series.every(({ copies }) => copies && copies.runs.length > 0) &&
  new Set(series.map(({ product }) => product)).size === series.length;

/** The largest amount that every product was written, in bytes. @param {Drawn} chart */
export const leastWritten = ({ series }) =>
  Math.min(
    ...series.flatMap(({ copies }) => (copies?.runs ?? []).map((curve) => curve[curve.length - 1][0])),
  );

/**
 * @param {Drawn} chart
 * @param {number} bytes
 * @returns {CopyTime[]} the fastest first, those without an answer last
 */
export function copyTimes({ products, series }, bytes) {
  const times = series.flatMap(({ product: id, copies }) => {
    const product = products.find((each) => each.id === id);
    return product && copies?.runs.length ? [copyTime(product, copies, bytes)] : [];
  });
  return times.sort((a, b) => (a.seconds ?? Infinity) - (b.seconds ?? Infinity));
}

/**
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {NonNullable<import('../../model/chartData.js').ChartSeries['copies']>} copies
 * @param {number} bytes
 * @returns {CopyTime}
 */
function copyTime(product, copies, bytes) {
  const { runs: curves, band } = copies;
  const stated = statedCopy(copies, bytes);
  const timesBy = (/** @type {import('../../model/chartData.js').Curve[]} */ some) =>
    some.flatMap((curve) => secondsAt(curve, bytes) ?? []).map((each) => roundStatedTime(each, stated));
  const runs = timesBy(curves);
  const of = { product, curve: curves[0], stated };
  if (runs.length < curves.length || stated === null)
    return { ...of, seconds: null, low: NaN, high: NaN, runs: [] };
  const ends = [...runs, ...timesBy(band)];
  const side = boundSide(stated ?? {});
  const low = side < 0 ? 0 : Math.min(...ends);
  const high = side > 0 ? Infinity : Math.max(...ends);
  return { ...of, seconds: mean(runs), low, high, runs };
}

/**
 * What the time for the first bytes is worth, by the steps that it takes.
 *
 * @param {NonNullable<import('../../model/chartData.js').ChartSeries['copies']>} copies
 * @param {number} bytes
 * @returns {import('../../model/measurement.js').Stated | null | undefined} none of measured runs, `null` where bounds leave it open
 */
export function statedCopy({ runs: [curve], stated }, bytes) {
  if (!stated || !curve) return undefined;
  const to = Math.max(
    1,
    curve.findIndex(([amount]) => amount >= bytes),
  );
  const { rates, places } = stated;
  return statedTime(statedWhole({ rates: rates.slice(0, to), places: places.slice(0, to) }));
}

/**
 * How much longer the slower of two takes, and whether that is known: by the site's judgement over runs, or because ranges of a source lie
 * apart.
 *
 * @param {CopyTime} fast
 * @param {CopyTime} slow
 * @param {number} family products in the comparison
 * @returns {{ isClear: boolean, ratios: [number, number], more: [number, number] }} `more` seconds: of runs the difference of the means
 */
export function slowerBy(fast, slow, family) {
  const [from, to] = [fast, slow].map(({ seconds, runs }) => ({
    mean: Number(seconds),
    runs: runs.map((value, at) => ({ run: at + 1, value, source: '', excluded: null, outlier: false })),
  }));
  const { verdict, interval } = judge(/** @type {any} */ (from), /** @type {any} */ (to), { family });
  if (interval) {
    const more = to.mean - from.mean;
    return {
      isClear: verdict === 'clear',
      ratios: [1 + interval.low, 1 + interval.high],
      more: [more, more],
    };
  }
  return {
    isClear: fast.high < slow.low,
    ratios: [slow.low / fast.high, slow.high / fast.low],
    more: [slow.low - fast.high, slow.high - fast.low],
  };
}

/**
 * Between two points of a curve the rate is even.
 *
 * @param {[number, number][]} curve
 * @param {number} bytes
 * @returns {number | null} seconds; `null` beyond its end
 */
export function secondsAt(curve, bytes) {
  const at = curve.findIndex(([amount]) => amount >= bytes);
  if (at < 0) return null;
  if (at === 0) return curve[0][1];
  const [[before, from], [after, to]] = [curve[at - 1], curve[at]];
  return from + ((bytes - before) / (after - before)) * (to - from);
}

/**
 * @param {[number, number][]} curve
 * @param {number} seconds
 * @returns {number} bytes written until then
 */
export const bytesAt = (curve, seconds) => {
  const turned = curve.map(([bytes, time]) => /** @type {[number, number]} */ ([time, bytes]));
  return secondsAt(turned, seconds) ?? curve[curve.length - 1][0];
};
