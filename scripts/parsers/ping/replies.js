import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

/** Windows in other languages: `Antwort von 192.0.2.1: Bytes=32 Zeit=12ms TTL=117`. */
const local = /=\s?\d{1,6} .{1,20}([=<])\s?(\d{1,6}) ?\S{2} TTL=/;
const reply = /(?:\bbytes from |^\s{0,20}Reply from |(?:icmp_)?seq=)/;
const sequence = /\b(?:icmp_)?seq[= ](\d{1,9})\b/;
const time = /\btime(=|<)\s?(\d{1,12}(?:[.,]\d{1,6})?)\s?ms/;
const stamp = /^\s{0,20}\[(\d{9,11}\.\d{1,9})\]/;

/**
 * The round-trip time of each reply, over its sequence number (one a second unless `-i` says otherwise) or, with `-D`,
 * over the clock. Duplicates are no replies of their own.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
export function replySeries({ lines, line: first }, place) {
  const rows = lines.flatMap(({ text, line }) => {
    if (!(reply.test(text) || local.test(text)) || /\(DUP!\)/.test(text)) return [];
    const match = time.exec(text) ?? local.exec(text);
    if (!match) return [];
    const number = Number(sequence.exec(text)?.[1] ?? NaN);
    const clock = Number(stamp.exec(text)?.[1] ?? NaN);
    const value = scaled(Number(match[2].replace(',', '.')), 1e-3);
    return [{ line, number, clock, value, below: match[1] === '<' }];
  });
  if (rows.length === 0) return { series: [], warnings: [] };
  const clocked = rows.every(({ clock }) => !Number.isNaN(clock));
  const numbered = rows.every(({ number }) => !Number.isNaN(number));
  const at = rows.map(({ clock, number }, index) =>
    clocked ? clock - rows[0].clock : numbered ? number : index,
  );
  const order = rows.map((_, index) => index).sort((a, b) => at[a] - at[b]);
  const below = rows.filter((row) => row.below).length;
  return {
    series: [
      series({
        ...place,
        metric: 'round-trip-time',
        times: Float64Array.from(order, (index) => Number(at[index].toFixed(6))),
        values: Float64Array.from(order, (index) => rows[index].value),
      }),
    ],
    warnings: [
      ...(clocked || numbered
        ? []
        : [warning('the replies bear no number: they count as one a second', first)]),
      ...(below > 0
        ? [warning(`${below} replies took less than the time shown, which stands for them`, first)]
        : []),
    ],
  };
}
