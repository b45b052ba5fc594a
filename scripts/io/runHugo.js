import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasErrors, problem } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';

/**
 * Hugo ends with the build, however that ends: it would write on into a folder that the next build takes away. On Windows, Node.js
 * itself ends what it has started.
 */
const guard =
  process.platform === 'win32'
    ? []
    : ['/bin/sh', fileURLToPath(new URL('endWithParent.sh', import.meta.url))];

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
  // what renders in memory writes nothing
  const [command, ...before] = [...(args.includes('--renderToMemory') ? [] : guard), program];
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
/** What a template says that knows the file alone. */
const inFile = /[\s.]*\bSee (content[\\/].+\.md)$/;
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
  if (!match) return withLine(text, { severity, root });
  const [named, file, line] = match;
  const before = text.slice(0, match.index).replace(/[\s.:]*(?:\bSee\b)?[\s:]*$/, '');
  const after = text.slice(match.index + named.length).replace(/^[\s:.]+/, '');
  const inside = file.startsWith(root) ? file.slice(root.length).replace(/^[\\/]/, '') : file;
  const { message, hint } = inOurWords(after || before);
  return problem(message, { severity, file: inside, line: Number(line), hint });
}

/** @param {string} text @returns {{ message: string, hint: string | null }} */
function inOurWords(text) {
  const [, name, wrong] =
    /shortcode "([^"]*)" ?(not found|does not evaluate \.Inner|must be closed)/.exec(text) ?? [];
  if (wrong === 'not found') {
    const hint =
      'mend its name, or put its template into layouts/_shortcodes/; the page /reference/ shows those there are';
    return { message: text, hint };
  }
  if (wrong === 'must be closed')
    return {
      message: `shortcode "${name}" is not closed`,
      hint: `write {{< /${name} >}} after what it holds`,
    };
  if (wrong)
    return {
      message: `shortcode "${name}" is closed, and holds nothing`,
      hint: `take {{< /${name} >}} away, or the "/" at its end`,
    };
  return { message: text, hint: null };
}

/**
 * Images and links know their page and not their line: it is the first one that has what the complaint quotes.
 *
 * @param {string} text
 * @param {{ severity: 'warning' | 'error', root: string }} place
 */
function withLine(text, { severity, root }) {
  const [ending, file] = inFile.exec(text) ?? [];
  if (!ending) return problem(text, { severity });
  const [, quoted = ''] = /"([^"]+)"/.exec(text) ?? [];
  const path = join(root, file);
  const lines = quoted && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = lines.findIndex((each) => each.includes(quoted)) + 1 || null;
  return problem(text.slice(0, -ending.length), { severity, file: file.replaceAll('\\', '/'), line });
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
