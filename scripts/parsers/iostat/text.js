import { InputError } from '../../model/inputError.js';
import { decimalNumber, settledMark } from '../shared/decimalNumber.js';
import { numberIn } from '../shared/jsonDocument.js';

/**
 * @typedef {object} Report what iostat prints at one moment
 * @property {number | null} at seconds since midnight; `null` where it prints no time
 * @property {Map<string, Map<string, number>>} drives columns by drive
 */

const clock = /(?:^|\s|T)(\d{1,2}):(\d{2}):(\d{2})(?:\s*([AP]M))?/i;
const dated = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|^\d{4}-\d{2}-\d{2}T/;

/**
 * @param {string} text
 * @returns {Report[]}
 */
export function textReports(text) {
  const mark = settledMark(text.match(/(?<=\s)\d+[.,]\d{2}(?=\s|$)/g)?.slice(0, 200) ?? []) ?? '.';
  /** @type {Report[]} */
  const reports = [];
  /** @type {string[] | null} */
  let columns = null;
  let at = null;
  for (const [index, line] of text.split('\n').entries()) {
    const cells = line.trim().split(/\s+/);
    if (dated.test(line) && clock.test(line)) {
      at = clockSeconds(line);
    } else if (/^Device:?$/.test(cells[0])) {
      columns = cells.slice(1);
      reports.push({ at, drives: new Map() });
    } else if (columns && cells.length > 1) {
      if (cells.length !== columns.length + 1) throw unfinished(index + 1);
      const values = cells.slice(1).map((cell) => decimalNumber(cell, mark));
      if (values.includes(null)) throw unfinished(index + 1);
      const named = columns.map(
        (name, place) => /** @type {[string, number]} */ ([name, Number(values[place])]),
      );
      reports[reports.length - 1].drives.set(cells[0], new Map(named));
    } else columns = null;
  }
  return reports.filter(({ drives }) => drives.size > 0);
}

/** @param {number} line */
const unfinished = (line) =>
  new InputError('a row that does not fit its columns: the text was cut', {
    line,
    hint: 'delete the last report',
  });

/**
 * @param {string} line
 * @returns {number | null} since midnight: dates differ by locale, clocks do not
 */
function clockSeconds(line) {
  const match = clock.exec(line);
  if (!match) return null;
  const [, hours, minutes, seconds, half] = match;
  const noon = half?.toUpperCase() === 'PM' ? 12 : 0;
  return ((half ? Number(hours) % 12 : Number(hours)) + noon) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** @param {string} head */
export const isIostatJson = (head) =>
  /^\s*\{\s*"sysstat"\s*:/.test(head) && /"disk(?:_device)?"\s*:/.test(head);

/**
 * `iostat -o JSON`: the columns of the text, without their percent signs.
 *
 * @param {any} document
 * @returns {Report[]}
 */
export function jsonReports(document) {
  const hosts = list(document.sysstat?.hosts);
  const statistics = hosts.flatMap((host) => list(host?.statistics));
  return statistics
    .map((statistic) => ({
      at: clockSeconds(String(statistic?.timestamp ?? '')),
      drives: drivesOf(list(statistic?.disk)),
    }))
    .filter(({ drives }) => drives.size > 0);
}

/** @param {any[]} disks */
function drivesOf(disks) {
  return new Map(
    disks.map((disk) => {
      const entries = Object.entries(disk ?? {}).flatMap(([name, value]) => {
        const number = numberIn(value);
        return number === null
          ? []
          : [/** @type {[string, number]} */ ([name === 'util' ? '%util' : name, number])];
      });
      return /** @type {[string, Map<string, number>]} */ ([String(disk?.disk_device), new Map(entries)]);
    }),
  );
}

/**
 * @param {unknown} value
 * @returns {any[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);
