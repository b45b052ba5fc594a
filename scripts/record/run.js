import { spawn } from 'node:child_process';
import { InputError } from '../model/inputError.js';
import { programOptions } from '../model/lib/programOptions.js';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd?: string}} [options]
 * @returns {Promise<string>} what it wrote to stdout
 * @throws {InputError} with what it wrote to stderr, when it fails or does not exist
 */
export function run(program, args, { cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, programOptions({ cwd, stdio: ['ignore', 'pipe', 'pipe'] }));
    let out = '';
    let err = '';
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (err += part));
    child.on('error', (cause) => reject(new InputError(`cannot start ${program}: ${cause.message}`)));
    child.on('close', (status) => {
      if (status === 0) resolve(out);
      else reject(new InputError(`${program} failed: ${(err || out).trim() || `status ${status}`}`));
    });
  });
}
