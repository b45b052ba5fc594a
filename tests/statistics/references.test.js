import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { quantile } from '../../scripts/model/lib/quantile.js';
import { confidenceInterval } from '../../scripts/statistics/confidenceInterval.js';
import { sampleDeviation } from '../../scripts/statistics/deviation.js';
import { harmonicMean, mean, weightedGeometricMean } from '../../scripts/statistics/mean.js';
import { median } from '../../scripts/statistics/orderStatistics.js';
import { outliers } from '../../scripts/statistics/outliers.js';
import { studentTQuantile } from '../../scripts/statistics/studentT.js';

const fixture = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

/**
 * @param {number} actual
 * @param {number} expected
 * @param {{ digits: number, what: string }} options
 */
function assertDigits(actual, expected, { digits, what }) {
  const error = Math.abs(actual - expected) / Math.max(Math.abs(expected), Number.MIN_VALUE);
  assert.ok(error < 10 ** -digits, `${what}: got ${actual}, the reference is ${expected}`);
}

/** @param {{ values?: number[], first: number, then: number[], pairs: number }} set */
const valuesOf = ({ values, first, then, pairs }) =>
  values ?? [first, ...Array.from({ length: pairs }, () => then).flat()];

for (const set of fixture('nist').sets) {
  test(`mean and deviation of NIST ${set.name} have the certified digits`, () => {
    const values = valuesOf(set);
    assertDigits(mean(values), set.mean, { digits: 14, what: 'mean' });
    // The values 0.1 and 0.3 beside ten millions are rounded before they are read: nine digits are all there are.
    const digits = set.name.startsWith('NumAcc') ? 8 : 13;
    assertDigits(Number(sampleDeviation(values)), set.sd, { digits, what: 'sd' });
  });
}

test('t quantiles agree with the published table', () => {
  for (const [df, t] of fixture('t-table').rows) {
    assert.equal(studentTQuantile(0.975, df).toFixed(3), t.toFixed(3), `df ${df}`);
  }
});

test('t quantiles agree with scipy to eleven digits, whole degrees of freedom or not', () => {
  for (const [p, df, t] of fixture('scipy').studentT) {
    assertDigits(studentTQuantile(p, df), t, { digits: 11, what: `t(${p}, ${df})` });
    assertDigits(studentTQuantile(1 - p, df), -t, { digits: 9, what: `t(${1 - p}, ${df})` });
  }
});

test('standard errors and 95 % intervals agree with scipy', () => {
  for (const { values, se, low, high } of fixture('scipy').intervals) {
    const interval = confidenceInterval(values, { signed: true });
    assertDigits(Number(sampleDeviation(values)) / Math.sqrt(values.length), se, {
      digits: 12,
      what: `se of ${values}`,
    });
    assertDigits(interval?.low ?? NaN, low, { digits: 10, what: `low of ${values}` });
    assertDigits(interval?.high ?? NaN, high, { digits: 10, what: `high of ${values}` });
    assert.equal(interval?.level, 0.95);
  }
});

test('quantiles are of type 7, as numpy has them', () => {
  for (const [values, p, expected] of fixture('scipy').quantiles) assert.equal(quantile(values, p), expected);
});

test('the three means and the median agree with scipy', () => {
  for (const { values, ...expected } of fixture('scipy').means) {
    assertDigits(mean(values), expected.arithmetic, { digits: 14, what: 'arithmetic' });
    assertDigits(harmonicMean(values), expected.harmonic, { digits: 14, what: 'harmonic' });
    const equal = values.map(() => 1);
    assertDigits(weightedGeometricMean(values, equal), expected.geometric, { digits: 14, what: 'geometric' });
    assert.equal(median(values), expected.median);
  }
});

test('outliers are those of the modified z-score by limits for their number, from five runs on', () => {
  for (const { values, outliers: expected } of fixture('scipy').outliers) {
    assert.deepEqual(outliers(values), expected, `of ${values}`);
  }
});
