import { nvmeDataUnit, share, times } from '../text/driveHealth.js';
import { numberIn } from '../text/jsonDocument.js';

/** Drives count in whole Celsius and report it plus 273 (NVM Express base specification, composite temperature). */
const celsius = (/** @type {number | null} */ kelvin) => (kelvin === null ? null : kelvin - 273);

/**
 * The SMART log of nvme-cli: numbers come as integers, as floats or as strings, by version.
 *
 * @param {any} log
 * @returns {import('../text/driveHealth.js').Vital[]}
 */
export function smartLogVitals(log) {
  const hours = numberIn(log.power_on_hours);
  return [
    { name: 'temperature', metric: 'temperature', value: celsius(numberIn(log.temperature)) },
    ...sensors(log),
    {
      name: 'rated life used',
      metric: 'wear',
      value: share(numberIn(log.percent_used ?? log.percentage_used)),
    },
    { name: 'spare blocks left', metric: 'spare-left', value: share(numberIn(log.avail_spare)) },
    { name: 'data read', metric: 'bytes-read', value: times(numberIn(log.data_units_read), nvmeDataUnit) },
    {
      name: 'data written',
      metric: 'bytes-written',
      value: times(numberIn(log.data_units_written), nvmeDataUnit),
    },
    { name: 'power on', metric: 'power-on-time', value: times(hours, 3600) },
    { name: 'power cycles', metric: 'power-cycles', value: numberIn(log.power_cycles) },
    { name: 'unsafe shutdowns', metric: 'unsafe-shutdowns', value: numberIn(log.unsafe_shutdowns) },
    { name: 'media errors', metric: 'media-errors', value: numberIn(log.media_errors) },
    { name: 'entries in the error log', value: numberIn(log.num_err_log_entries) },
    { name: 'critical warning', value: criticalWarning(log.critical_warning) },
  ];
}

/**
 * @param {any} log
 * @returns {import('../text/driveHealth.js').Vital[]}
 */
function sensors(log) {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const kelvin = numberIn(log[`temperature_sensor_${index}`]);
    return { name: `temperature of sensor ${index} (°C)`, value: celsius(kelvin) };
  });
}

/**
 * A number, or since 2.11 an object with the bits beside it.
 *
 * @param {any} critical
 */
function criticalWarning(critical) {
  const value = numberIn(critical !== null && typeof critical === 'object' ? critical.value : critical);
  if (value === null) return null;
  return value === 0 ? 'none' : `0x${value.toString(16)}`;
}
