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

forEachGeneralFile('pytest-benchmark', (text, result) => {
  /** @type {any[]} */
  const stats = JSON.parse(text).benchmarks.map((/** @type {any} */ each) => each.stats);
  const isWhole = (/** @type {any} */ { data, rounds }) =>
    data?.length === rounds && data.every(Number.isFinite);
  const several = stats.filter((each) => !isWhole(each));
  assert.deepEqual(
    valuesOf(result, { statistic: 'value' }),
    stats.filter(isWhole).flatMap(({ data }) => data),
  );
  for (const [key, statistic] of /** @type {const} */ ([
    ['mean', 'mean'],
    ['median', 'median'],
    ['min', 'min'],
    ['max', 'max'],
    ['stddev', 'sd'],
    ['q1', 'p25'],
    ['q3', 'p75'],
  ])) {
    const expected = several.map((each) => each[key]);
    assertNear(valuesOf(result, { metric: 'duration', statistic }), expected);
  }
});

/** Of `ops/min` and `us/op`: what one of it is in the base unit. @param {string} unit */
function jmhFactor(unit) {
  const seconds = /** @type {Record<string, number>} */ ({ min: 60, s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 });
  const [first, second] = unit.split('/');
  if (first === 'ops') return 1 / seconds[second];
  return second === 'op' && seconds[first] ? seconds[first] : 1;
}

forEachGeneralFile('jmh', (text, result, file) => {
  if (file.endsWith('.log')) {
    const lines = [...text.matchAll(/^Iteration +\d+: ([\d.]+) (\S+)$/gm)];
    assertNear(
      valuesOf(result, { metric: 'rate', statistic: 'value' }),
      lines.map(([, value, unit]) => Number(value) * jmhFactor(unit)),
    );
    assert.equal(result.measurements.length, lines.length, 'the table at the end is not read again');
    return;
  }
  const metrics = JSON.parse(text).flatMap((/** @type {any} */ each) => [
    each.primaryMetric,
    ...Object.values(each.secondaryMetrics),
  ]);
  const expected = metrics.flatMap((/** @type {any} */ metric) =>
    metric.rawData
      .flat()
      .filter((/** @type {unknown} */ value) => value !== 'NaN')
      .map((/** @type {number} */ value) => value * jmhFactor(metric.scoreUnit)),
  );
  assertNear(valuesOf(result, { statistic: 'value' }), expected);
});

forEachGeneralFile('criterion', (text, result, file) => {
  const durations = valuesOf(result, { metric: 'duration', statistic: 'value' });
  if (/benchmark\.json$/.test(file)) return assert.equal(result.measurements.length, 0);
  if (/sample\.json$/.test(file)) {
    const { iters, times } = JSON.parse(text);
    return assertNear(
      durations,
      times.map((/** @type {number} */ time, /** @type {number} */ at) => time / iters[at] / 1e9),
    );
  }
  if (file.endsWith('.json')) {
    const lower = JSON.parse(text.toLowerCase());
    assertNear(durations, [lower.slope.point_estimate / 1e9]);
    for (const statistic of ['mean', 'median'])
      assertNear(valuesOf(result, { statistic }), [lower[statistic].point_estimate / 1e9]);
    return;
  }
  const unit = { ps: 1e-12, ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };
  const printed = [...text.matchAll(/time: +\[\S+ \S+ (\S+) (ps|ns|µs|ms|s) /g)].map(
    ([, value, name]) => Number(value) * unit[/** @type {'s'} */ (name)],
  );
  const libtest = [...text.matchAll(/bench: +([\d,]+) ns/g)].map(
    ([, value]) => Number(value.replaceAll(',', '')) / 1e9,
  );
  assertNear(durations, [...printed, ...libtest]);
});

forEachGeneralFile('benchmarkdotnet', (text, result, file) => {
  if (file.endsWith('.csv')) {
    const [header, ...rows] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';'));
    const unit = { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1 };
    for (const [column, statistic] of [
      ['Mean', 'mean'],
      ['StdDev', 'sd'],
    ]) {
      const expected = rows.map((cells) => {
        const [value, name] = cells[header.indexOf(column)].split(' ');
        return Number(value.replaceAll(',', '')) * unit[/** @type {'s'} */ (name)];
      });
      assertNear(valuesOf(result, { metric: 'duration', statistic }), expected);
    }
    return;
  }
  /** @type {any[]} */
  const all = JSON.parse(text).Benchmarks;
  const original = all.flatMap(({ Statistics: { OriginalValues: own } }) => own ?? []);
  if (original.length === 0)
    return assertNear(
      valuesOf(result, { metric: 'duration', statistic: 'mean' }),
      all.map(({ Statistics: { Mean: mean } }) => mean / 1e9),
    );
  assertNear(
    valuesOf(result, { metric: 'duration', statistic: 'value' }),
    original.map((value) => value / 1e9),
  );
  assert.deepEqual(
    valuesOf(result, { metric: 'allocated-memory' }),
    all.map(({ Memory: { BytesAllocatedPerOperation: bytes } }) => bytes),
  );
});

forEachGeneralFile('asv', (text, result, file) => {
  if (file.endsWith('benchmarks.json')) return assert.equal(result.measurements.length, 0);
  const { results } = JSON.parse(text);
  assert.deepEqual(
    result.measurements.map(({ test, value, unit }) => [test, value, unit]),
    Object.entries(results).map(([name, value]) => [name, value, /\.mem_/.test(name) ? 'B' : 's']),
  );
});

forEachGeneralFile('bencher-bmf', (text, result) => {
  const expected = Object.values(JSON.parse(text)).flatMap((measures) =>
    Object.entries(/** @type {Record<string, any>} */ (measures)).map(
      ([name, { value }]) => value * (name === 'latency' ? 1e-9 : 1),
    ),
  );
  const found = result.measurements.map(({ value }) => value);
  assert.equal(found.length, expected.length);
  for (const [at, value] of expected.entries()) assert.ok(Math.abs(found[at] - value) <= 1e-9 * value);
});
