import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';
import { readIometer } from './row.js';
import { sourceLines } from '../shared/pasted.js';
import { storageMeasurement } from '../shared/storageRecord.js';

const mebibyte = 1_048_576;
const sides = /** @type {const} */ ([
  { operation: 'read', name: 'Read', bytes: 'Bytes Read', total: 'bytes-read' },
  { operation: 'write', name: 'Write', bytes: 'Bytes Written', total: 'bytes-written' },
]);

/**
 * The row ALL of each result is the whole of it; managers, workers and disks are parts of it and no rows of their own.
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const iometer = {
  tool: 'iometer',
  title: 'Iometer',
  layouts: [
    {
      name: 'results as CSV',
      versions: '2006.07.27 to 1.1.0',
      verified: false,
      reads:
        'bandwidth, IOPS, bytes, mean and longest response time of reads and writes, processor use, by access specification',
      make: '`Iometer /c test.icf /r results.csv`, with Record Results on',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return /^'Target Type,Target Name,Access Specification Name,/m.test(head) || isConfiguration(head);
  },
  parse(source) {
    if (isConfiguration(source.headText())) {
      throw new InputError('a configuration of Iometer, no results', {
        line: 1,
        hint: 'file the results.csv that Iometer wrote beside it',
      });
    }
    const { version, startedAt, rows } = readIometer(sourceLines(source));
    const numbers = runNumbers();
    /** @type {import('../../model/parser.js').Warning[]} */
    const warnings = [warning('results of Iometer are read by its source code, not checked on real files')];
    const measurements = rows.flatMap((row) => {
      const run = numbers.next([row.spec, row.workload, row.disks]);
      return rowMeasurements(row, run, warnings);
    });
    if (measurements.length === 0) {
      throw new InputError('no I/O in any result', {
        line: rows[0].line,
        hint: 'let the test run and record its results',
      });
    }
    return parsed({ toolVersion: version, measurements, warnings, startedAt });
  },
};

/** @param {string} head */
const isConfiguration = (head) => /^Version \d[^\n]*\n'TEST SETUP =/.test(head);

/**
 * @param {import('./row.js').IometerRow} row
 * @param {number} run
 * @param {import('../../model/parser.js').Warning[]} warnings
 */
function rowMeasurements({ spec, workload, line, value }, run, warnings) {
  const errors = value('Errors') ?? 0;
  if (errors > 0) warnings.push(warning(`${spec}: ${errors} I/Os failed`, line));
  const rows = sides.flatMap(({ operation, name, bytes, total }) => {
    const iops = value(`${name} IOps`) ?? 0;
    if (iops === 0) return [];
    const common = { run, test: spec, ...workload, operation };
    /** @param {import('../../model/metric.js').Metric} metric @param {string} statistic @param {number | null} amount */
    const one = (metric, statistic, amount) =>
      amount === null ? [] : [storageMeasurement({ ...common, metric, statistic, value: amount })];
    return [
      ...one('bandwidth', 'mean', bandwidth(value, name)),
      ...one('iops', 'mean', iops),
      ...one(total, 'total', value(bytes)),
      ...one('latency', 'mean', value(`Average ${name} Response Time`, -3)),
      ...one('latency', 'max', value(`Maximum ${name} Response Time`, -3)),
    ];
  });
  if (rows.length === 0) warnings.push(warning(`${spec}: no I/O, left out`, line));
  const cpu = value('% CPU Utilization', -2);
  if (rows.length && cpu !== null) {
    rows.push(
      storageMeasurement({
        run,
        test: spec,
        jobs: workload.jobs,
        metric: 'cpu',
        statistic: 'mean',
        value: cpu,
      }),
    );
  }
  return rows;
}

/**
 * Version 1.1 prints decimal and binary rates; `MBps` of 2006 is in 2^20 bytes, as is `MBps (Binary)` of the builds between.
 *
 * @param {(name: string, exponent?: number) => number | null} value
 * @param {string} name
 */
function bandwidth(value, name) {
  const decimal = value(`${name} MBps (Decimal)`, 6);
  if (decimal !== null) return decimal;
  const binary = value(`${name} MiBps (Binary)`) ?? value(`${name} MBps (Binary)`) ?? value(`${name} MBps`);
  return binary === null ? null : binary * mebibyte;
}
