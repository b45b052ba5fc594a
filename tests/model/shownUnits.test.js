import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inUnitOf, metrics, unitShown, units } from '../../scripts/model/metric.js';
import { parameterWords } from '../../scripts/model/parameters.js';
import { parseQuantity } from '../../scripts/model/parseQuantity.js';
import { formatQuantity, scaleFor } from '../../scripts/model/quantity.js';
import { addVocabulary, shownOf } from '../../scripts/model/vocabulary/index.js';
import { readValue } from '../../scripts/results/query/narrowing.js';

const plain = (/** @type {string} */ text) => text.replaceAll('\u2009', ' ');

/** As it is typed, kept, and shown again. @param {string} metric @param {string} written */
function typedAndShown(metric, written) {
  const quantity = parseQuantity(written);
  const kept = quantity && inUnitOf(quantity.value, quantity.unit, metric);
  assert.notEqual(kept, null, `${metric} takes ${written}`);
  return plain(formatQuantity(Number(kept), unitShown({ metric, unit: metrics[metric].unit })));
}

test('what is typed in a metric’s unit is shown as the same quantity', () => {
  assert.equal(typedAndShown('throughput', '941 Mbit/s'), '941 Mbit/s');
  assert.equal(typedAndShown('throughput', '2.50 Gbit/s'), '2.50 Gbit/s');
  assert.equal(typedAndShown('throughput', '125 MB/s'), '1.00 Gbit/s');
  assert.equal(typedAndShown('battery-life', '9.50 h'), '9.50 h');
  assert.equal(typedAndShown('battery-life', '90 min'), '1.50 h');
  assert.equal(typedAndShown('power-on-time', '12345 h'), '12 345 h');
  assert.equal(typedAndShown('bandwidth', '16 Gbit/s'), '2000 MB/s');
});

test('large and small values have the prefix that readers expect', () => {
  const shown = /** @type {Record<string, [number, string][]>} */ ({
    W: [[1.25e6, '1.25 MW'], [12_500, '12.5 kW'], [1600, '1600 W'], [0.0031, '3.10 mW'], [4.2e-5, '42.0 µW']],
    J: [[3.6e9, '3.60 GJ'], [5.4e6, '5.40 MJ'], [0.005, '5.00 mJ'], [0, '0 J']],
    Wh: [[1.5e6, '1.50 MWh'], [0.002, '2.00 mWh']],
    V: [[24_000, '24.0 kV'], [0.95, '0.950 V'], [0.012, '12.0 mV']],
    A: [[1200, '1.20 kA'], [3e-6, '3.00 µA']],
    Hz: [[5.4e9, '5.40 GHz'], [1.1e12, '1.10 THz']],
    B: [[1.024e12, '1024 GB'], [4e12, '4.00 TB'], [0, '0 MB']],
    'B/s': [[1.008e12, '1008 GB/s'], [3.35e12, '3.35 TB/s'], [0, '0 MB/s']],
    'bit/s': [[1.6e12, '1.60 Tbit/s']],
    '1/s': [[2.5e9, '2.50 G/s']],
    'FLOP/s': [[1.1e15, '1.10 PFLOP/s']],
  }); // prettier-ignore
  for (const [unit, values] of Object.entries(shown))
    for (const [value, text] of values) assert.equal(plain(formatQuantity(value, shownOf(unit, unit))), text);
});

test('dB(A) is a unit of its own: no other weighting is taken for it', () => {
  assert.equal(typedAndShown('noise', '36.5 dB(A)'), '36.5 dB(A)');
  assert.equal(typedAndShown('noise', '36.5 dBA'), '36.5 dB(A)');
  const unweighted = parseQuantity('36.5 dB');
  assert.equal(unweighted && inUnitOf(unweighted.value, unweighted.unit, 'noise'), null);
});

test('a value of one of each metric’s own units is shown as one of them', () => {
  for (const [name, { unit, shown }] of Object.entries(metrics)) {
    const own = units[unit];
    if (!own || shown.name !== unit) continue;
    assert.equal(shown.factor, 1, name);
    assert.equal(scaleFor(unitShown({ metric: name, unit }), 1).factor, 1, `${name} in ${unit}`);
  }
});

test('a tool’s own result is shown in the unit that the tool wrote', () => {
  const shown = (/** @type {string} */ unit) =>
    plain(formatQuantity(12, unitShown({ metric: 'result', unit })));
  assert.equal(shown('h'), '12.0 h');
  assert.equal(shown('bit/s'), '12.0 bit/s');
  assert.equal(shown('Wh'), '12.0 Wh');
  assert.equal(shown('points per watt'), '12.0 points per watt');
});

test('a parameter in bits a second is said and asked for in them', () => {
  assert.equal(plain(parameterWords('bit-rate', 20e6)), '20 Mbit/s');
  assert.equal(readValue('bit-rate', '20 Mbit/s'), 20e6);
  assert.equal(readValue('block-size', '4K'), 4096);
});

test('shares of a whole are shown in percent', () => {
  for (const metric of ['cpu', 'loss', 'hit-rate', 'miss-rate', 'error-rate', 'wear', 'spare-left'])
    assert.equal(formatQuantity(0.294, unitShown({ metric, unit: '1' })), '29.4\u2009%', metric);
  assert.equal(formatQuantity(1.18, unitShown({ metric: 'relative-bandwidth', unit: '1' })), '1.18');
});

test('a unit of the site is read as it is written in the handbook, with a square in it', () => {
  addVocabulary({ units: { nit: { symbol: 'cd/m²' } } });
  try {
    assert.deepEqual(parseQuantity('300 cd/m² typical'), { value: 300, unit: 'nit', rest: 'typical' });
  } finally {
    addVocabulary({});
  }
});
