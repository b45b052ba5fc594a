import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parsers, parseSource } from '../../scripts/parsers/index.js';
import { assertGolden, goldenJson } from '../golden.js';

/*
 * tests/parsers/fixtures/<tool>/<case>/ holds `input` or `input.<anything>`, `origin.txt` (recorded with which tool, or
 * constructed from which documentation) and `expected.json`. Adding a case costs no code.
 */
const folder = join(import.meta.dirname, 'fixtures');

for (const tool of readdirSync(folder).sort()) {
  for (const name of readdirSync(join(folder, tool)).sort()) {
    test(`${tool}: ${name}`, () => checkCase(join(folder, tool, name)));
  }
}

test('every parser has a folder of cases, by the name that its records give the tool', () => {
  const folders = readdirSync(folder);
  assert.deepEqual(
    [...new Set(parsers.map(({ tool }) => tool))].filter((tool) => !folders.includes(tool)),
    [],
  );
});

/** @param {string} directory */
function checkCase(directory) {
  const files = readdirSync(directory);
  assert.ok(
    files.includes('origin.txt'),
    `${directory}/origin.txt is missing: say where the input comes from`,
  );
  const input = files.find((file) => file.startsWith('input'));
  assert.ok(input, `${directory} has no input file`);
  const source = bytesSource(input, readFileSync(join(directory, input)));
  assertGolden(join(directory, 'expected.json'), goldenJson(outcome(source)));
}

/** @param {import('../../scripts/model/parser.js').Source} source */
function outcome(source) {
  const claimed = parsers.filter((parser) => parser.recognise(source)).map(({ tool }) => tool);
  assert.ok(claimed.length <= 1, `recognised by several parsers: ${claimed}`);
  try {
    return brief(parseSource(source));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, line, path, hint } = error.problem;
    return { error: { message, line, path, hint } };
  }
}

/**
 * Drops what is null or empty parameters, and shows of each series its ends only.
 *
 * @param {ReturnType<typeof parseSource>} result
 */
function brief({ series, ...rest }) {
  const shown = series.map(({ times, values, low, high, ...facts }) => ({
    ...facts,
    reduced: low !== null && high !== null,
    first: [times[0], values[0]],
    last: [times[times.length - 1], values[values.length - 1]],
  }));
  return JSON.parse(
    JSON.stringify({ ...rest, series: shown }, (key, value) =>
      value === null || (key === 'parameters' && Object.keys(value).length === 0) ? undefined : value,
    ),
  );
}
