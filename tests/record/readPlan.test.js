import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readProducts, readTests } from '../../scripts/record/readPlan.js';

/** @param {import('node:test').TestContext} t @returns {string} a data folder with one product of each sort */
function dataFolder(t) {
  const data = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(data, { recursive: true }));
  mkdirSync(join(data, 'products'));
  mkdirSync(join(data, 'methodologies/v1'), { recursive: true });
  writeFileSync(join(data, 'products/bought.toml'), 'name = "Bought"\n');
  writeFileSync(join(data, 'products/made.toml'), 'name = "Made"\n[target]\nkind = "file"\nsize = 4096\n');
  const tests = '[tests.fill]\ntool = "fio"\njob = "fill.fio"\nruns = 3\n[tests.other]\ntool = "dd"\n';
  writeFileSync(join(data, 'methodologies/v1/methodology.toml'), tests);
  return data;
}

test('"all" records the products that have a target, and passes over the rest', async (t) => {
  const products = await readProducts(dataFolder(t), 'all');
  assert.equal(
    JSON.stringify(products),
    JSON.stringify([{ id: 'made', emulated: false, spec: { kind: 'file', size: 4096 } }]),
  );
});

test('a product without a target cannot be recorded', async (t) => {
  await assert.rejects(readProducts(dataFolder(t), 'bought'), /\[target\] is missing$/);
});

test('an unknown product is a missing file', async (t) => {
  await assert.rejects(readProducts(dataFolder(t), 'nobody'), /file is missing$/);
});

test('a file that cannot be read is named with its line', async (t) => {
  const data = dataFolder(t);
  const file = join(data, 'products/made.toml');
  writeFileSync(file, 'name = "Made"\n[__proto__]\nshell = "x"\n');
  await assert.rejects(readProducts(data, 'made'), ({ problem }) => {
    assert.deepEqual([problem.file, problem.line], [file, 2]);
    return true;
  });
});

test('the tests of a methodology are those that fio runs', async (t) => {
  const data = dataFolder(t);
  const job = join(data, 'methodologies/v1/fill.fio');
  assert.deepEqual(await readTests(data, 'v1'), [{ id: 'fill', job, runs: 3 }]);
});
