import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, valuesOf } from './general.js';

/* Benchmarks of code, each checked against a plain walk of the file. */

/** @param {string} text from its first brace */
const jsonIn = (text) => JSON.parse(text.slice(text.search(/^[{[]/m)));

const perSecond = { ns: 1e9, us: 1e6, ms: 1e3, s: 1 };

forEachGeneralFile('hyperfine', (text, result) => {
  const { results } = jsonIn(text);
  assertNear(
    valuesOf(result, { metric: 'duration', statistic: 'value' }),
    results.flatMap((/** @type {any} */ each) => each.times),
  );
  assertNear(
    valuesOf(result, { metric: 'user-time' }),
    results.map((/** @type {any} */ each) => each.user),
  );
  assertNear(
    valuesOf(result, { metric: 'system-time' }),
    results.map((/** @type {any} */ each) => each.system),
  );
});

forEachGeneralFile('google-benchmark', (text, result) => {
  /** @type {any[]} */
  const rows = jsonIn(text).benchmarks.filter((/** @type {any} */ row) => row.run_type !== 'aggregate');
  for (const [key, metric] of /** @type {const} */ ([
    ['real_time', 'duration'],
    ['cpu_time', 'cpu-time'],
  ])) {
    const expected = rows.map((row) => row[key] / perSecond[/** @type {'ns'} */ (row.time_unit)]);
    assertNear(valuesOf(result, { metric }), expected);
  }
  const facts =
    /^(?:name|run_\w+|repetition\w*|threads|iterations|\w+_time|time_unit|\w+_index|label|(?:byte|item)s_per_second)$/;
  const counters = rows.flatMap((row) => Object.entries(row).filter(([key]) => !facts.test(key)));
  const read = result.measurements.filter(({ metric }) => metric === 'result');
  assert.deepEqual(
    read.map(({ parameters, value }) => [parameters?.counter, value]),
    counters,
  );
});

forEachGeneralFile('go-bench', (text, result) => {
  const lines = text.split('\n').filter((line) => line.startsWith('Benchmark'));
  const numbers = (/** @type {string} */ unit) =>
    lines.flatMap((line) => {
      const words = line.split(/\s+/);
      const at = words.indexOf(unit);
      return at < 0 ? [] : [Number(words[at - 1])];
    });
  assertNear(
    valuesOf(result, { metric: 'duration' }),
    numbers('ns/op').map((value) => value / 1e9),
  );
  const others = /** @type {const} */ ([
    ['MB/s', 'bandwidth', 1e6],
    ['B/op', 'allocated-memory', 1],
    ['allocs/op', 'allocations', 1],
    ['auxMetricUnits', 'result', 1],
  ]);
  for (const [unit, metric, factor] of others) {
    const expected = numbers(unit).map((value) => value * factor);
    if (expected.length > 0) assertNear(valuesOf(result, { metric }), expected);
  }
});
