import { InputError } from '../../model/inputError.js';

const nines = /^(\d)-nines$/;
const hint = 'leave the tables as diskspd prints them';
const sections = /** @type {const} */ ({ Read: 'read', Write: 'write' });

/**
 * @typedef {import('./text.js').Line} Line
 * @typedef {import('./timeSpan.js').Side} Side
 * @typedef {import('./timeSpan.js').Latency} Latency
 * @typedef {Pick<import('./timeSpan.js').TimeSpan,
 *   'seconds' | 'threads' | 'cpu' | 'sides' | 'latencies' | 'deviations' | 'printed' | 'readings'> & { ended: boolean }} Tables
 */

/**
 * The tables of one timespan: processor, total, read, write, percentiles.
 *
 * @param {Line[]} lines
 * @returns {Tables}
 */
export function readTables(lines) {
  /** @type {Tables} */
  const tables = {
    seconds: 0,
    threads: null,
    cpu: null,
    sides: new Map(),
    latencies: new Map(),
    deviations: new Map(),
    printed: new Map(),
    readings: [],
    ended: false,
  };
  let percentiles = false;
  lines.forEach(({ text, line }, index) => {
    const seconds = /^actual test time:\s*([\d.]+)s/.exec(text);
    if (seconds) tables.seconds = Number(seconds[1]);
    const threads = /^thread count:\s*(\d+)/.exec(text);
    if (threads) tables.threads = Number(threads[1]);
    const cpu = /^\s*avg\.\|\s*([\d.]+)%/.exec(text);
    if (cpu) tables.cpu = Number(`${cpu[1]}e-2`);
    const section = /^(Read|Write) IO\s*$/.exec(text);
    if (section) readSection(tables, sections[/** @type {'Read'} */ (section[1])], lines.slice(index + 1));
    if (/%-ile \|/.test(text)) {
      readPercentiles(tables, lines.slice(index + 1), line);
      percentiles = true;
    }
    if (/^The test was interrupted/.test(text))
      throw new InputError('the test was interrupted', { line, hint: 'run it again' });
  });
  tables.ended =
    tables.seconds > 0 && tables.sides.size === 2 && (percentiles || tables.latencies.size === 0);
  return tables;
}

/**
 * @param {Tables} tables
 * @param {Side} side
 * @param {Line[]} lines after its heading
 */
function readSection(tables, side, lines) {
  const names = cells(lines.find(({ text }) => text.startsWith('thread |'))?.text ?? '');
  const end = lines.findIndex(({ text }) => text.startsWith('total:'));
  if (end < 0 || names.length < 5) return;
  const { text, line } = lines[end];
  const total = cells(text.replace(/^total:/, '0 |'));
  const sums = [0, 0];
  for (const row of lines.slice(0, end)) {
    if (!/^\s*\d+ \|/.test(row.text)) continue;
    const [, bytes, ios] = cells(row.text);
    sums[0] += number(bytes, row.line);
    sums[1] += number(ios, row.line);
  }
  const [bytes, ios] = [number(total[1], line), number(total[2], line)];
  if (sums[0] !== bytes || sums[1] !== ios) {
    throw new InputError(`${side}: the threads make ${sums[0]} bytes, the total says ${bytes}`, {
      line,
      hint,
    });
  }
  const cell = (/** @type {string} */ name) => optional(total[names.indexOf(name)], line);
  tables.sides.set(side, { bytes, ios });
  tables.printed.set(side, number(total[3], line) * 1_048_576);
  const [mean, sd, iops] = [cell('AvgLat'), cell('LatStdDev'), cell('IopsStdDev')];
  if (iops !== null && ios > 0) tables.deviations.set(side, iops);
  const latency = {
    mean: milliseconds(mean),
    sd: milliseconds(sd),
    min: null,
    max: null,
    percentiles: new Map(),
  };
  if (mean !== null && ios > 0) tables.latencies.set(side, latency);
}

/**
 * Targets have tables of their own before the one of all together: the last one counts.
 *
 * @param {Tables} tables
 * @param {Line[]} lines after its heading
 * @param {number} heading
 */
function readPercentiles({ latencies }, lines, heading) {
  for (const { text, line } of lines) {
    if (/^-+\s*$/.test(text)) continue;
    const [name, read, write] = cells(text);
    const share = shareOf(name);
    if (share === null || write === undefined)
      throw new InputError('percentiles without their maximum: cut off', { line: heading, hint });
    take(latencies.get('read'), share, optional(read, line));
    take(latencies.get('write'), share, optional(write, line));
    if (share === 100) return;
  }
  throw new InputError('percentiles without their maximum: cut off', { line: heading, hint });
}

/**
 * @param {Latency | undefined} latency
 * @param {number} share
 * @param {number | null} value ms
 */
function take(latency, share, value) {
  const seconds = milliseconds(value);
  if (!latency || seconds === null) return;
  if (share === 0) latency.min = seconds;
  else if (share === 100) latency.max = seconds;
  else latency.percentiles.set(share, seconds);
}

/** @param {string} name `min`, `25th`, `3-nines`, `max` */
function shareOf(name) {
  if (name === 'min') return 0;
  if (name === 'max') return 100;
  const nine = nines.exec(name);
  if (nine) return Number(nine[1]) < 3 ? null : Number(`99.${'9'.repeat(Number(nine[1]) - 2)}`);
  const ordinal = /^(\d{1,2})th$/.exec(name);
  return ordinal && Number(ordinal[1]);
}

/** @param {string} text */
const cells = (text) => text.split('|').map((cell) => cell.trim());

/** @param {number | null} value */
const milliseconds = (value) => (value === null ? null : Number(`${value}e-3`));

/**
 * @param {string | undefined} text
 * @param {number} line
 */
const optional = (text, line) =>
  text === undefined || text === 'N/A' || text === '' ? null : number(text, line);

/**
 * @param {string | undefined} text
 * @param {number} line
 */
function number(text, line) {
  if (text !== undefined && /^\d{1,20}(?:\.\d+)?$/.test(text)) return Number(text);
  throw new InputError(`not a number in a table: ${text ?? 'nothing'}`, { line, hint });
}
