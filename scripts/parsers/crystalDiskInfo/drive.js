import { warning } from '../../model/parser.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { feature, nvmeDataUnit, share, times } from '../shared/driveHealth.js';

/**
 * One drive's part of the text: the fields by their English names (they are not translated) and the attributes of an
 * NVMe drive by their number.
 *
 * @typedef {{ fields: Map<string, string>, log: Map<number, number> }} Drive
 *
 * @param {string} text
 * @returns {Drive}
 */
export function driveFields(text) {
  const head = text.split(/^-- /m, 1)[0];
  const fields = [...head.matchAll(/^ *([A-Z#][\w# .]*?) +: ?(.*)$/gm)].map(
    (match) => /** @type {const} */ ([match[1].trim(), match[2].trim()]),
  );
  const smart = /^ID RawValues\(6\) .*\n((?:[0-9A-F]{2} [0-9A-F]{12} .*\n?)*)/m.exec(text)?.[1] ?? '';
  const log = [...smart.matchAll(/^([0-9A-F]{2}) ([0-9A-F]{12}) /gm)].map(
    (match) => /** @type {const} */ ([parseInt(match[1], 16), parseInt(match[2], 16)]),
  );
  return { fields: new Map(fields), log: new Map(log) };
}

/**
 * @param {Drive} drive
 * @returns {import('../../model/parser.js').DeviceIdentity}
 */
export function driveIdentity({ fields }) {
  const serial = fields.get('Serial Number') ?? '';
  return {
    model: fields.get('Model') || null,
    firmware: fields.get('Firmware') || null,
    serial: /^\**$/.test(serial) ? null : serial,
    capacity: capacity(fields),
  };
}

/**
 * By sectors where they are counted; the size in GB is rounded to 0.1 GB.
 *
 * @param {Map<string, string>} fields
 */
function capacity(fields) {
  const sectors = Number(fields.get('# of Sectors') || NaN);
  if (sectors > 0) return sectors * 512;
  const size = /^([\d.,]+) ([GM])B/.exec(fields.get('Disk Size') ?? '');
  const number = size ? decimalOf(size[1]) : null;
  return size && number !== null ? Math.round(number * (size[2] === 'G' ? 1e9 : 1e6)) : null;
}

/** @param {string} text one decimal, with either mark */
const decimalOf = (text) => decimalNumber(text, /,\d{1,2}$/.test(text) ? ',' : '.');

/**
 * The health log of an NVMe drive is exact; the summary above it rounds, and calls GiB "GB".
 *
 * @param {Drive} drive
 */
export function driveVitals({ fields, log }) {
  const raw = (/** @type {number} */ id) => log.get(id) ?? null;
  const said = (/** @type {string} */ name) => {
    const digits = /^-?\d+/.exec(fields.get(name) ?? '');
    return digits ? Number(digits[0]) : null;
  };
  const life = /\((\d{1,3}) ?%\)/.exec(fields.get('Health Status') ?? '')?.[1];
  const left = life === undefined ? null : Number(life);
  const wear = share(raw(0x05)) ?? (left === null ? null : (100 - left) / 100);
  /** @type {import('../shared/driveHealth.js').Vital[]} */
  const vitals = [
    { name: 'health', value: fields.get('Health Status') || null },
    { name: 'temperature', metric: 'temperature', value: said('Temperature') },
    { name: 'rated life used', metric: 'wear', value: wear },
    { name: 'spare blocks left', metric: 'spare-left', value: share(raw(0x03)) },
    {
      name: 'data read',
      metric: 'bytes-read',
      value: times(raw(0x06), nvmeDataUnit) ?? times(said('Host Reads'), 2 ** 30),
    },
    {
      name: 'data written',
      metric: 'bytes-written',
      value: times(raw(0x07), nvmeDataUnit) ?? times(said('Host Writes'), 2 ** 30),
    },
    { name: 'power on', metric: 'power-on-time', value: times(raw(0x0c) ?? said('Power On Hours'), 3600) },
    { name: 'power cycles', metric: 'power-cycles', value: raw(0x0b) ?? said('Power On Count') },
    { name: 'unsafe shutdowns', metric: 'unsafe-shutdowns', value: raw(0x0d) },
    { name: 'media errors', metric: 'media-errors', value: raw(0x0e) },
    { name: 'wear levelling count', value: said('Wear Level Count') },
  ];
  return { vitals, warnings: roundingWarnings(fields, log) };
}

/**
 * @param {Map<string, string>} fields
 * @param {Map<number, number>} log
 */
function roundingWarnings(fields, log) {
  const rounded = log.size === 0 && (fields.has('Host Writes') || fields.has('Host Reads'));
  const unsure = /\(\?\)/.test(fields.get('Power On Hours') ?? '');
  return [
    ...(rounded ? [warning('data read and written are rounded to GiB, which CrystalDiskInfo calls GB')] : []),
    ...(unsure ? [warning('CrystalDiskInfo is not sure of the hours: the drive may count minutes')] : []),
  ];
}

/** @param {Drive} drive */
export function driveFeatures({ fields }) {
  const list = fields.get('Features');
  const names = (list ?? '').split(',').map((name) => name.trim());
  const nvme = /NVM/.test(fields.get('Interface') ?? '');
  const [current, most] = (fields.get('Transfer Mode') ?? '').split('|').map((mode) => mode.trim());
  return [
    ...(list === undefined ? [] : [feature('TRIM', names.includes('TRIM'))]),
    ...(list === undefined || nvme ? [] : [feature('DevSleep', names.includes('DevSleep'))]),
    ...(nvme && list !== undefined
      ? [feature('volatile write cache', names.includes('VolatileWriteCache'))]
      : []),
    ...(current && !/^-+$/.test(current)
      ? [feature('link', true, most ? `${current} of ${most}` : current)]
      : []),
    ...(fields.get('Standard') || fields.get('Interface')
      ? [feature('protocol', true, fields.get('Standard') || fields.get('Interface') || null)]
      : []),
  ];
}
