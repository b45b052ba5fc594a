import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amount, scaled } from '../shared/amount.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/** Of Ookla's own program, or of speedtest-cli. @param {any} value */
export const isResult = (value) =>
  value?.type === 'result'
    ? typeof value.download === 'object' && typeof value.upload === 'object'
    : typeof value?.download === 'number' &&
      typeof value.upload === 'number' &&
      typeof value.ping === 'number';

/**
 * @param {any} document
 * @param {{ run: number, line: number, hint: string }} how
 */
export function readDocument(document, { run, line, hint }) {
  const startedAt = textIn(document.timestamp);
  const measurements =
    document.type === 'result'
      ? officialRows(document, { run, line, hint })
      : pythonRows(document, { run, line, hint });
  return {
    measurements,
    startedAt: startedAt && /^\d{4}-\d{2}-\d{2}T[\d:.]{5,20}Z$/.test(startedAt) ? startedAt : null,
    warnings:
      document.type === 'result' && document.packetLoss === undefined
        ? [warning('no packet loss: the server does not measure it', line)]
        : [],
  };
}

/** Rates in bytes a second. @param {any} document @param {{ run: number, line: number, hint: string }} how */
function officialRows(document, { run, line, hint }) {
  const sides = /** @type {const} */ ([
    ['download', 'received'],
    ['upload', 'sent'],
  ]);
  const loss = numberIn(document.packetLoss);
  return [
    ...sides.flatMap(([name, direction]) => {
      const side = document[name] ?? {};
      const place = { run, parameters: { direction } };
      const value = amount(side.bandwidth, { what: 'rate', path: `${name}.bandwidth`, line, hint });
      const busy = { ...place, parameters: { load: direction === 'sent' ? 'upload' : 'download' } };
      return [
        measurement({ ...place, metric: 'throughput', statistic: 'mean', value: scaled(value, 8) }),
        ...optional(side.bytes, { ...place, metric: 'bytes-transferred', statistic: 'total' }, 1),
        ...latencyRows({ ...side.latency, latency: side.latency?.iqm }, busy),
      ];
    }),
    ...latencyRows(document.ping ?? {}, { run }),
    ...(loss === null ? [] : optional(loss, { run, metric: 'loss', statistic: 'value' }, 0.01)),
  ];
}

/** Rates in bits a second. @param {any} document @param {{ run: number, line: number, hint: string }} how */
function pythonRows(document, { run, line, hint }) {
  const sides = /** @type {const} */ ([
    ['download', 'received', 'bytes_received'],
    ['upload', 'sent', 'bytes_sent'],
  ]);
  return [
    ...sides.flatMap(([name, direction, bytes]) => {
      const place = { run, parameters: { direction } };
      const value = amount(document[name], { what: 'rate', path: name, line, hint });
      return [
        measurement({ ...place, metric: 'throughput', statistic: 'mean', value }),
        ...optional(document[bytes], { ...place, metric: 'bytes-transferred', statistic: 'total' }, 1),
      ];
    }),
    ...latencyRows({ latency: document.ping }, { run }),
  ];
}

/**
 * @param {any} times milliseconds
 * @param {Partial<Measurement>} place
 */
const latencyRows = (times, place) => [
  ...optional(times.latency, { ...place, metric: 'round-trip-time', statistic: 'mean' }, 1e-3),
  ...optional(times.low, { ...place, metric: 'round-trip-time', statistic: 'min' }, 1e-3),
  ...optional(times.high, { ...place, metric: 'round-trip-time', statistic: 'max' }, 1e-3),
  ...optional(times.jitter, { ...place, metric: 'jitter', statistic: 'value' }, 1e-3),
];

/**
 * @param {unknown} shown
 * @param {Partial<Measurement> & Pick<Measurement, 'metric' | 'statistic'>} place
 * @param {number} factor to the metric's unit
 */
function optional(shown, place, factor) {
  const value = numberIn(shown);
  return value === null || value < 0 ? [] : [measurement({ ...place, value: scaled(value, factor) })];
}
