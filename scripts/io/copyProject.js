import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What a build reads of a project, beside the program. */
const parts = [
  ...['config.toml', 'package.json', 'package-lock.json'],
  ...['content', 'data', 'layouts', 'assets', 'static', 'archetypes'],
  // what Hugo reads of packages; it follows no links out of a project
  ...['node_modules/@fontsource/ibm-plex-sans', 'node_modules/photoswipe'],
];

/**
 * Copies this project to build it elsewhere, in a test or a benchmark.
 *
 * @param {string} folder
 * @param {(path: string) => boolean} [wanted] by its path in the project, with `/`; what is in an unwanted folder stays too
 */
export function copyProject(folder, wanted = () => true) {
  const filter = (/** @type {string} */ source) => wanted(relative(project, source).split(sep).join('/'));
  for (const part of parts.filter(wanted))
    cpSync(join(project, part), join(folder, part), { recursive: true, filter });
}
