import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, valuesOf } from './general.js';

/* Benchmarks of models and of web pages, each checked against a plain walk of the file. */

forEachGeneralFile('llama-bench', (text, result) => {
  const samples = JSON.parse(text).flatMap((/** @type {any} */ each) => each.samples_ts);
  assertNear(valuesOf(result, { metric: 'token-rate', statistic: 'value' }), samples);
});

forEachGeneralFile('vllm', (text, result) => {
  /** @type {any[]} */
  const records = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [key, metric, statistic] of /** @type {const} */ ([
    ['mean_ttft_ms', 'time-to-first-token', 'mean'],
    ['p99_ttft_ms', 'time-to-first-token', 'p99'],
    ['median_tpot_ms', 'time-per-output-token', 'median'],
    ['std_itl_ms', 'inter-token-latency', 'sd'],
  ])) {
    const expected = records.map((each) => each[key] / 1e3);
    assertNear(valuesOf(result, { metric, statistic }), expected);
  }
  assertNear(
    valuesOf(result, { metric: 'request-rate' }),
    records.map((each) => each.request_throughput),
  );
  assertNear(
    valuesOf(result, { metric: 'token-rate' }),
    records.flatMap((each) => [each.output_throughput, each.total_token_throughput]),
  );
  const lost = records.filter((each) => each.completed < each.num_prompts).length;
  assert.equal(valuesOf(result, { metric: 'error-rate' }).length, lost);
});

forEachGeneralFile('mlperf', (text, result, file) => {
  if (file.endsWith('.txt')) {
    const numbers = (/** @type {RegExp} */ pattern) =>
      [...text.matchAll(pattern)].map(([, value]) => Number(value));
    assertNear(valuesOf(result, { metric: 'item-rate' }), numbers(/amples per second *: ([\d.]+)/g));
    assertNear(
      valuesOf(result, { metric: 'latency' }),
      numbers(/latency \(ns\) *: (\d+)/g)
        .filter((value) => value !== 15000000)
        .map((value) => value / 1e9),
    );
    assert.ok(result.warnings.some(({ message }) => message.includes('INVALID')));
    return;
  }
  const summary = JSON.parse(text);
  const ranked = summary[summary.scenario_key];
  const accuracies = (summary.accuracy ?? []).map((/** @type {any} */ each) => each.value);
  assertNear(
    result.measurements.map(({ value }) => value),
    ranked === undefined ? accuracies : [ranked, ...accuracies],
  );
});

forEachGeneralFile('lighthouse', (text, result) => {
  const { audits, categories } = JSON.parse(text);
  const scores = Object.values(categories).map((each) => each.score);
  const numbers = Object.entries(audits).flatMap(([name, { numericValue: value, numericUnit: unit }]) =>
    value === undefined || name === 'metrics' ? [] : [unit === 'millisecond' ? value / 1e3 : value],
  );
  const found = result.measurements.map(({ value }) => value);
  assert.equal(found.length, scores.length + numbers.length);
  for (const [at, value] of [...scores, ...numbers].entries())
    assert.ok(Math.abs(found[at] - value) <= 1e-9 * value, `${found[at]} is not ${value}`);
});

forEachGeneralFile('webpack', (text, result) => {
  const { time, assets } = JSON.parse(text);
  assertNear(valuesOf(result, { metric: 'duration' }), [time / 1e3]);
  assertNear(
    valuesOf(result, { metric: 'size' }),
    assets.map((/** @type {any} */ each) => each.size),
  );
});
