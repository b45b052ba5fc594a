import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textSource } from '../../scripts/model/source.js';
import { readingsKept } from '../../scripts/model/series.js';
import { parseSource } from '../../scripts/parsers/index.js';

const rows = 3 * readingsKept + 1234;
const valueAt = (/** @type {number} */ at) => ((at * 7919) % 1000) + (at === 500_000 ? 100_000 : 0);

/** @param {number} count */
function longLog(count) {
  const lines = Array.from({ length: count }, (_, at) => `${at + 1}, ${valueAt(at)}, 1, 0, 0\n`);
  return textSource('long_iops.1.log', lines.join(''));
}

/** To make and read it takes seconds. @type {import('../../scripts/model/series.js').Series | undefined} */
let reduced;
const reducedLog = () => (reduced ??= parseSource(longLog(rows)).series[0]);

test('a log longer than is kept is reduced, its count, mean and extremes stay exact', () => {
  const only = reducedLog();
  const values = Array.from({ length: rows }, (_, at) => valueAt(at));
  assert.equal(only.points, rows);
  assert.equal(only.mean, values.reduce((sum, value) => sum + value, 0) / rows);
  assert.deepEqual([only.min, only.max, only.duration], [0, 100_000, rows / 1000]);
  assert.ok(
    only.times.length <= readingsKept && only.times.length >= readingsKept / 2,
    `${only.times.length} kept`,
  );
});

test('each bucket of a reduced log holds the mean and the extremes of its own readings', () => {
  const { times, values, low, high } = reducedLog();
  assert.ok(low && high, 'a reduced series has extremes');
  for (const at of [0, 1000, 125_000, times.length - 1]) {
    const from = at === 0 ? 0 : Math.round(times[at - 1] * 1000);
    const own = Array.from({ length: Math.round(times[at] * 1000) - from }, (_, index) =>
      valueAt(from + index),
    );
    assert.equal(values[at], own.reduce((sum, value) => sum + value, 0) / own.length, `bucket ${at}`);
    assert.deepEqual([low[at], high[at]], [Math.min(...own), Math.max(...own)], `bucket ${at}`);
  }
});

test('everyReading keeps all of a long log', () => {
  const [only] = parseSource(longLog(readingsKept + 10), { everyReading: true }).series;
  assert.equal(only.times.length, readingsKept + 10);
  assert.equal(only.low, null);
});

test('rows that two chunks share are read whole', () => {
  const bytes = new TextEncoder().encode('500, 10, 0, 0\n1000, 20, 0, 0\n1500, 30, 0, 0\n');
  for (let size = 1; size <= bytes.length; size++) {
    const source = {
      ...textSource('cut_iops.log', new TextDecoder().decode(bytes)),
      *chunks() {
        for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
      },
    };
    assert.deepEqual([...parseSource(source).series[0].values], [10, 20, 30], `chunks of ${size} bytes`);
  }
});

test('a bad row far into a log is refused with its line', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => `${500 * at}, 2, 0, 0\n`);
  const text = `${rows.join('')}1, 2, 0\n`;
  assert.throws(
    () => parseSource(textSource('x_bw.log', text)),
    (/** @type {any} */ error) => error.problem.line === 200_001,
  );
});

test('a log without line ends is refused before it fills the memory', () => {
  const text = `1, 2, 0, 0\n${'1'.repeat(3_000_000)}`;
  assert.throws(() => parseSource(textSource('x_bw.log', text)), /not a row of a fio log: 1111/);
});

test('the version of the run beside a log settles the unit of its latencies', () => {
  const source = textSource('x_lat.log', '500, 170217, 0, 0\n');
  const of = (/** @type {string} */ fioVersion) => parseSource(source, { fioVersion });
  assert.deepEqual([of('2.2.10').series[0].mean, of('3.1').series[0].mean], [0.170217, 0.000170217]);
  assert.deepEqual(of('3.1').warnings, []);
});
