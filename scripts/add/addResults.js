import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readProject } from '../content/readProject.js';
import { readBlogParsers } from '../flow/reading/readBlogParsers.js';
import { noteAdded, undoLast } from '../io/addedFiles.js';
import { fileKind } from '../io/listFiles.js';
import { readProjectFiles } from '../io/projectFiles.js';
import { readSource } from '../io/readSource.js';
import { exists, writeNew } from '../io/writeAtomic.js';
import { InputError, formatProblem, problem } from '../model/inputError.js';
import { addRecordings, openRecordings } from '../record/addRecordings.js';
import { readOptions } from './addOptions.js';
import { campaignLabels, campaignOf } from './privacy/anonymise.js';
import { checkFlags } from './checkFlags.js';
import { describePlan, describeUndo, nextStep } from './describePlan.js';
import { fileContent } from './fileContent.js';
import { planFiling } from './plan.js';
import { distinctSecrets } from './privacy/secrets.js';
import { readImportCandidates } from './readImportCandidates.js';
import { redactedHash } from './redactedHash.js';

/*
 * `npm run add`: what a reviewer has after a week of testing, filed where the site finds it. Read, plan, ask, plan again,
 * show, write.
 */

/**
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {import('../command/terminal.js').Author} Author
 */

/** @typedef {ReturnType<typeof readOptions>} Options */

/**
 * @param {string[]} args
 * @param {{ root: string, terminal: import('../command/terminal.js').Terminal }} place
 * @returns {Promise<number>} exit status
 * @throws {InputError}
 */
export async function addResults(args, { root, terminal }) {
  const options = readOptions(args);
  if (!options.undo) return add(options, { root, terminal });
  terminal.say(describeUndo(undoLast(root)));
  return 0;
}

/** @param {Options} options @param {Parameters<typeof addResults>[1]} place */
async function add(options, { root, terminal }) {
  const { texts, raw } = readProjectFiles(root);
  const project = readProject(texts);
  const { blogParsers } = readBlogParsers(project);
  const recordings = openRecordings(options.paths);
  const { campaign, testbed, 'dry-run': dryRun } = options;
  const status = addRecordings(
    recordings,
    { root, project, blogParsers, campaign, testbed, dryRun },
    terminal,
  );
  const paths = options.paths.filter((path) => !recordings.some((each) => each.path === path));
  if (paths.length === 0) return status;
  const { candidates, sources } = readImportCandidates(paths, fileKind, blogParsers);
  const unknown = checkFlags(options, project, candidates);
  for (const each of unknown) terminal.complain(`${formatProblem(each)}\n`);
  if (unknown.length > 0) return 1;
  // a job file may lie among raw files too, where people write others
  const jobs = texts.flatMap(({ path }) => (/^data\/raw\/.*\.fio$/.test(path) ? [path] : []));
  const filed = filedLikeness(root, [...raw, ...jobs], candidates);
  const author = options.yes ? null : terminal.askAuthor();
  try {
    const plan = await settle({ candidates, filed, project, jobs: jobsOf(project), options }, author);
    return await carryOut(plan, { options, author, sources, root, terminal });
  } finally {
    author?.close();
  }
}

/**
 * At a terminal the plan is shown before anything is done; elsewhere what was done is.
 *
 * @param {Plan} plan
 * @param {{ options: Options, author: Author | null, sources: import('./readImportCandidates.js').Sources } & Parameters<typeof addResults>[1]} context
 */
async function carryOut(plan, { options, author, sources, root, terminal }) {
  const named = plan.placements.some(({ candidate }) => candidate.secrets.length > 0);
  const replace = await mayReplace(named, options, author);
  const { bytes, replacements } = contentsOf(plan, { sources, replace });
  const describe = (/** @type {boolean} */ dryRun) =>
    `${describePlan(plan, { replacements, dryRun, kept: named && !replace })}\n`;
  const asks = author !== null && plan.placements.length > 0;
  if (asks) terminal.say(describe(true));
  const go = !options['dry-run'] && (!asks || (await author.agree('file them so')));
  if (go) write(root, plan, bytes);
  if (!asks) terminal.say(describe(options['dry-run']));
  const mistakes = plan.left.filter(({ problem: { severity } }) => severity === 'error').length;
  terminal.say(nextStep(plan, { mistakes, dryRun: !go }));
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

/**
 * @param {string} root
 * @param {string[]} raw
 * @param {import('./importCandidate.js').ImportCandidate[]} candidates
 */
function filedLikeness(root, raw, candidates) {
  const secrets = distinctSecrets(candidates.flatMap((candidate) => candidate.secrets));
  return new Map(raw.map((path) => [path, redactedHash(readSource(root, path).source, secrets)]));
}

/**
 * The methodologies' own job files, by their content.
 *
 * @param {import('../model/project.js').Project} project
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
 * @param {Omit<import('./plan.js').Facts, 'answers'>} facts
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
 * @param {{ sources: import('./readImportCandidates.js').Sources, replace: boolean }} how
 */
function contentsOf(plan, { sources, replace }) {
  const labels = campaignLabels(plan.placements);
  const bytes = new Map();
  const replacements = [];
  for (const placement of plan.placements) {
    const { candidate, to } = placement;
    const folder = campaignOf(placement);
    const own = replace && candidate.kind !== 'log' ? (labels.get(folder) ?? null) : null;
    try {
      const source = /** @type {() => import('../model/parser.js').Source} */ (sources.get(candidate))();
      const content = fileContent(source.bytes(), { from: candidate.file, to, labels: own, gzip });
      bytes.set(to, content.bytes);
      replacements.push(...content.replaced.map((label) => ({ file: to, label, folder })));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      plan.left.push({ file: candidate.file, problem: error.problem });
    }
  }
  plan.placements.splice(0, plan.placements.length, ...plan.placements.filter(({ to }) => bytes.has(to)));
  return { bytes, replacements };
}

/**
 * @param {string} root
 * @param {Plan} plan
 * @param {Map<string, Uint8Array>} bytes
 */
function write(root, { newFiles }, bytes) {
  const files = new Map(/** @type {[string, string | Uint8Array][]} */ ([...newFiles, ...bytes]));
  const there = [...files.keys()].find((path) => exists(root, path));
  if (there) throw new Error(`would overwrite ${there}`);
  writeNew(root, files);
  noteAdded(root, [...files]);
}
