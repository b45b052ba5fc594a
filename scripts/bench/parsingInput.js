import { closeSync, openSync, writeSync } from 'node:fs';

const linesAtOnce = 100_000;

/**
 * A latency log of every I/O, in fio's form of five columns. The same numbers every time.
 *
 * @param {string} file
 * @param {number} lines
 * @returns {string} the file
 */
export function writeLog(file, lines) {
  const descriptor = openSync(file, 'w');
  for (let from = 0; from < lines; from += linesAtOnce) {
    const part = Array.from({ length: Math.min(linesAtOnce, lines - from) }, (_, index) =>
      logLine(from + index),
    );
    writeSync(descriptor, part.join(''));
  }
  closeSync(descriptor);
  return file;
}

/** @param {number} at */
const logLine = (at) =>
  `${Math.floor(at / 10)}, ${80_000 + ((at * 7919) % 90_001)}, ${at % 10 < 7 ? 0 : 1}, 4096, 0\n`;

/**
 * A document of fio 3 with four jobs, about 28 KB, as `--output-format=json` writes it.
 *
 * @param {number} number makes each document another
 */
export function fioDocument(number) {
  const jobs = Array.from({ length: 4 }, (_, index) => job(index, 50_000 + number + index));
  const document = {
    'fio version': 'fio-3.33',
    timestamp: 1_700_000_000 + number,
    'global options': { size: '1G', bs: '4k' },
    jobs,
  };
  return `${JSON.stringify(document, null, 2).replaceAll('": ', '" : ')}\n`;
}

/**
 * @param {number} index
 * @param {number} ios
 */
const job = (index, ios) => ({
  jobname: `qd${2 ** index}`,
  groupid: index,
  error: 0,
  'job options': { rw: 'randread', iodepth: String(2 ** index) },
  read: side(ios),
  write: side(0),
  trim: side(0),
  sync: { total_ios: 0, lat_ns: times(0, 0) },
  iodepth_level: shares(7),
  iodepth_submit: shares(7),
  iodepth_complete: shares(7),
  usr_cpu: 2.5,
  sys_cpu: 7.5,
  latency_ns: shares(9),
  latency_us: shares(10),
  latency_ms: shares(12),
});

/** @param {number} count */
const shares = (count) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(2 ** at), 0.01]));

/** @param {number} ios */
const side = (ios) => ({
  io_bytes: ios * 4096,
  io_kbytes: ios * 4,
  bw_bytes: ios * 2048,
  bw: ios * 2,
  iops: ios / 2,
  runtime: ios > 0 ? 2000 : 0,
  total_ios: ios,
  short_ios: 0,
  drop_ios: 0,
  slat_ns: times(ios, 3000),
  clat_ns: { ...times(ios, 80_000), percentile: percentiles(80_000) },
  lat_ns: times(ios, 83_000),
});

/**
 * @param {number} ios
 * @param {number} mean
 */
const times = (ios, mean) =>
  ios > 0
    ? { min: mean / 2, max: mean * 9, mean, stddev: mean / 3, N: ios }
    : { min: 0, max: 0, mean: 0, stddev: 0, N: 0 };

/** @param {number} mean */
const percentiles = (mean) =>
  Object.fromEntries(
    [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 99.5, 99.9, 99.95, 99.99].map((each) => [
      each.toFixed(6),
      mean + each,
    ]),
  );
