import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOptions } from '../model/lib/program.js';
import { fioDocument, writeLog } from './parsingInput.js';

/**
 * One line of the benchmark's table.
 *
 * @typedef {object} BenchRow
 * @property {string} name
 * @property {number | null} value `null` where it could not be measured; `name` then says why
 * @property {string} unit
 * @property {number | null} ratio to what `name` says it is compared with
 */

const sizes = [100_000, 1_000_000, 10_000_000];
const fioPlotLines = 1_000_000;
const documents = 1000;
const repeats = 3;
const parseOnce = fileURLToPath(new URL('./parseOnce.js', import.meta.url));

/** A Python that has duckdb and fio-plot, where another than the system's has them. */
const python = process.env.BENCH_PYTHON ?? 'python3';
const clocked = (/** @type {string} */ setup, /** @type {string} */ work) =>
  `import sys, time, resource\n${setup}\nt = time.perf_counter()\n${work}\nprint('{"ms": %f, "peak": %d}' % ((time.perf_counter() - t) * 1000, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024))`;
const duckdb = clocked(
  'import duckdb',
  'duckdb.sql("select column2, count(*), avg(column1), min(column1), max(column1) from read_csv(\'%s\', header=false) group by 1" % sys.argv[1]).fetchall()',
);
const fioPlot = clocked(
  'import csv\nfrom fio_plot.fiolib.dataimport import readLogData',
  'readLogData({"filter": ["read", "write"]}, {"filename": sys.argv[1]})',
);

/**
 * How fast fio's files are read: logs of three sizes, beside DuckDB and fio-plot where they are installed, and a thousand documents.
 * Each reading is a process of its own; values are medians of three.
 *
 * @returns {Promise<BenchRow[]>}
 */
export async function benchParsing() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-parsing-'));
  try {
    const logs = sizes.map((lines) => ({
      lines,
      file: writeLog(join(folder, `bench${lines}_lat.1.log`), lines),
    }));
    return [...logRows(logs), ...jsonRows(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {{ lines: number, file: string }[]} logs */
function logRows(logs) {
  const own = logs.map(({ lines, file }) => ({
    lines,
    file,
    ...measure(process.execPath, [parseOnce, file]),
  }));
  const [smallest] = own;
  const largest = own[own.length - 1];
  const perLine = (/** @type {{ ms: number, lines: number }} */ { ms, lines }) => ms / lines;
  return [
    ...own.map((each) => ({
      name: `log of ${each.lines} lines; ratio: time per line against the shortest log`,
      value: each.ms,
      unit: 'ms',
      ratio: perLine(each) / perLine(smallest),
    })),
    { name: `peak memory, ${largest.lines} lines`, value: largest.peak / 1e6, unit: 'MB', ratio: null },
    rival('DuckDB read_csv', duckdb, largest),
    rival(
      'fio-plot readLogData',
      fioPlot,
      /** @type {typeof largest} */ (own.find(({ lines }) => lines === fioPlotLines)),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} script
 * @param {{ file: string, lines: number, ms: number }} own
 * @returns {BenchRow}
 */
function rival(name, script, { file, lines, ms }) {
  const what = `${name}, ${lines} lines`;
  try {
    const taken = measure(python, ['-c', script, file]);
    return {
      name: `${what}; ratio: its time against ours`,
      value: taken.ms,
      unit: 'ms',
      ratio: taken.ms / ms,
    };
  } catch {
    return {
      name: `${what}: not installed (set BENCH_PYTHON to a Python that has it)`,
      value: null,
      unit: 'ms',
      ratio: null,
    };
  }
}

/** @param {string} folder */
function jsonRows(folder) {
  const place = join(folder, 'json');
  mkdirSync(place);
  for (let number = 0; number < documents; number++)
    writeFileSync(join(place, `run${number}.json`), fioDocument(number));
  const { ms, peak } = measure(process.execPath, [parseOnce, place]);
  const size = Math.round(Buffer.byteLength(fioDocument(0)) / 1000);
  return [
    { name: `${documents} JSON documents of ${size} KB`, value: ms, unit: 'ms', ratio: null },
    { name: 'peak memory, JSON documents', value: peak / 1e6, unit: 'MB', ratio: null },
  ];
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {{ ms: number, peak: number }} medians; bytes
 */
function measure(program, args) {
  const results = Array.from({ length: repeats }, () => {
    // what stands before the last brace is DuckDB's progress bar
    const { status, stdout, stderr } = spawnSync(program, args, programOptions({ encoding: 'utf8' }));
    if (status !== 0) throw new Error(stderr || `${program} failed`);
    return /** @type {{ ms: number, peak: number }} */ (JSON.parse(stdout.slice(stdout.lastIndexOf('{'))));
  });
  const median = (/** @type {'ms' | 'peak'} */ key) =>
    results.map((each) => each[key]).sort((a, b) => a - b)[1];
  return { ms: median('ms'), peak: median('peak') };
}
