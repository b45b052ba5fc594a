import { mean } from '../../statistics/mean.js';

const resamples = 799;

/**
 * Whether the 95 % BCa interval of the logarithm of the ratio of two means leaves out a value.
 * B. Efron, "Better bootstrap confidence intervals", Journal of the American Statistical Association 82 (1987) 171-185.
 *
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} truth
 * @param {() => number} random
 */
export function bootstrapExcludes(from, to, truth, random) {
  const estimate = (/** @type {number[]} */ a, /** @type {number[]} */ b) => Math.log(mean(b) / mean(a));
  const seen = estimate(from, to);
  const again = (/** @type {number[]} */ values) =>
    values.map(() => values[Math.floor(random() * values.length)]);
  const drawn = Array.from({ length: resamples }, () => estimate(again(from), again(to))).sort(
    (a, b) => a - b,
  );
  const below = drawn.filter((each) => each < seen).length + drawn.filter((each) => each === seen).length / 2;
  const bias = quantileOf(Math.min(Math.max(below / resamples, 1e-3), 1 - 1e-3));
  const without = (/** @type {number[]} */ values, /** @type {number} */ at) =>
    values.filter((_, i) => i !== at);
  const left = [
    ...from.map((_, at) => estimate(without(from, at), to)),
    ...to.map((_, at) => estimate(from, without(to, at))),
  ];
  const centre = mean(left);
  const [squares, cubes] = [2, 3].map((power) =>
    left.reduce((sum, each) => sum + (centre - each) ** power, 0),
  );
  const acceleration = squares > 0 ? cubes / (6 * squares ** 1.5) : 0;
  const [low, high] = [-1.959964, 1.959964].map((z) => {
    const adjusted = bias + (bias + z) / (1 - acceleration * (bias + z));
    const at = Math.floor(normalBelow(adjusted) * (resamples + 1)) - 1;
    return drawn[Math.min(Math.max(at, 0), resamples - 1)];
  });
  return truth < low || truth > high;
}

/** Normal distribution function by Abramowitz and Stegun 7.1.26, good to 1.5e-7. @param {number} z */
export function normalBelow(z) {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}

/** @param {number} p @returns {number} */
function quantileOf(p) {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
