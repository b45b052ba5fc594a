import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../new/ready/', import.meta.url);

/** Names of the methodologies that come with the program. */
export const readyMethodologies = readdirSync(folder).sort();

/**
 * The files of one of them, by their name in its folder.
 *
 * @param {string} name one of `readyMethodologies`
 * @returns {Map<string, string>}
 */
export function readyFiles(name) {
  const own = new URL(`${name}/`, folder);
  return new Map(
    readdirSync(own)
      .sort()
      .map((file) => [file, readFileSync(new URL(file, own), 'utf8')]),
  );
}
