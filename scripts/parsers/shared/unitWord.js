import { unitNamed } from '../../model/parseQuantity.js';

/**
 * The unit words that people write beside numbers, and what one of them is in the base unit.
 *
 * @typedef {{ unit: import('../../model/metric.js').Unit, factor: number, name?: string, clock?: boolean }} UnitWord `unit`: its dimension;
 *   `name`: of the vocabulary, where another unit has the same dimension; `clock`: written `2:31`
 */

/** @type {[import('../../model/metric.js').Unit, Record<string, number>][]} */
const words = [
  [
    's',
    {
      s: 1,
      sec: 1,
      secs: 1,
      second: 1,
      seconds: 1,
      ms: 1e-3,
      msec: 1e-3,
      µs: 1e-6,
      us: 1e-6,
      usec: 1e-6,
      ns: 1e-9,
    },
  ],
  ['s', { min: 60, mins: 60, minute: 60, minutes: 60, h: 3600, hour: 3600, hours: 3600 }],
  ['1/s', { iops: 1, kiops: 1e3, miops: 1e6, 'io/s': 1, '1/s': 1 }],
  ['W', { w: 1, watt: 1, watts: 1, mw: 1e-3 }],
  ['J', { j: 1, joule: 1, joules: 1, kj: 1e3, wh: 3600, mwh: 3.6 }],
  ['V', { v: 1, volt: 1, volts: 1, mv: 1e-3 }],
  ['°C', { '°c': 1, c: 1, '℃': 1, celsius: 1 }],
  ['1', { '%': 0.01, percent: 0.01 }],
  ['points', { points: 1, point: 1, pts: 1, score: 1, marks: 1 }],
];

/** @type {Map<string, UnitWord>} */
const known = new Map(
  words.flatMap(([unit, factors]) =>
    Object.entries(factors).map(([word, factor]) => [word, { unit, factor }]),
  ),
);
/** Where the case decides: mega is not milli. */
const megas = new Map([
  ['MW', { unit: 'W', factor: 1e6 }],
  ['MWh', { unit: 'J', factor: 3.6e9 }],
  ['MV', { unit: 'V', factor: 1e6 }],
]);
for (const word of ['min:s', 'min:sec', 'm:s', 'mm:ss', 'm:ss', 'h:min:s', 'h:mm:ss', 'hh:mm:ss']) {
  known.set(word, { unit: 's', factor: 1, clock: true });
}

/** For "did you mean". */
export const unitExamples = [
  'MB/s',
  'MiB/s',
  'GB/s',
  'IOPS',
  's',
  'ms',
  'µs',
  'min:s',
  'GB',
  'GiB',
  'W',
  '°C',
  '%',
  'points',
];

/**
 * @param {string} word `MB/s`, `µs`, `min:s`, `%`...
 * @returns {UnitWord | null} `null` where it is none, or may be bits as well as bytes (`Mbps`)
 */
export function unitWord(word) {
  const bare = word.trim().replace(/\u03bc/g, 'µ');
  const named = megas.get(bare) ?? known.get(bare.toLowerCase());
  if (named) return named;
  if (bitsOrBytes(bare)) return null;
  const own = unitNamed(bare) ?? unitNamed(bare.toLowerCase());
  if (own && own.unit !== 'B' && own.name !== 'B/s') return own;
  const factor = byteUnit(bare);
  if (factor === null || !/b/i.test(bare)) return null;
  return { unit: /(?:\/s|ps|\/sec)$/i.test(bare) ? 'B/s' : 'B', factor };
}

/**
 * Whether a word is written as bits are, though many mean bytes by it.
 *
 * @param {string} word
 */
export const bitsOrBytes = (word) =>
  /^[kmgt]?i?b(?:\/s|ps|\/sec)?$/i.test(word.trim()) && /b(?!y)/.test(word);

const powers = { '': 0, K: 1, M: 2, G: 3, T: 4, P: 5, E: 6 };

/**
 * Bytes of one unit word: `KiB` and `Ki` are 1024, `kB` and `MB` decimal unless the tool means 1024 by them.
 * `Kibit` and `Mbit` (fio's `unit_base=1`) are eighths.
 *
 * @param {string} word `B`, `KiB`, `MB`, `GiB/s`, `k`...
 * @param {{ binary?: boolean }} [options] `binary`: the tool's KB is 1024 bytes
 * @returns {number | null} `null` where it is no such word
 */
export function byteUnit(word, { binary = false } = {}) {
  const match = /^([kmgtpe]?)(i?)(b(?:ytes?)?|bits?)?(?:\/s|ps|\/sec)?$/i.exec(word.trim());
  if (!match || (!match[1] && (match[2] || !match[3]))) return null;
  const power = powers[/** @type {keyof typeof powers} */ (match[1].toUpperCase())];
  const factor = (match[2] || binary ? 1024 : 1000) ** power;
  return match[3]?.toLowerCase().startsWith('bit') ? factor / 8 : factor;
}
