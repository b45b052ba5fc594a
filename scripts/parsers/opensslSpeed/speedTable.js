import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';

/**
 * @typedef {object} SpeedTable what the header above the rows said
 * @property {number[]} sizes block sizes, bytes
 * @property {string[]} columns of a table of operations, as they are written
 * @property {boolean} assumed whether the missing header was warned of
 * @property {import('../../model/parser.js').Warning[]} warnings
 *
 * @typedef {{ shared: import('../../model/measurement.js').Parameters, numbers: { next: (work: unknown) => number } }} Place
 */

/** @returns {SpeedTable} */
export const speedTable = () => ({ sizes: [], columns: [], assumed: false, warnings: [] });

const cell = '-?\\d{1,15}(?:\\.\\d{1,6})?k?';
const blockRow = new RegExp(
  `^(\\S(?:.{0,60}?\\S)?)((?:\\s{1,20}${cell}){1,12})(?:\\s{1,4}\\(([\\w .+-]{1,40})\\))?$`,
);
const opRow = /^\s{0,40}(\S.{0,60}?)((?:\s{1,20}\d{1,10}(?:\.\d{1,9})?s?){2,8})\s*$/;
const usualSizes = [16, 64, 256, 1024, 8192, 16384];

/**
 * @param {SpeedTable} table changed by headers
 * @param {{ text: string, line: number }} line
 * @param {Place} place
 * @returns {import('../../model/measurement.js').Measurement[]}
 */
export function readSpeedLine(table, { text, line }, place) {
  const head = /^type\s{2,30}(\d{1,9} bytes.{0,300})$/.exec(text);
  if (head) {
    table.sizes = [...head[1].matchAll(/(\d{1,9}) bytes/g)].map(([, size]) => Number(size));
    table.columns = [];
    return [];
  }
  if (/^\s{8,60}[a-z]/.test(text) && /\/s\b/.test(text) && !/\d/.test(text)) {
    table.columns = text.trim().split(/\s+/);
    return [];
  }
  const blocks = blockRow.exec(text);
  if (blocks && /\d[\d.]*k\b/.test(blocks[2]) && !/^(?:Doing|Got|\+)/.test(text))
    return readBlocks(table, blocks, { ...place, line });
  const operations = table.columns.length > 0 ? opRow.exec(text) : null;
  return operations ? readOperations(table, operations, { ...place, line }) : [];
}

/**
 * `md5   86478.31k   234491.80k ...`: 1000s of bytes a second. A cell without its k, or below zero, is no result.
 *
 * @param {SpeedTable} table
 * @param {RegExpExecArray} row
 * @param {Place & { line: number }} place
 */
function readBlocks(table, [, test, cells, core], { shared, numbers, line }) {
  const values = cells.trim().split(/\s+/);
  const sizes = table.sizes.length > 0 ? table.sizes : usualSizes.slice(0, values.length);
  if (table.sizes.length === 0 && !table.assumed) {
    table.assumed = true;
    table.warnings.push(
      warning(`the header with the block sizes is missing: taken as ${sizes.join(', ')} bytes`, line),
    );
  }
  if (values.length !== sizes.length) {
    table.warnings.push(
      warning(
        `${test}: ${values.length} values under ${sizes.length} block sizes; the row is left out`,
        line,
      ),
    );
    return [];
  }
  const own = { ...shared, ...(core && { cpu: core }) };
  const run = numbers.next([test, own, sizes]);
  return values.flatMap((value, at) => {
    const rate = value.endsWith('k') ? Number(value.slice(0, -1)) : NaN;
    if (rate > 0) {
      const parameters = { 'block-size': sizes[at], ...own };
      return [
        measurement({
          run,
          test,
          parameters,
          metric: 'bandwidth',
          statistic: 'mean',
          value: scaled(rate, 1000),
        }),
      ];
    }
    table.warnings.push(warning(`${test} at ${sizes[at]} bytes: ${value} is no rate; left out`, line));
    return [];
  });
}

/** What a column of rates counts. @type {Record<string, string>} */
const operationsOf = {
  'sign/s': 'sign',
  'verify/s': 'verify',
  'encr./s': 'encrypt',
  'decr./s': 'decrypt',
  'op/s': 'derive',
  'keygen/s': 'keygen',
  'keygens/s': 'keygen',
  'encaps/s': 'encapsulate',
  'decaps/s': 'decapsulate',
  'signs/s': 'sign',
};

/**
 * `rsa 4096 bits 0.000510s 0.000008s 1959.9 129694.5`: the rates are read; the times are the same, rounded more.
 *
 * @param {SpeedTable} table
 * @param {RegExpExecArray} row
 * @param {Place & { line: number }} place
 */
function readOperations(table, [, name, cells], { shared, numbers, line }) {
  const values = cells.trim().split(/\s+/);
  const test = name.replaceAll(/\s+/g, ' ').trim();
  if (values.length !== table.columns.length) {
    table.warnings.push(
      warning(
        `${test}: ${values.length} values under ${table.columns.length} columns; the row is left out`,
        line,
      ),
    );
    return [];
  }
  const rates = table.columns.flatMap((column, at) =>
    Object.hasOwn(operationsOf, column)
      ? [{ operation: operationsOf[column], value: Number(values[at]) }]
      : [],
  );
  const own = { ...shared, ...schemeOf(table.columns) };
  const run = numbers.next([test, rates.map(({ operation }) => operation), own]);
  return rates
    .filter(({ value }) => value > 0)
    .map(({ operation, value }) =>
      measurement({ run, test, parameters: { operation, ...own }, metric: 'rate', statistic: 'mean', value }),
    );
}

/**
 * Since 3.2 one algorithm stands in two tables, as a way to agree on keys and to sign, and makes its keys in both.
 *
 * @param {string[]} columns
 * @returns {import('../../model/measurement.js').Parameters}
 */
function schemeOf(columns) {
  if (!columns.includes('keygens/s') && !columns.includes('keygen/s')) return {};
  return { scheme: columns.includes('encaps/s') ? 'key encapsulation' : 'signature' };
}
