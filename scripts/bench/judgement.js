import { seededRandom } from '../statistics/seededRandom.js';
import { candidates, slow, studentisedRange } from './judgement/candidates.js';
import { shapes } from './judgement/shapes.js';
import { tukeyTail } from './judgement/tukey.js';

/**
 * How often each way of judging is wrong: false differences of one pair with the same mean, how often the interval of
 * a ratio holds the true one where the difference is clear, and false differences among seven identical products.
 *
 * @typedef {{ title: string, columns: string[], rows: string[][] }} BenchTable
 */

const names = Object.keys(candidates);
const samples = 2000;
const slowSamples = 400;
const ofFamilies = 1000;
const products = 7;
const trueRatio = 1.5;
const equal = [2, 3, 5, 10, 30].map((n) => [n, n, 1]);
const unlike = [
  [3, 10, 1],
  [5, 30, 1],
  [5, 5, 3],
  [30, 30, 3],
  [3, 10, 3],
  [10, 3, 3],
];

/** @returns {Generator<BenchTable>} */
export function* benchJudgement() {
  yield falseTable();
  yield coverageTable();
  yield familyTable();
}

/** @returns {BenchTable} */
function falseTable() {
  const cell = (/** @type {string} */ name, /** @type {Setting} */ setting) => {
    const random = seededRandom(1);
    const pair = pairs(setting, 1, random);
    const count = slow.has(name) ? slowSamples : samples;
    let wrong = 0;
    for (let at = 0; at < count; at++) {
      const [from, to] = pair();
      if (candidates[name](from, to, 1, { random })) wrong++;
    }
    return percent(wrong, count);
  };
  const title = 'false differences of one pair with the same mean, % (the aim is 5)';
  return { title, columns: ['runs are', 'n', ...names], rows: rowsOf(names, cell) };
}

/** Among the pairs that the site calls clearly different. @returns {BenchTable} */
function coverageTable() {
  const quick = names.filter((name) => !slow.has(name));
  const cell = (/** @type {string} */ name, /** @type {Setting} */ setting) => {
    const random = seededRandom(3);
    const pair = pairs(setting, trueRatio, random);
    let [clear, held] = [0, 0];
    for (let at = 0; at < samples; at++) {
      const [from, to] = pair();
      if (!candidates.site(from, to, 1, { random })) continue;
      clear++;
      if (!candidates[name](from, to, trueRatio, { random })) held++;
    }
    return clear < samples / 20 ? 'seldom clear' : percent(held, clear);
  };
  const title = `how often the interval holds the true ratio of ${trueRatio} where the site calls it clear, % (the aim is 93 to 97)`;
  return { title, columns: ['runs are', 'n', ...quick], rows: rowsOf(quick, cell) };
}

/** @typedef {{ make: import('./judgement/shapes.js').Shape, before: number, after: number, spread: number }} Setting */

/**
 * @param {string[]} columns
 * @param {(name: string, setting: Setting) => string} cell
 */
const rowsOf = (columns, cell) =>
  Object.entries(shapes).flatMap(([shape, make]) =>
    [...equal, ...unlike].map(([before, after, spread]) => [
      shape,
      `${before}${spread > 1 ? ` x${spread}` : ''}, ${after}`,
      ...columns.map((name) => cell(name, { make, before, after, spread })),
    ]),
  );

/** @param {Setting} setting @param {number} ratio @param {() => number} random */
function pairs({ make, before, after, spread }, ratio, random) {
  const [from, to] = [make(spread, random), make(1, random)];
  return () => [draw(from, before), draw(to, after).map((value) => value * ratio)];
}

/** @param {number} count @param {number} of */
const percent = (count, of) => ((100 * count) / of).toFixed(1);

/** @returns {BenchTable} */
function familyTable() {
  const rows = Object.entries(shapes).flatMap(([shape, make]) =>
    [2, 3, 5, 10].map((n) => {
      const random = seededRandom(2);
      const next = make(1, random);
      const found = { site: 0, uncorrected: 0, gamesHowell: 0 };
      for (let at = 0; at < ofFamilies; at++) {
        const pairs = pairsOf(Array.from({ length: products }, () => draw(next, n)));
        const differs = pairs.filter(([from, to]) => candidates['ln of means'](from, to, 1, { random }));
        if (differs.length > 0) found.uncorrected++;
        if (differs.some(([from, to]) => candidates.site(from, to, 1, { random, family: products })))
          found.site++;
        const isApart = ([from, to] = pairs[0]) => {
          const { q, df, p } = studentisedRange(from, to);
          return p < 0.02 && tukeyTail(q, products, df) < 0.05;
        };
        if (pairs.some(isApart)) found.gamesHowell++;
      }
      return [shape, String(n), ...Object.values(found).map((count) => percent(count, ofFamilies))];
    }),
  );
  const columns = ['runs are', 'n', 'site', 'ln of means, uncorrected', 'Games-Howell'];
  return {
    title: 'any false difference among seven identical products, % (the aim is under 5)',
    columns,
    rows,
  };
}

/** @param {() => number} next @param {number} count */
const draw = (next, count) => Array.from({ length: count }, next);

/** @param {number[][]} groups @returns {[number[], number[]][]} */
const pairsOf = (groups) =>
  groups.flatMap((one, at) =>
    groups.slice(at + 1).map((other) => /** @type {[number[], number[]]} */ ([one, other])),
  );
