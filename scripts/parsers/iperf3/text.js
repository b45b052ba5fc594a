import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine, joinRuns } from '../shared/blocks.js';
import { readRow } from './textRow.js';
import { runRows } from './textRun.js';

const make = 'run iperf3 > FILE, or with --json, and let it end';

/** The header of iperf 2 and 3; a time stamp or a title may stand before it. */
const textHeader =
  /^.{0,80}\[ {0,2}ID\](?:\[Role\])? {1,4}Interval {1,20}Transfer {1,20}(?:Bandwidth|Bitrate)/m;

const begins =
  /^.{0,80}?(?:Connecting to host |Accepted connection from |Client connecting to |Server listening on (?:TCP|UDP) port )/;
/** Without a test before it. */
export const textError = /^iperf3: (?:error|interrupt) - /m;
const failed = /iperf3?: (?:error|interrupt) ?-? ?(.{0,200})|(?:connect|write|read) failed: (.{0,100})/;
const ofThird =
  /Connecting to host |Accepted connection from |\bBitrate\b|\bRetr\b|(?<!Lost\/)Total Datagrams/;
const serverOutput = /^.{0,80}Server output:\s*$/;
const facts = /^.{0,80}?\] local \S{1,60} port (\d{1,6}) connected (?:to|with) /;
const listening = /Server listening on (?:TCP|UDP) port (\d{1,6})/;

/**
 * @typedef {object} TextRun
 * @property {number} line
 * @property {import('./textRow.js').Row[]} rows
 * @property {string[]} errors
 * @property {'UDP' | 'TCP' | null} protocol
 * @property {boolean} third iperf 3, which always names the side behind its sums
 * @property {boolean} reverse the server sends
 * @property {boolean} ended what follows is the server's view of the same test (`--get-server-output`)
 * @property {boolean} done iperf 3 said that it came to its end
 * @property {number} omitted intervals
 */

/**
 * What iperf prints to a terminal: rows of intervals, then, for iperf 3, a summary with `sender` and `receiver`.
 *
 * @param {{ text: string, line: number }[]} lines
 * @param {import('../../model/parser.js').Source} source
 */
export function readText(lines, source) {
  const runs = splitRuns(lines).filter(({ rows, errors }) => rows.length > 0 || errors.length > 0);
  if (runs.every(({ rows }) => rows.length === 0)) {
    const error = runs.flatMap(({ errors }) => errors)[0];
    throw new InputError(error ? `iperf ended with an error: ${error}` : 'no row of a test', {
      line: runs[0]?.line ?? null,
      hint: make,
    });
  }
  const said = lines.map(({ text }) => /^\s{0,8}iperf3? (?:version )?(\d\.\d{1,3}\S{0,20})/.exec(text)?.[1]);
  const second = lines.some(({ text }) =>
    /^(?:Client connecting to|Server listening on (?:TCP|UDP) port)/.test(text),
  );
  const read = joinRuns(runs.map((run, at) => runRows(run, at)));
  return parsed({
    toolVersion: said.find(Boolean) ?? (second ? '2' : null),
    ...read,
    warnings: [
      ...read.warnings,
      ...cutLine(source.text(), (line) => line.includes('[') && !/(?:sender|receiver)\s*$/.test(line)),
      ...(read.measurements.length + read.series.length === 0 ? [warning('no data was transferred')] : []),
    ],
  });
}

/**
 * A run begins with the line that names the other side, or with a header after the summary of the last one. `iperf -r` of the second
 * version tests the other way then, from the port that it listens on. What iperf 3 says of an error may come before all else, because
 * it takes another way to the file.
 *
 * @param {{ text: string, line: number }[]} lines
 */
function splitRuns(lines) {
  /** @type {TextRun[]} */
  const runs = [];
  let reported = false;
  let [isClient, port] = [false, /** @type {string | undefined} */ (undefined)];
  for (const { text, line } of lines) {
    const header = textHeader.test(text);
    const run = runs[runs.length - 1];
    const begun = run && run.rows.length > 0;
    if (run && serverOutput.test(text)) run.ended = true;
    if (run?.ended && !/Connecting to host /.test(text)) {
      if (/iperf Done\./.test(text)) run.done = true;
      continue;
    }
    isClient ||= /Client connecting to /.test(text);
    port = listening.exec(text)?.[1] ?? port;
    const local = facts.exec(text)?.[1];
    const again = local !== undefined && run && begun && !run.third && isSummed(run);
    const next = begins.test(text)
      ? !run || begun
      : header && (!run || (!reported && begun && isSummed(run)));
    if (again) runs.push({ ...newRun(line), protocol: run.protocol, reverse: isClient && local === port });
    else if (next || (!run && textError.test(text))) runs.push(newRun(line));
    if (runs.length > 0) readLine(runs[runs.length - 1], { text, line, reported });
    reported = /\bServer Report:|^.{0,80}(?:- ){10}/.test(text) || (reported && header);
  }
  return runs;
}

/**
 * @param {number} line
 * @returns {TextRun}
 */
const newRun = (line) => ({
  line,
  rows: [],
  errors: [],
  protocol: null,
  third: false,
  reverse: false,
  ended: false,
  done: false,
  omitted: 0,
});

/** @param {TextRun} run */
function isSummed({ rows }) {
  const last = rows[rows.length - 1];
  return last.side !== null || last.start === 0;
}

/**
 * iperf 2 repeats what the server said of datagrams behind the sender's own summary.
 *
 * @param {TextRun} run
 * @param {{ text: string, line: number, reported: boolean }} at
 */
function readLine(run, { text, line, reported }) {
  run.protocol ??= /** @type {TextRun['protocol']} */ (/\b(UDP|TCP) port\b/.exec(text)?.[1] ?? null);
  if (textHeader.test(text) && /\bRetr\b/.test(text)) run.protocol ??= 'TCP';
  run.third ||= ofThird.test(text);
  if (facts.test(text)) return;
  if (/Reverse mode, remote host /.test(text)) run.reverse = true;
  if (/iperf Done\./.test(text)) run.done = true;
  const error = failed.exec(text);
  if (error) run.errors.push((error[1] ?? error[2]).trim());
  const row = readRow(text, line);
  if (!row) return;
  if (row.omitted) {
    run.omitted++;
    return;
  }
  if (reported && row.jitter !== null && row.side === null) {
    const own = run.rows.filter(({ id, start, side }) => id === row.id && start === 0 && side === null);
    if (own.length > 0) row.side = 'receiver';
    for (const each of own.slice(-1)) each.side = 'sender';
    for (const each of run.rows)
      if (each.id === 'SUM' && each.start === 0) each.side ??= own.length > 0 ? 'sender' : null;
  }
  run.rows.push(row);
}
