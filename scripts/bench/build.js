import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../io/copyProject.js';
import { programOptions } from '../model/lib/program.js';
import { liveRows } from './livePreview.js';
import { longestReview } from './longestReview.js';

/** @typedef {import('./parsing.js').BenchRow} BenchRow */

const project = fileURLToPath(new URL('../..', import.meta.url));
const program = ['scripts', 'tests', 'node_modules', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'];
const repeats = 3;

/**
 * Building and checking this site in a copy, cold and warm, and how soon a change is seen in live preview.
 *
 * @returns {Promise<BenchRow[]>}
 */
export async function benchBuild() {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyProject(root);
    for (const part of program) cpSync(join(project, part), join(root, part), { recursive: true });
    symlinkSync(join(project, '.tools'), join(root, '.tools'));
    return [...commandRows(root), ...(await liveRows(root))];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @returns {BenchRow[]}
 */
function commandRows(root) {
  const forget = (/** @type {string} */ path) => rmSync(join(root, path), { recursive: true, force: true });
  const write = () => appendFileSync(join(root, longestReview(root)), '\nOne more sentence.\n');
  const build = (/** @type {() => void} */ before) => repeat(root, 'build', before);
  const check = (/** @type {() => void} */ before) => repeat(root, 'check', before);
  const cold = build(() => forget('.build'));
  const warm = build(() => {});
  const rendered = build(() => forget('.build/done/site.json'));
  const sentence = build(write);
  check(() => {});
  const row = (/** @type {string} */ name, /** @type {Taken} */ taken) => [
    { name, value: taken.seconds, unit: 's', ratio: taken.seconds / cold.seconds },
    { name: '  of the processor, without Hugo', value: taken.processor, unit: 's', ratio: null },
  ];
  return [
    ...row('cold build; ratios to it', cold),
    { name: '  peak memory, without Hugo', value: cold.peak, unit: 'MB', ratio: null },
    ...row('warm build, nothing changed', warm),
    ...row('warm build, nothing changed, all pages rendered', rendered),
    ...row('warm build, a changed sentence', sentence),
    ...row(
      'warm check, nothing changed',
      check(() => {}),
    ),
    ...row('warm check, a changed sentence', check(write)),
  ];
}

/** @typedef {{ seconds: number, processor: number, peak: number }} Taken seconds on the clock and of the processor, megabytes */

/**
 * The median of several.
 *
 * @param {string} root
 * @param {string} command
 * @param {() => void} before each
 */
function repeat(root, command, before) {
  const once = () => {
    before();
    return runOnce(root, command);
  };
  const taken = Array.from({ length: repeats }, once).sort((a, b) => a.seconds - b.seconds);
  return taken[Math.floor(repeats / 2)];
}

/**
 * @param {string} root
 * @param {string} command
 * @returns {Taken}
 */
function runOnce(root, command) {
  const began = performance.now();
  const reportUsage = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error('used', maxRSS, userCPUTime + systemCPUTime); })`;
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(reportUsage)}`,
    `scripts/${command}.js`,
  ];
  const { status, stderr } = spawnSync(
    process.execPath,
    args,
    programOptions({ cwd: root, encoding: 'utf8' }),
  );
  if (status !== 0) throw new Error(`the ${command} failed: ${stderr}`);
  const [, peak, processor] = (/used (\d+) (\d+)/.exec(stderr) ?? []).map(Number);
  return { seconds: (performance.now() - began) / 1000, processor: processor / 1e6, peak: peak / 1000 };
}
