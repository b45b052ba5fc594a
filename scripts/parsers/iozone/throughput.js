import { scaled } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { storageMeasurement } from '../shared/storageRecord.js';

export const throughputLine =
  /^[ \t]{0,60}Children see throughput for\s+(\d{1,6}) (.{1,60}?)\s*=\s*(\d{1,20}(?:\.\d{1,12})?) \S+\/sec/m;
const recordSize = /^[ \t]{0,60}Record Size (\d{1,12}) kB/im;

/**
 * `Children see throughput for 4 initial writers = 123456.78 kB/sec`: the sum over the children, who run together.
 *
 * @param {string[]} lines
 * @param {{ metric: 'bandwidth' | 'iops', factor: number }} unit
 */
export function readThroughput(lines, unit) {
  const record = recordSize.exec(lines.join('\n'))?.[1];
  const numbers = runNumbers();
  return lines.flatMap((line) => {
    const match = throughputLine.exec(line);
    if (!match || !(Number(match[3]) > 0)) return [];
    const [, jobs, test, rate] = match;
    const run = numbers.next(test);
    return [
      storageMeasurement({
        run,
        test,
        operation: operationOf(test),
        pattern: patternOf(test),
        blockSize: record ? Number(record) * 1024 : null,
        jobs: Number(jobs),
        metric: unit.metric,
        statistic: 'mean',
        value: scaled(Number(rate), unit.factor),
      }),
    ];
  });
}

/** @param {string} test */
function operationOf(test) {
  if (/mixed/i.test(test)) return 'mixed';
  if (/writer/i.test(test)) return 'write';
  return /reader/i.test(test) ? 'read' : null;
}

/** @param {string} test */
function patternOf(test) {
  if (/random/i.test(test)) return 'random';
  return /reverse|stride|mixed/i.test(test) ? null : 'sequential';
}
