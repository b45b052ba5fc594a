import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeText } from '../../scripts/charts/words/judgedWords.js';
import { capacitiesInput } from '../../scripts/results/chartInputs/capacities.js';

const capacities = { small: '256 GB', large: '1 TB' };

/** @param {{ mean: number, bound?: '<' | '>' }} small @param {{ mean: number, bound?: '<' | '>' }} large */
function changeOf(small, large) {
  const rows = Object.entries({ small, large }).map(([product, value]) => ({
    product,
    label: '',
    summary: {
      metric: 'bandwidth',
      unit: 'B/s',
      statistic: 'mean',
      n: 1,
      runs: [{ run: 1, value: value.mean }],
      ...value,
    },
  }));
  const products = new Map(
    Object.entries(capacities).map(([id, capacity]) => [
      id,
      { value: { kind: 'drive', family: 'one', capacity } },
    ]),
  );
  const asking = {
    rows,
    wanted: { metric: 'bandwidth', products: Object.keys(capacities) },
    results: { project: { products } },
    review: { value: { products: Object.keys(capacities) } },
  };
  const { more } = capacitiesInput(/** @type {any} */ (asking));
  const [change] = more?.changes ?? [];
  return change;
}
const textOf = (/** @type {Parameters<typeof changeOf>} */ ...sides) =>
  changeText(changeOf(...sides)).replaceAll('\u2009', ' ');

test('a change from or to a bound is a bound, rounded to the side on which it holds', () => {
  assert.equal(textOf({ mean: 400 }, { mean: 1600 }), '+300 %');
  assert.equal(textOf({ mean: 400 }, { mean: 1600, bound: '>' }), '≥ +300 %');
  assert.equal(textOf({ mean: 300 }, { mean: 500, bound: '>' }), '≥ +66 %');
  assert.equal(textOf({ mean: 300 }, { mean: 500, bound: '<' }), '≤ +67 %');
  assert.equal(textOf({ mean: 300, bound: '>' }, { mean: 100 }), '≤ \u221266 %');
  assert.equal(textOf({ mean: 300 }, { mean: 100, bound: '>' }), '≥ \u221267 %');
});
