import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schedule } from '../../scripts/record/schedule.js';

const products = ['a', 'b', 'c'];
const tests = [
  { id: 'fill', settings: ['-'], most: 2 },
  { id: 'pack', settings: ['level=1', 'level=9'], most: 3 },
];
const key = (/** @type {import('../../scripts/record/schedule.js').Step} */ step) =>
  `${step.run} ${step.test} ${step.product} ${step.settings}`;

test('every run is there once, block after block, the tests of a block in their order', () => {
  const steps = schedule({ products, tests, seed: 1 });
  assert.equal(new Set(steps.map(key)).size, 3 * 2 + 3 * 2 * 3);
  assert.equal(steps.length, 24);
  assert.ok(steps.every(({ block, run }) => block === run));
  const order = steps.map((step) => step.block * 10 + (step.test === 'fill' ? 0 : 1));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
});

test('a seed gives one order, and another one another', () => {
  const order = (/** @type {number} */ seed) => schedule({ products, tests, seed }).map(key).join();
  assert.equal(order(7), order(7));
  assert.notEqual(order(7), order(8));
});

test('each product comes first about as often as the others', () => {
  const steps = schedule({ products, tests: [{ id: 'x', settings: ['-'], most: 3000 }], seed: 5 });
  for (const product of products) {
    const first = steps.filter((step, at) => at % 3 === 0 && step.product === product).length;
    assert.ok(Math.abs(first - 1000) < 100, `${product} first ${first} times of 3000`);
  }
});

/**
 * What interleaving is for: two products that are the same, on a machine that gets slower by 0.2 % with every run. A verdict is
 * wrong where the 95 % interval of the difference of their means leaves out zero.
 *
 * @param {(seed: number) => { product: string }[]} order of 20 runs
 */
function wrongVerdicts(order) {
  const random = noise(99);
  let wrong = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const values = order(seed).map(({ product }, at) => ({
      product,
      value: 100 - 0.2 * at + random(),
    }));
    const [a, b] = ['a', 'b'].map((id) =>
      values.filter(({ product }) => product === id).map(({ value }) => value),
    );
    wrong += Number(differs(a, b));
  }
  return wrong / 400;
}

/** @param {number[]} a @param {number[]} b of ten values each: Student's t for 18 degrees of freedom */
function differs(a, b) {
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = (/** @type {number[]} */ values) =>
    values.reduce((sum, each) => sum + (each - mean(values)) ** 2, 0);
  const error = Math.sqrt(((squares(a) + squares(b)) / 18) * (2 / 10));
  return Math.abs(mean(a) - mean(b)) > 2.101 * error;
}

/** Normal numbers of deviation 1 (Box and Muller). @param {number} seed */
function noise(seed) {
  let state = seed;
  const uniform = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state + 0.5) / 2 ** 31;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

test('a drift of the machine does not look like a difference of products', () => {
  const one = [{ id: 'x', settings: ['-'], most: 10 }];
  const interleaved = wrongVerdicts((seed) => schedule({ products: ['a', 'b'], tests: one, seed }));
  const inTurn = wrongVerdicts(() =>
    ['a', 'b'].flatMap((product) => Array.from({ length: 10 }, () => ({ product }))),
  );
  assert.ok(interleaved < 0.06, `interleaved: ${interleaved}`);
  assert.ok(inTurn > 0.9, `one product after the other: ${inTurn}`);
});
