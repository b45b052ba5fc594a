import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readVocabulary } from '../../scripts/content/readVocabulary.js';
import { vocabularySchema } from '../../scripts/content/schemas/vocabulary.js';
import { describeChange } from '../../scripts/model/describeChange.js';
import { parseQuantity } from '../../scripts/model/parseQuantity.js';
import { formatQuantity } from '../../scripts/model/quantity.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { textSource } from '../../scripts/model/source.js';

/* What the documentation says of metrics and numbers, held to what the program does. */

const page = (/** @type {string} */ name) =>
  readFileSync(join(import.meta.dirname, `../../content/docs/${name}.md`), 'utf8');
const plain = (/** @type {string} */ text) => text.replaceAll('\u2009', ' ');

test('the page about customising names every key of a metric', () => {
  const { properties } = /** @type {any} */ (vocabularySchema).properties.metrics.additionalProperties;
  const text = page('customise');
  // as a key in the example, or in the table
  const unnamed = Object.keys(properties).filter(
    (key) => !text.includes(`\`${key}\``) && !new RegExp(`^${key} = `, 'm').test(text),
  );
  assert.deepEqual(unnamed, []);
});

test('its words are taken, and compare as it says', () => {
  const [, example] = /```toml\n(\[metrics[^]*?)```/.exec(page('customise')) ?? [];
  const [, adjective] = /^With `(adjective = .*?)`/m.exec(page('customise')) ?? [];
  try {
    assert.deepEqual(
      readVocabulary(example.replace('better = "lower"', `better = "lower"\n${adjective}`)),
      [],
    );
    const than = (/** @type {number} */ change) =>
      plain(
        describeChange({ verdict: 'clear', change, interval: null }, { metric: 'frame-pacing', unit: 's' }),
      );
    assert.deepEqual([than(-0.12), than(1.4)], ['12 % smoother', '2.40 times as rough']);
  } finally {
    readVocabulary(undefined);
  }
});

test('numbers are shown as the page about writing says', () => {
  const [, given, shown] =
    /three significant digits[^:]*: (.*?) is shown as (.*?)\.\s/.exec(page('write')) ?? [];
  const { value, unit } = /** @type {import('../../scripts/model/parseQuantity.js').Quantity} */ (
    parseQuantity(given)
  );
  assert.equal(plain(formatQuantity(value, String(unit))), shown);
  assert.equal(formatQuantity(1234, 'points'), '1234\u2009points');
});

test('the table by hand on the page about adding results is read', () => {
  const [, table] = /```text\n(device,[^]*?)```/.exec(page('add-results')) ?? [];
  const { measurements } = parseSource(textSource('results.csv', table));
  assert.deepEqual(
    measurements.map(({ metric, run, value }) => [metric, run, value]),
    [
      ['energy', 0, 1250],
      ['energy', 1, 1262],
    ],
  );
});
