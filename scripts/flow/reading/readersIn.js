import { basename } from 'node:path';
import { readProject } from '../../content/readProject.js';
import { readerFiles } from '../../io/readerFiles.js';
import { InputError } from '../../model/inputError.js';
import { siteReaders } from './siteReaders.js';

/**
 * The readers of the blog in this folder, and those in files that are named: while one is being written, it may lie anywhere.
 *
 * @param {string[]} named files
 * @returns {import('./siteReaders.js').SiteReaders}
 */
export function readersIn(named) {
  try {
    const files = readerFiles(process.cwd(), named);
    const project = readProject(
      files.map(({ path, text }) => ({ path: `data/readers/${basename(path)}`, text })),
    );
    const { problems, ...own } = siteReaders(project);
    return { ...own, problems: [...project.problems, ...problems] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { readers: [], key: '', problems: [error.problem] };
  }
}
