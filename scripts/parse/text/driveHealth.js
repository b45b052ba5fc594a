import { measurement } from '../../model/measurement.js';
import { metrics } from '../../model/metric.js';
import { warning } from '../../model/parser.js';

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
