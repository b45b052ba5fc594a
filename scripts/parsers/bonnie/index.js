import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { columnsOf, current, old } from './columns.js';

const make = 'run `bonnie++ -q`, which prints the CSV line alone';

/** @type {import('../../model/parser.js').Parser} */
export const bonnie = {
  tool: 'bonnie',
  title: 'bonnie++',
  layouts: [
    {
      name: 'CSV',
      versions: '1.03, 1.96 to 2.00',
      verified: true,
      reads: 'bandwidth, seeks, file operations, processor use and longest latency of each test',
      make,
    },
  ],
  recognise(source) {
    const head = source.headText();
    const lines = head.split('\n').map((line) => line.trim().split(','));
    const csv = lines.some((cells) => columnsOf(cells) !== null || isCut(cells));
    return csv || /^Version\s+\S+\s+-+Sequential Output/m.test(head);
  },
  parse(source) {
    const lines = source
      .text()
      .split('\n')
      .map((text, at) => ({ cells: text.trim().split(','), line: at + 1 }));
    const cut = lines.find(({ cells }) => isCut(cells));
    if (cut) {
      const message = `a CSV line of ${cut.cells.length} values: 48 or 50 belong to it`;
      throw new InputError(message, { line: cut.line, hint: make });
    }
    const results = lines.filter(({ cells }) => columnsOf(cells) !== null);
    if (results.length === 0) {
      throw new InputError('the table for people, without its CSV line', { hint: make });
    }
    return readResults(results);
  },
};

/**
 * @param {string[]} cells
 */
const isCut = (cells) =>
  cells.length > 6 &&
  /^1\.9\d$/.test(cells[0]) &&
  /^[12]\.\d\d\w?$/.test(cells[1]) &&
  columnsOf(cells) === null;

/** @param {{ cells: string[], line: number }[]} results one a line */
function readResults(results) {
  const runs = results.map(({ cells, line }, run) => readLine(cells, { line, run }));
  const names = [...new Set(runs.map(({ name }) => name))];
  const shared = names.length > 1;
  const measurements = runs.flatMap(({ name, fields }) =>
    fields.map((each) => storageMeasurement({ ...each, ...(shared && { subject: name }) })),
  );
  if (measurements.length === 0) {
    throw new InputError('every test was skipped or too fast to measure', {
      line: results[0].line,
      hint: 'use files of twice the memory: bonnie++ -s',
    });
  }
  const warnings = runs.flatMap((run) => run.warnings);
  if (shared) warnings.push(warning(`${names.length} machines in one file: ${names.slice(0, 8).join(', ')}`));
  return parsed({
    toolVersion: runs[0].version,
    measurements,
    warnings,
    settings: { name: names.join(', '), 'file size': runs[0].size },
  });
}

/**
 * @param {string[]} cells
 * @param {{ line: number, run: number }} place
 */
function readLine(cells, { line, run }) {
  const layout = columnsOf(cells) === 'current' ? current(cells) : old(cells);
  /** @type {string[]} */
  const fast = [];
  const fields = layout.tests.flatMap(({ rate, cpu, latency, ...test }) => {
    const workload = { run, ...test, jobs: layout.jobs };
    if (/^\++$/.test(rate)) fast.push(test.test);
    const values = [
      { metric: test.metric, statistic: 'mean', value: number(rate, test.factor, line) },
      { metric: /** @type {const} */ ('cpu'), statistic: 'mean', value: number(cpu, 0.01, line) },
      { metric: /** @type {const} */ ('latency'), statistic: 'max', value: duration(latency, line) },
    ];
    return values.flatMap(({ metric, statistic, value }) =>
      value === null ? [] : [{ ...workload, metric, statistic, value }],
    );
  });
  const warnings =
    fast.length > 0 ? [warning(`too fast to measure, so left out: ${fast.join(', ')}`, line)] : [];
  return { ...layout, fields, warnings };
}

/**
 * @param {string} cell empty where the test was skipped, `+++++` where it was too fast
 * @param {number} factor
 * @param {number} line
 */
function number(cell, factor, line) {
  if (cell === '' || /^\++$/.test(cell)) return null;
  if (!/^\d{1,15}(?:\.\d{1,6})?$/.test(cell))
    throw new InputError(`no number: ${cell}`, { line, hint: make });
  return scaled(Number(cell), factor);
}

/**
 * @param {string} cell `9829us`, `226ms`, `5s`
 * @param {number} line
 */
function duration(cell, line) {
  if (cell === '' || /^\++$/.test(cell)) return null;
  const match = /^(\d{1,15}(?:\.\d{1,6})?)(us|ms|s)$/.exec(cell);
  if (!match) throw new InputError(`no time: ${cell}`, { line, hint: make });
  const perSecond = { us: 1e6, ms: 1e3, s: 1 }[match[2]] ?? 1;
  return Number(match[1]) / perSecond;
}
