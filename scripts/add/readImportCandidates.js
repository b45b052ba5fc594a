import { basename, dirname, resolve, sep } from 'node:path';
import { openSources } from '../io/openSources.js';
import { readSource } from '../io/readSource.js';
import { unpackArchive } from '../unpack/index.js';
import { describeImportCandidate, unreadCandidate } from './describeImportCandidate.js';
import { contentDigest, redactedHash } from './redactedHash.js';
import { distinctSecrets } from './privacy/secrets.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('../model/parser.js').Source} Source
 * @typedef {Map<ImportCandidate, () => Source>} Sources opened anew each time, so that no file's content is kept longer than it is needed
 * @typedef {(path: string) => { isFolder: boolean, modified: string } | null} Look what lies at a path, `null` for nothing
 */

/**
 * Reads everything that was named, folders and archives as the files in them.
 *
 * @param {string[]} paths
 * @param {Look} look
 * @param {readonly import('../model/parser.js').Parser[]} [blogParsers] parsers of the blog
 * @returns {{ candidates: ImportCandidate[], sources: Sources }}
 */
export function readImportCandidates(paths, look, blogParsers = []) {
  /** @type {Sources} */
  const sources = new Map();
  /** @type {Map<string, ImportCandidate>} */
  const seen = new Map();
  for (const path of paths) {
    const root = look(path)?.isFolder ? path : dirname(path);
    for (const { file, source, error } of openSources([path], unpackArchive)) {
      const whole = source && isAlone(file, source.name) ? `${file}/${source.name}` : file;
      const place = placeOf(whole, { root, look });
      if (seen.has(resolve(whole))) continue;
      const candidate = source
        ? describeImportCandidate(source, place, { digest: contentDigest, blogParsers })
        : unreadCandidate(place, error);
      seen.set(resolve(whole), candidate);
      if (source)
        sources.set(
          candidate,
          whole === file && look(file) ? () => readSource('', file).source : () => source,
        );
    }
  }
  return { candidates: withLikeness([...seen.values()], sources), sources };
}

/** The only file of an archive. @param {string} file @param {string} name */
const isAlone = (file, name) => basename(file).replace(/\.gz$/i, '') !== basename(name);

/**
 * @param {string} whole
 * @param {{ root: string, look: Look }} context
 */
function placeOf(whole, { root, look }) {
  const levels = [];
  const top = resolve(root);
  for (let at = dirname(whole); ; at = dirname(at)) {
    levels.push({ path: slashed(at), name: basename(resolve(at)) });
    if (resolve(at) === top || dirname(resolve(at)) === resolve(at)) break;
  }
  const name = basename(whole).replace(/\.gz$/i, '');
  return { file: slashed(whole), name, levels, modified: modifiedOf(whole, look) };
}

/** @param {string} path */
const slashed = (path) => path.split(sep).join('/');

/**
 * Of a file in an archive it is the archive's.
 *
 * @param {string} file
 * @param {Look} look
 */
function modifiedOf(file, look) {
  for (let at = file; ; at = dirname(at)) {
    const found = look(at);
    if (found) return found.modified;
    if (dirname(at) === at) return '1970-01-01';
  }
}

/**
 * @param {ImportCandidate[]} candidates
 * @param {Sources} sources
 */
function withLikeness(candidates, sources) {
  const secrets = distinctSecrets(candidates.flatMap((candidate) => candidate.secrets));
  for (const candidate of candidates) {
    const open = sources.get(candidate);
    if (open && candidate.kind !== 'unread') candidate.redactedHash = redactedHash(open(), secrets);
  }
  return candidates;
}
