/**
 * @typedef {Record<string, string>} Options of fio, as typed
 * @typedef {'read' | 'write' | 'trim' | 'mixed'} Side
 */

const readsAndWrites = ['rw', 'readwrite', 'randrw'];
const operations = /** @type {Record<string, string[]>} */ ({
  read: ['read'],
  randread: ['read'],
  write: ['write'],
  randwrite: ['write'],
  trim: ['trim'],
  randtrim: ['trim'],
  rw: ['read', 'write'],
  readwrite: ['read', 'write'],
  randrw: ['read', 'write'],
  trimwrite: ['trim', 'write'],
  randtrimwrite: ['trim', 'write'],
});
const sideOrder = ['read', 'write', 'trim'];

/**
 * What fio was asked to do on one side, from its options; where they say nothing, its documented defaults.
 *
 * @param {Options | null} options `null` where the document does not show them (fio 2.1): then all is unknown
 * @param {Side} side
 * @returns {Pick<import('../shared/storageRecord.js').Workload,
 *   'operation' | 'pattern' | 'blockSize' | 'queueDepth' | 'readPercent'>}
 */
export function workloadOf(options, side) {
  const unknown = { operation: side, pattern: null, blockSize: null, queueDepth: null, readPercent: null };
  if (!options) return unknown;
  const mode = modeOf(options);
  if (!asksFor(options, side)) return unknown;
  return {
    operation: side,
    pattern: mode.startsWith('rand') ? 'random' : 'sequential',
    blockSize: blockSizeOf(options, side),
    queueDepth: wholeNumber(options.iodepth ?? '1'),
    readPercent: readsAndWrites.includes(mode) ? readPercentOf(options) : null,
  };
}

/**
 * Whether the options ask for I/O of this kind; another kind belongs to a job whose options are not shown.
 *
 * @param {Options} options
 * @param {Side} side
 */
export function asksFor(options, side) {
  const asked = operations[modeOf(options)];
  return Boolean(asked && (side === 'mixed' || asked.includes(side)));
}

/** @param {Options} options */
function modeOf(options) {
  const mode = (options.rw ?? options.readwrite ?? 'read').split(':')[0].trim();
  return Object.hasOwn(operations, mode) ? mode : '';
}

/**
 * `bs=4k`, `bs=4k,64k` (reads, then writes and trims), `bs=,8k` (an empty place is fio's default of 4 KiB).
 *
 * @param {Options} options
 * @param {Side} side
 */
function blockSizeOf(options, side) {
  if (options.bssplit || options.bsrange || options.blocksize_range) return null;
  const sizes = (options.bs ?? options.blocksize ?? '4096').split(',').map((part) => part.trim() || '4096');
  const read = (/** @type {string} */ size) => byteSize(size, Number(options.kb_base ?? 1024));
  if (side === 'mixed') return new Set(sizes).size === 1 ? read(sizes[0]) : null;
  return read(sizes[Math.min(sideOrder.indexOf(side), sizes.length - 1)]);
}

/** @param {Options} options */
function readPercentOf(options) {
  if (options.rwmixread !== undefined) return percent(options.rwmixread);
  const writes = options.rwmixwrite === undefined ? 50 : percent(options.rwmixwrite);
  return writes === null ? null : 100 - writes;
}

/** @param {string} text */
function percent(text) {
  const value = wholeNumber(text);
  return value !== null && value <= 100 ? value : null;
}

/** @param {string} text */
export const wholeNumber = (text) => (/^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null);

const powers = /** @type {Record<string, number>} */ ({ '': 0, k: 1, m: 2, g: 3, t: 4, p: 5 });

/**
 * A size as fio reads it in its options. By default `4k` is 4096 bytes and `4kib` is 4000, as old scripts expect;
 * with `kb_base=1000` it is the other way round. Source: `get_mult_bytes` in fio's parse.c, tried with fio 3.33.
 *
 * @param {string} text
 * @param {number} [kbBase] 1024 or 1000
 * @returns {number | null} bytes; `null` where it is no plain size
 */
export function byteSize(text, kbBase = 1024) {
  const match = /^\s*(0x[0-9a-f]+|\d+)\s*(?:([kmgtp]?)(i?)(b?))\s*$/i.exec(text);
  if (!match) return null;
  const [, digits, prefix, i, b] = match;
  const swapped = Boolean(i && b && prefix);
  const base = swapped === (kbBase === 1000) ? 1024 : 1000;
  return Number(digits) * base ** powers[prefix.toLowerCase()];
}
