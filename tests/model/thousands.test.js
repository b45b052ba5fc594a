import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatCount, formatNumber, formatTicks, groupAlike } from '../../scripts/model/quantity.js';
import { chartCases } from '../charts/fixtures.js';
import { describeChart } from '../../scripts/charts/words/index.js';
import { listFiles } from '../../scripts/io/listFiles.js';

test('a thin space parts the thousands from five digits on', () => {
  assert.deepEqual(
    [999, 1000, 9999, 10_000, 1_234_567].map((value) => formatNumber(value, 1)),
    ['999', '1000', '9999', '10\u2009000', '1\u2009234\u2009567'],
  );
  assert.equal(formatCount(-12_345.4), '\u221212\u2009345');
});

test('numbers that stand side by side are grouped alike', () => {
  assert.deepEqual(formatTicks([500, 1000, 5000]), ['500', '1000', '5000']);
  assert.deepEqual(formatTicks([0.5, 1000, 10_000]), ['0.5', '1\u2009000', '10\u2009000']);
  assert.deepEqual(groupAlike(['1920x1080', '1000\u2009s', '0.1234', '16\u2009000\u2009s']), [
    '1920x1080',
    '1\u2009000\u2009s',
    '0.1234',
    '16\u2009000\u2009s',
  ]);
});

test('no chart groups a number by a comma, or leaves one of five digits whole', () => {
  for (const { kind, name, data } of chartCases()) {
    const { sentence, caption, table } = describeChart(data);
    const said = [sentence, ...Object.values(caption).flat(), ...table.rows.flat()].join(' ');
    assert.doesNotMatch(said, /\d,\d{3}(?!\d)|(?<![\d.\w\u2060])\d{5,}(?![\d\w])/, `${kind} ${name}`);
  }
});

test('one function groups the digits of all numbers that are shown', () => {
  const files = ['scripts', 'assets/js'].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  const own = files.filter(
    (file) =>
      file.endsWith('.js') && /\(\\d\{3\}\)\+\$|toLocaleString|NumberFormat/.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(own, ['scripts/model/quantity.js']);
});

test('the texts of the reviews part thousands as their charts do', () => {
  for (const file of listFiles('content/reviews').filter((each) => each.endsWith('.md')))
    assert.doesNotMatch(
      readFileSync(`content/reviews/${file}`, 'utf8'),
      /(?<![\d,])\d{1,3},\d{3}(?![\d,])/,
      file,
    );
});
