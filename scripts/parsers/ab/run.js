import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestCounts } from '../shared/requests.js';

/**
 * @typedef {import('../shared/blocks.js').Block} Block
 * @typedef {{ run: number, parameters: import('../../model/measurement.js').Parameters }} Place
 */

const number = String.raw`(\d{1,18}(?:\.\d{1,6})?)`;

/**
 * One run. Times stand in whole milliseconds, so that fast ones read 0: that is less than the tool shows, not zero.
 *
 * @param {Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const place = { run, parameters: parametersOf(block) };
  const value = (/** @type {string} */ name, unit = '') => {
    const match = firstIn(block, new RegExp(String.raw`^\s{0,40}${name}:\s{1,40}${number}${unit}`))?.match;
    return match ? Number(match[1]) : null;
  };
  const rate = value('Requests per second', String.raw`(?: \[#\/sec\]|\s*$)`);
  const complete = value('Complete requests', String.raw`\s*$`);
  if (rate === null || complete === null) {
    return {
      measurements: [],
      warnings: [warning('a run without its end, left out', block.line)],
      settings: {},
    };
  }
  const failures = failuresOf(value, { complete, place });
  const moved = value('Transfer rate', String.raw` (?:\[Kbytes\/sec\]|kb\/s received)`);
  const meanTime = value('Time per request', String.raw` \[ms\] \(mean\)`);
  const times = timeRows(block, place);
  const rows = [
    measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate }),
    ...(moved === null
      ? []
      : [measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: scaled(moved, 1024) })]),
    ...(meanTime === null
      ? []
      : [measurement({ ...place, metric: 'latency', statistic: 'mean', value: scaled(meanTime, 1e-3) })]),
    ...times.rows,
  ];
  return {
    measurements: [...(failures.useless ? [] : rows), ...failures.rows],
    warnings: [...failures.warnings, ...(failures.useless ? [] : times.warnings)],
    settings: settingsOf(block),
  };
}

/**
 * Responses of another length count as failed, though pages that change differ in length without an error.
 *
 * @param {(name: string, unit?: string) => number | null} value
 * @param {{ complete: number, place: Place }} how
 */
function failuresOf(value, { complete, place }) {
  const failed =
    (value('Failed requests') ?? 0) + (value('Non-2xx responses') ?? 0) + (value('Write errors') ?? 0);
  return requestCounts({ failed, all: complete, place });
}

/** @param {Block} block */
function parametersOf(block) {
  const text = (/** @type {string} */ name) =>
    firstIn(block, new RegExp(String.raw`^\s{0,40}${name}:\s{1,40}(\S{1,500})\s*$`))?.match[1];
  const [host, port, path] = ['Server Hostname', 'Server Port', 'Document Path'].map(text);
  const scheme = text('SSL/TLS Protocol') ? 'https' : 'http';
  const usual = scheme === 'https' ? '443' : '80';
  const clients = text('Concurrency Level');
  return {
    ...(host ? { url: `${scheme}://${host}${port && port !== usual ? `:${port}` : ''}${path ?? '/'}` } : {}),
    ...(clients && /^\d{1,9}$/.test(clients) ? { connections: Number(clients) } : {}),
    ...(text('Keep-Alive requests') ? { 'keep-alive': true } : {}),
  };
}

const totals = new RegExp(
  String.raw`^\s{0,40}Total:\s{1,20}${number}\s{1,20}${number}\s{1,20}${number}\s{1,20}${number}\s{1,20}${number}\s*$`,
);
/** In the table of -w: the smallest, mean and largest. */
const fewTotals = new RegExp(
  String.raw`^\s{0,40}Total:\s{1,20}${number}\s{1,20}${number}\s{1,20}${number}\s*$`,
);
const percentile = new RegExp(
  String.raw`^\s{0,20}(\d{1,3})%\s{1,20}${number}(?:\s{1,4}\(longest request\))?\s*$`,
);

/**
 * The row Total of the connection times, and what share of the requests was served within which time.
 *
 * @param {Block} block
 * @param {Place} place
 */
function timeRows(block, place) {
  const total = firstIn(block, totals)?.match;
  const few = firstIn(block, fewTotals)?.match;
  const shares = block.lines.flatMap(({ text }) => {
    const match = percentile.exec(text);
    return match && Number(match[1]) <= 100 ? [{ statistic: `p${Number(match[1])}`, shown: match[2] }] : [];
  });
  const found = [
    ...(total
      ? [
          { statistic: 'min', shown: total[1] },
          { statistic: 'sd', shown: total[3] },
          { statistic: 'median', shown: total[4] },
          { statistic: 'max', shown: total[5] },
        ]
      : []),
    ...(few ? ['min', 'mean', 'max'].map((statistic, at) => ({ statistic, shown: few[at + 1] })) : []),
    ...shares,
  ];
  const kept = found.filter(({ shown }) => Number(shown) > 0);
  const lost = found.filter((each) => !kept.includes(each)).map(({ statistic }) => statistic);
  return {
    rows: kept.map(({ statistic, shown }) =>
      measurement({ ...place, metric: 'latency', statistic, value: scaled(Number(shown), 1e-3) }),
    ),
    warnings:
      lost.length > 0
        ? [
            warning(
              `latency ${lost.join(', ')}: printed as 0 ms, which is less than whole milliseconds show; left out`,
              block.line,
            ),
          ]
        : [],
  };
}

const facts = ['Server Software', 'Document Length', 'Time taken for tests', 'SSL/TLS Protocol'];

/**
 * @param {Block} block
 * @returns {Record<string, string>}
 */
const settingsOf = (block) =>
  Object.fromEntries(
    facts.flatMap((name) => {
      const match = firstIn(block, new RegExp(String.raw`^\s{0,40}${name}:\s{1,40}(\S.{0,100})$`))?.match;
      return match ? [[name.toLowerCase(), match[1].trim()]] : [];
    }),
  );
