import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasErrors, problem } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';

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
function run(program, { args, env }) {
  // what renders in memory writes nothing, and begins sooner by itself
  const [command, ...before] = args.includes('--renderToMemory')
    ? [program]
    : [process.execPath, endWithParent, program];
  return childOutput(
    spawn(
      command,
      [...before, ...args],
      programOptions({ stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } }),
    ),
  );
}

const complaint = /^(ERROR|WARN)\s+(.*)$/;
const place = /"([^"\n]+\.\w+):(\d+):\d+"/g;
const noShortcode = /template for shortcode "[^"]*" not found/;
const summary = /^error building site: logged \d+ error/;

/**
 * What Hugo complains about. Of several places it names, the last is the author's line: it goes from the outermost
 * template inwards.
 *
 * @param {string} output of Hugo
 * @param {string} root of the project, as Hugo was given it
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function hugoProblems(output, root) {
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  const complaints = plain.split('\n').flatMap((line) => {
    const [, level, text] = complaint.exec(line) ?? [];
    return level && !summary.test(text) ? [toProblem(level, text, root)] : [];
  });
  const different = new Map(complaints.map((each) => [`${each.file}:${each.line}: ${each.message}`, each]));
  return [...different.values()];
}

/**
 * @param {string} level
 * @param {string} text
 * @param {string} root
 */
function toProblem(level, text, root) {
  const severity = level === 'WARN' ? 'warning' : 'error';
  const match = [...text.matchAll(place)].at(-1);
  const hint = noShortcode.test(text)
    ? 'mend its name, or put its template into layouts/_shortcodes/; the page /reference/ shows those there are'
    : null;
  if (!match) return problem(text, { severity, hint });
  const [named, file, line] = match;
  const before = text.slice(0, match.index).replace(/[\s.:]*(?:\bSee\b)?[\s:]*$/, '');
  const after = text.slice(match.index + named.length).replace(/^[\s:.]+/, '');
  const inside = file.startsWith(root) ? file.slice(root.length).replace(/^[\\/]/, '') : file;
  return problem(after || before, { severity, file: inside, line: Number(line), hint });
}

/**
 * All that a program prints until it ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ status: number | string, output: string }>} `status`: its exit code, or the signal that ended it
 */
export const childOutput = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    const gather = (/** @type {Buffer} */ piece) => (output += piece.toString());
    child.stdout?.on('data', gather);
    child.stderr?.on('data', gather);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ status: code ?? signal ?? 1, output }));
  });
