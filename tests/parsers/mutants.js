import { seededRandom } from '../../scripts/statistics/seededRandom.js';

/**
 * Damaged copies of a file, the same for the same seed.
 *
 * @typedef {{ next: () => number, below: (limit: number) => number }} Random `next` is in [0, 1)
 * @typedef {(bytes: Uint8Array, random: Random) => Uint8Array} Mutation
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  const next = seededRandom(seed);
  return { next, below: (limit) => Math.floor(next() * limit) };
}

const hostileNumbers = [
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '-0',
  '0x10',
  '1,5',
  '1.2.3',
  '',
  'null',
  '__proto__',
  '∞',
];

/** @type {Record<string, Mutation>} */
export const mutations = {
  truncate: (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  flip: (bytes, random) => {
    const copy = Uint8Array.from(bytes);
    for (let count = 1 + random.below(8); count > 0; count--)
      copy[random.below(copy.length)] ^= 1 << random.below(8);
    return copy;
  },
  duplicate: (bytes, random) => {
    const from = random.below(bytes.length);
    const to = from + random.below(bytes.length - from);
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  insert: (bytes, random) => {
    const at = random.below(bytes.length);
    const noise = Uint8Array.from({ length: 1 + random.below(64) }, () => random.below(256));
    return joined(bytes.subarray(0, at), noise, bytes.subarray(at));
  },
  swapLines: (bytes, random) => {
    const lines = toText(bytes).split('\n');
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    [lines[a], lines[b]] = [lines[b], lines[a]];
    return toBytes(lines.join('\n'));
  },
  number: (bytes, random) => {
    const text = toText(bytes);
    const numbers = [...text.matchAll(/-?\d+(?:[.,]\d+)?/g)];
    if (numbers.length === 0) return bytes;
    const { index, 0: found } = numbers[random.below(numbers.length)];
    const hostile = hostileNumbers[random.below(hostileNumbers.length)];
    return toBytes(text.slice(0, index) + hostile + text.slice(index + found.length));
  },
  nest: (bytes, random) => {
    const at = random.below(bytes.length);
    const deep = toBytes(['[', '{"a":', '(', '<a>'][random.below(4)].repeat(20_000));
    return joined(bytes.subarray(0, at), deep, bytes.subarray(at));
  },
  key: (bytes, random) => {
    const keys = [...toText(bytes).matchAll(/"(\w+)"\s*:/g)];
    if (keys.length === 0) return bytes;
    const { index, 1: key } = keys[random.below(keys.length)];
    const text = toText(bytes);
    return toBytes(`${text.slice(0, index)}"__proto__"${text.slice(index + key.length + 2)}`);
  },
  shared: (bytes, random) => {
    const name = ['__proto__', 'constructor', 'prototype'][random.below(3)];
    const text = toText(bytes);
    if (/^\s*[[{]/.test(text))
      return toBytes(text.replaceAll(/\{(?=\s*")/g, `{"${name}":{"polluted":"yes"},`));
    const words = [...text.matchAll(/[A-Za-z][\w.-]+/g)];
    if (words.length === 0) return bytes;
    const { 0: word } = words[random.below(words.length)];
    return toBytes(text.replaceAll(word, name));
  },
};

/** Bytes above 127 stay themselves. @param {Uint8Array} bytes */
const toText = (bytes) => Buffer.from(bytes).toString('latin1');

/** @param {string} text */
const toBytes = (text) => new Uint8Array(Buffer.from(text, 'latin1'));

/** @param {Uint8Array[]} parts */
const joined = (...parts) => new Uint8Array(Buffer.concat(parts));
