import { mean } from '../../statistics/mean.js';

const fewestExact = 10;
const shuffles = 399;

/**
 * Permutation test of the difference of the mean logarithms: exact up to ten runs in all, by random shuffles beyond.
 *
 * @param {number[]} one
 * @param {number[]} other
 * @param {() => number} random
 */
export function permutation(one, other, random) {
  const all = [...one, ...other].map(Math.log);
  const n = one.length;
  const total = all.reduce((sum, value) => sum + value, 0);
  const apart = (/** @type {number} */ sum) => Math.abs(sum / n - (total - sum) / (all.length - n));
  const seen = apart(all.slice(0, n).reduce((sum, value) => sum + value, 0)) - 1e-12;
  const sums = all.length <= fewestExact ? sumsOf(all, n) : shuffledSums(all, n, random);
  const beyond = sums.filter((sum) => apart(sum) >= seen).length;
  return all.length <= fewestExact ? beyond / sums.length : (beyond + 1) / (sums.length + 1);
}

/** Of every choice of `count` values. @param {number[]} values @param {number} count @returns {number[]} */
function sumsOf(values, count) {
  if (count === 0) return [0];
  if (values.length < count) return [];
  const [first, ...rest] = values;
  return [...sumsOf(rest, count - 1).map((sum) => sum + first), ...sumsOf(rest, count)];
}

/** @param {number[]} values @param {number} count @param {() => number} random */
function shuffledSums(values, count, random) {
  const order = [...values];
  return Array.from({ length: shuffles }, () => {
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const other = at + Math.floor(random() * (order.length - at));
      [order[at], order[other]] = [order[other], order[at]];
      sum += order[at];
    }
    return sum;
  });
}

/**
 * Brunner and Munzel, "The nonparametric Behrens-Fisher problem", Biometrical Journal 42 (2000) 17-25.
 *
 * @param {number[]} one
 * @param {number[]} other
 * @param {(t: number, df: number) => number} twoSided
 */
export function brunnerMunzel(one, other, twoSided) {
  const all = [...one, ...other];
  const sides = [one, other].map((values) => {
    const inAll = values.map((value) => rank(value, all));
    const own = values.map((value) => rank(value, values));
    const centre = mean(inAll);
    const gap = (values.length + 1) / 2;
    const squares = inAll.map((each, at) => (each - own[at] - centre + gap) ** 2);
    const variance = squares.reduce((sum, value) => sum + value, 0) / (values.length - 1);
    return { n: values.length, centre, scaled: values.length * variance };
  });
  const [a, b] = sides;
  const scale = a.scaled + b.scaled;
  if (scale === 0) return a.centre === b.centre ? 1 : 0;
  const t = (a.n * b.n * (b.centre - a.centre)) / (all.length * Math.sqrt(scale));
  return twoSided(t, scale ** 2 / (a.scaled ** 2 / (a.n - 1) + b.scaled ** 2 / (b.n - 1)));
}

/** @param {number} value @param {number[]} values */
function rank(value, values) {
  const below = values.filter((each) => each < value).length;
  return below + (values.filter((each) => each === value).length + 1) / 2;
}
