import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { readBlogParsers } from '../../scripts/flow/reading/readBlogParsers.js';
import { InputError } from '../../scripts/model/inputError.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { assertGolden } from '../golden.js';
import { soundBlogParser } from './soundBlogParser.js';

/* Readers without code: a folder holds a description, an output of the tool, and what is read from it. */

const folder = join(import.meta.dirname, 'blogParser');

/** @param {string} text */
const parsersOf = (text) => readBlogParsers(readProject([{ path: 'data/readers/own.toml', text }]));

for (const name of readdirSync(folder))
  test(`a parser of a blog: ${name}`, () => {
    const at = (/** @type {string} */ file) => join(folder, name, file);
    const input = /** @type {string} */ (readdirSync(at('.')).find((file) => file.startsWith('input.')));
    const { blogParsers, problems } = parsersOf(readFileSync(at('reader.toml'), 'utf8'));
    assert.deepEqual(problems, []);
    assertGolden(
      at('expected.json'),
      `${JSON.stringify(read(readFileSync(at(input)), blogParsers), null, 1)}\n`,
    );
  });

/**
 * @param {Uint8Array} bytes
 * @param {import('../../scripts/model/parser.js').Parser[]} blogParsers
 */
function read(bytes, blogParsers) {
  try {
    const { tool, toolVersion, measurements, warnings } = parseSource(bytesSource('input', bytes), {
      blogParsers,
    });
    return { tool, toolVersion, measurements, warnings };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error: error.problem };
  }
}

test('what the program reads itself stays with the program', () => {
  const hyperfine = Buffer.from('{"results":[{"command":"true","mean":1,"times":[1,1.1]}]}');
  const { blogParsers } = parsersOf(soundBlogParser.replace('"own"', '"results"'));
  assert.equal(parseSource(bytesSource('a.json', hyperfine), { blogParsers }).tool, 'hyperfine');
});

test('a parser of a blog with the name of a tool that is read is refused', () => {
  const { problems } = readBlogParsers(
    readProject([{ path: 'data/readers/fio-json.toml', text: soundBlogParser }]),
  );
  assert.match(problems[0].message, /Benchfolio reads fio JSON already: fio-json/);
});

for (const [what, text, message] of /** @type {[string, string, RegExp][]} */ ([
  ['a filter', soundBlogParser.replace('own.score', 'own[?(@.a)]'), /a filter in a path/],
  [
    'a second search',
    soundBlogParser.replace('own.score', '$..own..score'),
    /more than one search in a path/,
  ],
  ['places that double', soundBlogParser.replace('own.score', 'own[0,0][0,0]'), /several places in one step/],
  [
    'a pattern that takes long',
    soundBlogParser.replace('"json"', '"text"').replace('["own"]', '"\\\\pL{1000}"'),
    /too many repetitions: \\pL\{1000\}/,
  ],
  ['a broken path', soundBlogParser.replace('own.score', 'own['), /not a path: own\[/],
  ['a unit of another dimension', `${soundBlogParser}unit = "MB/s"\n`, /score in MB\/s/],
  ['an unknown statistic', `${soundBlogParser}statistic = "p101"\n`, /unknown statistic: p101/],
  [
    'a broken pattern',
    soundBlogParser.replace('"json"', '"text"').replace('["own"]', '"("'),
    /not a regular expression: \(/,
  ],
  [
    'a group that is not in the pattern',
    `${soundBlogParser.replace('"json"', '"text"').replace('own.score', 'speeed')}each = "(?<speed>\\\\d+) MB"\n`,
    /no group of each: speeed/,
  ],
  ['a broken path of a parameter', `${soundBlogParser}parameters = { size = "own[" }\n`, /not a path: own\[/],
  ['text without lines', soundBlogParser.replace('"json"', '"text"'), /missing key: each/],
]))
  test(`a description is checked where it is written: ${what}`, () => {
    const [first] = parsersOf(text).problems;
    assert.match(first.message, message);
    assert.equal(first.file, 'data/readers/own.toml');
    assert.ok(Number(first.line) > 0);
  });

test('a pattern that would run without end in other engines is matched in time', () => {
  const text = `title = "Own"
format = "text"
recognise = "^own"
[[measurements]]
each = "^(a+)+(?<value>\\\\d+)$"
metric = "score"
value = "value"
`;
  const { blogParsers, problems } = parsersOf(text);
  assert.deepEqual(problems, []);
  const evil = Buffer.from(`own\n${'a'.repeat(3000)}!\naa7\n`);
  const { measurements } = parseSource(bytesSource('a.txt', evil), { blogParsers });
  assert.deepEqual(
    measurements.map(({ value }) => value),
    [7],
  );
});

test('a file in which every described value is missing is an error, not an empty result', () => {
  const { blogParsers } = parsersOf(soundBlogParser.replace('own.score', 'own.scoer'));
  assert.throws(
    () => parseSource(bytesSource('a.json', Buffer.from('{"own":{"score":7}}')), { blogParsers }),
    (error) => error instanceof InputError && /no value at own\.scoer/.test(error.problem.message),
  );
});

test('JSON lines of one line need no line end', () => {
  const { blogParsers } = parsersOf(soundBlogParser.replace('"json"', '"json-lines"'));
  const { measurements } = parseSource(bytesSource('a.jsonl', Buffer.from('{"own":{"score":7}}')), {
    blogParsers,
  });
  assert.deepEqual(
    measurements.map(({ value }) => value),
    [7],
  );
});
