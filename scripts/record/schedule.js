import { seededRandom } from '../statistics/seededRandom.js';

/**
 * The order of a recording, written once: the script that records on a bench follows it line by line.
 *
 * @typedef {object} ScheduledTest
 * @property {string} id
 * @property {string[]} settings one text for each combination of its parameters: `level=3,threads=2`, `-` for none
 * @property {number} most runs of each
 *
 * @typedef {object} Step
 * @property {number} block from 1: all runs of this number
 * @property {string} product
 * @property {string} test
 * @property {string} settings
 * @property {number} run from 1
 */

/**
 * Run 1 of everything is block 1, run 2 block 2. Within a block the tests keep the methodology's order, because one may leave the
 * product in the state the next one wants; products and settings of a test come in random order. Runs that are compared
 * are close in time, and a slow change of the machine hits all products alike instead of favouring the first.
 *
 * @param {{ products: string[], tests: ScheduledTest[], seed: number }} plan
 * @returns {Step[]}
 */
export function schedule({ products, tests, seed }) {
  const random = seededRandom(seed);
  const blocks = Math.max(0, ...tests.map(({ most }) => most));
  return Array.from({ length: blocks }, (_, index) => index + 1).flatMap((run) =>
    tests
      .filter(({ most }) => run <= most)
      .flatMap(({ id, settings }) =>
        shuffled(
          products.flatMap((product) => settings.map((each) => ({ product, settings: each }))),
          random,
        ).map((each) => ({ block: run, test: id, run, ...each })),
      ),
  );
}

/**
 * Every order is equally likely (Fisher and Yates).
 *
 * @template T
 * @param {T[]} items
 * @param {() => number} random
 */
function shuffled(items, random) {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}
