import { nvmeFailures, nvmeUse } from '../text/nvmeVitals.js';

/**
 * The NVMe health log in smartctl's output; its temperatures are already Celsius.
 *
 * @param {any} dump
 * @returns {import('../text/driveHealth.js').Vital[]}
 */
export function nvmeVitals(dump) {
  const log = dump.nvme_smart_health_information_log;
  return log ? [...nvmeUse(log), ...nvmeFailures(log)] : [];
}
