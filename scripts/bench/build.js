import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../io/copyProject.js';
import { listFiles } from '../io/listFiles.js';

/** @typedef {import('./parsing.js').BenchRow} BenchRow */

const project = fileURLToPath(new URL('../..', import.meta.url));
const program = ['scripts', 'tests', 'node_modules', 'eslint.config.js', 'tsconfig.json', '.prettierrc.json'];
const repeats = 3;
const slug = 'small-vm-storage';
const review = `content/reviews/${slug}/index.md`;
const rawFolder = 'data/raw/virtual-disk/2026-11/random-read';

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
  const write = () => appendFileSync(join(root, longest(root)), '\nOne more sentence.\n');
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

/** The review with the most to say. @param {string} root */
function longest(root) {
  const size = (/** @type {string} */ path) => readFileSync(join(root, path)).length;
  const texts = listFiles(root, 'content/reviews').filter((path) =>
    /^content\/reviews\/[^/]+\/index\.md$/.test(path),
  );
  return texts.sort((a, b) => size(b) - size(a))[0];
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
  const told = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error('used', maxRSS, userCPUTime + systemCPUTime); })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(told)}`, `scripts/${command}.js`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the ${command} failed: ${stderr}`);
  const [, peak, processor] = (/used (\d+) (\d+)/.exec(stderr) ?? []).map(Number);
  return { seconds: (performance.now() - began) / 1000, processor: processor / 1e6, peak: peak / 1000 };
}

/**
 * From the change to the page that shows it.
 *
 * @param {string} root
 * @returns {Promise<BenchRow[]>}
 */
async function liveRows(root) {
  const server = spawn(process.execPath, ['scripts/dev.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const address = await new Promise((resolve) => {
      let said = '';
      server.stdout.on('data', (piece) => {
        said += piece;
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (found) resolve(found);
      });
    });
    const text = longest(root);
    const pages = {
      text: `${address}${text.replace(/^content\/|index\.md$/g, '')}`,
      drawn: `${address}reviews/${slug}/`,
    };
    const edits = {
      'a changed sentence of the longest review': (/** @type {number} */ turn) =>
        changed(pages.text, () => appendFileSync(join(root, text), `\nTurn ${turn} of the benchmark.\n`)),
      'a changed chart block': (/** @type {number} */ turn) =>
        changed(pages.drawn, () => retitle(join(root, review), `Turn ${turn}`)),
      'a changed raw file': () => changed(pages.drawn, () => swapRuns(root)),
      'an added raw file': (/** @type {number} */ turn) => changed(pages.drawn, () => addRun(root, turn)),
    };
    const rows = [];
    for (const [what, edit] of Object.entries(edits)) {
      const taken = [];
      for (let turn = 0; turn < repeats; turn++) taken.push(await edit(turn));
      rows.push({ name: `live: ${what} is served`, value: median(taken), unit: 's', ratio: null });
    }
    return rows;
  } finally {
    server.kill('SIGTERM');
  }
}

/**
 * @param {string} url
 * @param {() => void} change
 */
async function changed(url, change) {
  const textOf = async () => (await fetch(url)).text();
  const before = await textOf();
  const began = performance.now();
  change();
  while ((await textOf()) === before) {
    if (performance.now() - began > 30_000) throw new Error(`${url} does not show the change`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  await new Promise((resolve) => setTimeout(resolve, rest));
  return seconds;
}

/** Between two changes, for what the first one still sets going: milliseconds. */
const rest = 1500;

/**
 * Another title of the first chart.
 *
 * @param {string} file
 * @param {string} title
 */
function retitle(file, title) {
  const text = readFileSync(file, 'utf8').replace(/(```chart[^`]*?title = ").*(")/, `$1${title}$2`);
  writeFileSync(file, text);
}

/** One more run, as valid as the first. @param {string} root @param {number} turn */
function addRun(root, turn) {
  const folder = join(root, rawFolder);
  copyFileSync(join(folder, 'run1.json.gz'), join(folder, `run${90 + turn}.json.gz`));
}

/** Another run takes the place of the first: other numbers, and as valid. @param {string} root */
function swapRuns(root) {
  const [first, second] = ['run1.json.gz', 'run2.json.gz'].map((name) => join(root, rawFolder, name));
  const kept = readFileSync(first);
  writeFileSync(first, readFileSync(second));
  writeFileSync(second, kept);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
