import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpackArchive } from '../unpack/index.js';
import { exists, writeNew } from '../io/writeAtomic.js';
import { InputError, formatProblem } from '../model/inputError.js';
import { placeRecording } from './placeRecording.js';
import { isRecording, readRecording } from './readRecording.js';

/** @typedef {{ path: string, entries: { name: string, bytes: Uint8Array }[] }} PackedRecording */

/**
 * Those of some paths that are archives of a bench script.
 *
 * @param {string[]} paths
 * @returns {PackedRecording[]}
 */
export const openRecordings = (paths) =>
  paths
    .filter(
      (path) => /\.(?:tar|tar\.gz|tgz)$/i.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile(),
    )
    .map((path) => ({ path, entries: unpackArchive(path, readFileSync(path)) }))
    .filter(({ entries }) => isRecording(entries));

/**
 * Files them, and says so.
 *
 * @param {PackedRecording[]} recordings
 * @param {Parameters<typeof fileRecording>[1]} options
 * @param {Pick<import('../command/terminal.js').Terminal, 'say' | 'complain'>} terminal
 * @returns {number} exit status
 */
export function addRecordings(recordings, options, terminal) {
  const filed = recordings.map(({ entries }) => fileRecording(entries, options));
  for (const { lines } of filed) terminal.say(`${lines.join('\n')}\n`);
  const problems = filed.flatMap((each) => each.problems);
  for (const found of problems) terminal.complain(`${formatProblem(found)}\n`);
  return problems.length > 0 ? 1 : 0;
}

/**
 * Files what a bench script packed, as if it had been recorded here. Nothing that is there is changed.
 *
 * @param {{ name: string, bytes: Uint8Array }[]} entries of the archive
 * @param {{ root: string, project: import('../model/project.js').Project, campaign?: string, testbed?: string,
 *   blogParsers?: readonly import('../model/parser.js').Parser[], dryRun?: boolean }} options
 * @returns {{ lines: string[], problems: import('../model/inputError.js').Problem[] }} what was done, for people
 * @throws {InputError} where the archive is damaged, or something else lies where a file goes
 */
export function fileRecording(entries, { root, project, dryRun = false, ...options }) {
  const { files, problems, notes } = placeRecording(readRecording(entries), project, options);
  const taken = [...files].filter(([path]) => exists(root, path));
  const same = taken.filter(([path, bytes]) => readFileSync(join(root, path)).equals(bytes));
  const other = taken.filter(([path]) => !path.endsWith('.toml') && !same.some(([equal]) => equal === path));
  if (other.length > 0)
    throw new InputError(`another file is there: ${other[0][0]}`, {
      hint: 'file this recording as a campaign of its own: --campaign NAME',
    });
  const fresh = [...files.keys()].filter((path) => !exists(root, path));
  if (!dryRun) writeNew(root, files);
  const folders = [...new Set(fresh.map((path) => dirname(path)))].sort();
  const count = (/** @type {string} */ folder) => fresh.filter((path) => dirname(path) === folder).length;
  const lines = folders.map((folder) => `${dryRun ? 'would file' : 'filed'} ${count(folder)} in ${folder}`);
  const nothing = files.size > 0 ? 'all of it is on file already' : 'nothing of it could be filed';
  return { lines: lines.length > 0 ? [...lines, ...notes] : [nothing], problems };
}
