import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { install } from './ask.js';

/**
 * @typedef {{ version: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/**
 * Whether `node_modules` holds what the lockfile says, by the hash that setup left there, or, where npm was
 * called by hand, by comparing its own record with the lockfile. Times say nothing: git sets them as it likes.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const lockfile = readLockfile(join(root, 'package-lock.json'));
  if (!lockfile) throw new InputError('no package-lock.json', { hint: 'take it from the repository again' });
  const names = Object.entries(lockfile.packages).filter(([name, { optional, devOptional }]) => {
    return name !== '' && !optional && !devOptional;
  });
  if (!names.every(([name]) => existsSync(join(root, name, 'package.json')))) return false;
  return readStamp(root) === stampOf(root) || agrees(root, names);
}

/**
 * @param {string} root
 * @param {[string, Package][]} needed
 */
function agrees(root, needed) {
  const installed = readLockfile(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const same = needed.every(([name, { version, integrity }]) => {
    return installed[name]?.version === version && installed[name]?.integrity === integrity;
  });
  if (same) writeStamp(root);
  return same;
}

/**
 * Installs the npm packages where they are missing, and says so.
 *
 * @param {string} root a clone of the program
 * @throws {InputError}
 */
export function provideNodeModules(root) {
  if (isInstalled(root)) return;
  process.stderr.write('setup: installing the npm packages of package-lock.json\n');
  installNodeModules(root);
}

/** @param {string} root */
function installNodeModules(root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? install(process.execPath, [npm, ...args], { cwd: root })
    : install('npm', args, { cwd: root, shell: process.platform === 'win32' });
  if (!done) {
    const hint = 'look at what npm says above, mend it, and try `npm ci --include=dev` yourself';
    throw new InputError('npm could not install the packages of package-lock.json', { hint });
  }
  writeStamp(root);
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.benchfolio-lock');

/** @param {string} root */
function readStamp(root) {
  return existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : null;
}

/** @param {string} root */
const writeStamp = (root) => writeFileSync(stampFile(root), stampOf(root));

/**
 * The packages hold native code, so they are one platform's.
 *
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`;
}

/**
 * @param {string} path
 * @returns {Lockfile | null}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
