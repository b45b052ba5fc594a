import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { decimalNumber } from './shared/decimalNumber.js';
import { storageMeasurement } from './shared/storageRecord.js';
import { leftUnread, toolsIn } from './shared/toolsInText.js';
import { byteUnit } from './shared/unitWord.js';

const make = 'keep all three lines that dd prints on stderr: `dd ... 2> dd.txt`';

/** In any language: `335544320 bytes (336 MB, 320 MiB) copied, 17,3846 s, 19,3 MB/s`. */
const result =
  /^(\d{1,20}) \p{L}+(?:\s*\([^)]*\))?[^,\d]*,\s*([\d.,e-]+)\s*s\p{L}*,\s*([\d.,]+)\s*([kMGT]?i?B)\/s/u;
const bsdResult = /^(\d{1,20}) bytes transferred in (\d{1,20}(?:\.\d{1,12})?) secs? \((\d+) bytes\/sec\)/;
const recordsOut = /^(\d+)\+(\d+) \p{L}+/u;
const command = /(?:^|[\s;&|$#])dd\s+(?=.*\b[io]f=)(.*)$/;

/** @type {import('../model/parser.js').Parser} */
export const dd = {
  tool: 'dd',
  title: 'dd',
  layouts: [
    {
      name: 'summary of GNU dd',
      versions: 'coreutils 8 and 9, any language',
      verified: true,
      reads: 'bytes over seconds of each run; the direction only where the command stands above it',
      make,
    },
    {
      name: 'summary of BSD, macOS and BusyBox dd',
      versions: 'current',
      verified: false,
      reads: 'bytes over seconds of each run',
      make,
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'dd',
  parse(source) {
    const text = source.text();
    const lines = text.split('\n');
    const runs = resultLines(lines).map(({ at, counted }, run) => readRun(lines, { at, counted, run }));
    if (runs.length === 0) throw new InputError('dd did not say how long it took', { line: 1, hint: make });
    const uncounted = runs.some(({ counted }) => !counted);
    const undirected = runs.some(({ operation }) => operation === null);
    return parsed({
      measurements: runs.flatMap((run) => run.measurements),
      warnings: [
        ...(uncounted
          ? [warning('a result without its "records out": progress lines may look like it')]
          : []),
        ...(undirected ? [warning('dd does not say whether it read or wrote')] : []),
        ...runs.flatMap((run) => run.warnings),
        ...leftUnread(text, 'dd'),
      ],
      settings: runs[0].command ? { command: runs[0].command } : {},
    });
  },
};

/**
 * The lines that end a run. `status=progress` prints the same line again and again, but only the last one follows the
 * count of records.
 *
 * @param {string[]} lines
 */
function resultLines(lines) {
  const found = lines.flatMap((line, at) => {
    if (!result.test(line) && !bsdResult.test(line)) return [];
    return [{ at, counted: recordsOut.test(lines[at - 1] ?? '') }];
  });
  const counts = lines.flatMap((line, at) => (/^\d+\+\d+ records out$/.test(line) ? [at] : []));
  const ended = new Set(found.map(({ at }) => at - 1));
  const cut = counts.find((at) => !ended.has(at));
  if (cut !== undefined) {
    throw new InputError('records were counted, but not the time: the run was cut', {
      line: cut + 1,
      hint: make,
    });
  }
  return found.some(({ counted }) => counted) ? found.filter(({ counted }) => counted) : found;
}

/**
 * @param {string[]} lines
 * @param {{ at: number, counted: boolean, run: number }} place
 */
function readRun(lines, { at, counted, run }) {
  const bsd = bsdResult.exec(lines[at]);
  const match = bsd ?? result.exec(lines[at]) ?? [];
  const bytes = Number(match[1]);
  const seconds = bsd
    ? Number(match[2])
    : settledSeconds(match[2], { bytes, rate: match[3], unit: match[4] });
  const fail = (/** @type {string} */ message) => new InputError(message, { line: at + 1, hint: make });
  if (seconds === null)
    throw fail(`seconds that do not fit the rate: ${match[2]} s, ${match[3]} ${match[4]}/s`);
  if (!(seconds > 0) || !(bytes > 0)) throw fail(`nothing was copied: ${lines[at]}`);
  const called = command.exec(
    lines
      .slice(Math.max(0, at - 4), at)
      .reverse()
      .find((line) => command.test(line)) ?? '',
  );
  const operation = called ? direction(called[1]) : null;
  const workload = {
    run,
    test: 'dd',
    operation,
    pattern: /** @type {const} */ ('sequential'),
    blockSize: blockSize(lines, at, bytes),
  };
  return {
    counted,
    operation,
    command: called ? `dd ${called[1].trim()}` : null,
    warnings: seconds < 0.1 ? [warning(`${seconds} s is too short for a drive: caches took it`, at + 1)] : [],
    measurements: [
      storageMeasurement({ ...workload, metric: 'bandwidth', statistic: 'mean', value: bytes / seconds }),
      storageMeasurement({ ...workload, metric: 'duration', statistic: 'value', value: seconds }),
    ],
  };
}

/**
 * `1,234 s` is one second or a thousand: the rate beside it tells, within what rounding leaves open.
 *
 * @param {string} text
 * @param {{ bytes: number, rate: string, unit: string }} printed
 * @returns {number | null}
 */
function settledSeconds(text, { bytes, rate, unit }) {
  if (/e/i.test(text)) return finite(Number(text.replace(',', '.')));
  const marks = /** @type {const} */ (['.', ',']);
  const readings = marks.flatMap((mark) => {
    const seconds = decimalNumber(text, mark);
    const perSecond = decimalNumber(rate, mark);
    const factors = [byteUnit(unit), byteUnit(unit, { binary: true })];
    const fits = factors.some(
      (factor) => perSecond && seconds && factor && near(bytes / seconds, perSecond * factor),
    );
    return seconds !== null && fits ? [seconds] : [];
  });
  return readings[0] ?? null;
}

/** @param {number} seconds */
const finite = (seconds) => (Number.isFinite(seconds) && seconds > 0 ? seconds : null);

/**
 * @param {number} a
 * @param {number} b
 */
const near = (a, b) => Math.abs(a - b) <= 0.06 * Math.max(a, b);

/**
 * @param {string[]} lines
 * @param {number} at
 * @param {number} bytes
 */
function blockSize(lines, at, bytes) {
  const [, whole, partial] = recordsOut.exec(lines[at - 1] ?? '') ?? [];
  const size = bytes / Number(whole);
  return partial === '0' && Number.isInteger(size) ? size : null;
}

/**
 * @param {string} called
 * @returns {'read' | 'write' | null}
 */
function direction(called) {
  if (/\bof=\/dev\/null\b/.test(called)) return 'read';
  return /\bif=\/dev\/(?:zero|u?random)\b/.test(called) ? 'write' : null;
}
