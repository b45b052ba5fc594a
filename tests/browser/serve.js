import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mediaType } from '../../scripts/io/mediaTypes.js';

/** What a host sends with every page; only the page of a review's charts may be framed by others. */
const policy = (/** @type {string} */ ancestors) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

const compressed = /^(?:text|application\/(?:json|xml|wasm|manifest)|image\/svg)/;

/** As static/_headers has it: what is named for its content is fetched once, and compiled once. */
const isKept = (/** @type {string} */ pathname) => /^\/(?:css|js|archive|fonts)\//.test(pathname);

/** Where a page finds the test's own script. */
const scriptPath = '/test-script.js';

/**
 * A static host as a publisher has one: index pages for folders, `404.html`, the policy as a header, compression.
 *
 * @param {string} folder
 * @param {{ script?: string }} [options] `script` runs first in every page, for browsers whose driver cannot add one
 * @returns {import('node:http').Server}
 */
export function serve(folder, { script } = {}) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (script !== undefined && pathname === scriptPath) {
      response.writeHead(200, { 'content-type': mediaType(scriptPath) }).end(script);
      return;
    }
    const file = await findFile(root, pathname);
    if (file === 'folder') {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const path = file ?? join(root, '404.html');
    const read = await readFile(path).catch(() => Buffer.from('not found'));
    const body = script !== undefined && path.endsWith('.html') ? withScript(read) : read;
    const type = mediaType(path) ?? 'application/octet-stream';
    const { bytes, encoding } = encode(
      body,
      compressed.test(type) ? `${request.headers['accept-encoding']}` : '',
    );
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'content-length': bytes.length,
      'content-security-policy': policy(/^\/charts\/[^/]+\//.test(pathname) ? '*' : "'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: 'accept-encoding',
      ...(file && isKept(pathname) && { 'cache-control': 'public, max-age=31536000, immutable' }),
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  // on a busy machine a request may be under way on a connection that is about to be closed for being idle
  server.keepAliveTimeout = 0;
  return server;
}

/** @param {Buffer} page */
const withScript = (page) =>
  Buffer.from(String(page).replace('<head>', `<head><script src="${scriptPath}"></script>`));

/**
 * @param {string} root
 * @param {string} pathname
 * @returns {Promise<string | null>} `folder` where the slash at the end is missing
 */
async function findFile(root, pathname) {
  const path = decode(pathname);
  if (path === null) return null;
  const place = join(root, normalize(path));
  if (place !== root && !place.startsWith(root + sep)) return null;
  const found = await stat(place).catch(() => null);
  if (found?.isFile()) return place;
  const index = join(place, 'index.html');
  if (!(await stat(index).catch(() => null))?.isFile()) return null;
  return path.endsWith('/') ? index : 'folder';
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Hundreds of tests fetch the same scripts and fonts. @type {Map<string, Buffer>} by encoding and hash */
const packed = new Map();

/**
 * @param {Buffer} body
 * @param {string} accepted
 * @returns {{ bytes: Buffer, encoding: string | null }}
 */
function encode(body, accepted) {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return { bytes: body, encoding };
  const key = `${encoding} ${createHash('sha1').update(body).digest('hex')}`;
  const bytes = packed.get(key) ?? compressors[encoding](body);
  packed.set(key, bytes);
  return { bytes, encoding };
}

/** @type {Record<string, (body: Buffer) => Buffer>} */
const compressors = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  serve(folder).listen(Number(port), 'localhost');
}
