import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';
import { csvPart } from '../shared/csvRows.js';

const percentHead = /^Percentage served,Time in ms\s*$/m;
const requestHead = /^starttime\tseconds\tctime\tdtime\tttime\twait\s*$/m;

/** @param {string} head */
export const isPercentFile = (head) => percentHead.test(head.slice(0, 2000));

/** @param {string} head */
export const isRequestFile = (head) => requestHead.test(head.slice(0, 2000));

/**
 * `ab -e`: `90,0.421`.
 *
 * @param {string} text
 */
export function readPercentFile(text) {
  const part = csvPart(text, percentHead);
  const rows = part.text.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || percentHead.test(line)) return [];
    const match = /^\s*(\d{1,3}),(\d{1,15}(?:\.\d{1,6})?)\s*$/.exec(line);
    if (!match || Number(match[1]) > 100)
      throw new InputError(`no percentile: ${line.slice(0, 40)}`, { line: part.line + at });
    const value = scaled(Number(match[2]), 1e-3);
    return [measurement({ metric: 'latency', statistic: `p${Number(match[1])}`, value })];
  });
  if (rows.length === 0) throw new InputError('no percentile', { line: 1 });
  return parsed({
    measurements: rows,
    warnings: [...part.warnings, ...cutLine(part.text, (line) => /\d$/.test(line))],
  });
}

/**
 * `ab -g`: a line a request, sorted by its time: an order that says nothing of how the test went. The start is known to the
 * second, so that no readings over time come of it.
 *
 * @param {string} text
 */
export function readRequestFile(text) {
  const part = csvPart(text, requestHead, '\t');
  const times = part.text.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || requestHead.test(line)) return [];
    const cells = line.split('\t');
    if (cells.length !== 6 || !/^\d{1,12}$/.test(cells[4]) || !/^\d{1,12}\s*$/.test(cells[5]))
      throw new InputError(`no request: ${line.slice(0, 60)}`, { line: part.line + at });
    return [Number(cells[4])];
  });
  if (times.length === 0) throw new InputError('no request', { line: 1 });
  const sum = times.reduce((total, each) => total + each, 0);
  const sorted = Float64Array.from(times).sort();
  const place = { metric: /** @type {const} */ ('latency') };
  const seconds = (/** @type {number} */ value) => scaled(value, 1e-3);
  return parsed({
    measurements: [
      measurement({ ...place, statistic: 'mean', value: seconds(sum / times.length) }),
      ...[50, 90, 95, 99].map((percent) =>
        measurement({
          ...place,
          statistic: `p${percent}`,
          value: seconds(sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]),
        }),
      ),
      measurement({ ...place, statistic: 'max', value: seconds(sorted[sorted.length - 1]) }),
      measurement({ metric: 'requests', statistic: 'total', value: times.length }),
    ],
    warnings: [
      warning('the times are whole milliseconds; mean and percentiles are computed from all requests'),
      ...part.warnings,
      ...cutLine(part.text, (line) => /\d$/.test(line)),
    ],
  });
}
