import { nvmeDataUnit, share, times } from './driveHealth.js';
import { numberIn } from './jsonDocument.js';

/**
 * Wear and data of the NVMe health log, as nvme-cli or smartctl names its fields.
 *
 * @param {any} log
 * @returns {import('./driveHealth.js').Vital[]}
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
 * @returns {import('./driveHealth.js').Vital[]}
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
