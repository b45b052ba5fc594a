import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';

/**
 * @typedef {object} Side
 * @property {'read' | 'write'} operation
 * @property {number} bandwidth B/s
 * @property {number} iops
 *
 * @typedef {{ run: number, threads: number | null, rate: number | null, seconds: number, line: number }} Place
 */

const mebibyte = 2 ** 20;
const make = 'run sysbench fileio ... run and keep all that it prints';

/**
 * @param {string} text of one run
 * @param {Place} place
 */
export function readFileio(text, { run, threads, seconds, line }) {
  const test = /^Doing (.{1,80}) test$/m.exec(text)?.[1] ?? null;
  const block = /^Block size (\d{1,20}(?:\.\d{1,12})?) ?([KMG]?)i?b?$/im.exec(text);
  const blockSize = block ? Number(block[1]) * 1024 ** ' KMG'.indexOf(block[2].toUpperCase() || ' ') : null;
  const sides = readRates(text) ?? readCounts(text, blockSize, seconds);
  if (!sides) return null;
  const active = sides.filter(({ iops }) => iops > 0);
  if (active.length === 0) throw new InputError('nothing was read or written', { line, hint: make });
  const mixed = active.length > 1;
  const pattern = patternOf(test ?? '');
  const share = mixed ? readShare(text) : null;
  const asked = {
    ...(pattern ? { pattern } : {}),
    ...(blockSize === null ? {} : { 'block-size': blockSize }),
    ...(threads === null && !test ? {} : { jobs: threads ?? 1 }),
  };
  const own = { run, ...(test ? { test } : {}) };
  const loaded = { ...asked, ...(share === null ? {} : { 'read-percent': share }) };
  return {
    failed: false,
    place: { ...own, parameters: asked },
    latencyPlace: { ...own, parameters: { ...loaded, operation: mixed ? 'mixed' : active[0].operation } },
    measurements: active.flatMap(({ operation, bandwidth, iops }) => {
      const at = { ...own, parameters: { ...loaded, operation } };
      return [
        measurement({ ...at, metric: 'bandwidth', statistic: 'mean', value: bandwidth }),
        measurement({ ...at, metric: 'iops', statistic: 'mean', value: iops }),
      ];
    }),
    warnings: [],
  };
}

/**
 * Rates of each side, since 1.0.
 *
 * @param {string} text
 * @returns {Side[] | null}
 */
function readRates(text) {
  const number = (/** @type {RegExp} */ line) => Number(line.exec(text)?.[1] ?? NaN);
  /** @type {Side[]} */
  const sides = [
    {
      operation: 'read',
      bandwidth: number(/^[ \t]{0,60}read, MiB\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m) * mebibyte,
      iops: number(/^[ \t]{0,60}reads\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m),
    },
    {
      operation: 'write',
      bandwidth: number(/^[ \t]{0,60}written, MiB\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m) * mebibyte,
      iops: number(/^[ \t]{0,60}writes\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m),
    },
  ];
  return sides.some(({ bandwidth, iops }) => Number.isNaN(bandwidth + iops)) ? null : sides;
}

/**
 * 0.4 prints one rate for both sides together; each side's own follows from its requests, which are all of one size.
 *
 * @param {string} text
 * @param {number | null} blockSize
 * @param {number} seconds
 * @returns {Side[] | null}
 */
function readCounts(text, blockSize, seconds) {
  const counts = /^Operations performed:\s+(\d{1,18}) reads?, (\d{1,18}) writes?,/im.exec(text);
  if (!counts || blockSize === null) return null;
  const sides = /** @type {const} */ (['read', 'write']);
  return sides.map((operation, side) => {
    const iops = Number(counts[side + 1]) / seconds;
    return { operation, bandwidth: iops * blockSize, iops };
  });
}

/** @param {string} test */
function patternOf(test) {
  if (/random/i.test(test)) return 'random';
  return /sequential/i.test(test) ? 'sequential' : null;
}

/** @param {string} text "Read/Write ratio for combined random IO test: 1.50" is 60 % */
function readShare(text) {
  const ratio = Number(/ratio for combined random IO test: (\d{1,20}(?:\.\d{1,12})?)/.exec(text)?.[1]);
  return ratio > 0 ? Number(((100 * ratio) / (1 + ratio)).toFixed(2)) : null;
}
