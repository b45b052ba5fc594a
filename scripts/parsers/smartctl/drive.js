import { feature } from '../shared/driveHealth.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';

/**
 * Who the drive says it is, whatever its protocol.
 *
 * @param {any} dump
 * @returns {import('../../model/parser.js').DeviceIdentity | null}
 */
export function identity(dump) {
  const model = textIn(dump.model_name) ?? textIn(dump.scsi_model_name) ?? textIn(dump.product);
  const firmware = textIn(dump.firmware_version) ?? textIn(dump.scsi_revision) ?? textIn(dump.revision);
  const serial = textIn(dump.serial_number);
  const capacity = numberIn(dump.user_capacity?.bytes) ?? numberIn(dump.nvme_total_capacity);
  return model || firmware || serial || capacity ? { model, firmware, serial, capacity } : null;
}

/**
 * What smartctl gives for every protocol in the same place, already decoded: never the packed raw values.
 *
 * @param {any} dump
 * @returns {import('../shared/driveHealth.js').Vital[]}
 */
export function commonVitals(dump) {
  const { temperature = {}, power_on_time: powered = {}, smart_status: status = {} } = dump;
  const hours = numberIn(powered?.hours);
  const minutes = numberIn(powered?.minutes) ?? 0;
  return [
    { name: 'SMART status', value: typeof status?.passed === 'boolean' ? verdict(status.passed) : null },
    { name: 'temperature', metric: 'temperature', value: numberIn(temperature?.current) },
    {
      name: 'lowest temperature',
      metric: 'temperature',
      statistic: 'min',
      value: extreme(temperature, 'lifetime_min'),
    },
    {
      name: 'highest temperature',
      metric: 'temperature',
      statistic: 'max',
      value: extreme(temperature, 'lifetime_max'),
    },
    { name: 'power on', metric: 'power-on-time', value: hours === null ? null : hours * 3600 + minutes * 60 },
    { name: 'power cycles', metric: 'power-cycles', value: numberIn(dump.power_cycle_count) },
  ];
}

/** @param {boolean} passed */
const verdict = (passed) => (passed ? 'passed' : 'FAILED');

/**
 * Samsung's SATA drives report 0 and 70, their limits, as lifetime extremes.
 *
 * @param {any} temperature
 * @param {'lifetime_min' | 'lifetime_max'} which
 */
function extreme(temperature, which) {
  const limit = temperature?.[which === 'lifetime_min' ? 'op_limit_min' : 'op_limit_max'];
  const value = numberIn(temperature?.[which]);
  return value === limit ? null : value;
}

/** @param {any} dump */
export function driveFeatures(dump) {
  const link = dump.interface_speed ?? {};
  const trim = dump.trim;
  const security = dump.nvme_optional_admin_commands?.security_send_receive;
  const password = dump.ata_security?.enabled;
  return [
    ...(typeof trim?.supported === 'boolean' ? [feature('TRIM', trim.supported, trimDetail(trim))] : []),
    ...(typeof security === 'boolean' ? [feature('encryption commands', security)] : []),
    ...(typeof password === 'boolean'
      ? [feature('ATA password', password, textIn(dump.ata_security.string))]
      : []),
    ...(typeof dump.write_cache?.enabled === 'boolean'
      ? [feature('write cache', dump.write_cache.enabled)]
      : []),
    ...linkFeature(textIn(link.current?.string), textIn(link.max?.string)),
    ...protocolFeature(dump),
  ];
}

/** @param {any} trim */
function trimDetail(trim) {
  if (!trim.supported || typeof trim.deterministic !== 'boolean') return null;
  if (!trim.deterministic) return 'trimmed blocks read as anything';
  return trim.zeroed ? 'trimmed blocks read as zeros' : 'trimmed blocks read the same each time';
}

/**
 * @param {string | null} current
 * @param {string | null} most
 */
function linkFeature(current, most) {
  if (!current && !most) return [];
  return [feature('link', true, [current ?? 'unknown', most && `of ${most}`].filter(Boolean).join(' '))];
}

/** @param {any} dump */
function protocolFeature(dump) {
  const version = textIn(dump.nvme_version?.string);
  const said = version ? `NVMe ${version}` : (textIn(dump.sata_version?.string) ?? textIn(dump.scsi_version));
  return said ? [feature('protocol', true, said)] : [];
}
