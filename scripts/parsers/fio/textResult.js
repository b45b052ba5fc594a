import { InputError } from '../../model/inputError.js';

const resultLine =
  /^(?:<([^<>]{1,200})> )?(.{1,500}?): \(groupid=(\d+), jobs=(\d+)\): err=\s*(\d+)\s*(?:\((.*)\))?: pid=(\d+)(?:: (.*))?$/;

/** The same line as far as it goes in a file that ends within it. */
const beginsResult = /: \(groupid=\d+, jobs=\d+\): err=\s*\d*\s*(?:\([^)]*\)?)?:?(?: p?i?d?=?)?$/;

/**
 * @typedef {object} JobResult one `name: (groupid=...)` block
 * @property {string | null} host of client and server mode
 * @property {string} name
 * @property {number} group
 * @property {number} jobs of a group reported as one
 * @property {number} error errno
 * @property {string} reason
 * @property {string} pid
 * @property {string} date
 * @property {number} line
 * @property {import('./textSide.js').Side[]} sides
 * @property {number | null} cpu user and system share
 * @property {boolean} flushes it shows what flushes took
 * @property {import('../../model/parser.js').Warning[]} limits I/Os that failed or came short
 */

/**
 * The line that begins a result, whose details follow.
 *
 * @param {string} text
 * @param {number} line
 * @returns {JobResult | null}
 * @throws {InputError} where the file ends within the line
 */
export function readResult(text, line) {
  if (!text.includes('(groupid=')) return null;
  const match = resultLine.exec(text);
  if (!match && beginsResult.test(text)) {
    throw new InputError(`a result cut off: ${text.slice(0, 60)}`, {
      line,
      hint: 'copy the whole output, or let fio write the file itself: fio --output=FILE',
    });
  }
  if (!match) return null;
  const [, host, name, group, jobs, error, reason, pid, date] = match;
  return {
    host: host ?? null,
    name: name.trim(),
    group: Number(group),
    jobs: Number(jobs),
    error: Number(error),
    reason: reason ?? '',
    pid,
    date: date ?? '',
    line,
    sides: [],
    cpu: null,
    flushes: false,
    limits: [],
  };
}

/**
 * The block that fio adds for all hosts together is no result: what follows it is passed over.
 *
 * @param {JobResult} result
 */
export const isSumOfClients = ({ name, pid }) => name === 'All clients' && pid === '0';
