import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

/**
 * @typedef {object} Result one test, whichever form says it
 * @property {number} line
 * @property {string | null} test
 * @property {number | null} seconds
 * @property {import('../../model/measurement.js').Parameters} parameters
 * @property {{ value: number, unit: string, parameters?: import('../../model/measurement.js').Parameters }[]} rates
 * @property {[string, number][]} latencies statistic and seconds
 * @property {[string, number][]} processors side and share
 * @property {{ sent: number, received: number | null } | null} datagrams
 * @property {number | null} retransmits
 * @property {boolean} [assumed] the output does not say the unit of the throughput
 */

const bits = { '': 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };

/**
 * `10^6bits/s`, `10^9bits/sec`, `KBytes/s` (of 1024), `Trans/s`.
 *
 * @param {string} unit
 * @returns {{ metric: 'throughput' | 'transaction-rate', factor: number } | null}
 */
function rateUnit(unit) {
  if (/^trans(?:\.|actions)?\/s(?:ec)?$/i.test(unit) || /^per sec$/.test(unit))
    return { metric: 'transaction-rate', factor: 1 };
  const power = /^10\^(\d{1,2})bits\/s(?:ec)?$/.exec(unit);
  if (power) return { metric: 'throughput', factor: 10 ** Number(power[1]) };
  const word = /^([KMGT]?)(bits|Bytes)\/s(?:ec)?$/i.exec(unit);
  if (!word) return null;
  const prefix = /** @type {keyof typeof bits} */ (word[1].toUpperCase());
  return word[2].toLowerCase() === 'bits'
    ? { metric: 'throughput', factor: bits[prefix] }
    : { metric: 'throughput', factor: 8 * 1024 ** ' KMGT'.indexOf(prefix || ' ') };
}

/**
 * @param {Result} result
 * @param {{ run: number, instance?: number }} which
 */
export function resultRows(result, { run, instance }) {
  const own = instance === undefined ? result.parameters : { ...result.parameters, instance };
  const place = { run, ...(result.test ? { test: result.test } : {}) };
  const rates = result.rates.flatMap(({ value, unit, parameters }) => {
    const how = rateUnit(unit);
    if (!how || !(value > 0)) return [];
    const at = { ...place, parameters: { ...own, ...parameters } };
    return [measurement({ ...at, metric: how.metric, statistic: 'mean', value: scaled(value, how.factor) })];
  });
  if (rates.length === 0) return [];
  const at = { ...place, parameters: own };
  const { datagrams, retransmits } = result;
  return [
    ...rates,
    ...result.latencies.map(([statistic, value]) =>
      measurement({ ...at, metric: 'latency', statistic, value }),
    ),
    ...result.processors.map(([side, value]) =>
      measurement({ ...at, parameters: { ...own, side }, metric: 'cpu', statistic: 'mean', value }),
    ),
    ...(datagrams && datagrams.sent > 0 && datagrams.received !== null
      ? [
          measurement({
            ...at,
            metric: 'loss',
            statistic: 'value',
            value: Number(Math.max(0, 1 - datagrams.received / datagrams.sent).toPrecision(12)),
          }),
        ]
      : []),
    ...(retransmits === null
      ? []
      : [measurement({ ...at, metric: 'retransmits', statistic: 'total', value: retransmits })]),
  ];
}
