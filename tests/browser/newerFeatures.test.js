import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { newerStyles, refusedStyles } from './newerFeatures.js';

const folder = join(import.meta.dirname, '../../assets/css');
const sheets = listFiles(folder).map((path) => ({
  path,
  text: readFileSync(join(folder, path), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}));

test('style sheets use nothing newer than the oldest browsers that was not looked at', () => {
  const found = sheets.flatMap(({ path, text }) =>
    refusedStyles
      .flatMap((feature) => feature.exec(text)?.[0].trim() ?? [])
      .map((used) => `${path}: ${used}`),
  );
  assert.deepEqual(found, []);
});

test('what oldestBrowsers.spec.js takes away is in use', () => {
  const unused = newerStyles.filter(([feature]) => !sheets.some(({ text }) => text.match(feature)));
  assert.deepEqual(
    unused.map(([feature]) => String(feature)),
    [],
  );
});
