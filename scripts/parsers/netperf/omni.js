import { scaled } from '../shared/amount.js';

/** @typedef {import('./rows.js').Result} Result */

const title = /^.{0,60}?\b((?:TCP|UDP|SCTP|DLPI|AF_UNIX|DG|DCCP|OMNI|XTI)[\w /-]{0,40}?) TEST (?:from|to) /;
const pair = /^([A-Z][A-Z0-9_]{1,60})=(.{0,200})$/;
/** The table of the omni test: sizes, seconds, rate and its unit among other columns. */
const row =
  /^(?:\d{1,12}\s{1,12}){3}(\d{1,9}\.\d{2})\s{1,12}(\d{1,15}\.\d{2})\s{1,12}(10\^\dbits\/s|[KMG]?Bytes\/s|Trans\/s)\s/;
const wanted = /Throughput|Latency|Trans|Elapsed|Units|Size|Confidence/;

/** What the columns of CSV are called where pairs have another name. */
const names = new Map([
  ['throughput', 'THROUGHPUT'],
  ['throughput units', 'THROUGHPUT_UNITS'],
  ['elapsed time (sec)', 'ELAPSED_TIME'],
  ['mean latency microseconds', 'MEAN_LATENCY'],
  ['minimum latency microseconds', 'MIN_LATENCY'],
  ['maximum latency microseconds', 'MAX_LATENCY'],
  ['stddev latency microseconds', 'STDDEV_LATENCY'],
  ['local cpu util %', 'LOCAL_CPU_UTIL'],
  ['remote cpu util %', 'REMOTE_CPU_UTIL'],
  ['request size bytes', 'REQUEST_SIZE'],
  ['response size bytes', 'RESPONSE_SIZE'],
  ['local send size', 'LOCAL_SEND_SIZE'],
  ['local transport retransmissions', 'LOCAL_TRANSPORT_RETRANS'],
]);

/**
 * What was chosen by name: `-k` prints pairs, `-o` a line of names and a line of values; either may be broken into lines.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 * @returns {Result[]}
 */
export function omniResults(lines) {
  /** @type {Result[]} */
  const results = [];
  let test = /** @type {string | null} */ (null);
  let pairs = new Map();
  let header = '';
  let begin = 0;
  const close = () => {
    const result = resultOf(pairs, { test, line: begin });
    if (result) results.push(result);
    pairs = new Map();
  };
  for (const { text, line } of lines) {
    const named = title.exec(text);
    if (named) {
      close();
      [test, header] = [named[1].trim(), ''];
    }
    const table = row.exec(text);
    if (table) {
      close();
      begin = line;
      pairs = new Map([
        ['ELAPSED_TIME', table[1]],
        ['THROUGHPUT', table[2]],
        ['THROUGHPUT_UNITS', table[3]],
      ]);
      continue;
    }
    const said = pair.exec(text.trim());
    if (said) {
      if (pairs.has(said[1])) close();
      if (pairs.size === 0) begin = line;
      pairs.set(said[1], said[2].trim());
      continue;
    }
    if (pairs.size > 0 && text.trim() !== '') close();
    if (named) continue;
    const columns = header.split(',');
    const cells = text.trim().split(',');
    if (
      columns.length > 1 &&
      cells.length === columns.length &&
      /^-?\d/.test(cells[0]) &&
      cells.some((cell) => /\d/.test(cell))
    ) {
      [pairs, begin] = [new Map(columns.map((name, at) => [keyOf(name), cells[at].trim()])), line];
      close();
      header = '';
    } else if (header !== '' || (text.includes(',') && wanted.test(text)))
      header = `${header} ${text.trim()}`.trim().slice(0, 4000);
  }
  close();
  return results;
}

/** @param {string} column */
function keyOf(column) {
  const name = column
    .trim()
    .replaceAll(/\s{1,10}/g, ' ')
    .toLowerCase();
  const percent = /^(\d{1,2})(?:st|nd|rd|th) percentile latency microseconds$/.exec(name)?.[1];
  return percent ? `P${percent}_LATENCY` : (names.get(name) ?? name.toUpperCase());
}

/**
 * Latencies are microseconds; percentages of the processors -1 where they were not measured.
 *
 * @param {Map<string, string>} said
 * @param {{ test: string | null, line: number }} place
 * @returns {Result | null}
 */
function resultOf(said, { test, line }) {
  const number = (/** @type {string} */ key) => {
    const text = said.get(key) ?? '';
    return /^\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
  };
  const value = number('THROUGHPUT') ?? number('TRANSACTION_RATE');
  if (value === null) return null;
  const stated = said.get('THROUGHPUT') === undefined ? 'Trans/s' : said.get('THROUGHPUT_UNITS');
  const usual = /REQUEST\/RESPONSE|_RR|CONNECT/.test(test ?? '') ? 'Trans/s' : '10^6bits/s';
  const unit = stated ?? usual;
  const times = /** @type {[string, string][]} */ ([
    ['MEAN_LATENCY', 'mean'],
    ['MIN_LATENCY', 'min'],
    ['MAX_LATENCY', 'max'],
    ['STDDEV_LATENCY', 'sd'],
    ...[...said.keys()].flatMap((key) => {
      const percent = /^P(\d{1,2})_LATENCY$/.exec(key)?.[1];
      return percent ? [[key, `p${Number(percent)}`]] : [];
    }),
  ]);
  const sizes = /** @type {[string, number | null][]} */ ([
    ['request-size', number('REQUEST_SIZE')],
    ['response-size', number('RESPONSE_SIZE')],
    ['message-size', number('LOCAL_SEND_SIZE')],
  ]);
  const sides = /** @type {[string, number | null][]} */ ([
    ['local', number('LOCAL_CPU_UTIL')],
    ['remote', number('REMOTE_CPU_UTIL')],
  ]);
  return {
    line,
    test,
    seconds: number('ELAPSED_TIME'),
    parameters: Object.fromEntries(
      sizes.flatMap(([name, size]) => (size !== null && size > 0 ? [[name, size]] : [])),
    ),
    rates: [{ value, unit }],
    latencies: times.flatMap(([key, statistic]) => {
      const time = number(key);
      return time === null ? [] : [/** @type {[string, number]} */ ([statistic, scaled(time, 1e-6)])];
    }),
    processors: sides.flatMap(([side, percent]) =>
      percent === null ? [] : [/** @type {[string, number]} */ ([side, scaled(percent, 1e-2)])],
    ),
    assumed: stated === undefined,
    datagrams: null,
    retransmits: number('LOCAL_TRANSPORT_RETRANS'),
  };
}
