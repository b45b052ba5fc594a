import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { table } from '../../scripts/charts/words/index.js';
import { chartCase, chartCases } from './fixtures.js';

/** The unit over or at the value axis of a drawing, where it has one. @param {any} data */
function drawnUnit(data) {
  const { layer = [] } = /** @type {any} */ (chartKind(data.kind).spec({ ...data, layout: 'wide' }));
  const unit = layer.find((/** @type {any} */ { name }) => name === 'unit');
  return unit?.data.values[0].text.split(',')[0] ?? null;
}

test('the numbers of a table have the unit of the value axis', () => {
  let seen = 0;
  for (const { kind, name, data } of chartCases()) {
    const unit = drawnUnit(data);
    const head = table(data).columns.find(({ label }) => /^(Mean|Value), /.test(label))?.label;
    if (!unit || !head) continue;
    seen += 1;
    assert.equal(head.split(', ')[1], unit, `${kind} ${name}`);
  }
  assert.ok(seen > 25, String(seen));
});

test('a table of bars has the unit of their values', () => {
  const { data } = chartCase('bar', 'seven-products');
  const rows = data.rows.map((row, at) => ({
    ...row,
    summary: { ...row.summary, mean: at === 0 ? 1.15e9 : 84.5e6, interval: null },
  }));
  const { columns } = table({ ...data, rows });
  assert.ok(columns.some(({ label }) => label === 'Mean, MB/s'));
});
