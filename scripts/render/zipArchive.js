import { zipSync } from 'fflate';

/** As the format's first day; written in the local time zone, so that the bytes are the same everywhere. */
const firstDay = () => new Date(1980, 0, 1);

/** These are compressed already. */
const packed = /\.(?:gz|zip|png|jpe?g|webp|zst)$/i;

/**
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path, with `/`
 * @returns {Uint8Array} a ZIP archive: the same bytes for the same files
 */
export function zipArchive(files) {
  const entries = [...files].map(([path, content]) => [path, entryOf(path, content)]);
  return zipSync(/** @type {import('fflate').Zippable} */ (Object.fromEntries(entries)));
}

/** The highest one made none of 164 files of an archive and of 135 raw files smaller, and took seven times as long for the latter. */
const level = 8;

/** @param {string} path @param {string | Uint8Array} content */
export function entryOf(path, content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  /** @type {import('fflate').ZipOptions} */
  const options = { level: packed.test(path) ? 0 : level, mtime: firstDay() };
  return /** @type {[Uint8Array, import('fflate').ZipOptions]} */ ([bytes, options]);
}
