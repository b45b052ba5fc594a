import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { numberIn } from '../shared/jsonDocument.js';

/**
 * What iperf3 says of the whole test: sums over its streams, from the sender's and the receiver's side. A side that knows
 * nothing of the other writes zeros, which are no result.
 *
 * @typedef {{ run: number, parameters: import('../../model/measurement.js').Parameters }} Place
 *
 * @param {Record<string, any>} end
 * @param {{ place: Place, udp: boolean, served: boolean }} how
 */
export function endRows(end, { place, udp, served }) {
  const flows = [
    { suffix: '', parameters: place.parameters },
    { suffix: '_bidir_reverse', parameters: { ...place.parameters, reverse: true } },
  ];
  const read = flows.map(({ suffix, parameters }) =>
    flowRows(end, { suffix, place: { ...place, parameters }, udp, served }),
  );
  return {
    measurements: [
      ...read.flatMap(({ measurements }) => measurements),
      ...roundTrips(end, place),
      ...processor(end, place),
    ],
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}

/**
 * @param {Record<string, any>} end
 * @param {{ suffix: string, place: Place, udp: boolean, served: boolean }} how
 */
function flowRows(end, { suffix, place, udp, served }) {
  const sum = end[`sum${suffix}`];
  const sides = { sent: end[`sum_sent${suffix}`], received: end[`sum_received${suffix}`] };
  if (udp && !sides.sent && sum) sides.sent = sum;
  const sent = rateRows(sides.sent, place, 'sent');
  const received = rateRows(sides.received, place, 'received');
  const missing = [...(sent.length > 0 ? [] : ['sent']), ...(received.length > 0 ? [] : ['received'])];
  const total = sides.sent || sides.received || sum;
  const silent = total && missing.length > 0 && !(udp && !end[`sum_received${suffix}`]) && !served;
  return {
    measurements: [...sent, ...received, ...(udp ? datagrams(sides.received, sum, place) : [])],
    warnings: silent ? [warning(`iperf3 says no rate ${missing.join(' and no rate ')}`)] : [],
  };
}

/**
 * @param {any} side
 * @param {Place} place
 * @param {'sent' | 'received'} direction
 */
function rateRows(side, place, direction) {
  const rate = numberIn(side?.bits_per_second);
  const bytes = numberIn(side?.bytes);
  if (rate === null || !(rate > 0) || bytes === null || !(bytes > 0)) return [];
  const at = { ...place, parameters: { ...place.parameters, direction } };
  const retransmits = numberIn(side.retransmits);
  return [
    measurement({ ...at, metric: 'throughput', statistic: 'mean', value: rate }),
    measurement({ ...at, metric: 'bytes-transferred', statistic: 'total', value: bytes }),
    ...(retransmits !== null && retransmits >= 0
      ? [measurement({ ...at, metric: 'retransmits', statistic: 'total', value: retransmits })]
      : []),
  ];
}

/**
 * Jitter and loss are known where datagrams arrive. Since 3.1 `sum` has them; later versions repeat them in `sum_received`,
 * with zeros where the other side said nothing.
 *
 * @param {any} received
 * @param {any} sum
 * @param {Place} place
 */
function datagrams(received, sum, place) {
  const source = numberIn(received?.packets) ? received : sum;
  const packets = numberIn(source?.packets);
  if (packets === null || !(packets > 0)) return [];
  const at = { ...place, parameters: { ...place.parameters, direction: 'received' } };
  const jitter = numberIn(source.jitter_ms);
  const lost = numberIn(source.lost_percent);
  return [
    ...(jitter !== null && jitter >= 0
      ? [measurement({ ...at, metric: 'jitter', statistic: 'value', value: scaled(jitter, 1e-3) })]
      : []),
    ...(lost !== null && lost >= 0
      ? [measurement({ ...at, metric: 'loss', statistic: 'value', value: scaled(lost, 1e-2) })]
      : []),
  ];
}

/**
 * The sender's round-trip times in microseconds; of several streams each one's, because means of means say nothing.
 *
 * @param {Record<string, any>} end
 * @param {Place} place
 */
function roundTrips(end, place) {
  const streams = Array.isArray(end.streams) ? end.streams : [];
  const fields = /** @type {const} */ ([
    ['mean_rtt', 'mean'],
    ['min_rtt', 'min'],
    ['max_rtt', 'max'],
  ]);
  return streams.flatMap((/** @type {any} */ stream) => {
    /** @type {import('../../model/measurement.js').Parameters} */
    const own = streams.length > 1 ? { stream: String(stream?.sender?.socket) } : {};
    return fields.flatMap(([field, statistic]) => {
      const time = numberIn(stream?.sender?.[field]);
      if (time === null || !(time > 0)) return [];
      const at = { ...place, parameters: { ...place.parameters, ...own } };
      return [measurement({ ...at, metric: 'round-trip-time', statistic, value: scaled(time, 1e-6) })];
    });
  });
}

/**
 * Percent of one processor, so more than 100 where several threads ran.
 *
 * @param {Record<string, any>} end
 * @param {Place} place
 */
function processor(end, place) {
  const sides = /** @type {const} */ ([
    ['local', 'host_total'],
    ['remote', 'remote_total'],
  ]);
  return sides.flatMap(([side, field]) => {
    const percent = numberIn(end.cpu_utilization_percent?.[field]);
    if (percent === null || !(percent > 0) || percent > 1e5) return [];
    const at = { ...place, parameters: { ...place.parameters, side } };
    return [measurement({ ...at, metric: 'cpu', statistic: 'mean', value: scaled(percent, 1e-2) })];
  });
}
