import { createHash } from 'node:crypto';
import { redactedText } from './privacy/anonymise.js';
import { distinctSecrets, findSecrets } from './privacy/secrets.js';
import { namesText } from './privacy/plainSheet.js';

/** Names stand in results, which are short; logs hold numbers only, and are compared as they are. */
const longestText = 16 * 2 ** 20;
const log = /^\s*\d+\s*,/;

/**
 * The same for two files that differ in nothing but private names: one that is filed, and the one it was made of.
 *
 * @param {import('../model/parser.js').Source} source
 * @param {import('./privacy/secrets.js').Secret[]} secrets that are known from other files
 */
export function redactedHash(source, secrets) {
  const text = nameBearingText(source);
  if (text !== null)
    return sha256([Buffer.from(redactedText(text, distinctSecrets([...secrets, ...findSecrets(text)])))]);
  return sha256(source.chunks());
}

/** @param {import('../model/parser.js').Source} source */
function nameBearingText(source) {
  if ((source.size ?? 0) > longestText || log.test(source.headText().slice(0, 100))) return null;
  return namesText(source.bytes());
}

/** @param {Iterable<Uint8Array>} chunks */
function sha256(chunks) {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** @type {import('./describeImportCandidate.js').Digest} */
export function contentDigest(source) {
  const hash = createHash('sha256');
  let size = 0;
  for (const chunk of source.chunks()) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
