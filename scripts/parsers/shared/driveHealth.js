import { measurement } from '../../model/measurement.js';
import { metrics } from '../../model/metric.js';
import { warning } from '../../model/parser.js';
import { numberIn } from './jsonDocument.js';

/**
 * What SMART says, once for the panel and once as measurements.
 *
 * @typedef {object} Vital
 * @property {string} name for people
 * @property {number | string | boolean | null} value base unit; `null` where the drive does not say
 * @property {import('../../model/metric.js').Metric} [metric] where it is one that is measured
 * @property {string} [statistic]
 *
 * @typedef {import('../../model/parser.js').Health['features'][number]} Feature
 */

/** Beyond these a drive reports nonsense (packed raw values, Kelvin taken for Celsius), not its state. */
const plausible = /** @type {Record<string, [number, number]>} */ ({
  temperature: [-60, 150],
  wear: [0, 2.55],
  'spare-left': [0, 1],
});

/**
 * @param {Vital[]} vitals
 * @param {Feature[]} features
 * @param {Partial<import('../../model/measurement.js').Measurement>} [place] of the measurements
 */
export function driveHealth(vitals, features, place = {}) {
  const said = vitals.filter(({ value }) => value !== null);
  const absurd = said.filter(isAbsurd);
  const kept = said.filter((vital) => !isAbsurd(vital));
  const measured = kept.filter(({ metric, value }) => metric && typeof value === 'number');
  return {
    measurements: measured.map(({ metric, statistic = 'value', value }) =>
      measurement({
        ...place,
        metric: /** @type {import('../../model/metric.js').Metric} */ (metric),
        statistic,
        value: Number(value),
      }),
    ),
    health: {
      facts: kept.map(({ name, value, metric }) => ({
        name,
        value,
        unit: metric ? metrics[metric].unit : null,
      })),
      features,
    },
    warnings: absurd.map(({ name, value }) => warning(`${name} is beyond belief and left out: ${value}`)),
  };
}

/** @param {Vital} vital */
function isAbsurd({ metric, value }) {
  if (!metric || typeof value !== 'number') return false;
  const [least, most] = plausible[metric] ?? [0, Infinity];
  return value < least || value > most;
}

/**
 * @param {string} name
 * @param {boolean | null} present
 * @param {string | null} [detail]
 * @returns {Feature}
 */
export const feature = (name, present, detail = null) => ({ name, present, detail });

/** @param {number | null} value a percentage */
export const share = (value) => (value === null ? null : value / 100);

/**
 * @param {number | null} value
 * @param {number} factor
 */
export const times = (value, factor) => (value === null ? null : value * factor);

/** NVMe counts data in thousands of 512 bytes (NVM Express base specification, SMART log page). */
export const nvmeDataUnit = 512_000;

/**
 * Wear and data of the NVMe health log, as nvme-cli or smartctl names its fields.
 *
 * @param {any} log
 * @returns {Vital[]}
 */
export const nvmeUse = (log) => [
  {
    name: 'rated life used',
    metric: 'wear',
    value: share(numberIn(log.percent_used ?? log.percentage_used)),
  },
  {
    name: 'spare blocks left',
    metric: 'spare-left',
    value: share(numberIn(log.avail_spare ?? log.available_spare)),
  },
  { name: 'data read', metric: 'bytes-read', value: times(numberIn(log.data_units_read), nvmeDataUnit) },
  {
    name: 'data written',
    metric: 'bytes-written',
    value: times(numberIn(log.data_units_written), nvmeDataUnit),
  },
];

/**
 * What went wrong, of the same log.
 *
 * @param {any} log
 * @returns {Vital[]}
 */
export const nvmeFailures = (log) => [
  { name: 'unsafe shutdowns', metric: 'unsafe-shutdowns', value: numberIn(log.unsafe_shutdowns) },
  { name: 'media errors', metric: 'media-errors', value: numberIn(log.media_errors) },
  { name: 'entries in the error log', value: numberIn(log.num_err_log_entries) },
  { name: 'critical warning', value: criticalWarning(log.critical_warning) },
];

/**
 * A number, or since nvme-cli 2.11 an object with the bits beside it.
 *
 * @param {any} critical
 */
function criticalWarning(critical) {
  const value = numberIn(critical !== null && typeof critical === 'object' ? critical.value : critical);
  if (value === null) return null;
  return value === 0 ? 'none' : `0x${value.toString(16)}`;
}
