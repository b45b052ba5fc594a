import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOptions } from '../model/lib/program.js';
import { watchProcesses } from './watchProcesses.js';

/** @typedef {import('./watchProcesses.js').Taken & { seconds: number }} Run `seconds`: on the clock */

/**
 * Runs a program once, and tells what it and those it started took.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string }} options
 * @returns {Promise<Run>}
 */
export function runWatched(program, args, { cwd }) {
  const began = performance.now();
  const child = spawn(program, args, programOptions({ cwd, stdio: ['ignore', 'ignore', 'pipe'] }));
  const stop = watchProcesses(Number(child.pid));
  let said = '';
  child.stderr.on('data', (piece) => (said = (said + piece).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const run = { seconds: (performance.now() - began) / 1000, ...stop() };
      if (status === 0) resolve(run);
      else reject(new Error(`${args[0]} failed: ${/^error: [^]*/m.exec(said)?.[0] ?? said}`));
    });
  });
}

const build = fileURLToPath(new URL('../build.js', import.meta.url));

/**
 * What a build takes.
 *
 * @param {string} root
 * @param {() => void} [change] before
 */
export function buildOnce(root, change = () => {}) {
  change();
  return runWatched(process.execPath, [build], { cwd: root });
}
