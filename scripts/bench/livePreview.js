import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programFolder, programOptions } from '../model/lib/program.js';
import { longestReview } from './longestReview.js';
import { drawAll } from './scale.js';
import { slugOf, writeScaleProject } from './scaleProject.js';
import { processorOf, watchProcesses } from './watchProcesses.js';

const repeats = 3;
const slug = 'small-vm-storage';
const rawFolder = 'data/raw/virtual-disk/2026-11/random-read';

/**
 * Live preview of this site: from the change to the page that shows it.
 *
 * @param {string} root
 * @returns {Promise<BenchRow[]>}
 */
export const liveRows = (root) =>
  benchPreview(root, {
    'a changed sentence of the longest review': { review: longestReview(root), edit: addSentence },
    'a changed chart block': { review: pathOf(slug), edit: retitle },
    'a changed raw file': { review: pathOf(slug), edit: () => swapRuns(root) },
    'an added raw file': { review: pathOf(slug), edit: (_, turn) => addRun(root, turn) },
  });

/**
 * The same of sites of many reviews, whose charts were drawn before.
 *
 * @param {number[]} sizes numbers of reviews
 * @returns {Promise<BenchRow[]>}
 */
export async function benchManyLive(sizes) {
  const rows = [];
  for (const reviews of sizes) {
    const root = mkdtempSync(join(tmpdir(), 'bench-preview-'));
    try {
      writeScaleProject(root, { reviews });
      await drawAll(root);
      const measured = await benchPreview(root, {
        'a changed sentence': { review: pathOf(slugOf(0)), edit: addSentence },
        'a changed chart block': { review: pathOf(slugOf(0)), edit: retitle },
      });
      rows.push(...measured.map((row) => ({ ...row, name: `${reviews} reviews: ${row.name}` })));
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  return rows;
}

/** @param {string} name of its folder */
const pathOf = (name) => `content/reviews/${name}/index.md`;

/**
 * @typedef {import('./parsing.js').BenchRow} BenchRow
 *
 * @param {string} root
 * @param {Record<string, { review: string, edit: (file: string, turn: number) => void }>} edits by what they change; the page of the review
 *   shows it
 * @returns {Promise<BenchRow[]>}
 */
async function benchPreview(root, edits) {
  const began = performance.now();
  const server = spawn(
    process.execPath,
    [join(programFolder, 'scripts/dev.js')],
    programOptions({ cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const pid = Number(server.pid);
  const stop = watchProcesses(pid);
  try {
    const address = await said(server, /http:\/\/localhost:\d+\//);
    const rows = rowsOf('the start', [
      { seconds: (performance.now() - began) / 1000, processor: processorOf(pid) },
    ]);
    await said(server, /^documentation: /m);
    await answers(address);
    await new Promise((resolve) => setTimeout(resolve, rest));
    for (const [what, { review, edit }] of Object.entries(edits)) {
      const url = `${address}${review.replace(/^content\/|index\.md$/g, '')}`;
      const taken = [];
      for (let turn = 0; turn < repeats; turn++)
        taken.push(await changed({ url, pid }, () => edit(join(root, review), turn)));
      rows.push(...rowsOf(`${what} is served`, taken));
    }
    const memory = Object.entries(stop().peaks).filter(([name]) => /^(?:node|hugo)/.test(name));
    return [
      ...rows,
      ...memory.map(([name, value]) => ({
        name: `live: peak memory of ${name}`,
        value,
        unit: 'MB',
        ratio: null,
      })),
    ];
  } finally {
    stop();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}

/** @typedef {{ seconds: number, processor: number }} Taken on the clock, and of the processors */

/** @param {string} what @param {Taken[]} taken @returns {BenchRow[]} */
const rowsOf = (what, taken) => [
  { name: `live: ${what}`, value: median(taken.map(({ seconds }) => seconds)), unit: 's', ratio: null },
  {
    name: '  processor time, with what it sets going',
    value: median(taken.map(({ processor }) => processor)),
    unit: 's',
    ratio: null,
  },
];

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {RegExp} form
 * @returns {Promise<string>}
 */
function said({ stdout }, form) {
  return new Promise((resolve) => {
    let text = '';
    const read = (/** @type {Buffer} */ piece) => {
      text += piece;
      const [found] = form.exec(text) ?? [];
      if (!found) return;
      stdout?.off('data', read);
      resolve(found);
    };
    stdout?.on('data', read);
  });
}

/**
 * @param {{ url: string, pid: number }} preview
 * @param {() => void} change
 * @returns {Promise<Taken>}
 */
async function changed({ url, pid }, change) {
  const textOf = async () => (await fetch(url)).text();
  const before = await textOf();
  const used = processorOf(pid);
  const began = performance.now();
  change();
  while ((await textOf()) === before) {
    if (performance.now() - began > patience) throw new Error(`${url} does not show the change`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  await new Promise((resolve) => setTimeout(resolve, rest));
  return { seconds, processor: processorOf(pid) - used };
}

/** @param {string} address of a page, which may have to be made first */
async function answers(address) {
  const began = performance.now();
  for (let page = null; !page?.ok;) {
    if (performance.now() - began > patience) throw new Error(`${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, rest));
    page = await fetch(address).catch(() => null);
  }
}

/** How long a change may take to be shown: milliseconds. */
const patience = 300_000;

/** Between two changes, for what the first one still sets going: milliseconds. */
const rest = 1500;

/** @param {string} file @param {number} turn */
const addSentence = (file, turn) => appendFileSync(file, `\nTurn ${turn} of the benchmark.\n`);

/** Another title of the first chart. @param {string} file @param {number} turn */
function retitle(file, turn) {
  const text = readFileSync(file, 'utf8').replace(/^title = .*\n(?=[^`]*```$)/m, '');
  writeFileSync(file, text.replace(/(```chart .*\n)/, `$1title = "Turn ${turn}"\n`));
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
