import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { firstIn } from '../shared/blocks.js';
import { requestErrors } from '../shared/requests.js';
import { operationRows } from './operation.js';
import { statusSeries, timeSeries } from './readings.js';

/**
 * @typedef {import('../shared/blocks.js').Block} Block
 * @typedef {{ name: string, key: string, value: string, line: number }} Entry
 */

const entry =
  /^\s{0,40}\[([^\]]{1,60})\], {0,4}([^,]{1,60}), {0,4}([\d.eE+-]{1,40}|NaN|Infinity|\S{1,40})\s*$/;
/** What is no operation of the workload. */
const aside = /^(?:OVERALL|CLEANUP|TOTAL_GC.{0,40})$/i;

/**
 * One call of the client. Operations fail in three ways: `Return=` anything but OK, and sections `[READ-FAILED]`.
 *
 * @param {Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const entries = block.lines.flatMap(({ text, line }) => {
    const match = entry.exec(text);
    return match ? [{ name: match[1], key: match[2].trim(), value: match[3], line }] : [];
  });
  const place = { run, parameters: parametersOf(block) };
  const names = [...new Set(entries.map(({ name }) => name))].filter((name) => !aside.test(name));
  const operations = names.map((name) =>
    operationRows(name, { entries: entries.filter((each) => each.name === name), place }),
  );
  // measurement.interval=both repeats each operation, with the time that it had to wait for its turn.
  const counted = operations.filter((_, at) => !names[at].startsWith('Intended-'));
  const failed = failedIn(operations.map(({ failed: own }, at) => ({ name: names[at], failed: own })));
  const all = counted.reduce((sum, each) => sum + each.count, 0);
  const errors =
    failed > 0
      ? requestErrors({ failed, all, place, line: block.line, what: 'operations' })
      : { useless: false, rows: [], warnings: [] };
  const rates = overallRows(entries, place);
  return {
    measurements: [
      ...(errors.useless ? [] : [...rates.throughput, ...operations.flatMap(({ rows }) => rows)]),
      ...rates.duration,
      ...errors.rows,
    ],
    series: [
      ...statusSeries(block, place),
      ...names.flatMap((name) =>
        timeSeries(
          entries.filter((each) => each.name === name),
          { ...place, test: name },
        ),
      ),
    ],
    warnings: [
      ...errors.warnings,
      ...operations.flatMap(({ warnings }) => warnings),
      ...(rates.throughput.length === 0
        ? [warning('no overall throughput: the end of the run is missing', block.line)]
        : []),
    ],
    settings: settingsOf(block),
  };
}

/**
 * An operation that failed is counted twice: by its `Return=`, and in a section of its own.
 *
 * @param {{ name: string, failed: number }[]} operations
 */
function failedIn(operations) {
  const own = operations.filter(({ name }) => !name.startsWith('Intended-'));
  const kinds = groupBy(own, ({ name }) => name.replace(/-FAILED$/, ''));
  return [...kinds.values()].reduce((sum, same) => sum + Math.max(...same.map(({ failed }) => failed)), 0);
}

/**
 * @param {Entry[]} entries
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function overallRows(entries, place) {
  const valueOf = (/** @type {RegExp} */ key) => {
    const found = entries.find((each) => each.name === 'OVERALL' && key.test(each.key));
    return found && /^\d{1,20}(?:\.\d{1,20})?(?:E-?\d{1,3})?$/i.test(found.value)
      ? Number(found.value)
      : null;
  };
  const throughput = valueOf(/^Throughput\(ops\/sec\)$/);
  const milliseconds = valueOf(/^RunTime\(ms\)$/);
  return {
    throughput:
      throughput === null || throughput === 0
        ? []
        : [measurement({ ...place, metric: 'rate', statistic: 'mean', value: throughput })],
    duration:
      milliseconds === null
        ? []
        : [measurement({ ...place, metric: 'duration', statistic: 'value', value: milliseconds / 1000 })],
  };
}

/** @param {Block} block */
function commandOf(block) {
  return (
    firstIn(block, /Command line: (.{0,4000})$/)?.match[1] ??
    firstIn(block, /ycsb\.Client (-.{0,4000})$/)?.match[1] ??
    ''
  );
}

/** @param {Block} block */
function parametersOf(block) {
  const command = commandOf(block);
  const whole = (/** @type {RegExp} */ pattern) => Number(pattern.exec(command)?.[1] ?? NaN);
  const workload = /-P \S{0,300}?(\w[\w.-]{0,60})(?= |$)/.exec(command)?.[1];
  const phase = / -load(?: |$)/.test(` ${command}`)
    ? 'load'
    : / -t(?: |$)/.test(` ${command}`)
      ? 'run'
      : null;
  const threads = whole(/-threads (\d{1,9})/);
  const target = whole(/-target (\d{1,12})/);
  return {
    ...(workload ? { workload } : {}),
    ...(phase ? { phase } : {}),
    ...(threads > 0 ? { threads } : {}),
    ...(target > 0 ? { rate: target } : {}),
  };
}

/**
 * @param {Block} block
 * @returns {Record<string, string>}
 */
function settingsOf(block) {
  const command = commandOf(block);
  const wanted = [
    'recordcount',
    'operationcount',
    'maxexecutiontime',
    'fieldcount',
    'fieldlength',
    'measurementtype',
  ];
  const database = /-db (\S{1,120})/.exec(command)?.[1];
  return Object.fromEntries([
    ...(database ? [['database', database]] : []),
    ...wanted.flatMap((name) => {
      const match = new RegExp(String.raw`-p ${name}=(\S{1,40})`).exec(command);
      return match ? [[name, match[1]]] : [];
    }),
  ]);
}
