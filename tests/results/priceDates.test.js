import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueWords } from '../../scripts/charts/kinds/value/valueWords.js';
import { readProject } from '../../scripts/content/readProject.js';
import { pricesInput } from '../../scripts/results/chartInputs/prices.js';
import { statedFact } from '../../scripts/results/query/statedFact.js';

/* The days of prices are written as the settings of the site say. */

const product = `kind = "drive"
name = "A"
capacity = "100 GB"
[[prices]]
amount = 20
currency = "USD"
date = 2026-11-03
`;
const projectOf = (/** @type {string} */ dateFormat) =>
  readProject([{ path: 'data/products/a.toml', text: product }], { dateFormat });

test('the source of a price in a sentence', () => {
  const titles = ['Price', 'Price per GB'].map(
    (name) => statedFact(name, ['a'], projectOf('2006-01-02')).facts.get('a')?.title,
  );
  assert.deepEqual(titles, ['price, 2026-11-03', 'price, 2026-11-03']);
  assert.equal(statedFact('Price', ['a'], projectOf('2.1.2006')).facts.get('a')?.title, 'price, 3.11.2026');
});

test('the prices below a chart', () => {
  const asking = /** @type {any} */ ({
    rows: [{ product: 'a', label: '', summary: { runs: [] } }],
    results: { project: projectOf('2006/01/02') },
    block: {},
    wanted: { metric: 'bandwidth', products: ['a'] },
  });
  const { rows, products } = pricesInput(asking);
  const data = /** @type {any} */ ({
    rows,
    metric: 'bandwidth',
    products: [{ id: 'a', name: 'A', ...products?.get('a') }],
  });
  assert.match(String(valueWords.captionNotes?.(data).join(' ')), /A USD\u00a020\.00 \(2026\/11\/03\)/);
});
