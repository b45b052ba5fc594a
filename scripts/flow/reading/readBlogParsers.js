import { basename } from 'node:path';
import { readProject } from '../../content/readProject.js';
import { vocabularyFile } from '../../content/readVocabulary.js';
import { blogVocabulary, blogParserFiles } from '../../io/blogParserFiles.js';
import { InputError, problem } from '../../model/inputError.js';
import { pathText } from '../../model/lib/pathText.js';
import { checkDefinition } from '../../parsers/blogParser/checkDefinition.js';
import { blogParser } from '../../parsers/blogParser/index.js';
import { parsers } from '../../parsers/index.js';
import { describedBy } from './describedBy.js';

/**
 * The parsers that a blog describes in `data/readers/`, ready to read, and what is wrong with them.
 *
 * @typedef {object} BlogParsers
 * @property {import('../../model/parser.js').Parser[]} blogParsers
 * @property {{ id: string, value: Record<string, any> }[]} definitions of them, for pages that read files
 * @property {string} key of their definitions, for what is kept of the files that they read; empty without any
 * @property {import('../../model/inputError.js').Problem[]} problems
 *
 * @param {import('../../model/project.js').Project} project
 * @returns {BlogParsers}
 */
export function readBlogParsers(project) {
  const written = [...project.blogParsers.values()].filter(({ file }) => !project.broken.has(file));
  const checked = written.map((parser) => ({ parser, problems: problemsOf(parser) }));
  const sound = checked.filter(({ problems }) => problems.length === 0).map(({ parser }) => parser);
  return {
    blogParsers: sound.map(({ id, value }) => blogParser(id, /** @type {any} */ (value))),
    ...describedBy(sound),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** @param {import('../../model/project.js').HandWritten} parser */
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
 * The parsers of the blog in this folder, and those in files that are named: while one is being written, it may lie anywhere.
 *
 * @param {string[]} named files
 * @returns {BlogParsers}
 */
export function readNamedParsers(named) {
  try {
    const files = blogParserFiles(process.cwd(), named);
    const readers = files.map(({ path, text }) => ({ path: `data/readers/${basename(path)}`, text }));
    // the words of the blog too: its units, metrics and parameters stand in its files
    const project = readProject([...blogVocabulary(process.cwd(), vocabularyFile), ...readers]);
    const { problems, ...own } = readBlogParsers(project);
    return { ...own, problems: [...project.problems, ...problems] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { blogParsers: [], definitions: [], key: '', problems: [error.problem] };
  }
}
