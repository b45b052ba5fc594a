import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { blocksOf, cutLine, firstIn, isEnded, joinRuns } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';
import { storageMeasurement, storageSeries } from './shared/storageRecord.js';

const make = '`rados bench -p POOL 60 write > FILE`';
const began = /\bMaintaining (\d{1,9}) concurrent (writes|reads) of (\d{1,12}) bytes/;
const called = /\brados (?:.{0,200} )?bench (?:.{0,200} )?\d{1,9} (write|seq|rand)\b/;
const ended = /^.{0,60}\bTotal time run:\s{1,20}\d{1,12}(?:\.\d{1,9})?\s*$/;
const number = String.raw`(\d{1,15}(?:\.\d{1,9})?(?:e[+-]?\d{1,3})?)`;
const row = (/** @type {string} */ name) =>
  new RegExp(String.raw`^.{0,60}\b${name}(?: ?\(s\))?:\s{1,20}${number}\s*$`);
/** `sec Cur ops started finished avg MB/s cur MB/s last lat(s) avg lat(s)` */
const second = new RegExp(
  String.raw`^(?:\S{20,40})?\s{1,20}(\d{1,9})\s{1,12}\d{1,9}\s{1,12}\d{1,12}\s{1,12}\d{1,12}\s{1,12}${number}\s{1,12}${number}\s{1,12}(?:-|${number})\s{1,12}${number}\s*$`,
);
const statistics = /** @type {const} */ ([
  ['Average', 'mean'],
  ['Stddev', 'sd'],
  ['Max', 'max'],
  ['Min', 'min'],
]);

/** @type {import('../model/parser.js').Parser} */
export const radosBench = {
  tool: 'rados-bench',
  title: 'rados bench',
  layouts: [
    {
      name: 'text',
      versions: 'Ceph 9 to 19',
      verified: true,
      reads: 'bandwidth, operations per second and latency; bandwidth over time',
      make,
    },
  ],
  recognise: (source) =>
    hasQuotedLine(source, ended) && hasQuotedLine(source, /^.{0,60}\bTotal (?:writes|reads) made:/),
  parse(source) {
    const blocks = blocksOf(sourceLines(source), begins);
    const runs = joinRuns(blocks.map(readRun));
    if (runs.measurements.length === 0)
      throw new InputError('no summary of a test: it did not end', {
        line: blocks[0]?.line ?? 1,
        hint: make,
      });
    return parsed({
      ...runs,
      warnings: [...runs.warnings, ...cutLine(source.text(), (last) => /\d/.test(last))],
    });
  },
};

/**
 * A test begins with its command, or with the title, or with the summary: with what was kept of them.
 *
 * @param {string} line
 * @param {import('./shared/blocks.js').Line[]} before
 */
function begins(line, before) {
  if (called.test(line)) return true;
  if (began.test(line)) return isEnded(before, began) || isEnded(before, ended);
  return ended.test(line) && isEnded(before, ended);
}

/**
 * One test; MB are 2^20 bytes. What is least over no second of it is none: old versions print the largest integers then.
 *
 * @param {import('./shared/blocks.js').Block} block
 * @param {number} run
 */
function readRun(block, run) {
  const made = firstIn(block, /\bTotal (writes|reads) made:\s{1,20}(\d{1,15})\s*$/)?.match;
  const least = firstIn(block, row('Min latency'));
  if (!made || !least || !firstIn(block, ended)) {
    const lost = block.lines.some(({ text }) => ended.test(text) || began.test(text));
    return {
      measurements: [],
      series: [],
      warnings: lost ? [warning('a test without its end, left out', block.line)] : [],
    };
  }
  const place = { run, test: 'rados bench', ...loadOf(block, made[1]) };
  const valueOf = (/** @type {string} */ name) => {
    const shown = firstIn(block, row(name))?.match[1];
    return shown === undefined ? null : Number(shown);
  };
  const rows = statistics.flatMap(([word, statistic]) =>
    [
      of(
        'bandwidth',
        valueOf(
          word === 'Average'
            ? String.raw`Bandwidth \(MB\/sec\)`
            : word === 'Stddev'
              ? 'Stddev Bandwidth'
              : String.raw`${word} bandwidth \(MB\/sec\)`,
        ),
        2 ** 20,
      ),
      of('iops', valueOf(`${word} IOPS`), 1),
      of('latency', valueOf(`${word} ${word === 'Average' || word === 'Stddev' ? 'Latency' : 'latency'}`), 1),
    ].flatMap((each) =>
      each.value === null
        ? []
        : [storageMeasurement({ ...place, metric: each.metric, statistic, value: each.value })],
    ),
  );
  return { measurements: rows, series: readingsOf(block, place), warnings: [] };
}

/**
 * @param {import('../model/metric.js').Metric} metric
 * @param {number | null} value
 * @param {number} factor
 */
const of = (metric, value, factor) => ({ metric, value: value === null ? null : scaled(value, factor) });

/**
 * @param {import('./shared/blocks.js').Block} block
 * @param {string} kind `writes` or `reads`
 * @returns {Partial<import('./shared/storageRecord.js').Workload>}
 */
function loadOf(block, kind) {
  const start = firstIn(block, began)?.match;
  const mode = firstIn(block, called)?.match[1];
  const size = firstIn(block, /\b(?:Write|Read|Op) size:\s{1,20}(\d{1,12})\s*$/)?.match[1] ?? start?.[3];
  return {
    operation: kind === 'writes' ? 'write' : 'read',
    ...(mode === 'rand'
      ? { pattern: /** @type {const} */ ('random') }
      : mode === 'seq'
        ? { pattern: /** @type {const} */ ('sequential') }
        : {}),
    blockSize: size ? Number(size) : null,
    queueDepth: start ? Number(start[1]) : null,
  };
}

/**
 * @param {import('./shared/blocks.js').Block} block
 * @param {Partial<import('./shared/storageRecord.js').Workload> & { run: number, test: string }} place
 */
function readingsOf({ lines }, place) {
  const seconds = lines.flatMap(({ text }) => {
    const match = second.exec(text);
    return match && Number(match[1]) > 0
      ? [{ time: Number(match[1]), value: scaled(Number(match[3]), 2 ** 20) }]
      : [];
  });
  const ordered = seconds.filter(({ time }, at) => at === 0 || time > seconds[at - 1].time);
  return ordered.length < 2
    ? []
    : [
        storageSeries({
          ...place,
          metric: 'bandwidth',
          times: Float64Array.from(ordered, ({ time }) => time),
          values: Float64Array.from(ordered, ({ value }) => value),
        }),
      ];
}
