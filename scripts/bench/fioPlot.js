import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOptions } from '../model/lib/program.js';
import { drawOnce } from './charts.js';
import { writeScaleProject } from './scaleProject.js';

/** @typedef {import('./parsing.js').BenchRow} BenchRow */

const build = fileURLToPath(new URL('../build.js', import.meta.url));
/** A review of the scale project has eight charts: a site of a little more than a hundred, of six raw files for each of them. */
const size = { reviews: 13, products: 24 };
const charts = size.reviews * 8;
const repeats = 3;
const ofTheirs = 5;
/** A Python that has fio-plot, where another than the system's has it. */
const python = process.env.BENCH_PYTHON ?? 'python3';

/**
 * A whole site of charts built with nothing kept, its charts and pictures alone, and as many pictures of the simplest log by
 * fio-plot, in turn.
 *
 * @returns {Promise<BenchRow[]>}
 */
export async function benchFioPlot() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-fio-plot-'));
  try {
    const log = writeLog(folder);
    const turns = Array.from({ length: repeats }, (_, turn) => ({
      site: builtCold(join(folder, `site-${turn}`)),
      drawn: drawOnce('many', charts).ms / 1000,
      theirs: fioPlot(log),
    }));
    return rowsOf(turns);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ site: number, drawn: number, theirs: number | null }[]} turns seconds; `theirs` of one chart @returns {BenchRow[]} */
function rowsOf(turns) {
  const site = median(turns.map((turn) => turn.site));
  const drawn = median(turns.map((turn) => turn.drawn));
  const has = turns.every(({ theirs }) => theirs !== null);
  const theirs = has ? median(turns.map((turn) => Number(turn.theirs))) * charts : null;
  const ratio = (/** @type {number} */ own) => (theirs === null ? null : theirs / own);
  return [
    {
      name: `${charts} charts by fio-plot (from ${ofTheirs} of them); ratios: its time against ours`,
      value: theirs,
      unit: 's',
      ratio: null,
    },
    {
      name: `a site of ${charts} charts, built cold: pages, search, data, pictures`,
      value: site,
      unit: 's',
      ratio: ratio(site),
    },
    {
      name: `${charts} charts drawn, each twice, and one of each eight painted, twice`,
      value: drawn,
      unit: 's',
      ratio: ratio(drawn),
    },
    ...(has ? [] : [{ name: notThere, value: null, unit: 's', ratio: null }]),
  ];
}

const notThere = 'fio-plot: not installed (set BENCH_PYTHON to a Python that has it)';

/** A new site in each turn: where many files were just deleted, ext4 takes longer to make others. @param {string} site */
function builtCold(site) {
  writeScaleProject(site, size);
  const seconds = timed(process.execPath, [build], site);
  if (seconds === null) throw new Error('the site could not be built');
  return seconds;
}

/** Two minutes, as fio writes them. @param {string} folder */
function writeLog(folder) {
  const log = join(folder, 'log');
  mkdirSync(log);
  const lines = Array.from({ length: 120 }, (_, at) => `${(at + 1) * 500}, ${500_000 + (at % 7)}, 1, 0, 0\n`);
  writeFileSync(join(log, 'randwrite-iodepth-1-numjobs-1_bw.1.log'), lines.join(''));
  return log;
}

/** @param {string} log @returns {number | null} seconds a chart */
function fioPlot(log) {
  const options = '-i . -T chart -g -r randwrite -t bw -d 1 -n 1 -o out.png'.split(' ');
  const run = 'import sys; from fio_plot import main; sys.exit(main())';
  const taken = Array.from({ length: ofTheirs }, () => timed(python, ['-c', run, ...options], log));
  return taken.some((each) => each === null) ? null : median(taken.map(Number));
}

/** @param {string} program @param {string[]} args @param {string} cwd @returns {number | null} seconds */
function timed(program, args, cwd) {
  const began = performance.now();
  const { status } = spawnSync(program, args, programOptions({ cwd, stdio: 'ignore' }));
  return status === 0 ? (performance.now() - began) / 1000 : null;
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
