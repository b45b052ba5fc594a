import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVocabulary } from '../../scripts/content/readVocabulary.js';
import { vocabularyRecord } from '../../scripts/flow/records/vocabularyRecord.js';
import { kinds, metrics, parameters, units } from '../../scripts/model/vocabulary/index.js';

/** @typedef {'metrics' | 'parameters' | 'units' | 'kinds'} Table */

/** @param {ReturnType<typeof vocabularyRecord>} fields @param {Table} table */
const namesOf = (fields, table) =>
  fields.flatMap((field) => /** @type {{ name: string }[]} */ (field[table]).map(({ name }) => name));

test('every word of the vocabulary is listed once, in its field', () => {
  const fields = vocabularyRecord();
  const words = { metrics, parameters, units, kinds };
  for (const table of /** @type {Table[]} */ (Object.keys(words)))
    assert.deepEqual(namesOf(fields, table).sort(), Object.keys(words[table]).sort());
  const { metrics: ofGraphics } = fields[fields.findIndex(({ id }) => id === 'graphics')];
  assert.deepEqual(ofGraphics[0], {
    name: 'frame-rate',
    title: 'frame rate',
    shown: 'fps',
    better: 'higher',
  });
});

test('a word that a site changes stands unchanged in the field of the program, and as changed among those of the site', () => {
  const dataIn = (/** @type {string} */ id) =>
    vocabularyRecord()
      .find((field) => field.id === id)
      ?.parameters.find(({ name }) => name === 'data');
  const own = dataIn('storage');
  try {
    assert.deepEqual(
      readVocabulary('[parameters.data]\nabout = "which corpus"\nvalues = ["text", "logs"]'),
      [],
    );
    assert.deepEqual(dataIn('storage'), own);
    assert.deepEqual(dataIn('site'), { name: 'data', about: 'which corpus', values: 'text, logs' });
  } finally {
    readVocabulary(undefined);
  }
});

test('what a site adds comes last, and says in which units it is shown', () => {
  try {
    const text = `[units.nit]\nsymbol = "cd/m²"\nprefixes = ["k", ""]
[metrics.peak-brightness]\ntitle = "peak brightness"\nunit = "nit"\nbetter = "higher"
[kinds.monitor]\ntitle = "monitor"\nfacts = { diagonal = "text", brightness = "nit" }`;
    assert.deepEqual(readVocabulary(text), []);
    const { id, title, ...own } = /** @type {ReturnType<typeof vocabularyRecord>[number]} */ (
      vocabularyRecord().at(-1)
    );
    assert.deepEqual([id, title], ['site', null]);
    assert.equal(own.metrics[0].shown, 'kcd/m², cd/m²');
    assert.deepEqual(own.kinds, [
      {
        name: 'monitor',
        facts: [
          { name: 'diagonal', type: 'text' },
          { name: 'brightness', type: 'nit' },
        ],
      },
    ]);
  } finally {
    readVocabulary(undefined);
  }
});
