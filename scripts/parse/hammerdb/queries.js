import { measurement } from '../../model/measurement.js';

const number = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
const query = new RegExp(String.raw`^\s{0,60}Vuser (\d{1,6}):query (\d{1,3}) completed in ${number} seconds`);
const set = new RegExp(
  String.raw`^\s{0,60}Vuser (\d{1,6}):Completed (\d{1,6}) query set(?:\(s\)|s)? in ${number} seconds`,
);
const refresh = new RegExp(
  String.raw`^\s{0,60}Vuser (\d{1,6}):(New|Old) Sales refresh complete in ${number} seconds`,
);
const geometric = new RegExp(
  String.raw`^\s{0,60}Vuser (\d{1,6}):Geometric mean of query times returning rows \((\d{1,3})\) is "?${number}`,
);

/**
 * TPROC-H: each virtual user is a stream of queries at the same time as the others; a query that comes again in one stream
 * is a repetition.
 *
 * @param {import('../text/blocks.js').Line[]} lines
 */
export function queryRows(lines) {
  const users = new Set(lines.flatMap(({ text }) => query.exec(text)?.[1] ?? []));
  const keys = lines.flatMap(({ text }) => query.exec(text)?.slice(1, 3).join(' ') ?? []);
  const again = new Set(keys.filter((key, at) => keys.indexOf(key) !== at));
  /** @type {Map<string, number>} */
  const seen = new Map();
  /**
   * @param {string} user
   * @param {{ test: string, seconds: string, statistic?: string, repetition?: number }} time
   */
  const row = (user, { seconds, statistic = 'value', ...time }) =>
    measurement({
      ...(users.size > 1 ? { parameters: { 'virtual-user': Number(user) } } : {}),
      ...time,
      metric: 'duration',
      statistic,
      value: Number(seconds),
    });
  return lines.flatMap(({ text }) => {
    const one = query.exec(text);
    if (one) {
      const [, user, number, seconds] = one;
      const key = `${user} ${number}`;
      const repetition = seen.get(key) ?? 0;
      seen.set(key, repetition + 1);
      const time = { test: `query ${number}`, seconds };
      return [row(user, again.has(key) ? { ...time, repetition } : time)];
    }
    const whole = set.exec(text);
    if (whole) return [row(whole[1], { test: 'query set', statistic: 'total', seconds: whole[3] })];
    const sales = refresh.exec(text);
    if (sales) return [row(sales[1], { test: `${sales[2].toLowerCase()} sales refresh`, seconds: sales[3] })];
    const mean = geometric.exec(text);
    return mean ? [row(mean[1], { test: 'geometric mean of queries', seconds: mean[3] })] : [];
  });
}
