import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { programFolder as project } from '../model/lib/program.js';
import { referencePages } from '../model/lib/referencePages.js';

/** What a build reads of a project, and of the program so that tests can change it. */
const parts = [
  ...['config.toml', 'package.json', 'package-lock.json'],
  ...['content', 'data', 'layouts', 'assets', 'static', 'archetypes'],
];

const notOfFrame = new RegExp(
  `^(?:data$|static/archive|content/(?:${referencePages.join('|')}|docs|reviews/(?!_index)))`,
);

/** Pages beside reviews, documents and data. @param {string} path */
const isFrame = (path) => !notOfFrame.test(path);

/**
 * Copies what a blog with other reviews and data needs of this project.
 *
 * @param {string} folder
 */
export const copyFrame = (folder) => copyProject(folder, isFrame);

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
