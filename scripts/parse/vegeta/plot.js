import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { cutLine } from '../text/cutLine.js';
import { scaled } from '../text/scaled.js';

const head = /^\s{0,20}Value\(ms\)\s{1,20}Percentile\s{1,20}TotalCount\s{1,20}1\/\(1-Percentile\)\s*$/m;

/** @param {string} text the head of a file */
export const isPlot = (text) => head.test(text.slice(0, 2000));

/**
 * `vegeta report -type=hdrplot`: milliseconds, share, count.
 *
 * @param {string} text
 */
export function readPlot(text) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const line of text.slice(text.search(head)).split('\n')) {
    const match =
      /^\s{0,20}(\d{1,15}(?:\.\d{1,9})?)\s{1,20}([01]\.\d{1,12})\s{1,20}\d{1,15}\s{1,20}\S{1,30}\s*$/.exec(
        line,
      );
    if (!match || Number(match[2]) > 1) continue;
    const statistic = `p${Number((100 * Number(match[2])).toFixed(6))}`;
    if (!found.has(statistic)) found.set(statistic, scaled(Number(match[1]), 1e-3));
  }
  if (found.size === 0)
    throw new InputError('no percentile', { line: 1, hint: 'run vegeta report -type=hdrplot > FILE' });
  return parsed({
    measurements: [...found].map(([statistic, value]) =>
      measurement({ metric: 'latency', statistic, value }),
    ),
    warnings: cutLine(text, (line) => /\d/.test(line)),
  });
}
