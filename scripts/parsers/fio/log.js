import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { LogJobs, operations } from './logJobs.js';
import { logMetric, unitOf } from './logMetric.js';
import { LogScanner } from './logScanner.js';
import { logShape, startsAsLog } from './logShape.js';
import { storageMeasurement, storageSeries } from '../shared/storageRecord.js';

/** @type {import('../../model/parser.js').Parser} */
export const fioLog = {
  tool: 'fio-log',
  title: 'fio log',
  layouts: [
    {
      name: 'Bandwidth, IOPS and latency logs, averaged or of every I/O',
      versions: '2.1 to 3.42',
      verified: true,
      reads:
        'the readings over time, by direction and, in merged logs, by job; rates of jobs that stand mixed in time add up; of a log of every I/O the bytes and I/Os a second. The unit of a latency is taken from the run beside it',
      make: '`write_bw_log=run1`, `write_iops_log=run1`, `write_lat_log=run1` and `log_avg_msec=500` in the job file',
    },
  ],
  recognise: (source) =>
    startsAsLog(source.headText()) || isCompressed(source.head()) || isTrace(source.headText()),
  parse,
};

/** @param {Uint8Array} head zlib's mark, as `log_store_compressed` leaves it */
const isCompressed = ([first, second]) => first === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(second);

/** @param {string} head */
const isTrace = (head) => /^fio version \d+ iolog\n/.test(head);

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {import('../../model/parser.js').ParseOptions} [options]
 * @returns {import('../../model/parser.js').Parsed}
 */
function parse(source, options = {}) {
  refuseOthers(source);
  const shape = logShape(source.headText());
  const kind = logMetric(source.name, shape);
  const jobs = new LogJobs({ shape, metric: kind.metric, kept: options.everyReading ? Infinity : undefined });
  const scanner = new LogScanner(shape, jobs);
  for (const chunk of plainChunks(source)) scanner.push(chunk);
  const { lines, cut } = scanner.end();
  const unit = unitOf(kind, { shape, fioVersion: options.fioVersion ?? null, mean: jobs.meanValue() });
  return parsed({
    toolVersion: options.fioVersion ?? null,
    measurements: maxima(jobs, kind, unit),
    series: jobs.list().map(({ job, direction, readings }) =>
      storageSeries({
        job,
        operation: operations[direction],
        metric: kind.metric,
        ...readings.finish(unit.toBase),
      }),
    ),
    warnings: [...kind.warnings, ...unit.warnings, ...jobs.warnings(), ...(cut ? [cutWarning(lines)] : [])],
    settings: {
      log: kind.name,
      ...(shape.window ? { window: `${shape.window} ms` } : {}),
      ...unit.settings,
      ...jobs.settings(),
    },
  });
}

/** @param {number} line */
const cutWarning = (line) => warning('the last line has no end: the file may be cut off', line);

/** @param {import('../../model/parser.js').Source} source */
function refuseOthers(source) {
  if (isCompressed(source.head())) {
    const hint =
      'turn it into text: fio --inflate-log=FILE > FILE.log; or run fio without log_store_compressed';
    throw new InputError('a log that fio has compressed', { hint });
  }
  if (isTrace(source.headText())) {
    const hint = 'results are in the files of write_bw_log, write_iops_log and write_lat_log';
    throw new InputError('a trace of I/Os (write_iolog), not a result', { line: 1, hint });
  }
}

/**
 * @param {import('../../model/parser.js').Source} source
 * @returns {Iterable<Uint8Array>}
 */
function plainChunks(source) {
  const [first, second] = source.head();
  const isDigit = first >= 48 && first <= 57 && second !== 0;
  return isDigit ? source.chunks() : [new TextEncoder().encode(source.text().trimStart())];
}

/**
 * @param {LogJobs} jobs
 * @param {import('./logMetric.js').LogKind} kind
 * @param {import('./logMetric.js').LogUnit} unit
 */
const maxima = (jobs, { metric }, { toBase }) =>
  jobs.maxima().map(({ direction, value }) =>
    storageMeasurement({
      operation: operations[direction],
      metric,
      statistic: 'max',
      value: toBase(value),
    }),
  );
