import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readVocabulary } from '../../scripts/content/readVocabulary.js';
import { parseQuantity } from '../../scripts/model/parseQuantity.js';
import { builtIn } from '../../scripts/model/vocabulary/builtIn.js';
import { perVocabulary, units, wholeVocabulary } from '../../scripts/model/vocabulary/index.js';

const folder = join(import.meta.dirname, '../../scripts/model/vocabulary/metricsAndUnits');
const files = readdirSync(folder).filter((name) => name.endsWith('.toml'));

/** The words are known until the next call: other tests must not meet them. @param {string} text @returns what is wrong */
function wordsIn(text) {
  try {
    return readVocabulary(text);
  } finally {
    readVocabulary(undefined);
  }
}

for (const file of files)
  test(`${file} has only keys, units and short forms that a site might write`, () => {
    assert.deepEqual(wordsIn(readFileSync(join(folder, file), 'utf8')), []);
  });

test('every file of the vocabulary is read, and each word is in one of them', () => {
  assert.deepEqual(builtIn.map(({ name }) => name).sort(), files.sort());
  for (const table of /** @type {const} */ (['units', 'metrics', 'parameters', 'kinds'])) {
    const names = builtIn.flatMap((layer) => Object.keys(layer[table] ?? {}));
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
    );
  }
});

test('a fact that makers state has an example that can be read as one', () => {
  for (const { name: file, kinds = {} } of builtIn)
    for (const [kind, { facts }] of Object.entries(kinds))
      for (const [name, { type, example }] of Object.entries(facts)) {
        const of = `${file}: ${kind}.${name}`;
        assert.ok(example, `${of} has no example: npm run new -- product writes it`);
        if (type === 'number') assert.match(example, /^\d+$/, of);
        else if (type !== 'text') assert.equal(parseQuantity(example)?.unit, units[type].dimension, of);
      }
});

test('every parameter says what it is in other words than its name, and pages do not load them', () => {
  for (const { name: file, parameters = {} } of builtIn)
    for (const [name, { title, about }] of Object.entries(parameters)) {
      assert.ok(about?.includes(' '), `${file}: ${name} says nothing about itself`);
      assert.notEqual(about, title, name);
    }
  for (const { parameters = {} } of wholeVocabulary())
    for (const [name, facts] of Object.entries(parameters)) assert.equal(facts.about, undefined, name);
});

/** @param {string} words of a metric */
const messages = (words) =>
  wordsIn(`[metrics.glow]\ntitle = "glow"\nunit = "1"\nbetter = "higher"\n${words}`).map(
    ({ message }) => message,
  );

test('a misspelt key is refused', () => {
  assert.deepEqual(messages('allias = ["shine"]'), ['unknown key: allias']);
});

test('an adjective is one word, that goes before "than"', () => {
  assert.deepEqual(messages('adjective = ["more", "fewer", "many"]'), []);
  assert.match(messages('adjective = ["more reliable", "worse", "good"]').join(), /more reliable/);
  assert.match(messages('adjective = ["faster", "slower"]').join(), /adjective/);
});

test('what was made of the words of a site stands while its file says the same', () => {
  const made = perVocabulary(() => ({}));
  const madeOf = (/** @type {string | undefined} */ text, rates = 'MB/s') => {
    assert.deepEqual(readVocabulary(text, rates), []);
    return made();
  };
  const text = '[units.shine]\nsymbol = "sh"\n';
  try {
    const first = madeOf(text);
    assert.equal(madeOf(text), first);
    for (const other of [`${text}aliases = ["shn"]\n`, undefined]) {
      assert.notEqual(madeOf(other), first);
      assert.notEqual(madeOf(text), first, 'the words were others meanwhile');
      assert.equal(units.shine.symbol, 'sh');
    }
    madeOf(text, 'MiB/s');
    assert.ok(units['B/s'].prefixes.includes('Mi'));
  } finally {
    readVocabulary(undefined);
  }
});
