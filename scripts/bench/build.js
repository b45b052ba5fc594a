import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
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

const project = fileURLToPath(new URL('../..', import.meta.url));
const parts = [
  'config.toml',
  'package.json',
  'package-lock.json',
  'content',
  'data',
  'layouts',
  'assets',
  'static',
  'archetypes',
  'scripts',
];
const repeats = 3;
const review = 'content/reviews/small-vm-storage/index.md';
const page = 'reviews/small-vm-storage/';
const rawFolder = 'data/raw/virtual-disk/2026-11/random-read';

/**
 * The whole build of this site, in a copy: cold, warm, and how soon a change is seen in live preview.
 *
 * @returns {Promise<import('./parsing.js').BenchRow[]>}
 */
export async function benchBuild() {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
    // Hugo follows no links out of a project
    cpSync(join(project, 'node_modules'), join(root, 'node_modules'), { recursive: true });
    for (const kept of ['.tools']) symlinkSync(join(project, kept), join(root, kept));
    const cold = repeat(() => {
      rmSync(join(root, '.build'), { recursive: true, force: true });
      return buildOnce(root);
    });
    const warm = repeat(() => buildOnce(root));
    const live = await benchLive(root);
    return [
      { name: 'cold build', value: cold.seconds, unit: 's', ratio: null },
      { name: 'peak memory of a cold build, without Hugo', value: cold.peak, unit: 'MB', ratio: null },
      {
        name: 'warm build, nothing changed; ratio to cold',
        value: warm.seconds,
        unit: 's',
        ratio: warm.seconds / cold.seconds,
      },
      { name: 'live: a changed sentence is served', value: live.sentence, unit: 's', ratio: null },
      { name: 'live: a changed raw file is served', value: live.raw, unit: 's', ratio: null },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The median of several. @param {() => { seconds: number, peak: number }} once */
function repeat(once) {
  const taken = Array.from({ length: repeats }, once).sort((a, b) => a.seconds - b.seconds);
  return taken[Math.floor(repeats / 2)];
}

/** @param {string} root */
function buildOnce(root) {
  const began = performance.now();
  const watched = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(watched)}`, 'scripts/build.js'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1000;
  return { seconds: (performance.now() - began) / 1000, peak };
}

/**
 * @param {string} root
 * @returns {Promise<{ sentence: number, raw: number }>} seconds from the change to the page that shows it
 */
async function benchLive(root) {
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
    const sentences = [];
    const raws = [];
    for (let turn = 0; turn < repeats; turn++) {
      sentences.push(
        await changed(`${address}${page}`, () =>
          appendFileSync(join(root, review), `\nTurn ${turn} of the benchmark.\n`),
        ),
      );
      raws.push(await changed(`${address}${page}`, () => swapRuns(root)));
    }
    return { sentence: median(sentences), raw: median(raws) };
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
  return (performance.now() - began) / 1000;
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
