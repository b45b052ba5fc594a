import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartInputs } from '../../scripts/results/chartInputs/index.js';

for (const [ask, what] of Object.entries({
  capacities: 'no change from one capacity to the next: °C has no zero',
  prices: 'no value for money: °C has no zero',
})) {
  test(`degrees have no ratios: ${ask}`, () => {
    const asking = /** @type {any} */ ({ rows: [], wanted: { products: [], metric: 'temperature' } });
    const { rows, problems } = chartInputs[ask].answer(asking);
    assert.deepEqual([rows, problems?.map(({ message }) => message)], [[], [what]]);
  });
}
