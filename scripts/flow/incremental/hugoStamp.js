import { fileStamp } from '../../io/fingerprint.js';
import { ask } from '../../setup/ask.js';

/** What a program said of itself, by what tells its file from another. @type {Map<string, string>} */
const said = new Map();

/**
 * What tells one Hugo from another: what it says of itself (version, commit, platform). Where it lies, and when it was put there,
 * changes no page.
 *
 * @param {string} hugo the program
 * @returns {string}
 */
export function hugoStamp(hugo) {
  const file = fileStamp(hugo);
  const stamp = said.get(file) ?? ask(hugo, ['version']) ?? file;
  said.set(file, stamp);
  return stamp;
}
