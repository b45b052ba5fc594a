import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compose } from '../flow/compose.js';
import { drawCharts } from '../flow/drawCharts.js';
import { drawingBoard } from '../flow/drawingBoard.js';
import { siteBefore } from '../flow/renderSite.js';
import { listFiles } from '../io/listFiles.js';
import { readStyles } from '../io/projectFiles.js';
import { renderPlainPosts } from './plainPosts.js';
import { buildOnce } from './runWatched.js';
import { slugOf, writeScaleProject } from './scaleProject.js';
import { sharedDrawings } from './sharedDrawings.js';

/**
 * Sites of many reviews, 200 products and 8 charts a review, built with all their charts drawn before: everything, nothing, one
 * sentence changed, one raw file changed, one more review, a sentence in a clean clone; and beside them Hugo alone with as many plain posts.
 *
 * @param {number[]} sizes numbers of reviews, the smallest first
 * @returns {Promise<import('./parsing.js').BenchRow[]>} ratios: what a review takes, to what it takes in the smallest site
 */
export async function benchScale(sizes) {
  const rows = [];
  let first = null;
  for (const reviews of sizes) {
    const measured = await benchSize(reviews);
    first ??= { reviews, measured };
    rows.push(...rowsOf({ reviews, measured }, first));
  }
  return rows;
}

const everything = 'all of it';
const alone = 'Hugo alone, as many plain posts';

/**
 * @typedef {import('./runWatched.js').Run} Run
 * @typedef {{ runs: Record<string, Run>, bytes: number, files: number }} Measured
 * @typedef {{ reviews: number, measured: Measured }} Size
 */

/**
 * @param {number} reviews
 * @returns {Promise<Measured>}
 */
async function benchSize(reviews) {
  const root = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  try {
    writeScaleProject(root, { reviews });
    await drawAll(root);
    const runs = {
      [alone]: await renderPlainPosts(reviews),
      [everything]: await buildOnce(root),
      'nothing changed': await buildOnce(root),
      'one sentence changed': await buildOnce(root, () => addSentence(root)),
      'one raw file changed': await buildOnce(root, () =>
        swapRuns(join(root, 'data/raw/product-100/2026-01/long-read')),
      ),
      'one more review': await buildOnce(root, () => addReview(root, reviews)),
      'one sentence changed, in a clean clone with what was built': await buildInClone(root),
    };
    return { runs, ...sizeOf(join(root, 'public')) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {Size} size
 * @param {Size} smallest
 */
function rowsOf({ reviews, measured }, smallest) {
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ unit,
    /** @type {(of: Measured) => number} */ take,
  ) => {
    const value = take(measured);
    const ratio = value / reviews / (take(smallest.measured) / smallest.reviews);
    return {
      name: `${reviews} reviews: ${name}`,
      value,
      unit,
      ratio: reviews === smallest.reviews ? null : ratio,
    };
  };
  const times = Object.entries(measured.runs).flatMap(([what, run]) => [
    row(what, 's', ({ runs }) => runs[what].seconds),
    ...Object.keys(run.peaks).flatMap((program) => [
      row(`  processor time of ${program}`, 's', ({ runs }) => runs[what].processor[program] ?? 0),
      row(`  peak memory of ${program}`, 'MB', ({ runs }) => runs[what].peaks[program] ?? 0),
    ]),
  ]);
  return [
    ...times,
    {
      name: `${reviews} reviews: ${everything}, to Hugo alone`,
      value: measured.runs[everything].seconds / measured.runs[alone].seconds,
      unit: 'times',
      ratio: null,
    },
    row('the site', 'MB', ({ bytes }) => bytes / 1e6),
    row('files of the site', '', ({ files }) => files),
  ];
}

/** Every chart into the cache, those of twins but once. @param {string} root */
export async function drawAll(root) {
  const { cache, reviews, about } = await compose({ root });
  const styles = readStyles(root);
  const cacheOf = sharedDrawings(cache);
  for (const each of reviews) {
    const { slug, value } = each.review;
    const drawn = each.charts.map((chart) => {
      const drawing = cacheOf(slug, `${value.products} ${chart.data.id}`);
      return drawCharts([chart], drawingBoard(each, { cache: { ...cache, ...drawing }, about, styles }));
    });
    await Promise.all(drawn);
  }
}

/** Another run takes the place of the first: other numbers, and as valid. @param {string} folder */
function swapRuns(folder) {
  const [first, second] = ['run1.json', 'run2.json'].map((name) => join(folder, name));
  const kept = readFileSync(first);
  writeFileSync(first, readFileSync(second));
  writeFileSync(second, kept);
}

/** Elsewhere, and every file a new one, as in a CI job that gets a cache. @param {string} root */
async function buildInClone(root) {
  const clone = `${root}-clone`;
  try {
    // a copy would make files of its own of what are names of the same ones
    const filter = (/** @type {string} */ path) => !path.endsWith(siteBefore);
    cpSync(root, clone, { recursive: true, filter });
    return await buildOnce(clone, () => addSentence(clone));
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** @param {string} root */
const addSentence = (root) => appendFileSync(join(root, reviewPath(0)), '\nOne more sentence.\n');

/** One that is as the others are, with charts that are yet to be drawn. @param {string} root @param {number} at */
function addReview(root, at) {
  const text = readFileSync(join(root, reviewPath(at % 10)), 'utf8');
  mkdirSync(dirname(join(root, reviewPath(at))));
  writeFileSync(join(root, reviewPath(at)), text.replace(/^title = .*/m, `title = "Review ${at}"`));
}

/** @param {number} at */
const reviewPath = (at) => `content/reviews/${slugOf(at)}/index.md`;

/** @param {string} folder */
function sizeOf(folder) {
  const files = listFiles(folder);
  const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  return { bytes, files: files.length };
}
