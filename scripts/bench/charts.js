import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeScaleProject } from './scaleProject.js';

/** @typedef {import('./parsing.js').BenchRow} BenchRow */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const many = 600;
/** A review of the scale project has eight charts: a site of a little more than a hundred. */
const reviews = 13;
const chartsOfReview = 8;
const repeats = 3;
const fioPlotCharts = 5;
/** A Python that has fio-plot, where another than the system's has it. */
const python = process.env.BENCH_PYTHON ?? 'python3';

/**
 * How fast charts are drawn, how large they are, what drawing many takes, and a site of a hundred beside fio-plot.
 *
 * @returns {Promise<BenchRow[]>}
 */
export async function benchCharts() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'));
  try {
    return [
      ...drawingRows('bars of seven devices', 'bars'),
      ...drawingRows('timeline of 5 lines of 400 readings', 'timeline'),
      ...drawingRows('timeline of 15 lines of 2,000 readings', 'large'),
      ...manyRows(),
      ...siteRows(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} title @param {string} name @returns {BenchRow[]} */
function drawingRows(title, name) {
  const { ms, processor, bytes } = drawOnce(name);
  return [
    { name: `${title}: wide and narrow, with words, warm`, value: ms, unit: 'ms', ratio: null },
    { name: `  of the processor`, value: processor, unit: 'ms', ratio: null },
    { name: `  wide SVG, brotli`, value: bytes / 1e3, unit: 'kB', ratio: null },
  ];
}

/** @returns {BenchRow[]} */
function manyRows() {
  const { ms, peak } = drawOnce('many', many);
  return [
    { name: `${many} charts with their pictures`, value: ms / 1e3, unit: 's', ratio: null },
    { name: '  peak memory', value: peak / 1e6, unit: 'MB', ratio: null },
  ];
}

/** @param {string} name @param {number} [count] */
function drawOnce(name, count) {
  const args = [here('drawOnce.js'), name, ...(count ? [String(count)] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || 'drawing failed');
  return /** @type {{ ms: number, processor: number, bytes: number, peak: number }} */ (JSON.parse(stdout));
}

/**
 * A whole site built with nothing kept, and as many pictures of the simplest log by fio-plot, in turn.
 *
 * @param {string} folder
 * @returns {BenchRow[]}
 */
function siteRows(folder) {
  const site = join(folder, 'site');
  const log = join(folder, 'log');
  mkdirSync(log);
  const charts = reviews * chartsOfReview;
  const lines = Array.from({ length: 120 }, (_, at) => `${(at + 1) * 500}, ${500_000 + (at % 7)}, 1, 0, 0\n`);
  writeFileSync(join(log, 'randwrite-iodepth-1-numjobs-1_bw.1.log'), lines.join(''));
  writeScaleProject(site, reviews);
  const own = [];
  const other = [];
  for (let at = 0; at < repeats; at += 1) {
    rmSync(join(site, '.build'), { recursive: true, force: true });
    const seconds = timed(process.execPath, [here('../build.js')], site);
    if (seconds === null) throw new Error('the site could not be built');
    own.push(seconds);
    other.push(fioPlot(log));
  }
  const seconds = median(own);
  const rows = [{ name: `a site of ${charts} charts, built cold`, value: seconds, unit: 's', ratio: null }];
  if (other.some((each) => each === null)) {
    const name = 'fio-plot: not installed (set BENCH_PYTHON to a Python that has it)';
    return [...rows, { name, value: null, unit: 's', ratio: null }];
  }
  const theirs = median(other.map(Number)) * charts;
  const name = `${charts} charts by fio-plot (from ${fioPlotCharts} of them); ratio: its time against the site's`;
  return [...rows, { name, value: theirs, unit: 's', ratio: theirs / seconds }];
}

/** @param {string} log a folder with a log of two minutes @returns {number | null} seconds a chart */
function fioPlot(log) {
  const options = '-i . -T chart -g -r randwrite -t bw -d 1 -n 1 -o out.png'.split(' ');
  const run = 'import sys; from fio_plot import main; sys.exit(main())';
  const taken = Array.from({ length: fioPlotCharts }, () => timed(python, ['-c', run, ...options], log));
  return taken.some((each) => each === null) ? null : median(taken.map(Number));
}

/** @param {string} program @param {string[]} args @param {string} cwd @returns {number | null} seconds */
function timed(program, args, cwd) {
  const began = performance.now();
  const { status } = spawnSync(program, args, { cwd, stdio: 'ignore' });
  return status === 0 ? (performance.now() - began) / 1000 : null;
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
