import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseSource } from '../../scripts/parsers/index.js';
import { corpusFiles } from './folder.js';

/** Real output of all other tools than those of storage; it may be missing. */
const folder = resolve(process.env.BENCHFOLIO_CORPUS_GENERAL ?? '../shared/corpus-general');

/** @typedef {ReturnType<typeof parseSource>} Result */

/**
 * A test for every file of one tool.
 *
 * @param {string} name of the folder in the corpus
 * @param {(text: string, result: Result, file: string) => void} check
 * @param {{ tool?: string, refused?: RegExp }} [options] `refused`: files that hold no result
 */
export function forEachGeneralFile(name, check, { tool = name, refused } = {}) {
  const files = corpusFiles(name, { root: folder });
  if (!files) return test(`${name}: skipped`, (t) => t.skip('corpus not there'));
  for (const { file, bytes, source } of files.filter((each) => !refused?.test(each.file))) {
    test(`${name}/${file}`, () => {
      const result = parseSource(source);
      assert.equal(result.tool, tool);
      check(bytes.toString('utf8'), result, file);
    });
  }
}

/**
 * @param {Result} result
 * @param {Record<string, unknown>} wanted
 */
export function valuesOf({ measurements }, wanted) {
  const fits = (/** @type {any} */ row) => Object.entries(wanted).every(([key, value]) => row[key] === value);
  return measurements.filter(fits).map(({ value }) => value);
}

/**
 * @param {number[]} actual
 * @param {number[]} expected
 * @param {number} [tolerance] relative
 */
export function assertNear(actual, expected, tolerance = 1e-9) {
  assert.equal(actual.length, expected.length, `${actual.length} values, ${expected.length} are in the file`);
  assert.ok(expected.length > 0, 'the walk finds nothing to compare');
  for (const [index, value] of expected.entries()) {
    assert.ok(
      Math.abs(actual[index] - value) <= tolerance * Math.abs(value) + 1e-18,
      `${actual[index]} is not ${value}`,
    );
  }
}

/** Numbers that a pattern finds, in order. @param {string} text @param {RegExp} form */
export const numbersOf = (text, form) => [...text.matchAll(form)].map(([, value]) => Number(value));
