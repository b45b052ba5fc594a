import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, valuesOf } from './general.js';
import { rowOf } from './rowOf.js';

/** @typedef {import('./general.js').Result} Result */

/** Words of each line that begins with (or holds) a pattern. @param {string} text @param {RegExp} form */
const wordsOf = (text, form) =>
  text
    .split(/\r?\n/)
    .filter((line) => form.test(line))
    .map((line) => line.trim().split(/\s+/));

forEachGeneralFile('stress-ng', (text, result) => {
  const table = wordsOf(text, /\] \S+( +[\d.]+){6} *$/).map((words) => words.slice(-7));
  const listed = [...text.matchAll(/bogo-ops-per-second-real-time: (\S+)/g)].map(([, value]) =>
    Number(value),
  );
  const rates = [...table.map((words) => Number(words[5])), ...listed];
  const real = result.measurements.filter(
    ({ metric, parameters }) => metric === 'rate' && parameters?.['time-base'] === 'real',
  );
  assertNear(
    real.map(({ value }) => value),
    rates,
  );
  for (const [stressor, operations] of table) {
    assert.equal(rowOf(result, { test: stressor, metric: 'iterations' }).value, Number(operations));
  }
});

forEachGeneralFile('stream', (text, result) => {
  const rows = wordsOf(text.replaceAll('|', ' '), /^\s*\|?\s*(?:Copy|Scale|Add|Triad)[: ]/);
  const best = rows.map((words) => Number(words.length === 7 ? words[2] : words[1]) * 1e6);
  assertNear(valuesOf(result, { metric: 'bandwidth', statistic: 'max' }), best);
  const runs = Math.max(...result.measurements.map(({ run }) => run)) + 1;
  assert.equal(runs, rows.filter(([kernel]) => /^Copy/.test(kernel)).length);
});

forEachGeneralFile('openssl-speed', (text, result) => {
  const cells = wordsOf(text, /^\S.*\d\.\d\dk\s*$/).flatMap((words) =>
    words.filter((word) => /^[\d.]+k$/.test(word)),
  );
  const rates = cells.map((cell) => Number(cell.slice(0, -1)) * 1000);
  if (rates.length > 0) assertNear(valuesOf(result, { metric: 'bandwidth' }), rates);
  const operations = wordsOf(text, /\d\.\d+s +\d/).flatMap((words) =>
    words.filter((word) => /^\d+\.\d$/.test(word)),
  );
  if (operations.length > 0) assertNear(valuesOf(result, { metric: 'rate' }), operations.map(Number));
  assert.ok(rates.length + operations.length > 0);
});

forEachGeneralFile('sbc-bench', (text, result) => {
  const totals = wordsOf(text, /^Tot:/).map((words) => Number(words[3]) * 1e6);
  const found = result.measurements.filter(({ parameters }) => parameters?.operation === 'total');
  assertNear(
    found.map(({ value }) => value),
    totals,
  );
  const copies = [...text.matchAll(/ : +([\d.]+) MB\/s/g)].map(([, value]) => Number(value) * 1e6);
  const memory = result.measurements.filter(
    ({ test, metric }) => test === 'tinymembench' && metric === 'bandwidth',
  );
  assertNear(
    memory.map(({ value }) => value),
    copies,
  );
  const ciphers = wordsOf(text, /^aes-\d+-cbc /).flatMap((words) =>
    words.slice(1, 7).map((cell) => parseFloat(cell) * 1000),
  );
  const crypt = result.measurements.filter(({ test }) => /^aes/.test(test ?? ''));
  assertNear(
    crypt.map(({ value }) => value),
    ciphers,
  );
  const last = found.filter(({ parameters }) => parameters?.cpu === 'all');
  assert.deepEqual(
    last.map(({ run }) => run),
    [0, 1, 2],
  );
});
