import { existsSync, statSync } from 'node:fs';

/**
 * What lies at a path, `null` for nothing.
 *
 * @param {string} path
 * @returns {{ isFolder: boolean, modified: string } | null} `modified`: YYYY-MM-DD
 */
export function fileKind(path) {
  if (!existsSync(path)) return null;
  const found = statSync(path);
  return { isFolder: found.isDirectory(), modified: found.mtime.toISOString().slice(0, 10) };
}
