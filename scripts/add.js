import './model/lib/freezeObjects.js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArguments, usage } from './add/arguments.js';
import { campaignLabels, campaignOf } from './add/campaignSecrets.js';
import { checkFlags } from './add/checkFlags.js';
import { describePlan, nextStep } from './add/describePlan.js';
import { fileContent } from './add/fileContent.js';
import { redactedHash } from './add/redactedHash.js';
import { planFiling } from './add/plan.js';
import { distinctSecrets } from './add/privacy/secrets.js';
import { readImportCandidates } from './add/readImportCandidates.js';
import { describeUndo } from './add/describeUndo.js';
import { noteAdded, undoLast } from './io/addedFiles.js';
import { asksForHelp } from './command/readCommand.js';
import { readProject } from './content/readProject.js';
import { siteReaders } from './flow/reading/siteReaders.js';
import { readProjectFiles } from './io/projectFiles.js';
import { readSource } from './io/readSource.js';
import { writeWhole } from './io/writeWhole.js';
import { InputError, formatProblem, problem, problemOf } from './model/inputError.js';
import { askAuthor } from './new/askAuthor.js';
import { addRecordings, openRecordings } from './record/addRecordings.js';

/*
 * `npm run add`: what a reviewer has after a week of testing, filed where the site finds it. Read, plan, ask, plan again,
 * show, write.
 */

/**
 * @typedef {import('./add/plan.js').Plan} Plan
 * @typedef {import('./new/askAuthor.js').Author} Author
 */

const root = process.cwd();

try {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) process.stdout.write(`${usage}\n`);
  else process.exitCode = await carry(readArguments(args));
} catch (error) {
  process.stderr.write(`${formatProblem(problemOf(error))}\n`);
  process.exitCode = 1;
}

/** @typedef {ReturnType<typeof readArguments>} Options */

/** @param {Options} options */
async function carry(options) {
  if (!options.undo) return add(options);
  process.stdout.write(describeUndo(undoLast(root)));
  return 0;
}

/** @param {Options} options */
async function add(options) {
  const { texts, raw } = readProjectFiles(root);
  const project = readProject(texts);
  const { readers } = siteReaders(project);
  const recordings = openRecordings(options.paths);
  const { campaign, testbed, 'dry-run': dryRun } = options;
  const status = addRecordings(recordings, { root, project, readers, campaign, testbed, dryRun });
  const paths = options.paths.filter((path) => !recordings.some((each) => each.path === path));
  if (paths.length === 0) return status;
  const { intakes, sources } = readImportCandidates(paths, look, readers);
  const unknown = checkFlags(options, project, intakes);
  for (const each of unknown) process.stderr.write(`${formatProblem(each)}\n`);
  if (unknown.length > 0) return 1;
  // a job file may lie among raw files too, where people write others
  const jobs = texts.flatMap(({ path }) => (/^data\/raw\/.*\.fio$/.test(path) ? [path] : []));
  const filed = filedLikeness([...raw, ...jobs], intakes);
  const author = options.yes ? null : askAuthor();
  try {
    const plan = await settle({ intakes, filed, project, jobs: jobsOf(project), options }, author);
    return await carryOut(plan, { options, author, sources });
  } finally {
    author?.close();
  }
}

/**
 * At a terminal the plan is shown before anything is done; elsewhere what was done is.
 *
 * @param {Plan} plan
 * @param {{ options: Options, author: Author | null, sources: import('./add/readImportCandidates.js').Sources }} context
 */
async function carryOut(plan, { options, author, sources }) {
  const named = plan.placements.some(({ intake }) => intake.secrets.length > 0);
  const replace = await mayReplace(named, options, author);
  const { bytes, replacements } = contentsOf(plan, { sources, replace });
  const describe = (/** @type {boolean} */ dryRun) =>
    `${describePlan(plan, { replacements, dryRun, kept: named && !replace })}\n`;
  const asks = author !== null && plan.placements.length > 0;
  if (asks) process.stdout.write(describe(true));
  const go = !options['dry-run'] && (!asks || (await author.agree('file them so')));
  if (go) write(plan, bytes);
  if (!asks) process.stdout.write(describe(options['dry-run']));
  const mistakes = plan.left.filter(({ problem: { severity } }) => severity === 'error').length;
  process.stdout.write(nextStep(plan, { mistakes, dryRun: !go }));
  return mistakes > 0 ? 1 : 0;
}

