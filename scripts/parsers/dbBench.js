import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`db_bench --benchmarks=fillseq,readrandom --histogram > FILE`';
const number = String.raw`(\d{1,15}(?:\.\d{1,6})?)`;
/** Of RocksDB and of LevelDB, which prints no operations per second. */
const result = new RegExp(
  String.raw`^\s{0,40}([a-z]\w{2,60}) {1,40}: {1,20}${number} micros\/op(?:;| (\d{1,15}) ops\/sec)(?: ${number} seconds (\d{1,15}) operations)?;?(?: {1,12}${number} MB\/s)?(?:\s|$|;)`,
);
const spread = new RegExp(
  String.raw`^\s{0,40}Count: \d{1,15} {1,4}Average: ${number} {1,4}StdDev: ${number}\s*$`,
);
const ends = new RegExp(String.raw`^\s{0,40}Min: ${number} {1,4}Median: ${number} {1,4}Max: ${number}\s*$`);
const percentiles = /^\s{0,40}Percentiles: (.{1,200})$/;

/** @type {import('../model/parser.js').Parser} */
export const dbBench = {
  tool: 'db-bench',
  title: 'db_bench of RocksDB and LevelDB',
  layouts: [
    {
      name: 'text',
      versions: 'RocksDB 5 to 9, LevelDB 1.2',
      verified: true,
      reads:
        'operations and bytes per second of each benchmark, with --histogram the latency and its percentiles',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, result),
  parse(source) {
    const numbers = runNumbers();
    /** @type {Partial<import('../model/measurement.js').Measurement> | null} */
    let open = null;
    const measurements = sourceLines(source).flatMap(({ text }) => {
      const match = result.exec(text);
      if (match) {
        const place = { run: numbers.next(match[1]), test: match[1] };
        open = place;
        return rateRows(match, place);
      }
      // another title of a histogram is about what was read or written, not about the operations
      if (/^\s{0,40}[A-Z][\w ]{2,60}:\s*$/.test(text)) {
        if (!/^\s{0,40}Microseconds per (?:op|read|write):/.test(text)) open = null;
        return [];
      }
      return open ? latencyRows(text, open) : [];
    });
    if (measurements.length === 0) throw new InputError('no benchmark came to its end', { hint: make });
    return parsed({
      toolVersion: /^(?:RocksDB|LevelDB): {1,20}version (\d\S{0,20})/m.exec(source.text())?.[1] ?? null,
      measurements,
      warnings: [
        ...(measurements.some(({ value }) => value === 0)
          ? [warning('a rate of 0: nothing was found, or the benchmark is too short')]
          : []),
        ...cutLine(source.text(), (last) => /micros\/op|Percentiles:|Count:|Min:/.test(last)),
      ],
    });
  },
};

/**
 * The time of an operation is what one of the threads waits; the rate is of all threads. MB are 2^20 bytes.
 *
 * @param {RegExpExecArray} match
 * @param {Partial<import('../model/measurement.js').Measurement>} place
 */
function rateRows([, , micros, rate, seconds, , megabytes], place) {
  return [
    measurement({ ...place, metric: 'latency', statistic: 'mean', value: scaled(Number(micros), 1e-6) }),
    ...(rate ? [measurement({ ...place, metric: 'rate', statistic: 'mean', value: Number(rate) })] : []),
    ...(seconds
      ? [measurement({ ...place, metric: 'duration', statistic: 'value', value: Number(seconds) })]
      : []),
    ...(megabytes
      ? [
          measurement({
            ...place,
            metric: 'bandwidth',
            statistic: 'mean',
            value: scaled(Number(megabytes), 2 ** 20),
          }),
        ]
      : []),
  ];
}

/**
 * @param {string} text
 * @param {Partial<import('../model/measurement.js').Measurement>} place
 */
function latencyRows(text, place) {
  const row = (/** @type {string} */ statistic, /** @type {string} */ shown) =>
    measurement({ ...place, metric: 'latency', statistic, value: scaled(Number(shown), 1e-6) });
  const mean = spread.exec(text);
  if (mean) return [row('sd', mean[2])];
  const outer = ends.exec(text);
  if (outer) return [row('min', outer[1]), row('median', outer[2]), row('max', outer[3])];
  const listed = percentiles.exec(text)?.[1] ?? '';
  return [...listed.matchAll(/P(\d{1,2}(?:\.\d{1,4})?): (\d{1,15}(?:\.\d{1,6})?)(?=\s|$)/g)].map(
    ([, percent, shown]) => row(`p${Number(percent)}`, shown),
  );
}
