import { parsed, warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { storageMeasurement } from '../shared/storageRecord.js';

const line = /^\d{1,18}(?: \d{1,18}){9}$/;

/**
 * Ten bare numbers may be anything: they are ioping's where they agree with each other (requests over time is the
 * third, min <= mean <= max).
 *
 * @param {string} text
 */
export function isBatch(text) {
  const lines = text.trim().split('\n');
  return (
    lines[0] !== '' &&
    lines.every((each) => line.test(each.trim()) && agrees(each.trim().split(' ').map(Number)))
  );
}

/** @param {number[]} numbers */
function agrees([count, time, iops, , min, mean, max]) {
  return (
    count > 0 &&
    iops > 0 &&
    min <= mean &&
    mean <= max &&
    Math.abs(count / (time / 1e9) - iops) <= iops * 0.02 + 1
  );
}

/**
 * `-B`: requests, their time, iops, B/s, min, mean, max, deviation, all requests, whole time; times in nanoseconds.
 *
 * @param {string} text
 */
export function readBatch(text) {
  const lines = text.trim().split('\n');
  const measurements = lines.flatMap((each, run) => {
    const [, , iops, rate, min, mean, max, deviation] = each.trim().split(' ').map(Number);
    const workload = { run, test: 'ioping', blockSize: nearestBlock(rate / iops), queueDepth: 1, jobs: 1 };
    const latency = { min, mean, max, sd: deviation };
    return [
      ...Object.entries(latency).map(([statistic, value]) =>
        storageMeasurement({ ...workload, metric: 'latency', statistic, value: scaled(value, 1e-9) }),
      ),
      storageMeasurement({ ...workload, metric: 'iops', statistic: 'mean', value: iops }),
      storageMeasurement({ ...workload, metric: 'bandwidth', statistic: 'mean', value: rate }),
    ];
  });
  return parsed({
    measurements,
    warnings: [warning('the batch line does not say whether ioping read or wrote')],
  });
}

/**
 * Requests are powers of two in size; iops is rounded to whole ones, so the rate gives the size nearly.
 *
 * @param {number} bytes
 */
function nearestBlock(bytes) {
  const block = 2 ** Math.round(Math.log2(bytes));
  return Math.abs(block - bytes) < block * 0.02 ? block : null;
}
