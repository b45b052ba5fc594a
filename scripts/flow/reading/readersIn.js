import { basename } from 'node:path';
import { readProject } from '../../content/readProject.js';
import { vocabularyFile } from '../../content/readVocabulary.js';
import { ownWords, readerFiles } from '../../io/readerFiles.js';
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
    const readers = files.map(({ path, text }) => ({ path: `data/readers/${basename(path)}`, text }));
    // the words of the blog too: its units, metrics and parameters stand in its files
    const project = readProject([...ownWords(process.cwd(), vocabularyFile), ...readers]);
    const { problems, ...own } = siteReaders(project);
    return { ...own, problems: [...project.problems, ...problems] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { readers: [], definitions: [], key: '', problems: [error.problem] };
  }
}
