import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { assertGolden, goldenJson } from '../golden.js';

/*
 * tests/results/answers/<case>/ is laid over tests/problems/base/, a small project. `expected.json` is what the shortcodes
 * of its review are then answered.
 */
const folder = join(import.meta.dirname, 'answers');
const base = join(import.meta.dirname, '../problems/base');

for (const name of readdirSync(folder)) {
  test(`answers: ${name.replaceAll('-', ' ')}`, () => checkCase(name));
}

/** @param {string} name */
async function checkCase(name) {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-answers-'));
  try {
    for (const part of ['data', 'content']) {
      cpSync(join(base, part), join(root, part), { recursive: true });
      const own = join(folder, name, part);
      if (existsSync(own)) cpSync(own, join(root, part), { recursive: true });
    }
    const { reviews, problems } = await compose({ root });
    const answers = Object.fromEntries(
      Object.entries(reviews[0].answers).filter(([, answered]) => Object.keys(answered).length > 0),
    );
    const told = problems.map(({ severity, message }) => `${severity}: ${message}`);
    assertGolden(join(folder, name, 'expected.json'), goldenJson({ ...answers, problems: told }));
  } finally {
    rmSync(root, { recursive: true });
  }
}
