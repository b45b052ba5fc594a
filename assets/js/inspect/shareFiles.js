import { linkKey } from './startLink.js';
import { zipArchive } from '../../../scripts/render/zipArchive.js';
import { anonymise, labelsFor } from '../../../scripts/add/privacy/anonymise.js';
import { findSecrets } from '../../../scripts/add/privacy/secrets.js';
import { decodeText } from '../../../scripts/model/source.js';

/**
 * A link that holds the files themselves, packed, behind its `#`: browsers send nothing of that anywhere.
 */

/** Characters; longer links are cut by mail and chat programs. */
const longest = 16_000;

/**
 * @param {Map<string, Blob>} files by name
 * @returns {Promise<string | null>} what stands behind the `#`; `null` where it would be too long
 */
export async function linkOf(files) {
  const size = [...files.values()].reduce((sum, file) => sum + file.size, 0);
  // what is a hundred times as long does not pack into it
  if (files.size === 0 || size > 100 * longest) return null;
  const text = inAddress(zipArchive(await withoutSecrets(files)));
  return text.length > longest ? null : linkKey + text;
}

/**
 * The files with labels for the names of machines and people, one name the same in all of them and in what they are called. What is
 * no text stays as it is.
 *
 * @param {Map<string, Blob>} files
 * @returns {Promise<Map<string, string | Uint8Array>>}
 */
export async function withoutSecrets(files) {
  const contents = await Promise.all(
    [...files].map(async ([name, file]) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return /** @type {[string, string | Uint8Array]} */ ([name, textIn(bytes) ?? bytes]);
    }),
  );
  const texts = contents.flatMap(([, content]) => (typeof content === 'string' ? [content] : []));
  const labels = labelsFor(findSecrets(texts.join('\n')));
  return new Map(
    contents.map(([name, content]) => [
      anonymise(name, labels),
      typeof content === 'string' ? anonymise(content, labels) : content,
    ]),
  );
}

/** As the parsers see it, whatever its encoding; `null` for a spreadsheet. @param {Uint8Array} bytes @returns {string | null} */
function textIn(bytes) {
  const text = decodeText(bytes);
  return text.includes('\0') ? null : text;
}

/** Base64 with the characters that addresses may hold. @param {Uint8Array} bytes */
function inAddress(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
