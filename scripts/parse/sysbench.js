import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { readLatencies, readThroughput } from './sysbenchResult.js';
import { storageMeasurement, storageSeries } from './storageRecord.js';

const make = 'run sysbench fileio ... run and keep all that it prints';
const opening = /^sysbench (\d+\.\d+(?:\.\d+)?\S*)/;

/** @type {import('../model/parser.js').Parser} */
export const sysbench = {
  tool: 'sysbench',
  title: 'sysbench fileio',
  layouts: [
    {
      name: 'text of fileio',
      versions: '0.4.12 and 1.0.20',
      verified: true,
      reads: 'bandwidth and operations of reads and writes, latency, and the readings of --report-interval',
      make,
    },
  ],
  recognise: (source) =>
    /^sysbench \d+\.\d+/m.test(source.headText()) &&
    /Extra file open flags|file open flags/i.test(source.headText()),
  parse(source) {
    const lines = source.text().split('\n');
    const starts = lines.flatMap((line, at) => (opening.test(line) ? [at] : []));
    const runs = starts.map((from, run) => readRun(lines.slice(from, starts[run + 1]), { from, run }));
    return parsed({
      toolVersion: opening.exec(lines[starts[0]])?.[1].replace(/:$/, '') ?? null,
      measurements: runs.flatMap((each) => each.measurements),
      series: runs.flatMap((each) => each.readings),
      warnings: [
        ...roundedAway(runs.flatMap((each) => each.rounded)),
        ...runs.flatMap(({ ended }, run) =>
          ended ? [] : [warning('the end of the run is missing', starts[run] + 1)],
        ),
      ],
      settings: runs[0].settings,
    });
  },
};

/**
 * @param {string[]} lines of one run
 * @param {{ from: number, run: number }} place
 */
function readRun(lines, { from, run }) {
  const text = lines.join('\n');
  const fail = (/** @type {string} */ message) => new InputError(message, { line: from + 1, hint: make });
  const test = /^Doing (.+) test$/m.exec(text)?.[1];
  const block = /^Block size (\d{1,20}(?:\.\d{1,12})?) ?([KMG]?)i?b?$/im.exec(text);
  if (!test || !block) throw fail('no test and block size: the beginning of the run is missing');
  const workload = {
    run,
    test,
    pattern: patternOf(test),
    blockSize: Number(block[1]) * 1024 ** ' KMG'.indexOf(block[2].toUpperCase() || ' '),
    jobs: Number(/^Number of threads: (\d{1,9})$/m.exec(text)?.[1] ?? 1),
  };
  const sides = readThroughput(text, workload.blockSize);
  const seconds = Number(/total time:\s+(\d{1,20}(?:\.\d{1,12})?)s/.exec(text)?.[1]);
  if (!sides || !(seconds > 0)) throw fail('the run did not end: its results are missing');
  const active = sides.filter(({ iops }) => iops > 0);
  if (active.length === 0) throw fail('nothing was read or written');
  const mixed = active.length > 1;
  const asked = { ...workload, readPercent: mixed ? readShare(text) : null };
  const rates = active.flatMap(({ operation, bandwidth, iops }) => [
    storageMeasurement({ ...asked, operation, metric: 'bandwidth', statistic: 'mean', value: bandwidth }),
    storageMeasurement({ ...asked, operation, metric: 'iops', statistic: 'mean', value: iops }),
  ]);
  const latency = readLatencies(text, { ...asked, operation: mixed ? 'mixed' : active[0].operation });
  const duration = storageMeasurement({
    ...workload,
    metric: 'duration',
    statistic: 'value',
    value: seconds,
  });
  return {
    measurements: [...rates, ...latency.measurements, duration],
    readings: intervalSeries(text, workload),
    rounded: latency.rounded,
    ended: /^Threads fairness:/m.test(text),
    settings: settingsOf(lines),
  };
}

/** @param {string[]} names of values printed as 0.00 */
function roundedAway(names) {
  const distinct = [...new Set(names)].join(', ');
  return distinct
    ? [warning(`${distinct}: printed as 0.00 ms, which is less than two decimals show; left out`)]
    : [];
}

/**
 * @param {string} test
 * @returns {import('./storageRecord.js').Pattern | null}
 */
function patternOf(test) {
  if (/random/i.test(test)) return 'random';
  return /sequential/i.test(test) ? 'sequential' : null;
}

/** @param {string} text "Read/Write ratio for combined random IO test: 1.50" is 60 % */
function readShare(text) {
  const ratio = Number(/ratio for combined random IO test: (\d{1,20}(?:\.\d{1,12})?)/.exec(text)?.[1]);
  return ratio > 0 ? Number(((100 * ratio) / (1 + ratio)).toFixed(2)) : null;
}

/**
 * `[ 1s ] reads: 606.96 MiB/s writes: 404.64 MiB/s ...`
 *
 * @param {string} text
 * @param {{ run: number, test: string }} place
 */
function intervalSeries(text, { run, test }) {
  const rows = [
    ...text.matchAll(
      /^\[ *(\d{1,9})s *\]\s+reads: (\d{1,20}(?:\.\d{1,12})?) MiB\/s writes: (\d{1,20}(?:\.\d{1,12})?) MiB\/s/gm,
    ),
  ].map((row) => row.slice(1).map(Number));
  const sides = /** @type {const} */ (['read', 'write']);
  return sides.flatMap((operation, side) => {
    if (!rows.some((row) => row[side + 1] > 0)) return [];
    const times = Float64Array.from(rows, ([at]) => at);
    const values = Float64Array.from(rows, (row) => row[side + 1] * 2 ** 20);
    return [storageSeries({ run, test, operation, metric: 'bandwidth', times, values })];
  });
}

/** @param {string[]} lines */
function settingsOf(lines) {
  const known =
    /^(Number of threads|Read\/Write ratio for combined random IO test|Extra file open flags):\s*(.+)$/;
  const said = lines.flatMap((line) => {
    const match = known.exec(line);
    return match ? [[match[1].toLowerCase(), match[2]]] : [];
  });
  const sync = lines.filter((line) => /FSYNC|fsync\(\)|I\/O mode/.test(line)).join('; ');
  return Object.fromEntries([...said, ...(sync ? [['synchronisation', sync]] : [])]);
}
