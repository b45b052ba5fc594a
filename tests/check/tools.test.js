import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkCode } from '../../scripts/check/tools.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const json = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
const project = {
  'package.json': json({ type: 'module' }),
  '.oxfmtrc.json': json({ singleQuote: true, ignorePatterns: ['**/*.json'] }),
  'tsconfig.json': json({ compilerOptions: { allowJs: true, checkJs: true, noEmit: true, types: [] } }),
  '.oxlintrc.json': json({ rules: { 'no-var': 'error' } }),
  'scripts/one.js': 'export const one = 1;\n',
  'tests/one.js': 'export {};\n',
  'assets/one.css': 'a {\n  color: red;\n}\n',
};

test('code is checked again where it has changed, and a fault is told until it is mended', async (t) => {
  const root = temporaryFolder(t, project);
  const faults = async () =>
    (await checkCode(root)).filter(({ ok }) => !ok).map(({ name, output }) => `${name} ${output}`);
  assert.deepEqual(await faults(), []);
  assert.deepEqual(await faults(), []);

  // a style sheet, and what tells a tool how, are each changed alone: that they count is seen by nothing else
  for (const wrong of [
    {
      lint: ['scripts/one.js', 'export var one = "1";\n'],
      format: ['scripts/one.js', 'export var one = "1";\n'],
      types: ['tests/one.js', '/** @type {string} */\nexport const one = 1;\n'],
    },
    { format: ['assets/one.css', 'a { color: red }\n'] },
    { lint: ['.oxlintrc.json', json({ rules: { 'no-undef': 'nonsense' } })] },
  ]) {
    writeFiles(root, Object.fromEntries(Object.values(wrong)));
    for (const time of ['first', 'second']) {
      const found = (await faults()).map((each) => each.split(' ')[0]);
      assert.deepEqual(found.sort(), Object.keys(wrong).sort(), `the ${time} time`);
    }
    for (const [file] of Object.values(wrong)) rmSync(join(root, file), { force: true });
    writeFiles(root, project);
    assert.deepEqual(await faults(), [], 'all is mended');
  }
});
