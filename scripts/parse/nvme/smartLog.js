import { times } from '../text/driveHealth.js';
import { numberIn } from '../text/jsonDocument.js';
import { nvmeFailures, nvmeUse } from '../text/nvmeVitals.js';

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
    ...nvmeUse(log),
    { name: 'power on', metric: 'power-on-time', value: times(hours, 3600) },
    { name: 'power cycles', metric: 'power-cycles', value: numberIn(log.power_cycles) },
    ...nvmeFailures(log),
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
