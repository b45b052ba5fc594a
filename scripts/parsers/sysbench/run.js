import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { readDatabase } from './database.js';
import { readFileio } from './fileio.js';
import { intervalSeries } from './intervals.js';
import { readLatencies } from './latency.js';
import { readSystem } from './system.js';

const make = 'run sysbench ... run again and keep all that it prints';
const results =
  /^\s{0,8}(?:Doing .{1,80} test|SQL statistics:|OLTP test statistics:|CPU speed:|File operations:|Operations performed:|General statistics:|Test execution summary:|Total operations:|Threads started!|Running memory speed test)/m;

/**
 * Whether a block is a run: `prepare` and `cleanup` begin with the same header.
 *
 * @param {string} text
 */
export const isResult = (text) => results.test(text);

/**
 * @param {import('../shared/blocks.js').Block} block
 * @param {number} run
 */
export function readRun({ text, line }, run) {
  const fail = (/** @type {string} */ message) => new InputError(message, { line, hint: make });
  const seconds = Number(
    /(?:total time|time elapsed):\s{1,60}(\d{1,20}(?:\.\d{1,12})?)s\n/.exec(`${text}\n`)?.[1],
  );
  if (!(seconds > 0)) throw fail('the run did not end: its results are missing');
  // 0.4 prints the largest of its integers as the least latency then
  if (numberOf(text, /^\s{0,20}total number of events:\s{1,60}(\d{1,18})$/m) === 0)
    throw fail('nothing was measured: sysbench counted no event');
  const threads = numberOf(text, /^Number of threads: (\d{1,9})$/m);
  const rate = numberOf(text, /^Target transaction rate: (\d{1,12})\/sec$/m);
  const place = { run, threads, rate, seconds, line };
  const read = readFileio(text, place) ?? readDatabase(text, place) ?? readSystem(text, place);
  if (!read) throw fail('no result of a test that is known: the beginning of the run is missing');
  const latency = read.failed ? { measurements: [], rounded: [] } : readLatencies(text, read.latencyPlace);
  const ended = /^\s{0,8}execution time \(avg\/stddev\):/m.test(text);
  return {
    measurements: [
      ...read.measurements,
      ...latency.measurements,
      measurement({ ...read.place, metric: 'duration', statistic: 'value', value: seconds }),
    ],
    series: intervalSeries(text, read.place),
    rounded: latency.rounded,
    warnings: [
      ...read.warnings,
      ...(ended ? [] : [warning('the end of the run is missing', line)]),
      ...(threads === null
        ? [warning('the header of the run is missing: its threads and options are not known', line)]
        : []),
    ],
    settings: settingsOf(text),
  };
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function numberOf(text, pattern) {
  const match = pattern.exec(text);
  return match ? Number(match[1]) : null;
}

const known =
  /^(Number of threads|Read\/Write ratio for combined random IO test|Extra file open flags|Target transaction rate):\s*(.{1,100})$/;

/** @param {string} text */
function settingsOf(text) {
  const lines = text.split('\n');
  const said = lines.flatMap((line) => {
    const match = known.exec(line);
    return match ? [[match[1].toLowerCase(), match[2]]] : [];
  });
  const sync = lines.filter((line) => /FSYNC|fsync\(\)|I\/O mode/.test(line)).join('; ');
  return Object.fromEntries([...said, ...(sync ? [['synchronisation', sync]] : [])]);
}
