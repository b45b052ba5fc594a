import { resolve } from 'node:path';
import { checkReferences } from '../content/checkReferences.js';
import { readProject } from '../content/readProject.js';
import { readProjectFiles } from '../io/projectFiles.js';
import { readSource } from '../io/readSource.js';
import { exists, writeNew } from '../io/writeAtomic.js';
import { InputError, formatProblem } from '../model/inputError.js';
import { bytesSource } from '../model/source.js';
import { readArguments } from './arguments.js';
import { completeValues } from './completeValues.js';

/*
 * `npm run new`: begins a hand-written file, complete and commented, held against its schema before it is written.
 */

/** For the kinds that read none. */
const emptySource = bytesSource('', new Uint8Array());

/**
 * @param {string[]} args
 * @param {{ root: string, terminal: import('../command/terminal.js').Terminal }} place
 * @returns {Promise<number>} exit status
 * @throws {InputError}
 */
export async function beginFile(args, { root, terminal }) {
  const { texts, raw } = readProjectFiles(root);
  // the site's own vocabulary first: its kinds of product and their facts are flags
  const project = readProject(texts);
  const { kind, names, values } = readArguments(args);
  const author = terminal.askAuthor();
  try {
    const source = kind.readsFile ? readSource('/', resolve(names[0])).source : emptySource;
    if (kind.readsFile) await refuseKnown(source);
    if (kind.describe) terminal.say(kind.describe({ source }));
    const complete = await completeValues(kind, values, { project, author });
    const today = new Date().toISOString().slice(0, 10);
    const { files, next } = kind.begin({ names, values: complete, project, raw, today, source });
    const problems = problemsIn(files, { root, texts });
    for (const each of problems) terminal.complain(`${formatProblem(each)}\n`);
    if (problems.length > 0) return 1;
    writeNew(root, files);
    terminal.say(`${[...files.keys()].map((path) => `written: ${path}\n`).join('')}next: ${next}\n`);
    return 0;
  } finally {
    author?.close();
  }
}

/**
 * What is wrong with the new files beside the others, before they are written.
 *
 * @param {Map<string, string>} files
 * @param {{ root: string, texts: { path: string, text: string }[] }} others
 */
function problemsIn(files, { root, texts }) {
  for (const path of files.keys()) {
    if (!exists(root, path)) continue;
    throw new InputError('is there already', { file: path, hint: 'edit it, or choose another name' });
  }
  const project = readProject([...texts, ...[...files].map(([path, text]) => ({ path, text }))]);
  return [...project.problems, ...checkReferences(project, [])].filter(({ file }) => files.has(file ?? ''));
}

/**
 * A parser of the blog is for files that the program does not read itself. Nothing else that is begun needs the parsers.
 *
 * @param {import('../model/parser.js').Source} source
 * @throws {InputError}
 */
async function refuseKnown(source) {
  const { recogniseParser } = await import('../parsers/index.js');
  const known = parserOf(source, recogniseParser);
  if (known)
    throw new InputError(`Benchfolio reads ${known.title} already (${known.tool})`, {
      file: source.name,
      hint: `npm run inspect -- ${source.name} shows what it holds`,
    });
}

/**
 * @param {import('../model/parser.js').Source} source
 * @param {typeof import('../parsers/index.js').recogniseParser} recogniseParser
 */
function parserOf(source, recogniseParser) {
  try {
    return recogniseParser(source);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
