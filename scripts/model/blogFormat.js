import { InputError } from './inputError.js';

/** The form of data files and front matter that this program reads. A change of it comes with a step in `scripts/migrate/`. */
export const blogFormat = 2;

/** Where a blog says its format: once, since its files change together. */
export const formatFile = 'data/format.toml';

/**
 * The format of a blog.
 *
 * @param {string | null} text of `data/format.toml`
 * @param {boolean} hasDevices whether it has `data/devices`, as blogs of the first format had
 * @returns {number}
 * @throws {InputError}
 */
export function formatOf(text, hasDevices) {
  if (text === null) return hasDevices ? 1 : blogFormat;
  const [, number] = /^\s*format\s*=\s*(\d+)\s*(?:#.*)?$/m.exec(text) ?? [];
  if (number) return Number(number);
  throw new InputError('no format', { file: formatFile, hint: `write format = ${blogFormat}` });
}
