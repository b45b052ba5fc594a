import { isRate } from '../model/isRate.js';

/** Fewer counts of threads leave a fit of two numbers nothing to fail at. */
const fewest = 3;
/** A curve that is off the law by more, at any of its points, does not follow it. */
const furthestOff = 0.15;

/**
 * What more threads bring. The speedup from the fewest to the most, what that is of an ideal one, and the share of the work that stays
 * serial by Amdahl's law (G. Amdahl, AFIPS 1967): 1 / rate = a + b / threads, fitted by least squares of relative errors; the share
 * is a / (a + b). Every run is fitted by itself, so that the spread over the runs is the uncertainty of each number.
 *
 * @param {import('../model/finding.js').Curve} curve a rate, or a duration of the same work, over threads
 * @returns {import('../model/finding.js').Scaling | null}
 */
function scalingEfficiency({ parameters, metric, loads, values }) {
  if (loads.length < fewest || !(isRate(metric) || metric === 'duration')) return null;
  const times = isRate(metric) ? values.map((value) => 1 / value) : values;
  if (times.some((time) => !(time > 0) || !Number.isFinite(time))) return null;
  const speedup = times[0] / times[times.length - 1];
  return {
    kind: 'scaling',
    parameters,
    threads: loads[loads.length - 1],
    speedup,
    efficiency: speedup / (loads[loads.length - 1] / loads[0]),
    serialShare: serialShare(loads, times),
  };
}

/**
 * @param {number[]} threads
 * @param {number[]} times
 * @returns {number | null} `null` where the curve does not follow the law, as where threads disturb or help one another
 */
function serialShare(threads, times) {
  // weights make it relative errors that are small: w = 1 / time
  const sum = (/** @type {(i: number) => number} */ of) => times.reduce((total, _, i) => total + of(i), 0);
  const [w, x] = [times.map((time) => 1 / time ** 2), threads.map((count) => 1 / count)];
  const weight = sum((i) => w[i]);
  const meanX = sum((i) => w[i] * x[i]) / weight;
  const meanY = sum((i) => w[i] * times[i]) / weight;
  const b = sum((i) => w[i] * (x[i] - meanX) * (times[i] - meanY)) / sum((i) => w[i] * (x[i] - meanX) ** 2);
  const a = meanY - b * meanX;
  const isOff = times.some((time, i) => Math.abs((a + b * x[i]) / time - 1) > furthestOff);
  return a < 0 || b <= 0 || isOff ? null : a / (a + b);
}

/** @type {import('./index.js').Analysis} */
export const scalingAnalysis = {
  name: 'scaling',
  kind: 'scaling',
  findInCurve: scalingEfficiency,
  numbers: [
    {
      name: 'speedup',
      metric: 'speedup',
      title: 'times as fast with the most threads as with the fewest',
      of: (found) => found.speedup,
    },
    {
      name: 'parallel-efficiency',
      metric: 'utilisation',
      share: true,
      title: 'of an ideal speedup that the most threads bring',
      of: (found) => found.efficiency,
    },
    {
      name: 'serial-share',
      metric: 'utilisation',
      share: true,
      title: 'of the work that stays serial, by Amdahl’s law',
      of: (found) => found.serialShare,
    },
  ],
};
