import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { replySeries } from './replies.js';

/**
 * @typedef {import('../shared/blocks.js').Block} Block
 * @typedef {{ run: number, parameters: import('../../model/measurement.js').Parameters }} Place
 */

const number = String.raw`(\d{1,12}(?:[.,]\d{1,6})?)`;
/** `rtt min/avg/max/mdev = ... ms` of Linux, `round-trip min/avg/max[/stddev] = ... ms` elsewhere; `std-dev` of Solaris. */
const times = new RegExp(
  String.raw`(?:rtt|round-trip)(?: \(ms\))?\s{1,4}min\/avg\/max(?:\/(?:mdev|stddev|std-dev))? = ${number}\/${number}\/${number}(?:\/(?:${number}|nan))?(?: ms|$|, | \()`,
);
const windowsTimes = new RegExp(
  String.raw`= {0,2}<?${number} ?ms, .{1,40}= {0,2}<?${number} ?ms, .{1,40}= {0,2}<?${number} ?ms`,
);
const counts =
  /(\d{1,12}) packets? transmitted, (\d{1,12}) (?:packets? )?received(?:, \+?(\d{1,12}) duplicates)?/;
/** German puts the share of the lost on a line of its own. */
const windowsCounts = /= (\d{1,12}), .{1,40}= (\d{1,12}), .{1,40}= (\d{1,12})\s{0,4}(?:\(|$)/;

/**
 * One call of ping. Where nothing came back there is a loss and no time.
 *
 * @param {Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const place = { run, parameters: parametersOf(block) };
  const said = firstIn(block, counts);
  const windows = said ? null : firstIn(block, windowsCounts);
  const [sent, received] = (said ?? windows)?.match.slice(1, 3).map(Number) ?? [NaN, NaN];
  const duplicates = Number(said?.match[3] ?? 0);
  const reads = replySeries(block, place);
  const summed = summary(block, place);
  const lost = sent > 0 ? Math.max(0, sent - received) / sent : null;
  const errors = Number(firstIn(block, /, \+(\d{1,12}) errors/)?.match[1] ?? 0);
  return {
    measurements: [
      ...(received > 0 ? summed.filter(({ value, statistic }) => value > 0 || statistic === 'sd') : []),
      ...(lost === null
        ? []
        : [
            measurement({
              ...place,
              metric: 'loss',
              statistic: 'value',
              value: Number(lost.toPrecision(12)),
            }),
          ]),
    ],
    series: reads.series,
    warnings: [
      ...reads.warnings,
      ...(said || windows
        ? []
        : [
            warning(
              'the statistics are missing: ping was cut off, and only its replies are read',
              block.line,
            ),
          ]),
      ...(received === 0 && sent > 0
        ? [
            warning(
              `none of ${sent} packets came back: there is no round-trip time`,
              (said ?? windows)?.line ?? block.line,
            ),
          ]
        : []),
      ...(received > 0 && summed.length === 0
        ? [warning('no summary of the round-trip times', block.line)]
        : []),
      ...(received > 0 && summed.some(({ value, statistic }) => value === 0 && statistic !== 'sd')
        ? [warning('a round-trip time is printed as 0 ms, which is less than it shows; left out', block.line)]
        : []),
      ...(duplicates > 0 ? [warning(`${duplicates} duplicate replies`, said?.line ?? null)] : []),
      ...(errors > 0 ? [warning(`${errors} packets came back as errors`, said?.line ?? null)] : []),
    ],
  };
}

/** @param {Block} block */
function parametersOf(block) {
  const unix = firstIn(block, /\bPING ([^\s(]{1,300})/)?.match;
  const sixth = firstIn(block, /\bPING6\(\d{1,6}.{0,40}? bytes\) \S{1,100} --> (\S{1,100})/)?.match;
  const bytes = firstIn(block, /\bPING6?[ (].{0,400}?(\d{1,6})(?:\(\d{1,6}\))? (?:data )?bytes/)?.match;
  const windows = firstIn(block, /Pinging (\S{1,300}) (?:\[[^\]]{1,60}\] )?with (\d{1,6}) bytes/)?.match;
  const named = firstIn(
    block,
    /^\s{0,60}--- (\S{1,300}) ping6? statistics ---|Ping statistics for (\S{1,100}?):?\s*$/,
  )?.match;
  const foreign = windows
    ? null
    : firstIn(block, /((?:\d{1,3}\.){3}\d{1,3})\]?\D{1,40} (\d{1,5}) \D{1,30}:\s*$/)?.match;
  const host = unix?.[1] ?? sixth?.[1] ?? windows?.[1] ?? named?.[1] ?? named?.[2] ?? foreign?.[1];
  const size = sixth ? undefined : (bytes?.[1] ?? windows?.[2] ?? foreign?.[2]);
  return { ...(host ? { host } : {}), ...(size ? { 'message-size': Number(size) } : {}) };
}

/**
 * @param {Block} block
 * @param {Place} place
 */
function summary(block, place) {
  const unix = firstIn(block, times)?.match.slice(1, 5);
  const windows = unix ? null : firstIn(block, windowsTimes)?.match.slice(1, 4);
  const shown = unix ?? (windows ? [windows[0], windows[2], windows[1], undefined] : []);
  return ['min', 'mean', 'max', 'sd'].flatMap((statistic, at) => {
    const text = shown[at];
    if (text === undefined) return [];
    return [
      measurement({
        ...place,
        metric: 'round-trip-time',
        statistic,
        value: scaled(Number(text.replace(',', '.')), 1e-3),
      }),
    ];
  });
}
