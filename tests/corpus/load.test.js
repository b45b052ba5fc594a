import assert from 'node:assert/strict';
import { forEachGeneralFile } from './general.js';

/*
 * Network, load and database tools, each against an extraction of its own: a plain walk of the JSON, or a pattern over the text.
 */

/** @typedef {{ text: string, result: import('./general.js').Result, file: string }} File */

/**
 * @param {string} folder
 * @param {(file: File) => void} check
 * @param {RegExp} [refused] files that hold no result
 */
const forEachFile = (folder, check, refused) =>
  forEachGeneralFile(folder, (text, result, file) => check({ text: decoded(text), result, file }), {
    tool: folder,
    refused,
  });

/** @param {string} text */
const decoded = (text) => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

/**
 * @param {File} file
 * @param {Record<string, unknown>} wanted fields of a measurement; of `parameters`, those that are named
 */
function valuesOf({ result }, { parameters = {}, ...fields }) {
  const rows = /** @type {any[]} */ (result.measurements);
  return rows
    .filter(
      (row) =>
        Object.entries(fields).every(([key, value]) => row[key] === value) &&
        Object.entries(/** @type {any} */ (parameters)).every(
          ([key, value]) => row.parameters?.[key] === value,
        ),
    )
    .map(({ value }) => value);
}

/**
 * @param {number[]} actual
 * @param {number[]} expected
 * @param {string} what
 */
function assertSame(actual, expected, what) {
  assert.equal(
    actual.length,
    expected.length,
    `${what}: ${actual.length} values, ${expected.length} are in the file`,
  );
  for (const [at, value] of expected.entries())
    assert.ok(
      Math.abs(actual[at] - value) <= 1e-9 * Math.abs(value) + 1e-15,
      `${what}: ${actual[at]} instead of ${value}`,
    );
}

/**
 * @param {string} text
 * @param {RegExp} pattern with one group, global
 */
const numbers = (text, pattern) => [...text.matchAll(pattern)].map((match) => Number(match[1]));

forEachFile('iperf3', (file) => {
  const rate = { metric: 'throughput', statistic: 'mean' };
  if (!file.text.trimStart().startsWith('{')) {
    const factor = /** @type {Record<string, number>} */ ({ K: 1e3, M: 1e6, G: 1e9 });
    const sides = [...file.text.matchAll(/([\d.]+) ([KMG])bits\/sec.*\b(sender|receiver)/g)];
    for (const [, number, prefix, side] of sides) {
      const direction = side === 'sender' ? 'sent' : 'received';
      assertSame(
        valuesOf(file, { ...rate, parameters: { direction } }),
        [Number(number) * factor[prefix]],
        side,
      );
    }
    return;
  }
  const { end, intervals } = JSON.parse(file.text);
  for (const [direction, sum] of [
    ['sent', end.sum_sent],
    ['received', end.sum_received],
  ]) {
    assertSame(valuesOf(file, { ...rate, parameters: { direction } }), [sum.bits_per_second], direction);
    assertSame(
      valuesOf(file, { metric: 'bytes-transferred', parameters: { direction } }),
      [sum.bytes],
      `${direction} bytes`,
    );
  }
  const whole = file.result.series.find(({ parameters }) => !('stream' in (parameters ?? {})));
  assert.deepEqual(
    [...(whole?.values ?? [])],
    intervals.map((/** @type {any} */ { sum }) => sum.bits_per_second),
  );
});

const timeUnits = /** @type {Record<string, number>} */ ({ us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 });

forEachFile('wrk', (file) => {
  const refused = numbers(file.text, /Non-2xx or 3xx responses: (\d+)/g)[0] ?? 0;
  const [requests] = numbers(file.text, /(\d+) requests in/g);
  const rates = numbers(file.text, /Requests\/sec:\s+([\d.]+)/g);
  assertSame(valuesOf(file, { metric: 'request-rate' }), refused === requests ? [] : rates, 'requests/s');
  if (refused === requests) return assertSame(valuesOf(file, { metric: 'error-rate' }), [1], 'error rate');
  const shown = [...file.text.matchAll(/^\s*([\d.]+)%\s+([\d.]+)(us|ms|s|m|h)\s*$/gm)];
  for (const [, percent, number, unit] of shown)
    assertSame(
      valuesOf(file, { metric: 'latency', statistic: `p${Number(percent)}` }),
      [Number(number) * timeUnits[unit]],
      `p${percent}`,
    );
});

