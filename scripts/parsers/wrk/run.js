import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestErrors } from '../shared/requests.js';
import { timeUnit } from '../shared/timeUnit.js';
import { readPercentiles } from './percentiles.js';

/**
 * @typedef {import('../shared/blocks.js').Block} Block
 * @typedef {{ run: number, parameters: import('../../model/measurement.js').Parameters }} Place
 */

const count = String.raw`(\d{1,18}(?:\.\d{1,6})?)`;
const units = { '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 };
const latency = new RegExp(
  String.raw`^\s{0,60}Latency\s{1,20}${count}(us|ms|s|m|h)\s{1,20}${count}(us|ms|s|m|h)\s{1,20}${count}(us|ms|s|m|h)\s`,
);
const socketErrors =
  /Socket errors: connect (\d{1,15}), read (\d{1,15}), write (\d{1,15}), timeout (\d{1,15})/;

/**
 * One run. wrk prints `Non-2xx` and socket errors only where there were some; K and M of bytes are 1024.
 *
 * @param {Block} block
 * @param {{ run: number, open: boolean }} how `open`: the text has no last line end, so its last line may be cut
 */
export function readRun(block, { run, open }) {
  const place = { run, parameters: parametersOf(block) };
  const rate = firstIn(block, new RegExp(`^\\s{0,40}Requests/sec:\\s{1,20}${count}\\s*$`));
  const last = block.lines[block.lines.length - 1];
  if (!rate || (open && rate.line === last.line)) return null;
  const requests = Number(firstIn(block, /^\s{0,40}(\d{1,15}) requests in /)?.match[1] ?? NaN);
  const failures = failuresOf(block, { requests, place });
  const moved = firstIn(block, new RegExp(`^\\s{0,40}Transfer/sec:\\s{1,20}${count}([KMGTP]?)B`));
  const percentiles = readPercentiles(block, place);
  const times = latencyRows(block, place).filter(
    (row) =>
      !percentiles.rows.some(
        (each) => each.statistic === row.statistic && !('correction' in (each.parameters ?? {})),
      ),
  );
  const results = [
    measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: Number(rate.match[1]) }),
    ...(moved
      ? [measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: bytes(moved.match) })]
      : []),
    ...times,
    ...percentiles.rows,
  ];
  const total = Number.isNaN(requests)
    ? []
    : [measurement({ ...place, metric: 'requests', statistic: 'total', value: requests })];
  return {
    measurements: [...(failures.useless || requests === 0 ? [] : results), ...total, ...failures.rows],
    warnings: [
      ...failures.warnings,
      ...(requests === 0 ? [warning('no request was answered', block.line)] : []),
      ...percentiles.warnings,
      ...slowerThanAsked(block, Number(rate.match[1])),
      ...(times.length === 0 ? [warning('no latency of the threads', block.line)] : []),
    ],
    settings: settingsOf(block),
  };
}

/** @param {Block} block */
function parametersOf(block) {
  const url = firstIn(block, /(?:Running .{1,20} test @|Making \d{1,15} requests to) (\S{1,500})/)?.match[1];
  const load = firstIn(block, /^\s{0,40}(\d{1,9}) threads? and (\d{1,9}) connections?/)?.match;
  return {
    ...(url ? { url } : {}),
    ...(load ? { threads: Number(load[1]), connections: Number(load[2]) } : {}),
  };
}

/** @param {RegExpExecArray} match number and prefix */
function bytes([, amount, prefix]) {
  return scaled(Number(amount), 1024 ** ' KMGTP'.indexOf(prefix || ' '));
}

/**
 * wrk2 built with another column than Max (`99%`) means that percentile.
 *
 * @param {Block} block
 * @param {Place} place
 */
function latencyRows(block, place) {
  const match = firstIn(block, latency)?.match;
  if (!match) return [];
  const third =
    firstIn(block, /Thread Stats\s+Avg\s+Stdev\s+(Max|\d{1,2}(?:\.\d{1,3})?%)/)?.match[1] ?? 'Max';
  const statistics = ['mean', 'sd', third === 'Max' ? 'max' : `p${third.slice(0, -1)}`];
  return statistics.map((statistic, at) =>
    measurement({
      ...place,
      metric: 'latency',
      statistic,
      value: scaled(Number(match[1 + 2 * at]), /** @type {number} */ (timeUnit(match[2 + 2 * at]))),
    }),
  );
}

/**
 * @param {Block} block
 * @param {{ requests: number, place: Place }} how
 */
function failuresOf(block, { requests, place }) {
  const refused = firstIn(block, /Non-2xx or 3xx responses: (\d{1,15})/);
  const sockets = firstIn(block, socketErrors);
  const lost = sockets ? sockets.match.slice(1, 5).reduce((sum, each) => sum + Number(each), 0) : 0;
  const refusals = Number(refused?.match[1] ?? 0);
  const failed = refusals + lost;
  if (Number.isNaN(requests) && failed === 0) return { useless: false, rows: [], warnings: [] };
  const all = (Number.isNaN(requests) ? 0 : requests) + lost;
  const line = refused?.line ?? sockets?.line ?? null;
  // wrk counts complete answers: what a socket lost is none of them
  return requestErrors({ failed, all, place, line, counted: refusals > 0 });
}

/**
 * wrk2 holds a rate; it does not print which, but with the calibration lines it is known that one was asked for. A latency
 * beyond the run's own length shows that the server did not keep up.
 *
 * @param {Block} block
 * @param {number} rate
 */
function slowerThanAsked(block, rate) {
  if (!firstIn(block, /Thread calibration: mean lat/)) return [];
  const mean = firstIn(block, latency)?.match;
  const seconds = mean ? Number(mean[1]) * /** @type {number} */ (timeUnit(mean[2])) : 0;
  return seconds > 5
    ? [
        warning(
          `a mean latency of ${Math.round(seconds)} s at ${rate} requests/s: the server did not keep up with the rate that wrk2 was to hold`,
          block.line,
        ),
      ]
    : [];
}

/**
 * @param {Block} block
 * @returns {Record<string, string>}
 */
function settingsOf(block) {
  const duration = firstIn(block, /Running (.{1,20}) test @/)?.match[1];
  const spread = firstIn(block, new RegExp(`^\\s{0,60}Req/Sec\\s{1,20}${count}([kMGTP]?)\\s`))?.match;
  return {
    ...(duration ? { duration } : {}),
    ...(spread
      ? {
          'requests per second and thread': String(
            scaled(Number(spread[1]), units[/** @type {keyof typeof units} */ (spread[2])]),
          ),
        }
      : {}),
  };
}
