/**
 * A fio log does not say whether its latencies are in ns (fio 3) or µs (fio 2). Who reads it alone may have to assume the unit and
 * says so here; who knows the run beside it can set it right.
 *
 * @typedef {'ns' | 'µs'} LatencyUnit
 */

/** The setting of a parsed log that holds the unit. */
export const latencyUnitSetting = 'latency unit';

/** @param {LatencyUnit} unit */
export const assumed = (unit) => `${unit} (assumed)`;

/** @param {LatencyUnit} unit */
export const assumptionOf = (unit) =>
  `latencies are taken for ${unit === 'ns' ? 'ns, as fio 3 writes them (fio 2: µs)' : 'µs, as fio 2 writes them (fio 3: ns)'}: put the JSON of the run beside the log`;

/**
 * @param {string | null} fioVersion `3.33`, `fio-2.1.11`
 * @returns {LatencyUnit | null}
 */
export function latencyUnitIn(fioVersion) {
  const major = /\d+/.exec(fioVersion ?? '')?.[0];
  if (major === undefined) return null;
  return Number(major) >= 3 ? 'ns' : 'µs';
}
