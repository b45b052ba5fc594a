import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { previewFolder } from '../flow/previewSettings.js';
import { writeAtomic } from '../io/writeAtomic.js';

/** Hugo renders as many of the pages last visited, when what they show changes. */
const most = 20;

/**
 * The pages that somebody has asked for: `layouts/_partials/preview/is-later.html` reads which, and Hugo, which watches the file, renders them.
 *
 * @param {string} root of the blog
 * @returns {(address: string) => void} adds one, relative to the site
 */
export function askedPages(root) {
  /** @type {string[]} */
  let pages = [];
  const write = () => writeAtomic(join(root, previewFolder, 'asked.json'), JSON.stringify({ pages }));
  mkdirSync(join(root, previewFolder), { recursive: true });
  write();
  return (address) => {
    pages = [address, ...pages.filter((each) => each !== address)].slice(0, most);
    write();
  };
}
