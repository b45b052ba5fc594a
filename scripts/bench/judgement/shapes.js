/**
 * Kinds of runs that benchmarks make, each with the mean 1. `spread` multiplies the deviation, for sides of unequal variance.
 *
 * @typedef {() => number} Draw
 * @typedef {(spread: number, random: () => number) => Draw} Shape
 */

/** Standard normal by Box and Muller. @param {() => number} random */
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** @param {number} sigma @returns {Shape} */
const lognormal = (sigma) => (spread, random) => {
  const own = sigma * spread;
  return () => Math.exp(own * normal(random) - (own * own) / 2);
};

/** A share of the runs is slower by a step; all vary by 1 to 2 %. @param {number} share @param {number} step @returns {Shape} */
const twoModes = (share, step) => (spread, random) => {
  const centre = 1 - share * step * spread;
  return () => ((random() < share ? 1 - step * spread : 1) * (1 + 0.015 * spread * normal(random))) / centre;
};

/** @type {Readonly<Record<string, Shape>>} */
export const shapes = Object.freeze({
  'normal, 5 %': (spread, random) => () => 1 + 0.05 * spread * normal(random),
  'normal, 15 %': (spread, random) => () => Math.max(1e-3, 1 + 0.15 * spread * normal(random)),
  'lognormal, 15 %': lognormal(0.15),
  'lognormal, 40 %': lognormal(0.4),
  'lognormal, 80 %': lognormal(0.7),
  'two modes, 30 % slower by 15 %': twoModes(0.3, 0.15),
  'outliers, 10 % slower by 25 %': twoModes(0.1, 0.25),
});
