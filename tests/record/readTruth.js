import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** @typedef {{ seconds: number, bytes: number, rate: number, kind: string }} Change of an emulated drive's rate */

/**
 * What an emulated drive wrote down itself.
 *
 * @param {string} path below the project
 * @returns {Change[]}
 */
export function readTruth(path) {
  const [, ...rows] = readFileSync(join(root, path), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [seconds, bytes, rate, kind] = row.split(',');
    return { seconds: Number(seconds), bytes: Number(bytes), rate: Number(rate), kind };
  });
}
