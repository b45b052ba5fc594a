import './model/lib/freezeObjects.js';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asksForHelp } from './command/readCommand.js';
import { readProject } from './content/readProject.js';
import { checkReferences } from './content/checkReferences.js';
import { readProjectFiles } from './io/projectFiles.js';
import { readSource } from './io/readSource.js';
import { writeWhole } from './io/writeWhole.js';
import { InputError, formatProblem, problemOf } from './model/inputError.js';
import { bytesSource } from './model/source.js';
import { readArguments, usage } from './new/arguments.js';
import { askAuthor } from './new/askAuthor.js';
import { completeValues } from './new/completeValues.js';
import { refuseKnown } from './new/refuseKnown.js';

/*
 * `npm run new`: begins a hand-written file, complete and commented, held against its schema before it is written.
 */

const root = process.cwd();
/** For the kinds that read none. */
const emptySource = bytesSource('', new Uint8Array());

try {
  process.exitCode = await begin(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${formatProblem(problemOf(error))}\n`);
  process.exitCode = 1;
}

/** @param {string[]} args */
async function begin(args) {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const { texts, raw } = readProjectFiles(root);
  // the site's own vocabulary first: its kinds of product and their facts are flags
  const project = readProject(texts);
  const { kind, names, values } = readArguments(args);
  const author = askAuthor();
  try {
    const source = kind.readsFile ? readSource('/', resolve(names[0])).source : emptySource;
    if (kind.readsFile) await refuseKnown(source);
    if (kind.describe) process.stdout.write(kind.describe({ source }));
    const complete = await completeValues(kind, values, { project, author });
    const today = new Date().toISOString().slice(0, 10);
    const { files, next } = kind.begin({ names, values: complete, project, raw, today, source });
    const problems = problemsIn(files, texts);
    for (const each of problems) process.stderr.write(`${formatProblem(each)}\n`);
    if (problems.length > 0) return 1;
    for (const [path, text] of files) write(path, text);
    process.stdout.write(`${[...files.keys()].map((path) => `written: ${path}\n`).join('')}next: ${next}\n`);
    return 0;
  } finally {
    author?.close();
  }
}

/**
 * What is wrong with the new files beside the others, before they are written.
 *
 * @param {Map<string, string>} files
 * @param {{ path: string, text: string }[]} texts
 */
function problemsIn(files, texts) {
  for (const path of files.keys()) {
    if (!existsSync(join(root, path))) continue;
    throw new InputError('is there already', { file: path, hint: 'edit it, or choose another name' });
  }
  const project = readProject([...texts, ...[...files].map(([path, text]) => ({ path, text }))]);
  return [...project.problems, ...checkReferences(project, [])].filter(({ file }) => files.has(file ?? ''));
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeWhole(join(root, path), text);
}
