import { execFile, spawnSync } from 'node:child_process';
import { programOptions } from '../model/lib/program.js';

/**
 * What a program answers on its output, or `null` where it is missing, broken or silent for ten seconds.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {string | null}
 */
export function ask(program, args) {
  const { status, stdout } = spawnSync(program, args, programOptions({ encoding: 'utf8', timeout: 10_000 }));
  return status === 0 ? stdout : null;
}

/**
 * The same, while the program goes on.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string | null>}
 */
export const askMeanwhile = (program, args) =>
  new Promise((resolve) => {
    execFile(
      program,
      args,
      programOptions({ encoding: /** @type {const} */ ('utf8'), timeout: 10_000 }),
      (error, stdout) => resolve(error ? null : stdout),
    );
  });

/**
 * Runs an installer whose output belongs on the terminal, on the error stream: the output of the command that
 * called for it stays clean.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, shell?: boolean }} [options]
 * @returns {boolean} whether it went well
 */
export function install(program, args, options = {}) {
  const { status } = spawnSync(
    program,
    args,
    programOptions({
      stdio: ['ignore', process.stderr, process.stderr],
      ...options,
    }),
  );
  return status === 0;
}
