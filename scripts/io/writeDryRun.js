import { join } from 'node:path';
import { writeTree } from './writeTree.js';

/** Where generated files are for a check. */
export const dryRunFolder = '.build/check';

/**
 * Writes generated files where Hugo can read them without touching those of the real build.
 *
 * @param {string} root
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path below `.build`
 */
export const writeDryRun = (root, files) => writeTree(join(root, dryRunFolder), files);
