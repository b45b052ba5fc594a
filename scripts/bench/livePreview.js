import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOptions } from '../model/lib/programOptions.js';
import { longestReview } from './longestReview.js';

const repeats = 3;
const slug = 'small-vm-storage';
const review = `content/reviews/${slug}/index.md`;
const rawFolder = 'data/raw/virtual-disk/2026-11/random-read';

/**
 * Live preview: from the change to the page that shows it.
 *
 * @param {string} root
 * @returns {Promise<import('./parsing.js').BenchRow[]>}
 */
export async function liveRows(root) {
  const server = spawn(
    process.execPath,
    ['scripts/dev.js'],
    programOptions({
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  try {
    const address = await new Promise((resolve) => {
      let said = '';
      server.stdout.on('data', (piece) => {
        said += piece;
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (found) resolve(found);
      });
    });
    const text = longestReview(root);
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
