/**
 * How much an author's spec may make the build work: counts and sizes that no page shows, by the key they stand at. What is not
 * found here, the time limit of a drawing stops.
 *
 * @typedef {import('./checkVegaLite.js').Entry} Entry
 * @typedef {import('./checkVegaLite.js').Complaint} Complaint
 */

/** Rows, steps and ticks. */
const mostSteps = 10_000;
const mostTicks = 200;

/** px of a drawing's side. */
const mostPixels = 5_000;

/** Numbers of data are smaller, and what draws pictures cannot count on. */
const mostOfAll = 1e18;

/** @type {Record<string, number>} */
const bounds = {
  steps: mostSteps,
  minsteps: mostSteps,
  maxsteps: mostSteps,
  maxbins: 1_000,
  tickCount: mostTicks,
  order: 10,
  columns: 100,
  width: mostPixels,
  height: mostPixels,
};

/** @param {Entry} entry @returns {Complaint[]} */
export function beyondBounds({ key, value, owner }) {
  const numbers = [value].flat().filter((each) => typeof each === 'number');
  const most = Object.hasOwn(bounds, key) ? bounds[key] : mostOfAll;
  const large = numbers.find((each) => Math.abs(each) > most);
  if (large !== undefined)
    return [{ message: `${key} is too large: ${large}`, word: key, hint: `at most ${most}` }];
  if (key === 'sequence' || key === 'keyvals') return tooManySteps(key, value);
  if (key === 'step' && typeof value === 'number' && 'quantile' in owner && !(value >= 1 / mostSteps))
    return [{ message: `step is too small: ${value}`, word: key, hint: `at least ${1 / mostSteps}` }];
  return [];
}

/**
 * @param {string} key
 * @param {{ start?: number, stop?: number, step?: number } | null} value
 * @returns {Complaint[]}
 */
function tooManySteps(key, value) {
  const { start = 0, stop = 0, step = 1 } = value ?? {};
  if (!(Math.abs((stop - start) / step) > mostSteps)) return [];
  return [
    {
      message: `${key} has too many steps: from ${start} to ${stop} by ${step}`,
      word: key,
      hint: `at most ${mostSteps}`,
    },
  ];
}
