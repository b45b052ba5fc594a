import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('./lines.js').Row} Row */

/** What each of Go's units is in base units; all others are the benchmark's own. */
const known = new Map(
  /** @type {[string, [import('../../model/metric.js').Metric, number]][]} */ ([
    ['ns/op', ['duration', 1e-9]],
    ['sec/op', ['duration', 1]],
    ['MB/s', ['bandwidth', 1e6]],
    ['B/s', ['bandwidth', 1]],
    ['B/op', ['allocated-memory', 1]],
    ['allocs/op', ['allocations', 1]],
    ['op/s', ['rate', 1]],
    ['ops/s', ['rate', 1]],
    ['ops/sec', ['rate', 1]],
  ]),
);

/**
 * The same benchmark again in one process is a repetition (`-count`), in another process a run.
 *
 * @param {{ rows: Row[], better: Map<string, 'higher' | 'lower'> }} read
 */
export function measurementsOf({ rows, better }) {
  const rowsOf = groupBy(rows, ({ package: of, name, setup }) => JSON.stringify([of, name, setup]));
  /** @type {Map<Row, { run: number, repetition?: number }>} */
  const places = new Map();
  for (const same of rowsOf.values()) {
    const processes = [...groupBy(same, ({ process }) => process).values()];
    for (const [run, own] of processes.entries())
      for (const [at, row] of own.entries())
        places.set(row, own.length > 1 ? { run, repetition: at } : { run });
  }
  const varied = variedKeys(rows);
  return rows.flatMap((row) => {
    const { test, parameters } = splitName(row, varied);
    const place = { ...places.get(row), test, statistic: 'value' };
    return row.values.map(([value, unit]) => {
      const fact = known.get(unit);
      if (fact) return measurement({ ...place, parameters, metric: fact[0], value: scaled(value, fact[1]) });
      const own = { ...parameters, counter: unit };
      return measurement({
        ...place,
        parameters: own,
        metric: 'result',
        value,
        unit,
        better: better.get(unit),
      });
    });
  });
}

/** @param {Row[]} rows */
function variedKeys(rows) {
  const keys = [...new Set(rows.flatMap(({ setup }) => Object.keys(setup)))];
  return keys.filter((key) => new Set(rows.map(({ setup }) => setup[key])).size > 1);
}

const suffix = /-(\d{1,6})$/;
const keyed = /^([A-Za-z][\w.-]{0,80})=(.{0,400})$/;

/**
 * `BenchmarkNew/text=opticks/small-8` is the test `BenchmarkNew/small` with the text `opticks` at 8 threads (GOMAXPROCS).
 *
 * @param {Row} row
 * @param {string[]} varied the keys of lines `key: value` that tell rows apart
 */
function splitName({ name, package: of, setup }, varied) {
  const threads = suffix.exec(name);
  const parts = (threads ? name.slice(0, threads.index) : name).split('/');
  const words = parts.filter((part, at) => at === 0 || !keyed.test(part));
  const pairs = parts.slice(1).flatMap((part) => {
    const match = keyed.exec(part);
    return match ? [/** @type {[string, string]} */ ([match[1], match[2]])] : [];
  });
  const all = /** @type {[string, unknown][]} */ ([
    ...(of === null ? [] : [['package', of]]),
    ...varied.map((key) => [key, setup[key]]),
    ...pairs,
    ...(threads ? [['threads', Number(threads[1])]] : []),
  ]);
  return { test: words.join('/'), parameters: namedParameters(all) };
}
