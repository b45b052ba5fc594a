import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { hugoProblems } from '../io/runHugo.js';
import { problem } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/** The lines with which Hugo ends a build, the first and every later one. */
const built = /^(?:Built|Total) in \d+/;

/** Complaints come on another stream than the end of the build, and may be a little later: milliseconds. */
const gather = 30;

/** How long Hugo may take to end before it is ended: milliseconds. */
const patience = 2000;

/**
 * Hugo's own live server, kept in memory and in a process group of its own, so that nothing of it stays behind.
 *
 * @param {string} hugo the program
 * @param {object} options
 * @param {string} options.root
 * @param {string[]} options.config arguments that name Hugo's settings
 * @param {number} options.port where it listens
 * @param {number} options.publicPort where browsers look for it
 * @param {(problems: Problem[]) => void} options.onBuilt called after every build
 */
export function startHugoServer(hugo, { root, config, port, publicPort, onBuilt }) {
  const child = spawn(
    hugo,
    [...serverArguments(root, port, publicPort), ...config],
    programOptions({
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    }),
  );
  /** @type {string[]} */
  let lines = [];
  const report = () => {
    onBuilt(hugoProblems(lines.join('\n'), root));
    lines = [];
  };
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (built.test(line)) setTimeout(report, gather);
      else lines.push(line);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      if (lines.length > 0) report();
      resolve(code);
    });
    child.once('error', ({ message }) => {
      onBuilt([problem(`hugo does not run: ${message}`)]);
      resolve(1);
    });
  });
  return { ended, stop: () => stop(child, ended) };
}

/**
 * Drafts and coming reviews are shown: they are what is being written.
 *
 * @param {string} root
 * @param {number} port
 * @param {number} publicPort
 */
function serverArguments(root, port, publicPort) {
  const address = ['--baseURL', `http://localhost:${publicPort}/`, '--appendPort=false'];
  const place = ['--source', root, '--port', `${port}`, '--liveReloadPort', `${publicPort}`, ...address];
  return ['server', ...place, '--renderToMemory', '--noBuildLock', '--buildDrafts', '--buildFuture'];
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} ended
 */
async function stop(child, ended) {
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill(name);
  else process.kill(-child.pid, name);
}
