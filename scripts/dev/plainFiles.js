import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mediaType } from '../io/mediaTypes.js';

/** So much of a file tells text from other things: bytes. */
const start = 512;

/**
 * Files that the preview hands out as they are. What a blog has laid into `static` comes before them, from Hugo.
 *
 * @param {string} root of the blog
 * @param {{ source: string, target: string }[]} folders in their order: of two files at one address, the first holds
 * @returns {(pathname: string) => { type: string, content: Buffer } | null}
 */
export const plainFiles = (root, folders) => (pathname) => {
  const path = pathOf(pathname);
  if (path === null || existsSync(join(root, 'static', path))) return null;
  for (const { source, target } of folders) {
    if (target && !path.startsWith(`${target}/`)) continue;
    const file = fileAt(resolve(root, source, target ? path.slice(target.length + 1) : path));
    if (file) return contentOf(file);
  }
  return null;
};

/**
 * @param {string} pathname of an address
 * @returns {string | null} `null` where it leads out of a folder, or to a folder itself
 */
function pathOf(pathname) {
  try {
    const path = decodeURIComponent(pathname).slice(1);
    return path === '' || /\0|\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** The file, or the page of a folder. @param {string} path */
const fileAt = (path) =>
  [path, join(path, 'index.html')].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

/** @param {string} file */
function contentOf(file) {
  const content = readFileSync(file);
  const other = content.subarray(0, start).includes(0)
    ? 'application/octet-stream'
    : 'text/plain; charset=utf-8';
  return { type: mediaType(file) ?? other, content };
}
