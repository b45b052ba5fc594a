import assert from 'node:assert/strict';
import { InputError } from '../../scripts/model/inputError.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { forEachFile } from './folder.js';
import { assertNear, valuesOf } from './general.js';

/*
 * The small tools, each checked against an extraction of its own: a JSON walk, or a pattern over the raw text.
 */

/**
 * @param {string} text
 * @param {RegExp} pattern with one group, global
 */
const numbers = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => Number(match[1].replace(',', '.')));

forEachFile('hyperfine', (text, source) => {
  const result = parseSource(source);
  const { results } = JSON.parse(text);
  const times = results.flatMap((/** @type {any} */ each) => each.times);
  assert.deepEqual(valuesOf(result, { metric: 'duration', statistic: 'value' }), times);
  const failed = results.some((/** @type {any} */ each) => each.exit_codes.some(Boolean));
  assert.equal(
    failed,
    result.warnings.some(({ message }) => message.includes('failed')),
  );
});

forEachFile('sysbench', (text, source) => {
  const result = parseSource(source);
  const runs = numbers(text, /^sysbench (\d)/gm).length;
  const totals = Array.from({ length: runs }, (_, run) =>
    valuesOf(result, { run, metric: 'bandwidth', statistic: 'mean' }).reduce((sum, value) => sum + value, 0),
  );
  const sides = [numbers(text, /read, MiB\/s:\s+([\d.]+)/g), numbers(text, /written, MiB\/s:\s+([\d.]+)/g)];
  const printed = text.includes('Mb/sec')
    ? numbers(text, /\(([\d.]+)Mb\/sec\)/g)
    : sides[0].map((read, run) => read + sides[1][run]);
  assertNear(
    totals,
    printed.map((rate) => rate * 2 ** 20),
    0.001,
  );
});

forEachFile('dd', (text, source) => {
  const result = parseSource(source);
  assert.equal(result.tool, 'dd');
  const bytes = numbers(text, /^(\d+) bytes/gm);
  const seconds = numbers(text, /copied, ([\d.,]+) s/g);
  const rates = bytes.map((size, run) => size / seconds[run]);
  assertNear(valuesOf(result, { metric: 'bandwidth' }), rates, 1e-9);
});

forEachFile('bonnie', (text, source) => {
  const result = parseSource(source);
  const written = text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(',');
      // Counted from the end, where no comma in a name shifts anything: 12 latencies, 12 file tests, 5 file facts.
      const last = /us$|ms$/.test(line) ? cells.length - 12 - 12 - 5 : 14;
      return cells[last - 4];
    });
  const expected = written.filter((cell) => /^\d+$/.test(cell)).map((cell) => Number(cell) * 1024);
  assert.deepEqual(valuesOf(result, { test: 'Sequential Input Block', metric: 'bandwidth' }), expected);
});

forEachFile('iozone', (text, source) => {
  const result = parseSource(source);
  const rows = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells.length === 15 && /^\d+$/.test(cells[0]));
  assert.equal(result.measurements.length, rows.length * 13);
  const sum = rows.reduce(
    (total, cells) => total + cells.slice(2).reduce((part, cell) => part + Number(cell), 0),
    0,
  );
  assert.equal(
    result.measurements.reduce((total, { value }) => total + value, 0),
    sum * 1024,
  );
});

forEachFile('ioping', (text, source) => {
  const result = parseSource(source);
  const [mean] = valuesOf(result, { metric: 'latency', statistic: 'mean' });
  const batch = /^\d+ \d+ (\d+) (\d+) \d+ (\d+)/.exec(text);
  if (batch) return assertNear([mean], [Number(batch[3]) / 1e9], 1e-9);
  assertNear(
    [mean],
    numbers(text, /mdev = [\d.]+ us \/ ([\d.]+) us/g).map((value) => value / 1e6),
    1e-9,
  );
});

forEachFile('hdparm', (text, source) => {
  assert.match(text, /not permitted/);
  assert.throws(
    () => parseSource(source),
    (error) => error instanceof InputError && /as root/.test(error.problem.hint ?? ''),
  );
});
