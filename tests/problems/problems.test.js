import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { composeAndTry } from '../../scripts/flow/compose.js';
import { formatProblem } from '../../scripts/model/inputError.js';
import { assertGolden } from '../golden.js';

/*
 * tests/problems/<case>/ is laid over tests/problems/base/, a small project that is all right. A file `removed` lists what is
 * taken away first. `expected.txt` is what an author then reads.
 */
const folder = import.meta.dirname;

for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (entry.isDirectory()) test(`problems: ${entry.name.replaceAll('-', ' ')}`, () => checkCase(entry.name));
}

/** @param {string} name */
async function checkCase(name) {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-problems-'));
  try {
    cpSync(join(folder, 'base'), root, { recursive: true });
    for (const path of removedBy(name)) rmSync(join(root, path), { recursive: true });
    for (const part of ['config.toml', 'data', 'content']) {
      if (existsSync(join(folder, name, part)))
        cpSync(join(folder, name, part), join(root, part), { recursive: true });
    }
    const { problems } = await composeAndTry({ root });
    assertGolden(
      join(folder, name, 'expected.txt'),
      problems.map((each) => `${formatProblem(each)}\n`).join('') || 'no problems\n',
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** @param {string} name */
function removedBy(name) {
  const list = join(folder, name, 'removed');
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}
