import assert from 'node:assert/strict';
import { test } from 'node:test';
import { specCell } from '../../scripts/results/specs.js';

/*
 * What makers write in their data sheets, and what is read from it: a value with its unit, or why there is none. It is shown in
 * their words in any case.
 */

/** @type {Record<string, [number, string | null]>} */
const read = {
  '1.2A Peak': [1.2, 'A'],
  '2.5mW Sleep (PS4)': [0.0025, 'W'],
  '100TBW': [1e14, 'B'],
  '600 TBW (0.3 DWPD)': [6e14, 'B'],
  '64K': [64_000, null],
  '64K IOPS': [64_000, '1/s'],
  '1.2M IOPS': [1_200_000, '1/s'],
  '650,000 IOPS': [650_000, '1/s'],
  'up to 3,500 MB/s': [3.5e9, 'B/s'],
  'Up to 3500MB/s': [3.5e9, 'B/s'],
  '3.5GB/s': [3.5e9, 'B/s'],
  '3500 MBps': [3.5e9, 'B/s'],
  '3500 MB/sec': [3.5e9, 'B/s'],
  '1 000 MB/s': [1e9, 'B/s'],
  '600 MB/s (SATA 6 Gb/s)': [6e8, 'B/s'],
  '1.5M hours': [5.4e9, 's'],
  '1,500,000 hours': [5.4e9, 's'],
  '1.5 million hours': [5.4e9, 's'],
  '< 5 mW': [0.005, 'W'],
  '≤5mW': [0.005, 'W'],
  'approx. 5W': [5, 'W'],
  '5V ±5%': [5, 'V'],
  '512MB LPDDR4': [5.12e8, 'B'],
  '1 GiB': [2 ** 30, 'B'],
  '20us': [2e-5, 's'],
  '-5 °C': [-5, '°C'],
  '5 years': [5, 'years'],
  '7200 rpm': [7200, 'rpm'],
};

const asText = [
  ...['0°C - 70°C', '-40 ~ 85 °C', '0-70°C', '80 x 22 x 2.38 mm', '540/500 MB/s', '500–600 MB/s'],
  ...['3.3V, 2.5A', '90µs / 30µs', '3,5 GB/s', '5,5 W', '1e6', '10^15', '1 per 10^17', '96-layer', '3D TLC'],
  ...['none', 'DC 3.3V', 'PCIe 3.0 x4', '€99'],
];

/** @type {Record<string, string>} */
const silent = {
  '?': 'unknown',
  Unknown: 'unknown',
  TBD: 'unknown',
  'N/A': 'not-applicable',
  'N.A.': 'not-applicable',
  '-': 'not-applicable',
  '--': 'not-applicable',
  '—': 'not-applicable',
  '': 'not-stated',
  'Not stated': 'not-stated',
};

/** Spaces before units, and how thousands are grouped, are ours. @param {string} text */
const bare = (text) => text.replace(/\s|(?<=\d),(?=\d{3}(?!\d))/g, '');

for (const [text, [value, unit]] of Object.entries(read)) {
  test(`specs: "${text}" is read`, () => {
    const cell = specCell(text);
    assert.deepEqual([cell.state, cell.value, cell.unit], ['known', value, unit]);
    assert.equal(bare(cell.text), bare(text), 'shown in its words');
  });
}

for (const text of asText) {
  test(`specs: "${text}" stays text`, () => {
    const cell = specCell(text);
    assert.deepEqual([cell.state, cell.value], ['known', null]);
    assert.equal(bare(cell.text), bare(text), 'shown in its words');
  });
}

for (const [text, state] of Object.entries(silent)) {
  test(`specs: "${text}" is ${state}`, () => {
    assert.deepEqual([specCell(text).state, specCell(text).value], [state, null]);
  });
}

test('thousands are grouped as everywhere on the site, whatever the maker does', () => {
  /** @type {Record<string, string>} */
  const shown = {
    '73,000 IOPS': '73\u2009000\u2009IOPS',
    '1,500,000 hours': '1\u2009500\u2009000 hours',
    'up to 3,500 MB/s': 'up to 3500 MB/s',
    '100,000/88,000 IOPS': '100\u2009000/88\u2009000 IOPS',
    '3,5 GB/s': '3,5\u2009GB/s',
    'SKC3000S,1024': 'SKC3000S,1024',
    '1,2345': '1,2345',
    '0,125 W': '0,125\u2009W',
  };
  for (const [written, text] of Object.entries(shown)) assert.equal(specCell(written).text, text);
});
