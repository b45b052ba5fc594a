import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fileHash } from '../../io/fileHash.js';
import { readSource } from '../../io/readSource.js';
import { InputError, problem } from '../../model/inputError.js';
import { vocabularyKey } from '../../model/vocabulary/index.js';

/** Kept beside the runs and published with them, but no output of a tool: pictures as evidence, an emulator's and the recorder's own record. */
const evidence = /\.(?:png|jpe?g|webp|gif|pdf|truth\.csv)$|\/record\.tsv$/i;

/**
 * Reads a file with the blog's parsers, too.
 *
 * @typedef {(source: import('../../model/parser.js').Source) => ReturnType<typeof import('../../parsers/index.js').parseSource>} Parse
 */

/**
 * A raw file, parsed by whatever knows it, or taken from the cache.
 *
 * @param {string} path
 * @param {Pick<import('./readRuns.js').Context, 'root' | 'cache' | 'blogParsers' | 'parse'> & { passing?: boolean }} context `passing`: what cannot be read is only mentioned
 */
export function readRawFile(path, { root, cache, blogParsers, parse: parseSource, passing = false }) {
  const { size, sha256 } = fileHash(join(root, path));
  const file = { path, size, sha256 };
  if (evidence.test(path)) return { file, parsed: null, failure: null };
  if (size === 0) return { file, parsed: null, failure: emptyFile(path) };
  try {
    const key = [sha256, basename(path), vocabularyKey(), blogParsers?.key].filter(Boolean).join(' ');
    // it is opened only where it was never read
    const parse = () => parseSource(readSource(root, path).source);
    const bytes = cache.bytes('parse', key, () => serialize(parse()));
    return {
      file,
      parsed: /** @type {ReturnType<Parse>} */ (deserialize(bytes)),
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, ...place } = error.problem;
    const severity = passing ? /** @type {const} */ ('warning') : place.severity;
    return { file, parsed: null, failure: problem(message, { ...place, severity, file: path }) };
  }
}

/** fio leaves empty logs where there was nothing to log; what else is empty shows as a missing run. @param {string} path */
const emptyFile = (path) =>
  problem('empty file, left out', {
    severity: 'warning',
    file: path,
    hint: 'delete it, or file the run again',
  });

/**
 * The drive that a file says it came from.
 *
 * @param {ReturnType<typeof readRawFile>} read
 * @returns {import('../checks/checkIdentity.js').Named[]}
 */
export const identityOf = ({ file, parsed: each }) =>
  each?.device ? [{ path: file.path, device: each.device }] : [];
