import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from '../../scripts/build.js';
import { hasErrors } from '../../scripts/model/inputError.js';
import { randomFrom } from '../parse/mutants.js';
import { writtenProject } from './written.js';
import { mutate } from './writtenMutants.js';

/*
 * Every kind of file that people write, damaged in every way: never a stack trace, a complaint without its line, a hang, or half
 * a site. `npm run test:fuzz` takes many more mutants; WRITTEN_MUTANTS and SEED repeat a run.
 */
const count = Number(process.env.WRITTEN_MUTANTS ?? 24);
const seed = Number(process.env.SEED ?? 20261121);

/** ms of processor time: on a busy machine all takes long. */
const hang = 5000;

/** Of so many mutants one is built as a whole, with Hugo: in the long run alone. */
const oftenBuilt = 100;

const project = writtenProject();
after(project.remove);
const kinds = new Map([
  ['settings', /^config\.toml$/],
  ['products', /^data\/products\//],
  ['testbeds', /^data\/testbeds\//],
  ['methodologies', /^data\/methodologies\//],
  ['campaigns', /^data\/raw\//],
  ['charts, shortcodes and front matter', /^content\/reference\//],
]);
const share = Math.ceil(count / kinds.size);
const untouched = project.outcome('config.toml', project.textOf('config.toml'));

for (const [at, [name, form]] of [...kinds].entries()) {
  test(`${share} mutants of ${name} are drawn or complained of`, async () => {
    const { crash } = await untouched;
    assert.ok(!crash, String(crash));
    const random = randomFrom(seed + at);
    const files = project.files.filter((path) => form.test(path));
    assert.ok(files.length > 0);
    for (let left = share; left > 0; left--) {
      const path = files[random.below(files.length)];
      const mutant = mutate(path, project.textOf(path), random);
      await checkMutant(path, mutant);
      if (left % oftenBuilt === 0) await checkBuilt(path, mutant);
    }
  });
}

/** @param {string} path @param {import('./writtenMutants.js').Mutant} mutant */
async function checkMutant(path, { text, what }) {
  const began = process.cpuUsage();
  const { problems, crash } = await project.outcome(path, text);
  const { user, system } = process.cpuUsage(began);
  const which = `${path}: ${what}; SEED=${seed} repeats it`;
  assert.ok(!crash, `${which}\n${crash instanceof Error ? crash.stack : crash}`);
  assert.ok((user + system) / 1000 < hang, `${which}: it takes ${(user + system) / 1000} ms`);
  for (const { severity, file, line, hint, message } of problems) {
    if (file && /\.(?:toml|md)$/.test(file)) assert.ok(line, `${which}: no line: ${message}`);
    if (severity === 'error') assert.ok(hint, `${which}: no hint: ${message}`);
  }
}

/** A build is whole or none. @param {string} path @param {import('./writtenMutants.js').Mutant} mutant */
async function checkBuilt(path, { text, what }) {
  await project.during(path, text, async () => {
    const before = existsSync(join(project.root, 'public/index.html'));
    const problems = await build({ root: project.root });
    const there = existsSync(join(project.root, 'public/index.html'));
    assert.equal(there, before || !hasErrors(problems), `${path}: ${what}`);
    assert.deepEqual(project.leftOvers(), [], `${path}: ${what}`);
  });
}
