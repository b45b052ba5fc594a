import { basename } from 'node:path';
import { readProject } from '../../content/readProject.js';
import { vocabularyFile } from '../../content/readVocabulary.js';
import { ownWords, readerFiles } from '../../io/readerFiles.js';
import { InputError, problem } from '../../model/inputError.js';
import { pathText } from '../../model/lib/pathText.js';
import { checkDefinition } from '../../parse/describedParser/checkDefinition.js';
import { describedParser } from '../../parse/describedParser/index.js';
import { parsers } from '../../parse/index.js';
import { describedBy } from './describedBy.js';

/**
 * The readers that a site describes in `data/readers/`, ready to read, and what is wrong with them.
 *
 * @typedef {object} OwnParsers
 * @property {import('../../model/parser.js').Parser[]} ownParsers
 * @property {{ id: string, value: Record<string, any> }[]} definitions of them, for pages that read files
 * @property {string} key of their definitions, for what is kept of the files that they read; empty without any
 * @property {import('../../model/inputError.js').Problem[]} problems
 *
 * @param {import('../../model/project.js').Project} project
 * @returns {OwnParsers}
 */
export function readOwnParsers(project) {
  const written = [...project.readers.values()].filter(({ file }) => !project.broken.has(file));
  const checked = written.map((reader) => ({ reader, problems: problemsOf(reader) }));
  const sound = checked.filter(({ problems }) => problems.length === 0).map(({ reader }) => reader);
  return {
    ownParsers: sound.map(({ id, value }) => describedParser(id, /** @type {any} */ (value))),
    ...describedBy(sound),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** @param {import('../../model/project.js').HandWritten} reader */
function problemsOf({ id, file, value, line }) {
  const taken = parsers.find(({ tool }) => tool === id);
  const named = taken
    ? [
        problem(`Benchfolio reads ${taken.title} already: ${id}`, {
          file,
          hint: 'remove this reader; if it reads another form of that tool, give it another name',
        }),
      ]
    : [];
  const mistakes = checkDefinition(/** @type {any} */ (value)).map(({ path, message, hint }) =>
    problem(message, { file, line: line(path), path: pathText(path), hint }),
  );
  return [...named, ...mistakes];
}

/**
 * The readers of the blog in this folder, and those in files that are named: while one is being written, it may lie anywhere.
 *
 * @param {string[]} named files
 * @returns {OwnParsers}
 */
export function readNamedParsers(named) {
  try {
    const files = readerFiles(process.cwd(), named);
    const readers = files.map(({ path, text }) => ({ path: `data/readers/${basename(path)}`, text }));
    // the words of the blog too: its units, metrics and parameters stand in its files
    const project = readProject([...ownWords(process.cwd(), vocabularyFile), ...readers]);
    const { problems, ...own } = readOwnParsers(project);
    return { ...own, problems: [...project.problems, ...problems] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ownParsers: [], definitions: [], key: '', problems: [error.problem] };
  }
}
