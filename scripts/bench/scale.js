import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose } from '../flow/compose.js';
import { drawCharts } from '../flow/drawCharts.js';
import { listFiles } from '../io/listFiles.js';
import { readTexts } from '../io/projectFiles.js';
import { slugOf, writeScaleProject } from './scaleProject.js';
import { twinCache } from './twinCache.js';
import { watchMemory } from './watchMemory.js';

const build = fileURLToPath(new URL('../build.js', import.meta.url));

/**
 * Sites of many reviews, 200 devices and 8 charts a review, built with all their charts drawn before: everything, then with one
 * sentence and with one raw file changed.
 *
 * @param {number[]} sizes numbers of reviews, the smallest first
 * @returns {Promise<import('./parsing.js').BenchRow[]>}
 */
export async function benchScale(sizes) {
  const rows = [];
  for (const reviews of sizes) rows.push(...rowsOf(reviews, await benchSize(reviews)));
  return rows;
}

/** @typedef {{ seconds: number, peaks: Record<string, number> }} Built */

/** @param {number} reviews */
async function benchSize(reviews) {
  const root = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  try {
    writeScaleProject(root, reviews);
    await drawAll(root);
    await buildOnce(root);
    rmSync(join(root, 'public'), { recursive: true });
    const warm = await buildOnce(root);
    appendFileSync(join(root, `content/reviews/${slugOf(0)}/index.md`), '\nOne more sentence.\n');
    const sentence = await buildOnce(root);
    swapRuns(join(root, 'data/raw/device-100/2026-01/long-read'));
    const raw = await buildOnce(root);
    return { warm, sentence, raw, bytes: sizeOf(join(root, 'public')) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {number} reviews
 * @param {Awaited<ReturnType<typeof benchSize>>} measured
 */
function rowsOf(reviews, { warm, sentence, raw, bytes }) {
  const seconds = (/** @type {string} */ what, /** @type {Built} */ built) => ({
    name: `${reviews} reviews: ${what}`,
    value: built.seconds,
    unit: 's',
    ratio: null,
  });
  const memory = Object.entries(warm.peaks).map(([program, value]) => ({
    name: `${reviews} reviews: peak memory of ${program}`,
    value,
    unit: 'MB',
    ratio: null,
  }));
  return [
    seconds('every page, all charts drawn before', warm),
    ...memory,
    seconds('one sentence changed', sentence),
    seconds('one raw file changed', raw),
    { name: `${reviews} reviews: the site`, value: bytes / 1e6, unit: 'MB', ratio: null },
    { name: `${reviews} reviews: the site, a review`, value: bytes / 1e3 / reviews, unit: 'kB', ratio: null },
  ];
}

/** Every chart into the cache, those of twins but once. @param {string} root */
async function drawAll(root) {
  const { cache, reviews } = compose({ root });
  const styles = readTexts(root, 'assets/css/tokens');
  const cacheOf = twinCache(cache);
  for (const { review, charts } of reviews) {
    const { slug, value } = review;
    const drawn = charts.map((chart) => {
      const drawing = cacheOf(slug, `${value.devices} ${chart.data.id}`);
      return drawCharts([chart], { slug, cache: { ...cache, ...drawing }, styles });
    });
    await Promise.all(drawn);
  }
}

/**
 * @param {string} root
 * @returns {Promise<Built>}
 */
function buildOnce(root) {
  const began = performance.now();
  const child = spawn(process.execPath, [build], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = watchMemory(Number(child.pid));
  let said = '';
  child.stderr.on('data', (piece) => (said = (said + piece).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      const built = { seconds: (performance.now() - began) / 1000, peaks: stop() };
      if (status === 0) resolve(built);
      else reject(new Error(`the build failed: ${/^error: [^]*/m.exec(said)?.[0] ?? said}`));
    });
  });
}

/** Another run takes the place of the first: other numbers, and as valid. @param {string} folder */
function swapRuns(folder) {
  const [first, second] = ['run1.json', 'run2.json'].map((name) => join(folder, name));
  const kept = readFileSync(first);
  writeFileSync(first, readFileSync(second));
  writeFileSync(second, kept);
}

/** @param {string} folder */
const sizeOf = (folder) =>
  listFiles(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
