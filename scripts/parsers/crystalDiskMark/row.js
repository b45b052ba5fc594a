import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { byteUnit } from '../shared/unitWord.js';

const row =
  /^\s*(SEQ|RND|Sequential|Seq|Random)\s*(?:\s(Read|Write|Mix)\b)?\s*(?:(\d{1,6})\s*([KM]i?B)\s*)?(?:\(([^()]{1,40})\)\s*)?:\s*([\d., ]+?)\s*MB\/s(?:\s*\[\s*([\d., ]+?)\s*IOPS\s*\])?(?:\s*<\s*([\d., ]+?)\s*us\s*>)?\s*$/i;
const operations = /** @type {const} */ ({ read: 'read', write: 'write', mix: 'mixed' });
const absurdRate = 1e12;
const longestRow = 400;

/**
 * @typedef {import('../shared/storageRecord.js').Operation} Operation
 * @typedef {{ operation: Operation, readPercent: number | null }} Section
 *
 * @typedef {object} RowPlace
 * @property {number} line
 * @property {Section | null} section the `[Read]`, `[Write]` or `[Mix]` it stands under; versions before 7 name it in the row
 * @property {number} run
 * @property {import('../shared/storageRecord.js').Condition | null} condition
 * @property {Set<string>} seen keys of the block's rows so far
 * @property {import('../../model/parser.js').Warning[]} warnings
 */

/**
 * One row of the result. The sequential rows before version 7 do not say their block size: it stays `null`.
 *
 * @param {string} text
 * @param {RowPlace} place
 */
export function readRow(text, place) {
  const { line, run, warnings } = place;
  const match = text.length <= longestRow ? row.exec(text) : null;
  if (!match) throw notUnderstood(text, line);
  const [, kind, own, size, unit, queues, rate, iops, latency] = match;
  const workload = { ...workloadOf(kind, size, unit, queues), ...sectionOf(own, place, text) };
  const { operation } = workload;
  const shape = `${workload.pattern} ${iops !== undefined} ${latency !== undefined}`;
  const test = labelOf(workload, queues);
  const bandwidth = fixed(rate, { decimals: 3, exponent: 6, line });
  if (bandwidth === 0) {
    warnings.push(warning(`${test} ${operation} is 0.00: not run or aborted, left out`, line));
    return { operation, shape, measurements: [] };
  }
  if (bandwidth > absurdRate) throw notUnderstood(text, line);
  const condition = conditionOf(`${test} ${operation}`, place);
  const common = { run, test, condition, ...workload, statistic: 'value' };
  const rows = [storageMeasurement({ ...common, metric: 'bandwidth', value: bandwidth })];
  if (iops)
    rows.push(storageMeasurement({ ...common, metric: 'iops', value: fixed(iops, { decimals: 1, line }) }));
  const delay = latency ? fixed(latency, { decimals: 2, exponent: -6, line }) : 0;
  if (delay > 0) rows.push(storageMeasurement({ ...common, metric: 'latency', value: delay }));
  warnOfDisagreement(rows, { test, line, warnings });
  return { operation, shape, measurements: rows };
}

/**
 * @param {string} text
 * @param {number} line
 */
const notUnderstood = (text, line) =>
  new InputError(`row not understood: ${text.trim().slice(0, 100)}`, {
    line,
    hint: 'a row ends in MB/s, with [IOPS] and <us> after it; copy the result again, the whole of it',
  });

/**
 * @param {string | undefined} own
 * @param {RowPlace} place
 * @param {string} text
 * @returns {Section}
 */
function sectionOf(own, { section, line }, text) {
  if (own) {
    const key = /** @type {keyof typeof operations} */ (own.toLowerCase());
    return { operation: operations[key], readPercent: null };
  }
  if (section) return section;
  throw new InputError(`row under no [Read], [Write] or [Mix]: ${text.trim().slice(0, 60)}`, {
    line,
    hint: 'copy the result again, with the lines that say [Read] and [Write]',
  });
}

/**
 * @param {string} kind
 * @param {string | undefined} size
 * @param {string | undefined} unit version 3 writes KB and means 1024: its IOPS are MB/s / 4096
 * @param {string | undefined} queues
 */
function workloadOf(kind, size, unit, queues = '') {
  const queue = /\bQD?\s*=\s*(\d{1,5})/i.exec(queues);
  const threads = /\bT\s*=\s*(\d{1,5})/i.exec(queues);
  return {
    pattern: /** @type {import('../shared/storageRecord.js').Pattern} */ (
      /^s/i.test(kind) ? 'sequential' : 'random'
    ),
    blockSize: size && unit ? Number(size) * (byteUnit(unit, { binary: true }) ?? 1) : null,
    queueDepth: queue ? Number(queue[1]) : null,
    jobs: threads ? Number(threads[1]) : null,
  };
}

/**
 * The label of the program's window, `SEQ1M Q8T1`, from what the row says.
 *
 * @param {ReturnType<typeof workloadOf>} workload
 * @param {string | undefined} queues
 */
function labelOf({ pattern, blockSize, queueDepth, jobs }, queues = '') {
  const size =
    blockSize === null ? '' : blockSize % 1_048_576 ? `${blockSize / 1024}K` : `${blockSize / 1_048_576}M`;
  const queue = queueDepth === null ? '' : `${/QD/i.test(queues) ? 'QD' : 'Q'}${queueDepth}`;
  const threads = jobs === null ? '' : `T${jobs}`;
  return `${pattern === 'sequential' ? 'SEQ' : 'RND'}${size} ${queue}${threads}`.trim();
}

/**
 * The same row twice in one result (a profile may be set so) stays apart.
 *
 * @param {string} key
 * @param {RowPlace} place
 */
function conditionOf(key, { seen, condition, line, warnings }) {
  let row = 1;
  while (seen.has(`${key} ${row}`)) row += 1;
  seen.add(`${key} ${row}`);
  if (row === 1) return condition;
  warnings.push(warning(`${key} stands there ${row} times: kept apart as row ${row}`, line));
  return { ...condition, row };
}

/**
 * The program prints a fixed number of decimals, which tells the decimal mark of any locale.
 *
 * @param {string} text
 * @param {{ decimals: number, exponent?: number, line: number }} options
 */
function fixed(text, { decimals, exponent, line }) {
  const last = /([.,])(\d+)$/.exec(text);
  const mark = last?.[1] === ',' ? ',' : '.';
  const unclear = last && last[2].length === 3 && decimals !== 3;
  const value = unclear ? null : decimalNumber(text, mark, exponent);
  if (value !== null) return value;
  throw new InputError(`number not understood: ${text.trim()}`, {
    line,
    hint: 'leave the numbers as the program wrote them',
  });
}

/**
 * @param {import('../../model/measurement.js').Measurement[]} rows
 * @param {{ test: string, line: number, warnings: import('../../model/parser.js').Warning[] }} place
 */
function warnOfDisagreement([bandwidth, iops], { test, line, warnings }) {
  const size = Number(bandwidth.parameters['block-size'] ?? 0);
  if (iops?.metric !== 'iops' || size === 0 || iops.value < 100) return;
  const share = bandwidth.value / (iops.value * size) - 1;
  if (Math.abs(share) < 0.01) return;
  const percent = (Math.abs(share) * 100).toFixed(1);
  warnings.push(
    warning(`${test}: MB/s and IOPS x block size differ by ${percent} %; both are kept as printed`, line),
  );
}
