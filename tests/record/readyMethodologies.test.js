import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { readyFiles, readyMethodologies } from '../../scripts/io/programFiles.js';
import { benchScript } from '../../scripts/record/benchScript.js';
import { readPlan } from '../../scripts/record/readPlan.js';
import { shells } from './fakeDrive.js';

/** How a product of each is reached, as its remarks say. @type {Record<string, string>} */
const targets = {
  'ssd-client': '',
  'ssd-enterprise': '',
  'hard-disk': '',
  'rented-machine': '[target]\nkind = "machine"\npeer = "192.0.2.7"',
  'command-line': '[target]\nkind = "program"\ncommand-line = "zstd -c"',
  'web-server': '[target]\nkind = "server"\nstart = "nginx -p ."',
};

for (const name of readyMethodologies)
  test(`${name} makes a script that shells understand`, () => {
    const files = [...readyFiles(name)].map(([file, text]) => ({ name: file, text }));
    const project = readProject([
      ...files.map(({ name: file, text }) => ({ path: `data/methodologies/${name}/${file}`, text })),
      { path: 'data/products/a.toml', text: `name = "A"\n${targets[name]}` },
    ]);
    assert.deepEqual(project.problems, []);
    const beside = files.filter(({ name: file }) => file !== 'methodology.toml');
    const { plan, problems } = readPlan({ methodology: name, products: ['a'] }, project, beside);
    assert.deepEqual(problems, []);
    assert.ok(plan);
    const tests = Object.keys(project.methodologies.get(name)?.value.tests ?? {});
    assert.deepEqual(
      plan.tests.map(({ id }) => id),
      tests,
    );
    const { text } = benchScript(plan, {});
    for (const [shell, ...args] of shells) {
      const { stderr, status } = spawnSync(shell, [...args, '-n'], { input: text, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    }
    // a drive has to be named by a person, a program or a machine not
    assert.equal(plan.products[0].drive, targets[name] === '');
  });
