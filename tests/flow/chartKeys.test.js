import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedData } from '../../scripts/model/namedData.js';
import { chartKeys } from '../../scripts/flow/records/chartKeys.js';

test('every key of a chart block says what it means', () => {
  const { common, kinds } = chartKeys();
  const keys = [...common, ...Object.values(kinds).flatMap((kind) => kind.keys)];
  assert.deepEqual(
    keys.filter(({ text }) => !text),
    [],
  );
  const { text } = common.find(({ key }) => key === 'pattern') ?? {};
  assert.equal(text, 'narrows by pattern (sequential, random); or a list of them');
});

test('each field of the data for specs of one’s own is listed once, the parameters apart', () => {
  const { data } = chartKeys();
  assert.deepEqual(Object.keys(data), ['results', 'runs', 'series', 'parameters']);
  const namesOf = (/** @type {string} */ set) => data[set].keys.map(({ key }) => key);
  assert.ok(namesOf('parameters').includes('queueDepth'));
  for (const [set, { fields }] of Object.entries(namedData())) {
    assert.deepEqual(new Set([...namesOf(set), ...namesOf('parameters')]), new Set(Object.keys(fields)), set);
    assert.ok(!namesOf(set).includes('queueDepth'), set);
  }
});
