import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';

const number = '(\\d{1,12}(?:\\.\\d{1,9})?)';
const named = new RegExp(
  `^(\\S.{1,80}?): ${number} (microseconds|nanoseconds|milliseconds|MB/sec|KB/sec)\\s*$`,
);
const pair = new RegExp(`^${number}\\s{1,8}${number}\\s*$`);
const files = /^(\d{1,6})k\s{1,8}\d{1,9}\s{1,8}(\d{1,12})\s{1,8}(\d{1,12})\s*$/;

/** lmbench counts MB as 10^6 bytes. @type {Record<string, [import('../../model/metric.js').Metric, number]>} */
const units = {
  microseconds: ['latency', 1e-6],
  nanoseconds: ['latency', 1e-9],
  milliseconds: ['latency', 1e-3],
  'MB/sec': ['bandwidth', 1e6],
  'KB/sec': ['bandwidth', 1e3],
};

/** @typedef {{ test: string, metric: import('../../model/metric.js').Metric, parameters: import('../../model/measurement.js').Parameters, value: number }} Point */

/**
 * The file that a run of lmbench writes: `name: number unit` lines, and curves, whose points stand below their name.
 *
 * @param {{ text: string, line: number }[]} lines
 */
export function readRaw(lines) {
  const numbers = runNumbers();
  let title = '';
  let group = '';
  const rows = lines.flatMap(({ text }) => {
    if (text.startsWith('[') || text.trim() === '') return [];
    const single = named.exec(text);
    const point = pair.exec(text);
    const file = files.exec(text);
    if (!single && !point && !file) {
      title = text.trim();
      if (!title.startsWith('"')) group = title;
      return [];
    }
    const found = single
      ? [namedPoint(single)]
      : file && /File system/.test(title)
        ? filePoints(file)
        : point
          ? curvePoint(title, group, point)
          : [];
    return found.map(({ test, metric, parameters, value }) => {
      const asked = Object.keys(parameters).length > 0 ? { parameters } : {};
      return measurement({
        run: numbers.next([test, metric, parameters]),
        test,
        ...asked,
        metric,
        statistic: 'value',
        value,
      });
    });
  });
  return { rows, warnings: [] };
}

/**
 * @param {RegExpExecArray} match
 * @returns {Point}
 */
function namedPoint([, name, value, unit]) {
  const [metric, factor] = units[unit];
  // the name holds the path that was written to
  const test = name.replace(/ (?:\/\S{1,200})(?= |$)/, '');
  return { test, metric, parameters: {}, value: scaled(Number(value), factor) };
}

/**
 * `4k 80 13908 23104`: files created and deleted a second.
 *
 * @param {RegExpExecArray} match
 * @returns {Point[]}
 */
const filePoints = ([, size, created, deleted]) =>
  [
    { operation: 'create', rate: created },
    { operation: 'delete', rate: deleted },
  ].map(({ operation, rate }) => ({
    test: 'File system',
    metric: 'rate',
    parameters: { operation, 'file-size': Number(size) * 1024 },
    value: Number(rate),
  }));

/**
 * @param {string} title
 * @param {string} group
 * @param {RegExpExecArray} match
 * @returns {Point[]}
 */
function curvePoint(title, group, [, x, y]) {
  const name = title.replace(/^"/, '');
  const stride = /^stride=(\d{1,9})$/.exec(name);
  if (stride) {
    // 512 bytes are printed as 0.00049 MB
    const parameters = { 'block-size': Math.round(Number(x) * 2048) * 512, stride: Number(stride[1]) };
    return [
      {
        test: /load latency/i.test(group) ? group : 'Memory load latency',
        metric: 'latency',
        parameters,
        value: scaled(Number(y), 1e-9),
      },
    ];
  }
  const switched = /^size=(\d{1,6})k ovr=/.exec(name);
  if (switched) {
    const parameters = { processes: Number(x), 'working-set': Number(switched[1]) * 1024 };
    return [{ test: 'Context switching', metric: 'latency', parameters, value: scaled(Number(y), 1e-6) }];
  }
  const size = { 'block-size': Math.round(Number(x) * 1e6) };
  if (name === 'mappings')
    return [{ test: 'mmap', metric: 'latency', parameters: size, value: scaled(Number(y), 1e-6) }];
  if (/bandwidth|bcopy/.test(name))
    return [{ test: name, metric: 'bandwidth', parameters: size, value: scaled(Number(y), 1e6) }];
  return [];
}
