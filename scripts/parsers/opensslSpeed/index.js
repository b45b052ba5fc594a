import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine, outdented, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { readMachineLine } from './machineLine.js';
import { readSpeedLine, speedTable } from './speedTable.js';

const make = '`openssl speed -evp aes-256-gcm`, and keep all that it prints';
const traces = [
  /^[ \t]{0,16}type\s{2,30}\d{1,9} bytes\b/m,
  /^[ \t]{0,16}The 'numbers' are in 1000s of bytes per second/m,
  /^\s{8,60}(?:sign|op|keygen)\s{2,20}(?:verify|op\/s|encaps|signs)\b/m,
  /^(?:Got: )?\+(?:F|F[2-9]|H|R|DT):/m,
  /^\+?Doing \S.{1,60} (?:for|ops for) \d{1,6}s\b/m,
  /^CPUINFO: OPENSSL_|^options: ?bn\(\d/m,
];
/** The head of a table that was pasted as an indented block. */
const indented = /^([ \t]{1,16})type\s{2,30}\d{1,9} bytes\b/;

/** @type {import('../../model/parser.js').Parser} */
export const opensslSpeed = {
  tool: 'openssl-speed',
  title: 'openssl speed',
  layouts: [
    {
      name: 'text',
      versions: '1.0 to 4.0, also -multi',
      verified: true,
      reads:
        'bytes a second of each cipher and digest at each block size; signatures, verifications, exchanges and keys a second',
      make,
    },
    {
      name: 'machine-readable (-mr)',
      versions: '1.1 and 3.0',
      verified: true,
      reads: 'the same as the text',
      make: '`openssl speed -mr ...`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return !/^sbc-bench v/m.test(head) && traces.some((trace) => trace.test(head));
  },
  parse(source) {
    const raw = sourceLines(source);
    const lines = outdented(raw, raw.map(({ text }) => indented.exec(text)?.[1]).find(Boolean));
    const { rows, warnings } = readSpeed(lines);
    if (rows.length === 0)
      throw new InputError('no result of any algorithm: the run did not end', { hint: make });
    return parsed({
      toolVersion: versionOf(lines),
      measurements: rows,
      warnings: [...warnings, ...cutLine(source.text(), (last) => /\d[\d.]*k?$/.test(last.trim()))],
      settings: settingsOf(lines),
    });
  },
};

/**
 * The rows of all tables; where there is none, those of the machine-readable lines. With -multi the lines of the children
 * are parts of the table's total.
 *
 * @param {{ text: string, line: number }[]} lines
 * @param {import('../../model/measurement.js').Parameters} [more] where it ran, if that is known
 */
export function readSpeed(lines, more = {}) {
  const processes = processesOf(lines);
  const shared = { ...(processes > 1 && { processes }), ...more };
  const numbers = runNumbers();
  const table = speedTable();
  const found = lines.flatMap((each) => readSpeedLine(table, each, { shared, numbers }));
  if (found.length > 0) return { rows: found, warnings: [...table.warnings, ...forked(lines)] };
  /** @type {number[]} */
  const sizes = [];
  const machine = lines.flatMap(({ text }) => readMachineLine(text, sizes, { shared, numbers }));
  const children = machine.length > 0 && lines.some(({ text }) => text.startsWith('Got: '));
  return {
    rows: machine,
    warnings: [
      ...table.warnings,
      ...(children ? [warning('the total is missing: each row is one of the processes')] : []),
    ],
  };
}

/** @param {{ text: string }[]} lines */
function processesOf(lines) {
  const asked = lines
    .map(({ text }) => /\bspeed\b.{0,200}\s-multi\s{1,4}(\d{1,6})\b/.exec(text)?.[1])
    .find(Boolean);
  if (asked) return Number(asked);
  const children = new Set(
    lines.flatMap(({ text }) => /^Got: \+\S{1,2000} from (\d{1,6})$/.exec(text)?.[1] ?? []),
  );
  return children.size;
}

/** @param {{ text: string }[]} lines */
function forked(lines) {
  const asked = lines.map(({ text }) => /\s-multi\s{1,4}(\d{1,6})\b/.exec(text)?.[1]).find(Boolean);
  const answered = lines.filter(({ text }) => /^Got: \+F\d?:/.test(text)).length;
  return asked && answered > 0 && answered < Number(asked)
    ? [warning(`${answered} of ${asked} processes are in the log; the table says what all of them did`)]
    : [];
}

/** @param {{ text: string }[]} lines */
function versionOf(lines) {
  for (const { text } of lines) {
    const match = /^(?:version: |(?:OpenSSL|LibreSSL) )(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?[\w.-]{0,30})/.exec(
      text.replace('\uFEFF', ''),
    );
    if (match) return match[1];
  }
  return null;
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  const said = lines.flatMap(({ text }) => {
    const match = /^(built on|options|compiler|CPUINFO): ?(\S.{0,600})$/.exec(text);
    return match ? [[match[1] === 'CPUINFO' ? 'cpu info' : match[1], match[2].trim()]] : [];
  });
  const command = lines
    .map(({ text }) => /(?:^|[\s/])(openssl speed\s.{0,300})$/.exec(text)?.[1])
    .find(Boolean);
  return Object.fromEntries([...said, ...(command ? [['command', command.trim()]] : [])]);
}
