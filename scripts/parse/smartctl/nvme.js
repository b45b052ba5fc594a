import { nvmeDataUnit, share, times } from '../text/driveHealth.js';
import { numberIn } from '../text/jsonDocument.js';

/**
 * The NVMe health log as smartctl names its fields; its temperatures are already Celsius.
 *
 * @param {any} dump
 * @returns {import('../text/driveHealth.js').Vital[]}
 */
export function nvmeVitals(dump) {
  const log = dump.nvme_smart_health_information_log;
  if (!log) return [];
  const critical = numberIn(log.critical_warning);
  return [
    { name: 'rated life used', metric: 'wear', value: share(numberIn(log.percentage_used)) },
    { name: 'spare blocks left', metric: 'spare-left', value: share(numberIn(log.available_spare)) },
    { name: 'data read', metric: 'bytes-read', value: times(numberIn(log.data_units_read), nvmeDataUnit) },
    {
      name: 'data written',
      metric: 'bytes-written',
      value: times(numberIn(log.data_units_written), nvmeDataUnit),
    },
    { name: 'unsafe shutdowns', metric: 'unsafe-shutdowns', value: numberIn(log.unsafe_shutdowns) },
    { name: 'media errors', metric: 'media-errors', value: numberIn(log.media_errors) },
    { name: 'entries in the error log', value: numberIn(log.num_err_log_entries) },
    {
      name: 'critical warning',
      value: critical === null ? null : critical === 0 ? 'none' : `0x${critical.toString(16)}`,
    },
  ];
}
