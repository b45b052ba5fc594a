import { InputError } from '../../model/inputError.js';

const hint = 'file the results.csv as Iometer wrote it; names must not hold commas';
const header = "'Target Type,";

/**
 * @typedef {{ text: string, line: number }} Line
 * @typedef {import('../shared/storageRecord.js').Pattern} Pattern
 * @typedef {{ blockSize: number | null, readPercent: number | null, pattern: Pattern | null }} AccessSpec
 *
 * @typedef {object} IometerRow one result: the row ALL
 * @property {string} spec name of the access specification
 * @property {AccessSpec & { queueDepth: number | null, jobs: number | null }} workload
 * @property {number | null} disks
 * @property {number} line
 * @property {(name: string, exponent?: number) => number | null} value of a column, scaled by a power of ten
 */

/**
 * @param {Line[]} lines
 * @returns {{ version: string | null, startedAt: string | null, rows: IometerRow[] }}
 */
export function readIometer(lines) {
  /** @type {IometerRow[]} */
  const rows = [];
  const specs = readSpecs(lines);
  /** @type {string[] | null} */
  let columns = null;
  const last = lines.filter(({ text }) => text.trim() !== '').at(-1)?.text ?? '';
  for (const { text, line } of lines) {
    if (text.startsWith(header)) columns = cells(text.slice(1));
    else if (columns && text.startsWith('ALL,')) rows.push(readRow(cells(text), { columns, specs, line }));
  }
  const results = lines.filter(({ text }) => text.startsWith(header)).length;
  if (rows.length < Math.max(results, 1) || last.startsWith('ALL,'))
    throw new InputError('the results end at or before the row ALL: cut off', { line: lines.length, hint });
  const stamp = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(after(lines, "'Time Stamp") ?? '');
  return { version: after(lines, "'Version"), startedAt: stamp && `${stamp[1]}T${stamp[2]}`, rows };
}

/** @param {string} text */
const cells = (text) => text.split(',').map((cell) => cell.trim());

/**
 * The line below a heading such as `'Version`.
 *
 * @param {Line[]} lines
 * @param {string} heading
 */
function after(lines, heading) {
  const at = lines.findIndex(({ text }) => text.trim() === heading);
  return (at >= 0 && lines[at + 1]?.text.trim()) || null;
}

/**
 * What the access specifications at the head of the file ask for. A specification of several lines mixes workloads: only
 * what they share is known.
 *
 * @param {Line[]} lines
 * @returns {Map<string, AccessSpec>}
 */
function readSpecs(lines) {
  /** @type {Map<string, AccessSpec[]>} */
  const found = new Map();
  let name = '';
  let inName = false;
  for (const { text } of lines) {
    if (inName) name = text.trim().replace(/,[^,]*$/, '');
    inName = /^'Access specification name/.test(text);
    const numbers = /^\s*(\d+),(\d+),(\d+),(\d+),\d+,\d+,\d+,\d+,?\s*$/.exec(text);
    if (!numbers || !name) continue;
    const [size, , reads, random] = numbers.slice(1).map(Number);
    const pattern = random === 0 ? 'sequential' : random === 100 ? 'random' : null;
    found.set(name, [...(found.get(name) ?? []), { blockSize: size, readPercent: reads, pattern }]);
  }
  return new Map([...found].map(([key, all]) => [key, shared(all)]));
}

/**
 * @param {AccessSpec[]} all
 * @returns {AccessSpec}
 */
function shared([first, ...rest]) {
  const keep = (/** @type {keyof AccessSpec} */ key) => rest.every((each) => each[key] === first[key]);
  return {
    blockSize: keep('blockSize') ? first.blockSize : null,
    readPercent: keep('readPercent') ? first.readPercent : null,
    pattern: keep('pattern') ? first.pattern : null,
  };
}

/**
 * @param {string[]} row
 * @param {{ columns: string[], specs: Map<string, AccessSpec>, line: number }} context
 * @returns {IometerRow}
 */
function readRow(row, { columns, specs, line }) {
  const extra = row.slice(columns.length).some((cell) => cell !== '');
  if (extra || row.length < columns.length) {
    throw new InputError(`${row.length} values under ${columns.length} columns`, { line, hint });
  }
  const value = (/** @type {string} */ name, exponent = 0) => {
    const text = row[columns.indexOf(name)];
    if (!text) return null;
    if (/^\d{1,25}(?:\.\d+)?$/.test(text)) return Number(`${text}e${exponent}`);
    throw new InputError(`not a number in column ${name}: ${text.slice(0, 40)}`, { line, hint });
  };
  const spec = row[columns.indexOf('Access Specification Name')] ?? '';
  const asked = specs.get(spec) ?? { blockSize: null, readPercent: null, pattern: null };
  const mixed = asked.readPercent !== null && asked.readPercent > 0 && asked.readPercent < 100;
  return {
    spec,
    workload: {
      ...asked,
      readPercent: mixed ? asked.readPercent : null,
      queueDepth: value('Queue Depth'),
      jobs: value('# Workers'),
    },
    disks: value('# Disks'),
    line,
    value,
  };
}
