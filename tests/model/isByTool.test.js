import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isByTool, toolName } from '../../scripts/model/toolName.js';
import { parsers } from '../../scripts/parsers/index.js';

test('a test by the name that captions give to a tool takes the output of that tool', () => {
  const names = parsers.map(({ tool }) => [tool, toolName(tool, null)]);
  assert.deepEqual(
    names.filter(([tool, name]) => !isByTool(name, tool)),
    [],
  );
});

test('a tool is known by its spelling in records, with its version or form, and by no other', () => {
  for (const [promised, wrote] of [
    ['ab', 'ab'],
    ['ApacheBench', 'ab'],
    ['CrystalDiskMark 3.0.1 x64', 'crystaldiskmark'],
    ['fio', 'fio-json'],
  ])
    assert.ok(isByTool(promised, wrote), `${promised}, ${wrote}`);
  for (const [promised, wrote] of [
    ['ApacheBench', 'wrk'],
    ['iperf2', 'iperf3'],
    ['fio', 'hyperfine'],
  ])
    assert.ok(!isByTool(promised, wrote), `${promised}, ${wrote}`);
});
