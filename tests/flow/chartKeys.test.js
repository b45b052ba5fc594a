import assert from 'node:assert/strict';
import { test } from 'node:test';
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
