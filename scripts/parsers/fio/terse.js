import { InputError } from '../../model/inputError.js';
import { flagged, parsed, warning } from '../../model/parser.js';
import { sourceLines } from '../shared/pasted.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { errorWords } from './jobDoubts.js';
import { isTerse, readTerseLine } from './terseLine.js';
import { separateRuns } from './terseRun.js';

const operations = /** @type {const} */ (['read', 'write', 'trim']);
const latencies = /** @type {const} */ (['submission-latency', 'completion-latency', 'latency']);
const moments = ['min', 'max', 'mean', 'sd'];
const hint =
  'let fio write the file itself: fio --output-format=json+ --output=FILE; terse lines must not be edited';

/**
 * The semicolon lines of `--minimal`. They do not say what was asked of the device.
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const fioTerse = {
  tool: 'fio-terse',
  title: 'fio terse',
  layouts: [
    {
      name: 'terse versions 2 to 5',
      versions: '2.0 to 3.42',
      verified: true,
      reads:
        'bandwidth, IOPS, bytes, duration, latencies and their percentiles, processor use; no block size or queue depth: terse has none',
      make: '`fio --output-format=terse --output=run1.terse job.fio`; better `--output-format=json+`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return isTerse(head) && !head.includes('"fio version"');
  },
  parse(source) {
    const read = sourceLines(source).map(({ text, line }) => ({
      text,
      line,
      terse: readTerseLine(text.trim(), line),
    }));
    const second = read.some(({ terse }) => terse !== 'damaged' && terse?.version === 2);
    const whole = read.filter(({ terse }) => terse).map(({ text }) => text.trim());
    // the counters of the disks have no fixed number: a line cut off in them shows only beside its twin
    const isBeginning = (/** @type {string} */ text) =>
      whole.some((each) => each !== text && each.startsWith(text));
    const lines = read.flatMap(({ text, line, terse }) => {
      // beside whole lines of version 2, which bears no other mark, one that only begins so is one cut off
      const cut = terse ? isBeginning(text.trim()) : second && text.startsWith('2;');
      if (terse === 'damaged' || cut) {
        throw new InputError(`terse line with fields missing: ${text.slice(0, 60)}`, { line, hint });
      }
      return terse ? [terse] : [];
    });
    const { runs, warnings } = separateRuns(lines);
    const measurements = runs.flatMap((run, index) =>
      run.flatMap((line) => lineMeasurements(line, index, run)),
    );
    if (measurements.length === 0) {
      const error = lines.find((line) => line.error);
      throw new InputError(
        error ? `no job did anything: error ${error.error}` : 'no job did anything: all values are 0',
        {
          line: lines[0]?.line ?? 1,
          hint: 'see what fio said on the terminal, correct it and run it again',
        },
      );
    }
    return parsed({
      toolVersion: lines[0].fio,
      measurements,
      warnings: [...warnings, ...runs.flat().flatMap(doubtsOf)],
    });
  },
};

/**
 * @param {import('./terseLine.js').TerseLine} line
 * @param {number} index of the run
 * @param {import('./terseLine.js').TerseLine[]} run
 */
function lineMeasurements({ sides, cpu, ...line }, index, run) {
  const clones = run.filter(({ name, group }) => name === line.name && group === line.group);
  const recurs = run.some(({ name, group }) => name === line.name && group !== line.group);
  const common = {
    run: index,
    test: line.name,
    job: clones.length > 1 ? String(clones.findIndex((each) => each.line === line.line) + 1) : null,
    jobs: clones.length > 1 ? clones.length : null,
    condition: recurs ? { subTest: `group ${line.group}` } : null,
  };
  const rows = sides.flatMap((side, at) =>
    side.volume || side.rate ? sideRows(side, { ...common, operation: operations[at] }) : [],
  );
  if (rows.length)
    rows.push(
      storageMeasurement({ ...common, metric: 'cpu', statistic: 'mean', value: Number(cpu.toFixed(8)) }),
    );
  return rows;
}

/**
 * @param {import('./terseLine.js').TerseSide} side
 * @param {Partial<import('../shared/storageRecord.js').Workload & import('../../model/measurement.js').Measurement>} common
 */
function sideRows({ volume, rate, iops, runtime, latencies: found, percentiles }, common) {
  /** @param {import('../../model/metric.js').Metric} metric @param {string} statistic @param {number} value */
  const row = (metric, statistic, value) => storageMeasurement({ ...common, metric, statistic, value });
  const rows = [
    row('bandwidth', 'mean', rate * 1024),
    row('iops', 'mean', iops),
    row('duration', 'total', runtime / 1000),
  ];
  if (common.operation === 'read') rows.push(row('bytes-read', 'total', volume * 1024));
  if (common.operation === 'write') rows.push(row('bytes-written', 'total', volume * 1024));
  found.forEach((values, at) => {
    if (values.every((value) => value === 0)) return;
    values.forEach((value, index) => rows.push(row(latencies[at], moments[index], Number(`${value}e-6`))));
  });
  if (percentiles.some(([, value]) => value > 0)) {
    for (const [share, value] of percentiles)
      rows.push(row('completion-latency', `p${share}`, Number(`${value}e-6`)));
  }
  return rows;
}

/** @param {import('./terseLine.js').TerseLine} line */
function doubtsOf({ name, split, error, errors, sides, line }) {
  const found = [];
  if (split) found.push(warning(`job name holds ";": taken to be ${name}`, line));
  const [total, first] = errors ?? [0, error];
  if (total > 0)
    found.push(flagged('io-errors', errorWords({ test: name, total, first }), { test: name, line }));
  else if (error)
    found.push(flagged('io-errors', `job ${name} ended with error ${error}`, { test: name, line }));
  if (sides.every(({ volume }) => volume === 0)) found.push(warning(`job ${name} did nothing`, line));
  return found;
}
