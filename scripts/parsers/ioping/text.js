import { InputError } from '../../model/inputError.js';
import { scaled } from '../shared/amount.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { byteUnit, unitWord } from '../shared/unitWord.js';

const summary =
  /^(\d{1,15}) requests completed in (\d{1,20}(?:\.\d{1,12})?) (\w+), (?:(\d{1,20}(?:\.\d{1,12})?) (\S+) (read|written), )?(\d{1,20}(?:\.\d{1,12})?)(?: ([kMG]))? iops, (\d{1,20}(?:\.\d{1,12})?) (\S+)\/s$/m;
const spread =
  /^min\/avg\/max\/mdev = (\d{1,20}(?:\.\d{1,12})?) (\w+) \/ (\d{1,20}(?:\.\d{1,12})?) (\w+) \/ (\d{1,20}(?:\.\d{1,12})?) (\w+) \/ (\d{1,20}(?:\.\d{1,12})?) (\w+)$/m;
const request = /^(\d{1,20}(?:\.\d{1,12})?) (\S+) (<<<|>>>|from|to)\s/m;

/**
 * One report of ioping. Its rates are those of the completed requests alone, without the waiting between them.
 *
 * @param {string} text
 * @param {number} run
 */
export function readReport(text, run) {
  const totals = summary.exec(text);
  const times = spread.exec(text);
  if (!totals || !times) {
    throw new InputError('statistics that are cut or unknown', { hint: 'keep all that ioping prints' });
  }
  const sizes = request.exec(text);
  const workload = {
    run,
    test: 'ioping',
    operation: direction(sizes?.[3], totals[6]),
    blockSize: sizes ? scaled(Number(sizes[1]), byteUnit(sizes[2]) ?? 1) : sizeOf(totals),
    queueDepth: 1,
    jobs: 1,
  };
  const latencies = ['min', 'mean', 'max', 'sd'].map((statistic, index) =>
    storageMeasurement({
      ...workload,
      metric: 'latency',
      statistic,
      value: seconds(times[index * 2 + 1], times[index * 2 + 2]),
    }),
  );
  const thousands = { k: 1e3, M: 1e6, G: 1e9 }[totals[8] ?? ''] ?? 1;
  return [
    ...latencies,
    storageMeasurement({
      ...workload,
      metric: 'iops',
      statistic: 'mean',
      value: scaled(Number(totals[7]), thousands),
    }),
    storageMeasurement({
      ...workload,
      metric: 'bandwidth',
      statistic: 'mean',
      value: scaled(Number(totals[9]), byteUnit(totals[10]) ?? 1),
    }),
  ];
}

/**
 * @param {string | undefined} arrow
 * @param {string | undefined} verb
 * @returns {'read' | 'write' | null}
 */
function direction(arrow, verb) {
  if (arrow === '>>>' || arrow === 'to' || verb === 'written') return 'write';
  return arrow || verb ? 'read' : null;
}

/** @param {RegExpExecArray} totals */
function sizeOf(totals) {
  if (!totals[4]) return null;
  const size = (Number(totals[4]) * (byteUnit(totals[5]) ?? NaN)) / Number(totals[1]);
  return Number.isInteger(size) ? size : null;
}

/**
 * @param {string} number
 * @param {string} word
 */
function seconds(number, word) {
  const unit = unitWord(word);
  if (unit?.unit !== 's')
    throw new InputError(`unknown unit of time: ${word}`, { hint: 'keep what ioping prints' });
  return scaled(Number(number), unit.factor);
}
