import { readFileSync, statSync } from 'node:fs';
import { unpackArchive } from '../archive/index.js';
import { formatProblem } from '../model/inputError.js';
import { fileRecording } from './fileRecording.js';
import { isRecording } from './readRecording.js';

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
