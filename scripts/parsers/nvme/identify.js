import { feature } from '../shared/driveHealth.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';

/**
 * What the controller can do, by the bits of Identify Controller (NVM Express base specification).
 *
 * @param {any} controller
 */
export function controllerFeatures(controller) {
  const optional = numberIn(controller.oncs);
  const admin = numberIn(controller.oacs);
  const cache = numberIn(controller.vwc);
  const version = versionText(numberIn(controller.ver));
  return [
    ...(optional === null ? [] : [feature('TRIM', (optional & 4) !== 0, 'Dataset Management')]),
    ...(admin === null
      ? []
      : [feature('encryption commands', (admin & 1) !== 0, 'Security Send and Receive')]),
    ...(cache === null ? [] : [feature('volatile write cache', (cache & 1) !== 0)]),
    ...(version ? [feature('protocol', true, `NVMe ${version}`)] : []),
  ];
}

/** @param {number | null} version e.g. 66560 for 1.4 */
function versionText(version) {
  if (!version) return null;
  const parts = [version >>> 16, (version >>> 8) & 255, version & 255];
  return parts[2] ? parts.join('.') : parts.slice(0, 2).join('.');
}

/**
 * The drives of `nvme list`: flat entries, or hosts with subsystems, controllers and namespaces.
 *
 * @param {unknown[]} devices
 * @returns {import('../../model/parser.js').DeviceIdentity[]}
 */
export function listedDrives(devices) {
  return devices.flatMap((/** @type {any} */ device) => {
    if (!Array.isArray(device?.Subsystems)) return flatDrive(device);
    return device.Subsystems.flatMap((/** @type {any} */ subsystem) =>
      list(subsystem?.Controllers).map((controller) => nestedDrive(controller, subsystem)),
    );
  });
}

/** @param {any} device */
function flatDrive(device) {
  const drive = identity(device, numberIn(device?.PhysicalSize));
  return drive.model || drive.serial ? [drive] : [];
}

/**
 * Namespaces hang on the controller, or on the subsystem where several controllers share them.
 *
 * @param {any} controller
 * @param {any} subsystem
 */
function nestedDrive(controller, subsystem) {
  const own = list(controller?.Namespaces);
  const namespaces = own.length > 0 ? own : list(subsystem?.Namespaces);
  const sizes = namespaces.map((/** @type {any} */ each) => numberIn(each?.PhysicalSize) ?? 0);
  return identity(controller, sizes.reduce((sum, size) => sum + size, 0) || null);
}

/**
 * @param {any} fields
 * @param {number | null} capacity
 */
const identity = (fields, capacity) => ({
  model: textIn(fields?.ModelNumber),
  firmware: textIn(fields?.Firmware),
  serial: textIn(fields?.SerialNumber),
  capacity,
});

/**
 * @param {unknown} value
 * @returns {any[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);
