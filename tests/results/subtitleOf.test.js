import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workloadWords } from '../../scripts/model/parameters.js';
import { chartInputs } from '../../scripts/results/chartInputs/index.js';
import { subtitleOf } from '../../scripts/results/selection/subtitleOf.js';

const against = (/** @type {string} */ measure, /** @type {string} */ other) => `${measure} against ${other}`;

/** A latency with what it was paired with. @param {string} metric */
const paired = (metric) =>
  /** @type {any} */ ([
    { summary: { metric: 'latency', parameters: { threads: 8 } }, against: { metric, parameters: {} } },
  ]);

test('what stands along is named by what the results were paired with, of any field', () => {
  const words = (/** @type {any} */ rows, /** @type {string} */ x) =>
    subtitleOf(rows, [], { metric: 'latency', measure: against, x });
  const inferred = /** @type {any} */ (undefined);
  assert.equal(words(paired('request-rate'), inferred), 'Latency against requests per second; 8 threads');
  assert.equal(words(paired('iops'), inferred), 'Latency against I/O operations per second; 8 threads');
  assert.equal(words(paired('iops'), 'energy-used'), 'Latency against energy used; 8 threads');
});

test('what stands along of another test has its own workload', () => {
  const [row] = paired('request-rate');
  const words = (/** @type {object} */ parameters) =>
    subtitleOf([{ ...row, against: { ...row.against, parameters } }], [], {
      metric: 'latency',
      measure: against,
    });
  assert.equal(words({ threads: 2 }), 'Latency against requests per second; 8 threads against 2 threads');
  assert.equal(words({ threads: 8 }), 'Latency against requests per second; 8 threads');
});

test('the address of a server is said only where it tells results apart', () => {
  const at = (/** @type {string} */ url) => ({
    summary: { metric: 'latency', parameters: { connections: 32, url } },
  });
  const words = (/** @type {any[]} */ ...rows) => subtitleOf(rows, [], { metric: 'latency' });
  assert.equal(words(at('http://127.0.0.1'), at('http://127.0.0.1')), 'Latency; 32 connections');
  assert.equal(
    workloadWords(at('http://127.0.0.1').summary.parameters),
    '32 connections, http://127.0.0.1',
    'one among others',
  );
});

test('a history says along what its results stand', () => {
  const { measure } = chartInputs.history;
  const words = (/** @type {any} */ x) => subtitleOf([], [], { metric: 'duration', measure, x });
  assert.equal(words(undefined), 'Duration, campaign by campaign');
  assert.equal(words('date'), 'Duration, campaign by campaign');
  assert.equal(words('version'), 'Duration by version');
});
