import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/build/buildSite.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { keepPageScripts } from './pageScripts.js';

/**
 * Builds, and tells the hash of every published file by its path.
 *
 * @param {string} root
 * @param {Omit<Parameters<typeof build>[0], 'root'>} [options] of the build
 * @returns {Promise<Record<string, string>>}
 */
export async function publishedOf(root, options = {}) {
  const errors = (await build({ root, ...options })).filter(({ severity }) => severity === 'error');
  assert.deepEqual(errors, []);
  keepPageScripts(root);
  return hashesIn(join(root, 'public'));
}

/** @param {string} site @returns {Record<string, string>} the hash of each file by its path */
export function hashesIn(site) {
  const hash = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');
  return Object.fromEntries(listFiles(site).map((path) => [path, hash(readFileSync(join(site, path)))]));
}
