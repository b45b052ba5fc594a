/**
 * One test of bonnie++ and where its numbers stand.
 *
 * @typedef {object} BonnieTest
 * @property {string} test as the table for people calls it
 * @property {import('../shared/storageRecord.js').Operation | null} operation
 * @property {import('../shared/storageRecord.js').Pattern} pattern
 * @property {'bandwidth' | 'iops'} metric
 * @property {number} factor K/sec are KiB
 * @property {string} rate
 * @property {string} cpu percent
 * @property {string} latency
 *
 * @typedef {Omit<BonnieTest, 'rate' | 'cpu' | 'latency'>} Kind
 */

const kind = (
  /** @type {string} */ test,
  /** @type {Kind['operation']} */ operation,
  /** @type {Partial<Kind>} */ other = {},
) =>
  /** @type {Kind} */ ({
    test,
    operation,
    pattern: 'sequential',
    metric: 'bandwidth',
    factor: 1024,
    ...other,
  });

const files = /** @type {const} */ ({ metric: 'iops', factor: 1 });
const randomFiles = /** @type {const} */ ({ ...files, pattern: 'random' });

/** In the order of the CSV (bon_csv2html). Rewrite reads and writes; seeks rewrite every tenth block. */
const blockTests = [
  kind('Sequential Output Per Chr', 'write'),
  kind('Sequential Output Block', 'write'),
  kind('Sequential Output Rewrite', 'mixed'),
  kind('Sequential Input Per Chr', 'read'),
  kind('Sequential Input Block', 'read'),
  kind('Random Seeks', 'mixed', randomFiles),
];
const fileTests = [
  kind('Sequential Create', null, files),
  kind('Sequential Create Read', null, files),
  kind('Sequential Create Delete', null, files),
  kind('Random Create', null, randomFiles),
  kind('Random Create Read', null, randomFiles),
  kind('Random Create Delete', null, randomFiles),
];

/**
 * Which layout a line has: that of 1.96 and newer by its two versions and its 48 values, 50 since format 1.98 (more
 * where the machine's name holds commas), that of 1.03 by its 27.
 *
 * @param {string[]} cells
 */
export function columnsOf(cells) {
  if (/^\d\.\d+$/.test(cells[0]) && /^\d\.\d+\w?$/.test(cells[1] ?? ''))
    return cells.length >= width(cells) ? 'current' : null;
  const sized = /^\d+[KMGT]?(?::\d+k?)?$/i.test(cells[1] ?? '');
  return cells.length === 27 && sized && cells.slice(2).every((cell) => /^(?:[\d.:/]*|\++)$/.test(cell))
    ? 'old'
    : null;
}

/**
 * Format 1.98 says how many seeks by how many processes, before the rates.
 *
 * @param {string[]} cells
 */
const seekFields = (cells) => (Number(cells[0]) >= 1.98 ? 2 : 0);

/** @param {string[]} cells */
const width = (cells) => 48 + seekFields(cells);

/** @param {string[]} cells */
export function current(cells) {
  const named = cells.length - width(cells);
  const at = cells.slice(3 + named);
  const values = at.slice(4 + seekFields(cells));
  const rates = values.slice(0, 12);
  const created = values.slice(17, 29);
  const latencies = values.slice(29);
  return {
    version: cells[1],
    name: cells.slice(2, 3 + named).join(','),
    size: at[2],
    jobs: Number(at[0]) || null,
    tests: [...tests(blockTests, rates, latencies), ...tests(fileTests, created, latencies.slice(6))],
  };
}

/** @param {string[]} cells */
export const old = (cells) => ({
  version: '1.03',
  name: cells[0],
  size: cells[1],
  jobs: null,
  tests: [...tests(blockTests, cells.slice(2, 14), []), ...tests(fileTests, cells.slice(15), [])],
});

/**
 * @param {Kind[]} kinds
 * @param {string[]} pairs rate and processor use in turn
 * @param {string[]} latencies
 * @returns {BonnieTest[]}
 */
const tests = (kinds, pairs, latencies) =>
  kinds.map((each, index) => ({
    ...each,
    rate: pairs[index * 2] ?? '',
    cpu: pairs[index * 2 + 1] ?? '',
    latency: latencies[index] ?? '',
  }));
