import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readVocabulary } from '../../scripts/content/readVocabulary.js';
import { formatQuantity } from '../../scripts/model/quantity.js';
import { wholeVocabulary } from '../../scripts/model/vocabulary/index.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { csv } from '../../scripts/charts/words/csv.js';
import { sentence } from '../../scripts/charts/words/sentence.js';
import { table } from '../../scripts/charts/words/table.js';
import { chartCase, specsOf } from '../charts/fixtures.js';
import { assertGolden, goldenJson } from '../golden.js';

/* A site that shows MiB/s: the vocabulary says so, and all that shows a rate reads it there. */
describe('a site that shows MiB/s', () => {
  before(() => readVocabulary(undefined, 'MiB/s'));
  after(() => readVocabulary(undefined));

  test('rates are binary, capacities stay as makers state them', () => {
    assert.equal(formatQuantity(500 * 2 ** 20, 'B/s'), '500\u2009MiB/s');
    assert.equal(formatQuantity(19 * 2 ** 30, 'B/s'), '19456\u2009MiB/s'.replace('19456', '19\u2009456'));
    assert.equal(formatQuantity(21 * 2 ** 30, 'B/s'), '21.0\u2009GiB/s');
    assert.equal(formatQuantity(3 * 2 ** 40, 'B/s'), '3.00\u2009TiB/s');
    assert.equal(formatQuantity(3 * 2 ** 10, 'B/s'), '3.00\u2009KiB/s');
    assert.equal(formatQuantity(0, 'B/s'), '0\u2009MiB/s');
    assert.equal(formatQuantity(500e9, 'B'), '500\u2009GB');
  });

  test('an unknown unit changes nothing', () => {
    for (const unknown of ['__proto__', 'MiB', undefined]) {
      readVocabulary(undefined, unknown);
      assert.equal(formatQuantity(1e6, 'B/s'), '1.00\u2009MB/s');
    }
    readVocabulary(undefined, 'MiB/s');
  });

  test('its own words change nothing of it, also where they are wrong', () => {
    for (const words of ['[units.fps]\nsymbol = "fps"', '[units."B/s"]\nfactor = 8']) {
      readVocabulary(words, 'MiB/s');
      assert.equal(formatQuantity(2 ** 20, 'B/s'), '1.00\u2009MiB/s');
    }
    readVocabulary(undefined, 'MiB/s');
  });

  test('pages and threads that draw learn it with the vocabulary', () => {
    assert.deepEqual(wholeVocabulary().at(-1)?.units?.['B/s'].prefixes, ['Ti', 'Gi', 'Mi', 'Ki', '']);
  });

  test('axis, labels, sentence and table say so, and files for programs keep base units', () => {
    const fixture = chartCase('bar', 'references');
    const { data } = fixture;
    const texts = (/** @type {any} */ spec) =>
      JSON.stringify(spec)
        .match(/"(?:text|label)":"[^"]*"/g)
        ?.map((each) => each.slice(each.indexOf(':') + 2, -1));
    const shown = {
      texts: texts(specsOf(fixture).narrow),
      sentence: sentence(data),
      caption: caption(data),
      table: table(data),
      csv: csv(data).split('\n').slice(0, 3),
    };
    assert.doesNotMatch(JSON.stringify(shown), /\u2009[kMG]B\/s/);
    assertGolden(join(import.meta.dirname, 'expected.json'), goldenJson(shown));
  });
});
