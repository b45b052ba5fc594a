import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasErrors, problem } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';
import { childOutput } from './childOutput.js';
import { hugoProblems } from './hugoProblems.js';

/** Hugo ends with the build, however that ends: it would write on into a folder that the next build takes away. */
const endWithParent = fileURLToPath(new URL('endWithParent.js', import.meta.url));

/**
 * Runs Hugo once and gathers what it complains about.
 *
 * @param {string} hugo the program
 * @param {{ root: string, args?: string[], env?: Record<string, string> }} options
 * @returns {Promise<{ ok: boolean, problems: import('../model/inputError.js').Problem[] }>} where it is not ok, at least one
 *   of the problems is an error
 */
export async function runHugo(hugo, { root, args = [], env = {} }) {
  const { status, output } = await run(hugo, { args: ['--source', root, '--noBuildLock', ...args], env });
  const problems = hugoProblems(output, root);
  const ok = status === 0;
  if (!ok && !hasErrors(problems)) {
    problems.push(problem(`hugo stopped with ${status}: ${output.trim().split('\n').slice(-5).join(' / ')}`));
  }
  return { ok, problems };
}

/**
 * @param {string} program
 * @param {{ args: string[], env: Record<string, string> }} call
 */
const run = (program, { args, env }) =>
  childOutput(
    spawn(
      process.execPath,
      [endWithParent, program, ...args],
      programOptions({
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      }),
    ),
  );
