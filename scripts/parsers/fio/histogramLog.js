import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { histogramBin } from './latency.js';
import { operations } from './logJobs.js';

/** Buckets that fio 2 (µs) and fio 3 (ns) have. */
const buckets = /** @type {const} */ ([
  { count: 1216, perSecond: 1e6 },
  { count: 1856, perSecond: 1e9 },
]);
const coarsest = 6;
const firstCount = 3;

/** @type {import('../../model/parser.js').Parser} */
export const fioHistogramLog = {
  tool: 'fio-hist',
  title: 'fio histogram log',
  layouts: [
    {
      name: 'Histograms of the completion latency over time (clat_hist)',
      versions: '2.17 to 3.33',
      verified: true,
      reads: 'the histogram of the whole run, the sum of all its intervals, and the number of I/Os',
      make: '`write_hist_log=run1` and `log_hist_msec=1000` in the job file',
    },
  ],
  recognise: (source) => bucketsOf(source.headText()) !== null,
  parse,
};

/**
 * A row is `time, direction, block size` and a count for each bucket; `log_hist_coarseness` halves their number, up to six times.
 *
 * @param {string} headText
 */
function bucketsOf(headText) {
  const [line] = headText.trimStart().split('\n', 1);
  if (!/^\d+, [0-2], \d+(?:, \d+){19,}\r?$/.test(line)) return null;
  const columns = line.split(',').length - firstCount;
  for (const { count, perSecond } of buckets) {
    for (let coarseness = 0; coarseness <= coarsest; coarseness++) {
      if (columns === count >> coarseness) return { columns, perSecond, joined: 1 << coarseness };
    }
  }
  return null;
}

/**
 * @param {import('../../model/parser.js').Source} source
 * @returns {import('../../model/parser.js').Parsed}
 */
function parse(source) {
  const form = bucketsOf(source.headText());
  if (!form) throw new Error('parse of a file that was not recognised');
  /** @type {Map<string, { direction: number, blockSize: number, counts: Float64Array }>} */
  const histograms = new Map();
  source
    .text()
    .split('\n')
    .forEach((line, index) => {
      if (line.trim() !== '') addRow(histograms, { line, number: index + 1, columns: form.columns });
    });
  const list = [...histograms.values()];
  return parsed({
    measurements: list.map((each) => countOf(each)),
    histograms: list.map(({ direction, counts }) => ({
      run: 0,
      test: null,
      parameters: { operation: operations[direction] },
      metric: /** @type {const} */ ('completion-latency'),
      bins: binsOf(counts, form),
    })),
    warnings:
      form.joined > 1
        ? [
            warning(
              `${form.joined} buckets are joined to one (log_hist_coarseness): latencies are less exact`,
            ),
          ]
        : [],
  });
}

/**
 * @param {Map<string, { direction: number, blockSize: number, counts: Float64Array }>} histograms
 * @param {{ line: string, number: number, columns: number }} row
 */
function addRow(histograms, { line, number, columns }) {
  const fields = line.split(', ').map((field) => (/^\d{1,15}\s*$/.test(field) ? Number(field) : Number.NaN));
  const [, direction, blockSize] = fields;
  const beyond = line.split(', ').find((field) => /^\d{16,}\s*$/.test(field));
  if (beyond) {
    throw new InputError(`a count that no run can reach: ${beyond.trim()}`, {
      line: number,
      hint: 'fio wrote something else than counts here (seen from 3.7 with several hosts): take the histograms of --output-format=json+',
    });
  }
  if (fields.length !== columns + firstCount || fields.some(Number.isNaN) || direction > 2) {
    throw new InputError(`not a row of a fio histogram log: ${line.slice(0, 80)}`, {
      line: number,
      hint: `time, direction (0 to 2), block size and ${columns} counts are expected: copy the whole file again`,
    });
  }
  const key = `${direction} ${blockSize}`;
  const entry = histograms.get(key) ?? { direction, blockSize, counts: new Float64Array(columns) };
  histograms.set(key, entry);
  for (let at = 0; at < columns; at++) entry.counts[at] += fields[at + firstCount];
}

/**
 * @param {Float64Array} counts
 * @param {{ perSecond: number, joined: number }} form
 * @returns {[number, number][]}
 */
function binsOf(counts, { perSecond, joined }) {
  const middle = (/** @type {number} */ at) =>
    (histogramBin(at * joined) + histogramBin((at + 1) * joined - 1)) / 2 / perSecond;
  return [...counts].flatMap((count, at) =>
    count > 0 ? [/** @type {[number, number]} */ ([middle(at), count])] : [],
  );
}

/** @param {{ direction: number, blockSize: number, counts: Float64Array }} histogram */
const countOf = ({ direction, blockSize, counts }) =>
  storageMeasurement({
    operation: operations[direction],
    blockSize: blockSize || null,
    metric: 'count',
    statistic: 'total',
    value: counts.reduce((sum, count) => sum + count, 0),
  });