forEachFile('sysbench', (file) => {
  assertSame(
    valuesOf(file, { metric: 'transaction-rate' }),
    numbers(file.text, /transactions:\s+\d+\s+\(([\d.]+) per sec/g),
    'transactions/s',
  );
  const milliseconds = (/** @type {RegExp} */ pattern) =>
    numbers(file.text, pattern).map((value) => value / 1000);
  assertSame(
    valuesOf(file, { metric: 'latency', statistic: 'mean' }),
    milliseconds(/avg:\s+([\d.]+)/g),
    'mean',
  );
  assertSame(
    valuesOf(file, { metric: 'latency', statistic: 'max' }),
    milliseconds(/max:\s+([\d.]+)/g),
    'max',
  );
  const percentiles = file.result.measurements.filter(({ statistic }) => /^p\d/.test(statistic));
  assertSame(
    percentiles.map(({ value }) => value),
    milliseconds(/percentile:\s+([\d.]+)/g),
    'percentile',
  );
  const readings = file.result.series.flatMap(({ values }) => [...values]);
  assertSame(readings, numbers(file.text, /^\[ *\d+s ?\].*?tps: ([\d.]+)/gm), 'readings');
});

forEachFile('ping', (file) => {
  const [, min, mean, max] = /= ([\d.]+)\/([\d.]+)\/([\d.]+)/.exec(file.text) ?? [];
  for (const [statistic, shown] of Object.entries({ min, mean, max }))
    assertSame(valuesOf(file, { metric: 'round-trip-time', statistic }), [Number(shown) / 1000], statistic);
  const loss = numbers(file.text, /([\d.]+)% packet loss/g).map((percent) => percent / 100);
  assertSame(valuesOf(file, { metric: 'loss' }), loss, 'loss');
  const replies = numbers(file.text, /time=([\d.]+) ms/g).map((value) => value / 1000);
  assertSame([...file.result.series[0].values], replies, 'replies');
});

forEachFile('ab', (file) => {
  assertSame(
    valuesOf(file, { metric: 'request-rate' }),
    numbers(file.text, /Requests per second:\s+([\d.]+)/g),
    'rate',
  );
  for (const [, percent, shown] of file.text.matchAll(/^\s*(\d+)%\s+(\d+)/gm))
    assertSame(
      valuesOf(file, { metric: 'latency', statistic: `p${percent}` }),
      [Number(shown) / 1000],
      percent,
    );
});

forEachFile('redis-benchmark', (file) => {
  const rows = file.text.trim().split('\n').slice(1);
  for (const row of rows) {
    const [name, rate, mean, , p50] = row.replaceAll('"', '').split(',');
    assertSame(valuesOf(file, { test: name, metric: 'request-rate' }), [Number(rate)], name);
    assertSame(
      valuesOf(file, { test: name, metric: 'latency', statistic: 'mean' }),
      [Number(mean) / 1000],
      name,
    );
    assertSame(
      valuesOf(file, { test: name, metric: 'latency', statistic: 'p50' }),
      [Number(p50) / 1000],
      name,
    );
  }
  assert.equal(file.result.measurements.length, rows.length * 7);
});

forEachFile('k6', (file) => {
  const { metrics } = JSON.parse(file.text);
  const whole = file.result.measurements.filter(
    ({ parameters }) => Object.keys(parameters ?? {}).length === 0,
  );
  for (const name of ['http_req_duration', 'iteration_duration', 'http_req_waiting']) {
    const said = metrics[name].values ?? metrics[name];
    for (const [key, statistic] of Object.entries({
      avg: 'mean',
      med: 'median',
      'p(95)': 'p95',
      max: 'max',
    })) {
      const found = whole.filter((row) => row.test === name && row.statistic === statistic);
      assertSame(
        found.map(({ value }) => value),
        [said[key] / 1000],
        `${name} ${key}`,
      );
    }
  }
  const requests = metrics.http_reqs.values ?? metrics.http_reqs;
  assertSame(valuesOf(file, { metric: 'request-rate' }), [requests.rate], 'requests/s');
  const failed = metrics.http_req_failed.values ?? metrics.http_req_failed;
  assertSame(
    valuesOf(file, { test: 'http_req_failed', metric: 'errors' }),
    [failed.passes],
    'failed requests',
  );
});

forEachFile('locust', (file) => {
  const rows = file.text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  assert.equal(valuesOf(file, { test: 'Aggregated' }).length, 0);
  for (const [method, name, all, failed, , mean, , , , rate, , p50] of rows.filter(([type]) => type !== '')) {
    const wanted = { test: name, parameters: { method } };
    assertSame(valuesOf(file, { ...wanted, metric: 'requests' }), [Number(all)], name);
    assertSame(valuesOf(file, { ...wanted, metric: 'errors' }), [Number(failed)], name);
    const fine = Number(failed) < Number(all) / 2;
    const values = (/** @type {string} */ value, /** @type {number} */ factor) =>
      fine ? [Number(value) * factor] : [];
    assertSame(valuesOf(file, { ...wanted, metric: 'request-rate' }), values(rate, 1), name);
    assertSame(valuesOf(file, { ...wanted, metric: 'latency', statistic: 'mean' }), values(mean, 1e-3), name);
    assertSame(valuesOf(file, { ...wanted, metric: 'latency', statistic: 'p50' }), values(p50, 1e-3), name);
  }
});

forEachFile('memtier', (file) => {
  const shown = file.text.startsWith('{')
    ? Object.entries(/** @type {Record<string, any>} */ (JSON.parse(file.text)['ALL STATS'])).map(
        ([name, said]) => [name, said['Ops/sec'], said.Latency],
      )
    : [...file.text.matchAll(/^(Sets|Gets) +([\d.]+) +\S+ +\S+ +([\d.]+)/gm)].map((match) => match.slice(1));
  const active = shown.filter(([name, rate]) => /^(?:Sets|Gets)$/.test(name) && Number(rate) > 0);
  assertSame(
    valuesOf(file, { metric: 'rate' }),
    active.map(([, rate]) => Number(rate)),
    'operations/s',
  );
  assertSame(
    valuesOf(file, { metric: 'latency', statistic: 'mean' }),
    active.map(([, , mean]) => Number(mean) / 1000),
    'mean latency',
  );
});

forEachFile(
  'ycsb',
  (file) => {
    assertSame(
      valuesOf(file, { metric: 'rate' }),
      numbers(file.text, /\[OVERALL\], Throughput\(ops\/sec\), ([\d.]+)/g),
      'throughput',
    );
    for (const name of ['READ', 'UPDATE'])
      assertSame(
        valuesOf(file, { test: name, metric: 'latency', statistic: 'mean' }),
        numbers(file.text, new RegExp(`\\[${name}\\], AverageLatency\\(us\\), ([\\d.]+)`, 'g')).map(
          (us) => us / 1e6,
        ),
        name,
      );
  },
  /run-3/,
);

forEachGeneralFile(
  'oha-hey',
  (text, result, file) => {
    const each = { text, result, file };
    assertSame(
      valuesOf(each, { metric: 'request-rate' }),
      numbers(text, /Requests\/sec:\s+([\d.]+)/g),
      'requests/s',
    );
    for (const [, percent, shown] of text.matchAll(/([\d.]+)% in ([\d.]+) secs/g))
      assertSame(
        valuesOf(each, { metric: 'latency', statistic: `p${Number(percent)}` }),
        [Number(shown)],
        percent,
      );
  },
  { tool: 'oha' },
);

forEachFile('netperf', (file) => {
  const rows = [...file.text.matchAll(/^\d+ \d+ +\d+ +[\d.]+ +([\d.]+)/gm)].map(
    (match) => Number(match[1]) * 1e6,
  );
  assertSame(valuesOf(file, { metric: 'throughput' }), rows, 'throughput');
  assertSame(
    valuesOf(file, { metric: 'transaction-rate' }),
    numbers(file.text, /^([\d.]+),Trans/gm),
    'transactions',
  );
});

forEachFile('hammerdb', (file) => {
  assertSame(valuesOf(file, { unit: 'NOPM' }), numbers(file.text, /achieved (\d+) NOPM/g), 'NOPM');
  assertSame(valuesOf(file, { unit: 'TPM' }), numbers(file.text, /from (\d+) \w+ TPM/g), 'TPM');
  const queries = file.result.measurements.filter(({ test }) => /^query \d/.test(test ?? ''));
  assertSame(
    queries.map(({ value }) => value),
    numbers(file.text, /query \d+ completed in ([\d.]+)/g),
    'queries',
  );
});
