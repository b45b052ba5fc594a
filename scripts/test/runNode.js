import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { programOptions } from '../model/lib/program.js';

/** @typedef {(piece: string | Buffer) => void} Say */

/**
 * Runs Node, says what it prints and keeps the end of it.
 *
 * @param {string[]} args
 * @param {{ cwd: string, say: Say, env?: Record<string, string> }} options `env`: more of it
 * @returns {Promise<{ ok: boolean, output: string }>} `output`: without colours, and without errors
 */
export function runNode(args, { cwd, say, env }) {
  const colours = process.stdout.isTTY && { FORCE_COLOR: '1' };
  const child = spawn(
    process.execPath,
    args,
    programOptions({
      cwd,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  child.stdout?.on('data', (piece) => (output = (output + piece).slice(-200_000)));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', say);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}

/**
 * What programs side by side print is not mixed: one speaks at once, the others when it has ended.
 *
 * @returns {{ say: Say, release: () => void }}
 */
export function held() {
  /** @type {(string | Buffer)[]} */
  const pieces = [];
  const print = (/** @type {string | Buffer} */ piece) => void process.stdout.write(piece);
  let isHeld = true;
  return {
    say: (piece) => (isHeld ? void pieces.push(piece) : print(piece)),
    release() {
      isHeld = false;
      pieces.splice(0).forEach(print);
    },
  };
}
