import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRecords } from '../../scripts/flow/records/formatRecords.js';

const { tools, counts } = formatRecords();

test('the list of formats counts formats and tools, not its own headings', () => {
  assert.equal(
    counts.formats,
    tools.map(({ layouts }) => layouts.length).reduce((sum, each) => sum + each),
  );
  const entries = (/** @type {RegExp} */ form) => tools.filter(({ tool }) => form.test(tool)).length;
  const beyond = [/^fio-/, /^capframex/, /^mangohud/, /^frameview/].map((form) => entries(form) - 1);
  assert.ok(beyond.every((each) => each > 0));
  assert.equal(
    counts.tools,
    tools.length - beyond.reduce((sum, each) => sum + each) - 1,
    'a table is no tool',
  );
});

test('a format that holds what another one holds says which', () => {
  const vague = tools.flatMap(({ tool, layouts }) =>
    layouts
      .filter(({ reads }) => /^the same\b(?!(?: rows)? as )/.test(reads))
      .map(({ name }) => `${tool}, ${name}`),
  );
  assert.deepEqual(vague, []);
});

test('a format is said to hold the same as one that its tool has', () => {
  const missing = tools.flatMap(({ tool, layouts }) =>
    layouts.flatMap(({ name, reads }) => {
      const [, other] = /^the same as the (CSV|JSON|XML)\b/.exec(reads) ?? [];
      return other && !layouts.some((each) => each.name.includes(other))
        ? [`${tool}, ${name}: ${other}`]
        : [];
    }),
  );
  assert.deepEqual(missing, []);
});
