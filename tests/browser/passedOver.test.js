import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { passedOver } from './inFirefox.js';

const contributing = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');

test('CONTRIBUTING.md lists what is passed over in Firefox, with the reasons, and nothing else', () => {
  const [, table] = /\| passed over in Firefox .*\n\|[-| ]+\|\n((?:\|.*\n)+)/.exec(contributing) ?? [];
  const rows = (table ?? '').trim().split('\n').map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
  assert.deepEqual(rows, passedOver.map(({ title, reason }) => [title, reason])); // prettier-ignore
});
