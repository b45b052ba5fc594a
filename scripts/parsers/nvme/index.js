import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { driveHealth, nvmeFailures, nvmeUse, times } from '../shared/driveHealth.js';
import { numberIn, readJson, textIn } from '../shared/jsonDocument.js';
import { controllerFeatures, listedDrives } from './identify.js';

const make = 'run nvme smart-log (or id-ctrl, or list) with --output-format=json, as root';

/** @type {import('../../model/parser.js').Parser} */
export const nvme = {
  tool: 'nvme',
  title: 'nvme-cli',
  layouts: [
    {
      name: 'smart-log JSON',
      versions: '2.3 to 2.11',
      verified: true,
      reads: 'temperature, wear, spare blocks, data read and written, hours, cycles, errors',
      make: '`nvme smart-log --output-format=json DEVICE`',
    },
    {
      name: 'list JSON',
      versions: '2.3 (flat) and 2.11 (nested)',
      verified: true,
      reads: 'model, firmware, serial number, capacity',
      make: '`nvme list --output-format=json`',
    },
    {
      name: 'id-ctrl JSON',
      versions: '2.3 to 2.11',
      verified: false,
      reads: 'model, firmware, serial number, capacity, TRIM, encryption, write cache',
      make: '`nvme id-ctrl --output-format=json DEVICE`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (sentence.test(head)) return true;
    return /^\s*\{/.test(head) && (isSmartLog(head) || isController(head) || isList(head));
  },
  parse(source) {
    const head = source.headText().trimStart();
    if (!head.startsWith('{')) {
      const lines = source.headText().split('\n');
      const at = Math.max(
        0,
        lines.findIndex((line) => sentence.test(line)),
      );
      throw new InputError(`no JSON of nvme-cli: ${lines[at].trim().slice(0, 100)}`, {
        line: at + 1,
        hint: make,
      });
    }
    return parseDocument(readJson(source, make));
  },
};

/** What it writes instead of JSON, also behind the prompt and the command that somebody pasted with it. */
const sentence = /^\s*Failed to scan topology|^[ \t>]{0,20}Smart Log for NVME device:/im;

const isSmartLog = (/** @type {string} */ head) =>
  /"avail_spare"\s*:/.test(head) && /"data_units_written"\s*:/.test(head);
const isController = (/** @type {string} */ head) =>
  /"mn"\s*:/.test(head) && /"oncs"\s*:|"fr"\s*:/.test(head);
const isList = (/** @type {string} */ head) => /^\s*\{\s*"Devices"\s*:\s*\[/.test(head);

/** @param {any} document */
function parseDocument(document) {
  if (Array.isArray(document.Devices)) return parseList(document.Devices);
  return 'mn' in document ? parseController(document) : parseSmartLog(document);
}

/** @param {any} log */
function parseSmartLog(log) {
  return parsed(driveHealth(smartLogVitals(log), []));
}

/** @param {any} controller */
function parseController(controller) {
  const device = {
    model: textIn(controller.mn),
    firmware: textIn(controller.fr),
    serial: textIn(controller.sn),
    capacity: numberIn(controller.tnvmcap) || null,
  };
  const { measurements, health } = driveHealth([], controllerFeatures(controller));
  const warnings = [warning('nvme id-ctrl was read by its documentation: no real file has verified it')];
  return parsed({ device, measurements, health, warnings });
}

/** @param {unknown[]} devices */
function parseList(devices) {
  const drives = listedDrives(devices);
  if (drives.length === 0) {
    throw new InputError('the list names no drive', {
      path: 'Devices',
      hint: `no NVMe drive was seen: ${make}`,
    });
  }
  if (drives.length === 1) return parsed({ device: drives[0] });
  const facts = drives.map(({ model, capacity }) => ({
    name: model ?? 'unnamed',
    value: capacity,
    unit: /** @type {const} */ ('B'),
  }));
  const message = `lists ${drives.length} drives, so it is about none of them`;
  return parsed({ health: { facts, features: [] }, warnings: [warning(message)] });
}

/** Drives count in whole Celsius and report it plus 273 (NVM Express base specification, composite temperature). */
const celsius = (/** @type {number | null} */ kelvin) => (kelvin === null ? null : kelvin - 273);

/**
 * The SMART log of nvme-cli: numbers come as integers, as floats or as strings, by version.
 *
 * @param {any} log
 * @returns {import('../shared/driveHealth.js').Vital[]}
 */
function smartLogVitals(log) {
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
 * @returns {import('../shared/driveHealth.js').Vital[]}
 */
function sensors(log) {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const kelvin = numberIn(log[`temperature_sensor_${index}`]);
    return { name: `temperature of sensor ${index} (°C)`, value: celsius(kelvin) };
  });
}
