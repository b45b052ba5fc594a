import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartCase, specsOf } from './fixtures.js';

test('the name of a panel stands nearer to its own panel than to the one before', () => {
  const specs = specsOf(chartCase('timeline', 'panels'));
  for (const spec of /** @type {any[]} */ ([specs.wide, specs.narrow])) {
    const [, second] = spec.vconcat;
    const [{ y }] = second.layer.find((/** @type {any} */ { name }) => /^panel-1/.test(name)).data.values;
    assert.ok(-y < spec.spacing + y, `${-y} px above its own, ${spec.spacing + y} px below the other`);
  }
});
