import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from './writeWhole.js';

const checkLength = 16;

/**
 * Writes a file that tells whether it is as it was written.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeChecked(file, content) {
  const bytes = Buffer.from(content);
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, Buffer.concat([checkOf(bytes), bytes]));
}

/**
 * @param {string} file
 * @returns {Buffer | null} `null` where it is missing, or not as it was written
 */
export function readChecked(file) {
  try {
    const stored = readFileSync(file);
    const bytes = stored.subarray(checkLength);
    return checkOf(bytes).equals(stored.subarray(0, checkLength)) ? bytes : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
const checkOf = (bytes) => createHash('sha256').update(bytes).digest().subarray(0, checkLength);
