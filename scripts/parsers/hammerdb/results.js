import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';

/** Since 4: `System achieved 8153 NOPM from 24772 MySQL TPM`; before: `24772 MySQL TPM at 8153 NOPM`. */
const result =
  /TEST RESULT : System achieved (\d{1,15}) (?:NOPM from (\d{1,15}) (\S.{0,40}?) TPM|(\S.{0,40}?) TPM at (\d{1,15}) NOPM)/;
const wanted =
  /(?:^|[\s:])(?:\w{1,12}_)?(count_ware|num_vu|rampup|duration)\s{0,30}(?:= (\d{1,12})|from \S{1,40} to (\d{1,12}) for)/;
const unchanged = /^Value (\d{1,12}) for tpcc:(?:\w{1,12}_)?(count_ware|num_vu|rampup|duration) /;

/**
 * The results of TPROC-C. Orders and transactions per minute are what the field compares; they stay in that unit.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 */
export function resultRows(lines) {
  /** @type {Record<string, number>} */
  const said = {};
  let users = NaN;
  let runs = 0;
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  for (const { text, line } of lines) {
    const option = wanted.exec(text);
    if (option) said[option[1]] = Number(option[2] ?? option[3]);
    const same = unchanged.exec(text);
    if (same) said[same[2]] = Number(same[1]);
    const configured = /:(\d{1,9}) Active Virtual Users configured|^\s{0,8}(\d{1,9}) VU TEST/.exec(text);
    if (configured) users = Number(configured[1] ?? configured[2]);
    const match = result.exec(text);
    if (!match) continue;
    const [orders, transactions] = match[2] === undefined ? [match[5], match[1]] : [match[1], match[2]];
    if (Number(orders) === 0 && Number(transactions) === 0) {
      warnings.push(warning('no transaction came to its end, so the test has no result', line));
      continue;
    }
    const place = {
      run: runs,
      test: 'TPROC-C',
      parameters: {
        database: (match[3] ?? match[4]).trim(),
        ...(said.count_ware > 0 ? { warehouses: said.count_ware } : {}),
        ...(users > 0 || said.num_vu > 0 ? { 'virtual-users': users > 0 ? users : said.num_vu } : {}),
      },
    };
    runs += 1;
    const better = /** @type {const} */ ('higher');
    const of = /** @type {const} */ ({ ...place, metric: 'result', statistic: 'value', better });
    measurements.push(
      measurement({
        ...of,
        parameters: { ...place.parameters, counter: 'new orders per minute' },
        unit: 'NOPM',
        value: Number(orders),
      }),
      measurement({
        ...of,
        parameters: { ...place.parameters, counter: 'transactions per minute' },
        unit: 'TPM',
        value: Number(transactions),
      }),
    );
  }
  const settings = Object.fromEntries(
    ['rampup', 'duration'].flatMap((name) => (said[name] > 0 ? [[name, `${said[name]} min`]] : [])),
  );
  return { measurements, warnings, runs, settings };
}

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
 * @param {import('../shared/blocks.js').Line[]} lines
 */
export function queryRows(lines) {
  const users = new Set(lines.flatMap(({ text }) => query.exec(text)?.[1] ?? []));
  const keys = lines.flatMap(({ text }) => query.exec(text)?.slice(1, 3).join(' ') ?? []);
  const again = new Set(keys.filter((key, at) => keys.indexOf(key) !== at));
  const numbers = runNumbers();
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
      const repetition = numbers.next(key);
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
