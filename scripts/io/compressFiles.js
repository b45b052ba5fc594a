import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from './listFiles.js';
import { writeAtomic } from './writeAtomic.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is written as text; pictures, fonts and archives are compressed already. */
const text = /\.(?:html|css|js|mjs|json|csv|svg|xml|txt|toml|fio|log|webmanifest|wasm)$/;

/** Below it, a host's headers weigh more than what is won. */
const worthwhile = 860;

/** As many at a time as Node has threads for. */
const together = 4;

/**
 * Writes a .br and a .gz beside every text of a folder, where they are smaller than it is.
 *
 * @param {string} folder
 * @param {Pick<import('./cache.js').Cache, 'jsonAsync'>} cache by content, so that only what is new is compressed
 * @returns {Promise<{ texts: number, before: number, after: number }>} bytes, after: with Brotli
 */
export async function compressFiles(folder, cache) {
  const paths = listFiles(folder).filter((path) => text.test(path));
  const sizes = [];
  for (let at = 0; at < paths.length; at += together) {
    const some = paths.slice(at, at + together).map((path) => compressFile(join(folder, path), cache));
    sizes.push(...(await Promise.all(some)));
  }
  const written = sizes.filter((each) => each !== null);
  const sum = (/** @type {'before' | 'after'} */ key) =>
    written.reduce((total, each) => total + each[key], 0);
  return { texts: written.length, before: sum('before'), after: sum('after') };
}

/**
 * @param {string} file
 * @param {Pick<import('./cache.js').Cache, 'jsonAsync'>} cache
 */
async function compressFile(file, cache) {
  const bytes = readFileSync(file);
  if (bytes.length < worthwhile) return null;
  const key = createHash('sha256').update(bytes).digest('hex');
  const { br, gz } = await cache.jsonAsync('compressed', key, () => squeeze(bytes));
  const small = { br: Buffer.from(br, 'base64'), gz: Buffer.from(gz, 'base64') };
  if (small.br.length < bytes.length) writeAtomic(`${file}.br`, small.br);
  if (small.gz.length < bytes.length) writeAtomic(`${file}.gz`, small.gz);
  return { before: bytes.length, after: Math.min(small.br.length, bytes.length) };
}

/** The same bytes everywhere: neither form holds a name or a time. @param {Buffer} bytes */
async function squeeze(bytes) {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  return { br: br.toString('base64'), gz: gz.toString('base64') };
}
