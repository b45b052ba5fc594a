import { isActive } from '../content/checkRawName.js';
import { logName } from '../results/runs/fio/logName.js';
import { stemOf } from './gatherRuns.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./gatherRuns.js').Run} Run
 * @typedef {{ candidate: ImportCandidate, name: string }} Named
 */

/** Texts up to this size are filed as they are, so that readers can open them; beyond it, or where a browser would run them, they are packed. */
const packedFrom = 65_536;
const neverPacked = /\.(?:png|jpe?g|webp|gif|pdf|xlsx|bmk|truth\.csv)$/;
const ending = /^\.[a-z0-9]{1,5}$/;

/**
 * The runs of one test in the order in which they were made: by the time inside of them where all of them say it.
 *
 * @param {Run[]} runs in natural order of their files
 */
export function inOrder(runs) {
  const timed = runs.every(({ lead }) => lead.startedAt !== null);
  if (!timed) return runs;
  const time = (/** @type {Run} */ { lead }) => lead.startedAt ?? '';
  return [...runs].sort((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))));
}

/**
 * `run3.json`, `run3_bw.1.log`, `run3.png`: what is paired by its name stays so.
 *
 * @param {Run} run
 * @param {string} stem `run3`
 * @returns {Named[]}
 */
export function namesInRun({ files }, stem) {
  /** @type {Set<string>} */
  const taken = new Set();
  return files.map((candidate) => {
    const name = freeName(`${stem}${suffixOf(candidate)}`, taken);
    taken.add(name);
    return { candidate, name: filedName(name, candidate) };
  });
}

/** @param {ImportCandidate} candidate */
function suffixOf(candidate) {
  if (candidate.kind === 'log')
    return logName(candidate.name).name.slice(stemOf(candidate).length).toLowerCase();
  if (/\.truth\.csv$/i.test(candidate.name)) return '.truth.csv';
  const own = /\.[^.]*$/.exec(candidate.name)?.[0].toLowerCase() ?? '';
  return ending.test(own) ? own : candidate.tool === 'fio-json' ? '.json' : '.txt';
}

/**
 * @param {string} name
 * @param {{ has: (name: string) => boolean }} taken
 */
export function freeName(name, taken) {
  if (!taken.has(name)) return name;
  const [, stem, rest] = /^([^.]*)(.*)$/.exec(name) ?? [name, name, ''];
  for (let number = 2; ; number++)
    if (!taken.has(`${stem}-${number}${rest}`)) return `${stem}-${number}${rest}`;
}

/**
 * @param {string} name
 * @param {ImportCandidate} candidate
 */
export const filedName = (name, { size }) =>
  isActive(name) || (size > packedFrom && !neverPacked.test(name)) ? `${name}.gz` : name;

/**
 * The highest number that a run of a folder bears.
 *
 * @param {string[]} names
 */
export const lastRun = (names) =>
  Math.max(0, ...names.map((name) => Number(/^run(\d+)/.exec(name)?.[1] ?? 0)));
