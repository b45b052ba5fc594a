import { flagged, warning } from '../../model/parser.js';
import { counterOf } from './row.js';

const prefix = /^(?:.{0,80}?)stress-ng: (\w{4,5}): {1,4}\[(\d{1,10})\] /;
// --sn prints exponents
const number = '-?\\d{1,18}(?:\\.\\d{1,8})?(?:e[+-]\\d{1,3})?';
const rowForm = new RegExp(`^\\s{0,4}(\\S{1,40})((?:\\s{1,40}${number}){6,9})\\s*$`);
const ownForm = new RegExp(`^\\s{0,4}([a-z][\\w-]{1,40})\\s{1,20}(${number})\\s(\\S.{1,160})$`);

/**
 * The tables of a text: one for each time stress-ng ran.
 *
 * @param {{ text: string, line: number }[]} lines
 */
export function readTable(lines) {
  /** @type {import('./row.js').Stressor[][]} */
  const tables = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  /** @type {Map<string, number>} */
  let workers = new Map();
  let version = null;
  for (const { text, line } of lines) {
    const said = prefix.exec(text);
    const bare = said ? text.slice(said[0].length) : text;
    version ??= /\bstress-ng (\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)\b/.exec(bare)?.[1] ?? null;
    if (/^\s{0,4}dispatching hogs: /.test(bare)) workers = workersIn(bare);
    if (/\bstressor\s{1,20}bogo ops\s{1,20}real time\b/.test(bare)) tables.push([]);
    if (said?.[1] === 'fail' || /unsuccessful run|\bfailed: [1-9]/.test(bare))
      warnings.push(
        flagged('run-errors', `stress-ng found failures: ${bare.trim().slice(0, 200)}`, { line }),
      );
    else if (/\bskipped: [1-9]|metrics untrustworthy: [1-9]/.test(bare))
      warnings.push(warning(bare.trim().slice(0, 200), line));
    const table = tables.at(-1);
    if (!table) continue;
    const row = rowForm.exec(bare);
    if (row) table.push(...stressorOf(row, workers, { line, warnings }));
    else addOwn(table, bare);
  }
  return { rows: tables.flat(), warnings, version };
}

/** `dispatching hogs: 24 atomic, 2 context` @param {string} text */
const workersIn = (text) =>
  new Map(
    [...text.matchAll(/(\d{1,6}) ([a-z][\w-]{0,40})/g)].map(([, count, name]) => [name, Number(count)]),
  );

/**
 * @param {RegExpExecArray} row
 * @param {Map<string, number>} workers
 * @param {{ line: number, warnings: import('../../model/parser.js').Warning[] }} place
 * @returns {import('./row.js').Stressor[]}
 */
function stressorOf([, test, cells], workers, { line, warnings }) {
  const numbers = cells.trim().split(/\s+/).map(Number);
  if (numbers.some((each) => each < 0 || Object.is(each, -0))) {
    warnings.push(warning(`${test}: a number below zero; the row is left out`, line));
    return [];
  }
  const [operations, real, user, system, realRate, cpuRate] = numbers;
  if (operations === 0)
    warnings.push(flagged('run-errors', `${test} did no operation at all`, { test, line }));
  const memory = numbers.length >= 8 ? numbers[7] * 1024 : null;
  return [
    {
      test,
      workers: workers.get(test) ?? null,
      operations,
      real,
      user,
      system,
      realRate,
      cpuRate,
      memory,
      own: [],
    },
  ];
}

/**
 * A stressor's own metrics stand below its row.
 *
 * @param {import('./row.js').Stressor[]} table
 * @param {string} text
 */
function addOwn(table, text) {
  const match = ownForm.exec(text);
  const stressor = match && table.findLast(({ test }) => test === match[1]);
  if (!match || !stressor || Number(match[2]) < 0) return;
  const { name, unit } = counterOf(match[3]);
  if (!stressor.own.some((each) => each.name === name && each.unit === unit))
    stressor.own.push({ name, unit, value: Number(match[2]) });
}
