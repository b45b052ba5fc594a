import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { flagged, parsed, warning } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { isShort, readShort } from './short.js';

const make = '`/usr/bin/time -v command`, and keep what it prints last';
const opening = /^\s{0,12}Command being timed: "(.{0,600})"\s*$/;
const number = '(\\d{1,15}(?:\\.\\d{1,6})?)';
const fields = /** @type {[RegExp, import('../../model/metric.js').Metric, string, number, string?][]} */ ([
  [new RegExp(`^\\s{0,12}User time \\(seconds\\): ${number}\\s*$`), 'user-time', 'total', 1],
  [new RegExp(`^\\s{0,12}System time \\(seconds\\): ${number}\\s*$`), 'system-time', 'total', 1],
  [new RegExp(`^\\s{0,12}Maximum resident set size \\(kbytes\\): ${number}\\s*$`), 'memory', 'max', 1024],
  [/^\s{0,12}Major \(requiring I\/O\) page faults: (\d{1,15})\s*$/, 'count', 'total', 1, 'major page faults'],
  [
    /^\s{0,12}Minor \(reclaiming a frame\) page faults: (\d{1,15})\s*$/,
    'count',
    'total',
    1,
    'minor page faults',
  ],
  [/^\s{0,12}Voluntary context switches: (\d{1,15})\s*$/, 'count', 'total', 1, 'voluntary context switches'],
  [
    /^\s{0,12}Involuntary context switches: (\d{1,15})\s*$/,
    'count',
    'total',
    1,
    'involuntary context switches',
  ],
]);
const elapsed =
  /^\s{0,12}Elapsed \(wall clock\) time \(h:mm:ss or m:ss\): (?:(\d{1,6})(?::|h ))?(\d{1,4})(?::|m )(\d{1,2}(?:\.\d{1,4})?)s?\s*$/;
const exit = /^\s{0,12}Exit status: (\d{1,5})\s*$/;

/** @type {import('../../model/parser.js').Parser} */
export const time = {
  tool: 'time',
  title: 'time (GNU, BSD, POSIX and shells)',
  layouts: [
    {
      name: 'text of -v',
      versions: '1.7 to 1.9',
      verified: false,
      reads:
        'elapsed, user and system time, the largest memory, page faults and context switches of each command',
      make,
    },
    {
      name: 'one to three lines',
      versions: 'GNU time, time -p, bash, zsh, fish, tcsh, macOS time -l, Measure-Command of PowerShell',
      verified: true,
      reads: 'elapsed, user and system time, and the memory where it is printed',
      make: '`/usr/bin/time command`, or `time command` in a shell, and keep what it prints last',
    },
  ],
  recognise: (source) => isLong(source) || isShort(source.headText()),
  parse(source) {
    if (!isLong(source)) return parsed(readShort(source, make));
    const numbers = runNumbers();
    /** @type {{ test: string, run: number, line: number, status: string | null }[]} */
    const commands = [];
    const measurements = sourceLines(source).flatMap(({ text, line }) => {
      const opened = opening.exec(text);
      if (opened) commands.push({ test: opened[1], run: numbers.next(opened[1]), line, status: null });
      const command = commands.at(-1);
      if (!command) return [];
      command.status = exit.exec(text)?.[1] ?? command.status;
      return rowsOf(text, { run: command.run, test: command.test });
    });
    if (measurements.length === 0) throw new InputError('no time of any command', { hint: make });
    return parsed({
      measurements,
      warnings: [...commands.flatMap(doubts), ...cutLine(source.text(), (last) => /: \d/.test(last))],
    });
  },
};

/** @param {import('../../model/parser.js').Source} source */
function isLong(source) {
  const head = quotedHead(source);
  return (
    head.split('\n').some((line) => opening.test(line)) &&
    /Elapsed \(wall clock\)|User time \(seconds\)/.test(head)
  );
}

/**
 * @param {string} text
 * @param {{ run: number, test: string }} place
 */
function rowsOf(text, place) {
  const clock = elapsed.exec(text);
  if (clock) {
    const value = Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
    return [measurement({ ...place, metric: 'duration', statistic: 'value', value })];
  }
  return fields.flatMap(([form, metric, statistic, factor, event]) => {
    const match = form.exec(text);
    if (!match) return [];
    const parameters = event === undefined ? {} : { parameters: { event } };
    return [measurement({ ...place, ...parameters, metric, statistic, value: Number(match[1]) * factor })];
  });
}

/** @param {{ test: string, run: number, line: number, status: string | null }} command */
function doubts({ test, run, line, status }) {
  if (status === null) return [warning(`${test}: its exit status is missing; the output was cut`, line)];
  return status === '0'
    ? []
    : [flagged('run-errors', `${test} failed in run ${run + 1}: exit status ${status}`, { test, line })];
}
