import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { byteUnit } from '../shared/unitWord.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

const number = String.raw`(\d{1,12}(?:\.\d{1,9})?)`;
const bits = { '': 1, k: 1e3, M: 1e6, G: 1e9 };
/** `Download:   268.65 Mbps (data used: 359.6 MB)`, of speedtest-cli `54.74 Mbit/s`. */
const rate = (/** @type {string} */ name) =>
  new RegExp(
    String.raw`^\s{0,40}${name}:\s{1,20}${number} ([kMG]?)(bps|bit\/s|Byte\/s)(?:\s{1,4}\(data used: ${number} ([kMGT]?B)\s{0,2}\))?`,
  );
/** `5.71 ms (0.13 ms jitter)`, since 1.2 `(jitter: 8.33ms, low: 59.17ms, high: 77.75ms)`. */
const spread = String.raw`(?:\s{1,9}\((?:${number} ms jitter|jitter: ${number} ?ms, low: ${number} ?ms, high: ${number} ?ms)\))?`;
const idle = new RegExp(String.raw`^\s{0,40}(?:(?:Idle )?Latency|Ping):\s{1,20}${number} ms${spread}`);
const loaded = new RegExp(String.raw`^\s{0,60}${number} ms${spread}`);
const loss = new RegExp(String.raw`^\s{0,40}Packet Loss:\s{1,20}${number} ?%`);
const hosted = new RegExp(String.raw`^\s{0,40}Hosted by .{1,200}: ${number} ms\s*$`);

/**
 * One test. Ookla's MB of data are decimal. Its latency is the mean of the middle half of what it measured.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const [down, up] = [
    directed(block, { run, name: 'Download', direction: 'received' }),
    directed(block, { run, name: 'Upload', direction: 'sent' }),
  ];
  const ping = firstIn(block, idle)?.match ?? firstIn(block, hosted)?.match;
  const lost = firstIn(block, loss)?.match;
  const ended = down.length > 0 && up.length > 0;
  return {
    measurements: ended
      ? [
          ...down,
          ...up,
          ...(ping ? latencyRows(ping, { run }) : []),
          ...(lost
            ? [measurement({ run, metric: 'loss', statistic: 'value', value: scaled(Number(lost[1]), 0.01) })]
            : []),
        ]
      : [],
    warnings: ended ? [] : [warning('a test without its end, left out', block.line)],
  };
}

/**
 * The rate of one direction, and below it the latency while data flowed.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {{ run: number, name: string, direction: string }} how
 */
function directed(block, { run, name, direction }) {
  const found = firstIn(block, rate(name));
  if (!found) return [];
  const [, value, prefix, unit, used, usedUnit] = found.match;
  const place = { run, parameters: { direction } };
  const factor = bits[/** @type {keyof typeof bits} */ (prefix)] * (unit === 'Byte/s' ? 8 : 1);
  const below = block.lines.find(({ line }) => line === found.line + 1);
  const busy = below ? loaded.exec(below.text) : null;
  return [
    measurement({ ...place, metric: 'throughput', statistic: 'mean', value: scaled(Number(value), factor) }),
    ...(used
      ? [
          measurement({
            ...place,
            metric: 'bytes-transferred',
            statistic: 'total',
            value: scaled(Number(used), byteUnit(usedUnit) ?? 1),
          }),
        ]
      : []),
    ...(busy
      ? latencyRows(busy, { ...place, parameters: { load: direction === 'sent' ? 'upload' : 'download' } })
      : []),
  ];
}

/**
 * @param {RegExpExecArray} match latency, jitter of old versions, jitter, least and most of new ones
 * @param {Partial<Measurement>} place
 */
function latencyRows([, latency, oldJitter, jitter, low, high], place) {
  const seconds = (/** @type {string} */ text) => scaled(Number(text), 1e-3);
  const spreadOf = oldJitter ?? jitter;
  return [
    measurement({ ...place, metric: 'round-trip-time', statistic: 'mean', value: seconds(latency) }),
    ...(low
      ? [measurement({ ...place, metric: 'round-trip-time', statistic: 'min', value: seconds(low) })]
      : []),
    ...(high
      ? [measurement({ ...place, metric: 'round-trip-time', statistic: 'max', value: seconds(high) })]
      : []),
    ...(spreadOf
      ? [measurement({ ...place, metric: 'jitter', statistic: 'value', value: seconds(spreadOf) })]
      : []),
  ];
}
