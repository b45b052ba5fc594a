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

test('a panel whose view cuts its line names and marks no end, and says which stretch it shows', () => {
  const namesIn = (/** @type {string[] | undefined} */ view) => {
    const panels = chartCase('timeline', 'panels');
    const data = { ...panels.data, options: { ...panels.data.options, ...(view && { view }) } };
    const { wide } = /** @type {any} */ (specsOf({ ...panels, data }));
    const layers = wide.vconcat.flatMap((/** @type {any} */ { layer }) => layer);
    const named = (/** @type {RegExp} */ name) =>
      layers.filter((/** @type {any} */ each) => name.test(each.name));
    const notes = named(/^panel-note/).flatMap((/** @type {any} */ { data: { values } }) => values[0].text);
    return { ends: named(/^end/).length, notes };
  };
  const whole = namesIn(undefined);
  assert.ok(whole.ends > 1);
  assert.match(whole.notes.join(), /sustained/);
  const cut = namesIn(['10 s', '20 s']);
  assert.equal(cut.ends, 0);
  assert.deepEqual([...new Set(cut.notes)], ['shown: 10 to 20\u2009s']);
});
