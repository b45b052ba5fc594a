import { series } from '../../model/series.js';

/** `324540 PostgreSQL tpm @ Thu Jun 30 22:43:41 UTC 2022` */
const line =
  /^\s{0,60}(\d{1,15}) (\S.{0,40}?) tpm @ \w{3} (\w{3}) {1,2}(\d{1,2}) (\d{2}):(\d{2}):(\d{2}) \S{1,8} (\d{4})\s*$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The transaction counter: what was done since the last line, as a rate per minute.
 *
 * @param {import('../text/blocks.js').Line[]} lines
 */
export function counterSeries(lines) {
  const rows = lines.flatMap(({ text }) => {
    const match = line.exec(text);
    if (!match || !months.includes(match[3])) return [];
    const [day, hour, minute, second, year] = match.slice(4).map(Number);
    const time = Date.UTC(year, months.indexOf(match[3]), day, hour, minute, second) / 1000;
    return [{ time, rate: Number(match[1]) / 60, database: match[2] }];
  });
  const ascending = rows.filter(({ time }, at) => at === 0 || time >= rows[at - 1].time);
  if (ascending.length === 0) return [];
  return [
    series({
      test: 'TPROC-C',
      parameters: { database: ascending[0].database },
      metric: 'transaction-rate',
      times: Float64Array.from(ascending, ({ time }) => time - ascending[0].time),
      values: Float64Array.from(ascending, ({ rate }) => rate),
    }),
  ];
}
