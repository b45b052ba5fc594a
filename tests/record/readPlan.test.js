import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDevices, readTests } from '../../scripts/record/readPlan.js';

/** @param {import('node:test').TestContext} t @returns {string} a data folder with one device of each sort */
function dataFolder(t) {
  const data = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(data, { recursive: true }));
  mkdirSync(join(data, 'devices'));
  mkdirSync(join(data, 'methodologies/v1'), { recursive: true });
  writeFileSync(join(data, 'devices/bought.toml'), 'name = "Bought"\n');
  writeFileSync(join(data, 'devices/made.toml'), 'name = "Made"\n[target]\nkind = "file"\nsize = 4096\n');
  const tests = '[tests.fill]\ntool = "fio"\njob = "fill.fio"\nruns = 3\n[tests.other]\ntool = "dd"\n';
  writeFileSync(join(data, 'methodologies/v1/methodology.toml'), tests);
  return data;
}

test('"all" records the devices that have a target, and passes over the rest', async (t) => {
  const devices = await readDevices(dataFolder(t), 'all');
  assert.deepEqual(devices, [{ id: 'made', emulated: false, spec: { kind: 'file', size: 4096 } }]);
});

test('a device without a target cannot be recorded', async (t) => {
  await assert.rejects(readDevices(dataFolder(t), 'bought'), /\[target\] is missing$/);
});

test('an unknown device is a missing file', async (t) => {
  await assert.rejects(readDevices(dataFolder(t), 'nobody'), /file is missing$/);
});

test('the tests of a methodology are those that fio runs', async (t) => {
  const data = dataFolder(t);
  const job = join(data, 'methodologies/v1/fill.fio');
  assert.deepEqual(await readTests(data, 'v1'), [{ id: 'fill', job, runs: 3 }]);
});