/**
 * Private names are replaced where nobody says that they may stay.
 *
 * @param {boolean} named whether there are any
 * @param {Options} options
 * @param {Author | null} author
 */
async function mayReplace(named, options, author) {
  if (options['keep-private']) return false;
  if (!named || options.anonymise || !author) return true;
  return author.agree('replace serial numbers, WWNs, host and user names');
}

/** @param {string} path */
function look(path) {
  if (!existsSync(path)) return null;
  const found = statSync(path);
  return { isFolder: found.isDirectory(), modified: found.mtime.toISOString().slice(0, 10) };
}

/**
 * @param {string[]} raw
 * @param {import('./add/importCandidate.js').ImportCandidate[]} intakes
 */
function filedLikeness(raw, intakes) {
  const secrets = distinctSecrets(intakes.flatMap((intake) => intake.secrets));
  return new Map(raw.map((path) => [path, redactedHash(readSource(root, path).source, secrets)]));
}

/**
 * The methodologies' own job files, by their content.
 *
 * @param {import('./model/project.js').Project} project
 */
function jobsOf({ methodologies }) {
  const jobs = [...methodologies.values()].flatMap(({ id, jobs: own }) =>
    Object.entries(own).map(([name, text]) => ({ path: `data/methodologies/${id}/${name}`, text })),
  );
  return new Map(jobs.map(({ path, text }) => [createHash('sha256').update(text).digest('hex'), path]));
}

/** @param {Uint8Array} bytes */
function gzip(bytes) {
  return gzipSync(bytes, { level: 9 });
}

/**
 * Plans until nothing is open that the author can answer; what stays open is a mistake to mend by a flag.
 *
 * @param {Omit<import('./add/plan.js').Facts, 'answers'>} facts
 * @param {Author | null} author
 */
async function settle(facts, author) {
  const answers = new Map();
  for (;;) {
    const plan = planFiling({ ...facts, answers });
    const open = plan.questions.filter(({ key }) => !answers.has(key));
    if (author && open.length > 0) {
      for (const { key, text, choices, files } of open) {
        const waiting = files.length > 1 ? ` (${files.length} files wait)` : '';
        answers.set(key, (await author.choose(`${text}${waiting}`, choices)) || undefined);
      }
      continue;
    }
    for (const { text, choices, flag, more, files } of plan.questions) {
      const named = `say it with ${flag}${choices.length > 0 ? `: ${choices.join(', ')}` : ''}`;
      const hint = more ? `${named}; ${more}` : named;
      for (const file of files) plan.left.push({ file, problem: problem(text, { hint }) });
    }
    return plan;
  }
}

/**
 * @param {Plan} plan
 * @param {{ sources: import('./add/readImportCandidates.js').Sources, replace: boolean }} how
 */
function contentsOf(plan, { sources, replace }) {
  const labels = campaignLabels(plan.placements);
  const bytes = new Map();
  const replacements = [];
  for (const placement of plan.placements) {
    const { intake, to } = placement;
    const folder = campaignOf(placement);
    const own = replace && intake.kind !== 'log' ? (labels.get(folder) ?? null) : null;
    try {
      const source = /** @type {() => import('./model/parser.js').Source} */ (sources.get(intake))();
      const content = fileContent(source.bytes(), { from: intake.file, to, labels: own, gzip });
      bytes.set(to, content.bytes);
      replacements.push(...content.replaced.map((label) => ({ file: to, label, folder })));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      plan.left.push({ file: intake.file, problem: error.problem });
    }
  }
  plan.placements.splice(0, plan.placements.length, ...plan.placements.filter(({ to }) => bytes.has(to)));
  return { bytes, replacements };
}

/**
 * @param {Plan} plan
 * @param {Map<string, Uint8Array>} bytes
 */
function write({ newFiles }, bytes) {
  for (const [path, content] of [...newFiles, ...bytes]) {
    const file = join(root, path);
    if (existsSync(file)) throw new Error(`would overwrite ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, content);
  }
  noteAdded(root, [...newFiles, ...bytes]);
}
