import { scaled } from './scaled.js';
import { storageMeasurement } from './storageRecord.js';

/**
 * @typedef {object} Side
 * @property {'read' | 'write'} operation
 * @property {number} bandwidth B/s
 * @property {number} iops
 */

const mebibyte = 2 ** 20;

/**
 * What each side did: rates since 1.0, counts of requests before.
 *
 * @param {string} text of one run
 * @param {number} blockSize bytes
 * @returns {Side[] | null} `null` where the run did not come so far
 */
export function readThroughput(text, blockSize) {
  return readRates(text) ?? readCounts(text, blockSize);
}

/** @param {string} text */
function readRates(text) {
  const number = (/** @type {RegExp} */ line) => Number(line.exec(text)?.[1] ?? NaN);
  /** @type {Side[]} */
  const sides = [
    {
      operation: 'read',
      bandwidth: number(/^[ \t]{0,60}read, MiB\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m) * mebibyte,
      iops: number(/^[ \t]{0,60}reads\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m),
    },
    {
      operation: 'write',
      bandwidth: number(/^[ \t]{0,60}written, MiB\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m) * mebibyte,
      iops: number(/^[ \t]{0,60}writes\/s:\s+(\d{1,20}(?:\.\d{1,12})?)\n/m),
    },
  ];
  return sides.some(({ bandwidth, iops }) => Number.isNaN(bandwidth + iops)) ? null : sides;
}

/**
 * 0.4 prints one rate for both sides together; each side's own follows from its requests, which are all of one size.
 *
 * @param {string} text
 * @param {number} blockSize
 * @returns {Side[] | null}
 */
function readCounts(text, blockSize) {
  const counts = /^Operations performed:\s+(\d{1,18}) reads?, (\d{1,18}) writes?,/im.exec(text);
  const seconds = Number(/total time:\s+(\d{1,20}(?:\.\d{1,12})?)s/.exec(text)?.[1]);
  if (!counts || !(seconds > 0)) return null;
  const sides = /** @type {const} */ (['read', 'write']);
  return sides.map((operation, side) => {
    const iops = Number(counts[side + 1]) / seconds;
    return { operation, bandwidth: iops * blockSize, iops };
  });
}

const rows = /** @type {[string, RegExp][]} */ ([
  ['min', /^[ \t]{0,60}min:\s+(\d{1,20}(?:\.\d{1,12})?)(?:ms)?\n/m],
  ['mean', /^[ \t]{0,60}avg:\s+(\d{1,20}(?:\.\d{1,12})?)(?:ms)?\n/m],
  ['max', /^[ \t]{0,60}max:\s+(\d{1,20}(?:\.\d{1,12})?)(?:ms)?\n/m],
]);

/**
 * Latency over all requests, fsync among them since 1.0. Two decimals of a millisecond are all it shows: 0.00 is not
 * zero, but below 5 µs.
 *
 * @param {string} text
 * @param {Partial<import('./storageRecord.js').Workload & import('../model/measurement.js').Measurement>} workload
 */
export function readLatencies(text, workload) {
  const percentile =
    /^[ \t]{0,60}(?:approx\.\s+)?(\d{1,2})(?:th|st|nd|rd)?\s+percentile:\s+(\d{1,20}(?:\.\d{1,12})?)(?:ms)?\n/m.exec(
      text,
    );
  const found = [
    ...rows.map(([statistic, row]) => ({ statistic, shown: row.exec(text)?.[1] })),
    ...(percentile && Number(percentile[1]) > 0
      ? [{ statistic: `p${percentile[1]}`, shown: percentile[2] }]
      : []),
  ].filter(({ shown }) => shown !== undefined);
  const kept = found.filter(({ shown }) => Number(shown) > 0);
  return {
    measurements: kept.map(({ statistic, shown }) =>
      storageMeasurement({ ...workload, metric: 'latency', statistic, value: scaled(Number(shown), 1e-3) }),
    ),
    rounded: found.filter((each) => !kept.includes(each)).map(({ statistic }) => `${statistic} latency`),
  };
}
