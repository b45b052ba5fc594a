import { posix } from 'node:path';

/** What stands directly in `scripts/`. */
export const commands = 'commands';

/** What serves commands alone: how they are called, and `npm create`. */
const serveCommands = new Set(['command', 'create']);

/** The folder of `scripts/` that a file is in. @param {string} path from the root of the program */
export const folderOf = (path) => (path.split('/').length > 2 ? path.split('/')[1] : commands);

/**
 * What a script imports while it runs. Types cost nothing and may come from anywhere, so imports within comments do not count.
 *
 * @param {string} text
 */
export function importsOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/(?:\bfrom\s*|^import\s*|\bimport\()\s*'([^']+)'/gm);
  return [...found].map(([, name]) => name);
}

/**
 * Which folders of `scripts/` import which others. All commands and the folders of their names count as one, but for
 * `setup`, which finds programs for others.
 *
 * @param {{ path: string, text: string }[]} files
 * @returns {Map<string, Set<string>>} by folder, in the order of their names
 */
export function folderImports(files) {
  const paths = new Set(files.map(({ path }) => path));
  /** @param {string} path */
  const partOf = (path) => {
    const folder = folderOf(path);
    const isCommand = paths.has(`scripts/${folder}.js`) && folder !== 'setup';
    return isCommand || serveCommands.has(folder) ? commands : folder;
  };
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { path, text } of files) {
    const folder = partOf(path);
    const inside = importsOf(text).filter((name) => name.startsWith('.'));
    const others = inside.map((name) => partOf(posix.join(posix.dirname(path), name)));
    const known = imports.get(folder) ?? new Set();
    others.filter((each) => each !== folder).forEach((each) => known.add(each));
    imports.set(folder, known);
  }
  return new Map([...imports].sort(([a], [b]) => (a < b ? -1 : 1)));
}
