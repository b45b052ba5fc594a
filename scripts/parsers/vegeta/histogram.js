import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { sourceLines } from '../shared/pasted.js';

const head = /^\s{0,20}Bucket\s{1,60}#\s{1,40}%\s{1,40}Histogram\s*$/m;
const row =
  /^\s{0,20}\[([\d.]{1,20}[a-zµμ\d.]{0,20}),\s{1,40}(\+Inf|[\d.]{1,20}[a-zµμ\d.]{0,20})\]\s{1,40}(\d{1,15})\s{1,40}\d{1,3}\.\d\d%/;

/** @param {string} text the head of a file */
export const isHistogram = (text) => head.test(text.slice(0, 20_000));

/**
 * `vegeta report -type='hist[...]'`: how many requests took how long. What the latency is within a bucket it does not say.
 *
 * @param {import('../../model/parser.js').Source} source
 */
export function readHistogram(source) {
  let run = -1;
  const rows = sourceLines(source).flatMap(({ text }) => {
    if (head.test(text)) run += 1;
    const match = run < 0 ? null : row.exec(text);
    return match ? [{ run, bucket: `${match[1]} to ${match[2]}`, count: Number(match[3]) }] : [];
  });
  const runs = [...new Set(rows.map((each) => each.run))];
  if (rows.every(({ count }) => count === 0))
    throw new InputError('no request', {
      line: 1,
      hint: "run vegeta report -type='hist[0,10ms,100ms]' > FILE",
    });
  const place = { metric: /** @type {const} */ ('requests'), statistic: 'total' };
  return parsed({
    measurements: runs.flatMap((at) => {
      const own = rows.filter((each) => each.run === at);
      const all = own.reduce((sum, { count }) => sum + count, 0);
      return [
        measurement({ ...place, run: at, value: all }),
        ...own.map(({ bucket, count }) =>
          measurement({ ...place, run: at, parameters: { 'took-between': bucket }, value: count }),
        ),
      ];
    }),
    warnings: rows.at(-1)?.bucket.endsWith('+Inf') ? [] : [warning('cut before its last bucket')],
  });
}
