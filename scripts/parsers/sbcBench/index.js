import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { readSpeed } from '../opensslSpeed/index.js';
import { readSevenZip } from '../sevenZip/block.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { readClocks, readHealth } from './health.js';
import { readMemory, readRamlat } from './memory.js';

const make = '`sudo ./sbc-bench.sh`, and keep the log that it uploads';
const banner = /^sbc-bench v(\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)\b(.{0,200})$/m;

/** @type {import('../../model/parser.js').Parser} */
export const sbcBench = {
  tool: 'sbc-bench',
  title: 'sbc-bench',
  layouts: [
    {
      name: 'log',
      versions: '0.6 to 0.9',
      verified: true,
      reads:
        'tinymembench, ramlat, openssl speed and 7z b for each core and for all; measured clocks; clock and temperature over time during each test',
      make,
    },
  ],
  recognise: (source) => banner.test(quotedHead(source)),
  parse(source) {
    const lines = sourceLines(source);
    const numbers = runNumbers();
    const parts = splitParts(lines).map((part) => readPart(part, numbers));
    const measurements = parts.flatMap(({ rows }) => rows);
    if (measurements.length === 0)
      throw new InputError('no result of any test: the run did not end', { hint: make });
    const { series, warnings } = readHealth(lines);
    const found = banner.exec(quotedHead(source));
    return parsed({
      toolVersion: found?.[1] ?? null,
      device: boardOf(found?.[2] ?? ''),
      measurements,
      series,
      warnings: [
        ...parts.flatMap((part) => part.warnings),
        ...warnings,
        ...otherTests(lines),
        ...endOf(lines),
        ...cutLine(source.text(), (last) => /^\s{0,40}\d|:\s+\d/.test(last)),
      ],
      settings: settingsOf(lines),
    });
  },
};

/**
 * @typedef {object} Part lines of one test on the same cores
 * @property {{ text: string, line: number }[]} lines
 * @property {import('../../model/measurement.js').Parameters} where
 */

/**
 * Sections stand between lines of #; since 0.7 a line says on which core what follows ran.
 *
 * @param {{ text: string, line: number }[]} lines
 */
function splitParts(lines) {
  /** @type {Part[]} */
  const parts = [{ lines: [], where: {} }];
  for (const each of lines) {
    const on =
      /^Executing (?:benchmark|ramlat)\b(.{0,60}?) on (cpu\d{1,4}|CPUs? [\d,-]{1,40})(.{0,80})$/i.exec(
        each.text,
      );
    if (on)
      parts.push({
        lines: [],
        where: { cpu: /^cpus? /i.test(on[2]) ? `cpu${on[2].replace(/^cpus? /i, '')}` : on[2] },
      });
    else if (/^#{20}/.test(each.text)) parts.push({ lines: [], where: {} });
    parts.at(-1)?.lines.push(each);
  }
  return parts;
}

/**
 * @param {Part} part
 * @param {ReturnType<typeof runNumbers>} numbers
 */
function readPart({ lines, where }, numbers) {
  // before 0.7 no core is named: one section ran on a single core, the one with a summary of three runs on all
  const all = lines.some(({ text }) => /^Compression: \d/.test(text));
  const has7z = lines.some(({ text }) => /^\s{0,4}7-Zip /.test(text));
  const cores = has7z && !('cpu' in where) ? { cpu: all ? 'all' : 'one' } : where;
  const zipped = readSevenZip(lines, numbers, cores);
  const isOpenssl = lines.some(({ text }) => /^type\s{2,30}16 bytes/.test(text));
  const crypt = isOpenssl ? readSpeed(lines, where) : { rows: [], warnings: [] };
  const rows = [
    ...readMemory(lines, where, numbers),
    ...readRamlat(lines, where, numbers),
    ...crypt.rows,
    ...zipped.rows,
    ...readClocks(lines),
  ];
  return { rows, warnings: [...zipped.warnings, ...crypt.warnings] };
}

/** `Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz (Sat, 27 Apr 2019 ...)` @param {string} text */
function boardOf(text) {
  const model = text.replace(/\s\((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),[^()]{1,60}\)\s*$/, '').trim();
  return model ? { model, firmware: null, serial: null, capacity: null } : null;
}

/**
 * What each test did to clock and temperature stands at the end; without it, the log was cut.
 *
 * @param {{ text: string }[]} lines
 */
const endOf = (lines) =>
  lines.some(({ text }) => /^System health while running/.test(text))
    ? []
    : [warning('the end of the log is missing')];

/** @param {{ text: string, line: number }[]} lines */
function otherTests(lines) {
  const miner = lines.find(({ text }) => /cpuminer-multi/.test(text));
  return miner ? [warning('the results of cpuminer are left unread', miner.line)] : [];
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  const names = /^(Description|Architecture|Model name|Build system):\s{1,40}(\S.{0,200})$/;
  return Object.fromEntries(
    lines.flatMap(({ text }) => {
      const match = names.exec(text);
      return match ? [[match[1].toLowerCase(), match[2].trim()]] : [];
    }),
  );
}
