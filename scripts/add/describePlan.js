import { formatProblem } from '../model/inputError.js';
import { campaignOf } from './privacy/anonymise.js';
import { zeros } from './fileContent.js';
import { secretTitles } from './privacy/secrets.js';
import { shown } from './safeName.js';

/**
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {{ file: string, label: string, folder: string }} Replacement
 */

/**
 * What went where, what stays and why, for a terminal.
 *
 * @param {Plan} plan
 * @param {{ replacements: Replacement[], dryRun: boolean, kept: boolean }} done `kept`: private names were left as they are
 */
export function describePlan(plan, { replacements, dryRun, kept }) {
  const { placements, newFiles, twins, warnings } = plan;
  const sections = [
    heading(dryRun ? 'would be filed' : 'filed', placements.length, placementLines(placements)),
    heading(dryRun ? 'would be written, to be completed' : 'written, to be completed', newFiles.size, [
      ...newFiles.keys(),
    ]),
    heading(dryRun ? 'would be replaced' : 'replaced', replacements.length, replacementLines(replacements)),
    heading('left as they are, private names in them', kept ? 1 : 0, keptLines(placements)),
    heading('there already', twins.length, twinLines(twins)),
    heading('left where they are', plan.left.length, leftLines(plan.left)),
    warnings.map((each) => `${formatProblem(each)}\n`).join(''),
    noteOnPhotos(placements),
  ];
  return sections.filter(Boolean).join('\n');
}

/**
 * @param {string} title
 * @param {number} count
 * @param {string[]} lines
 */
const heading = (title, count, lines) =>
  count === 0 || lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** @param {import('./importCandidate.js').Placement[]} placements */
function placementLines(placements) {
  const sorted = [...placements].sort((a, b) => (a.folder < b.folder ? -1 : Number(a.folder > b.folder)));
  const width = Math.max(...sorted.map(({ to }) => to.length));
  return sorted.map(({ candidate, to }) => `${to.padEnd(width)}  <-  ${shown(candidate.file)}`);
}

/**
 * What is filed is counted by its folder; what was given twice is named.
 *
 * @param {Plan['twins']} twins
 */
function twinLines(twins) {
  const isFiled = (/** @type {Plan['twins'][number]} */ { as }) => as.startsWith('data/');
  const folders = twins.filter(isFiled).map(({ as }) => as.slice(0, as.lastIndexOf('/')));
  const counted = [...new Set(folders)].sort().map((folder) => {
    const count = folders.filter((each) => each === folder).length;
    return `${folder}: ${count} ${count === 1 ? 'file' : 'files'}`;
  });
  const twice = twins
    .filter((twin) => !isFiled(twin))
    .map(({ file, as }) => `${shown(file)} is the same as ${shown(as)}`);
  return [...counted, ...twice];
}

/** @param {Replacement[]} replacements */
function replacementLines(replacements) {
  const keys = [...new Set(replacements.map(({ label, folder }) => `${folder}\t${label}`))];
  return keys.map((key) => {
    const [folder, label] = key.split('\t');
    const files = replacements.filter((each) => each.folder === folder && each.label === label).length;
    const count = `${files} ${files === 1 ? 'file' : 'files'} of ${folder}`;
    if (label === zeros) return `numbers and dumps that a drive is known by: zeroed in ${count}`;
    const kind = /** @type {import('./privacy/secrets.js').SecretKind} */ (label.split('-')[0]);
    return `${secretTitles[kind]} by ${label} in ${count}`;
  });
}

/** @param {import('./importCandidate.js').Placement[]} placements */
function keptLines(placements) {
  const kinds = new Set(
    placements.flatMap(({ candidate }) => candidate.secrets.map(({ kind }) => secretTitles[kind])),
  );
  return [...kinds].map((title) => `${title}s`);
}

/** @param {Plan['left']} left */
function leftLines(left) {
  const reasons = [...new Set(left.map(({ problem }) => reasonOf(problem)))];
  return reasons.flatMap((reason) => {
    const files = left.filter(({ problem }) => reasonOf(problem) === reason).map(({ file }) => shown(file));
    const [{ problem }] = left.filter((each) => reasonOf(each.problem) === reason);
    return [`${shown(reason)}`, ...hintLines(problem.hint ?? ''), ...files.map((file) => `  ${file}`)];
  });
}

/** What is to be copied stands in lines of its own. @param {string} hint */
function hintLines(hint) {
  if (hint.includes('\n')) return hint.split('\n').map((line) => `    ${line}`);
  return hint ? [`  (${hint})`] : [];
}

/** @param {import('../model/inputError.js').Problem} problem */
const reasonOf = ({ message, line, path }) =>
  [line && `line ${line}`, path, message].filter(Boolean).join(': ');

/** @param {import('./importCandidate.js').Placement[]} placements */
function noteOnPhotos(placements) {
  const located = placements.filter(({ candidate }) => candidate.located);
  if (located.length === 0) return '';
  const names = located.map(({ to }) => `  ${to}\n`).join('');
  return `pictures that tell where, with what or by whom they were made (exiftool -all= FILE removes it):\n${names}`;
}

/**
 * @param {Plan} plan
 * @param {{ mistakes: number, dryRun: boolean }} outcome
 */
export function nextStep({ placements, newFiles }, { mistakes, dryRun }) {
  if (mistakes > 0) return `${mistakes} to settle; what is filed stays, so call again with the same files\n`;
  if (placements.length === 0) return 'nothing new\n';
  if (dryRun) return 'nothing was written\n';
  const products = new Set(placements.map((each) => campaignOf(each).split('/')[2]));
  const complete = newFiles.size > 0 ? 'complete the new files, ' : '';
  return `next: ${complete}npm run check, then npm run new -- review NAME --products ${[...products].join(',')}\n`;
}

/**
 * What `npm run add -- --undo` did, for a terminal.
 *
 * @param {{ removed: string[], kept: string[] }} undone
 */
export const describeUndo = ({ removed, kept }) =>
  [
    removed.length > 0
      ? `removed:\n${removed.map((path) => `  ${path}\n`).join('')}`
      : 'nothing of it is there\n',
    kept.length > 0 ? `\nleft, changed since:\n${kept.map((path) => `  ${path}\n`).join('')}` : '',
  ].join('');
