import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { driveFields, driveIdentity, driveFeatures, driveVitals } from './drive.js';
import { driveHealth } from '../shared/driveHealth.js';

const make = 'Edit > Copy, or `DiskInfo64.exe /CopyExit`, and keep the whole text';
const banner = /^CrystalDiskInfo\s+(\d\S*)/m;
const drivePart = /^-{20,}\n \(\d+\) .*\n-{20,}$/m;

/** @type {import('../../model/parser.js').Parser} */
export const crystalDiskInfo = {
  tool: 'crystaldiskinfo',
  title: 'CrystalDiskInfo',
  layouts: [
    {
      name: 'text of one drive or several',
      versions: '8 and 9, any language',
      verified: false,
      reads:
        'model, firmware, capacity, temperature, wear, data read and written, hours, cycles, TRIM, DevSleep, link',
      make,
    },
  ],
  recognise: (source) => banner.test(source.headText()) && /hiyohiyo/.test(source.headText()),
  parse(source) {
    const text = source.text();
    const drives = text.split(drivePart).slice(1).map(driveFields);
    if (drives.length === 0 || drives.some(({ fields }) => !fields.has('Model'))) {
      throw new InputError('no drive in the text of CrystalDiskInfo', { hint: make });
    }
    const read = drives.map((drive) => readDrive(drive, drives.length > 1));
    const alone = read.length === 1 ? read[0] : null;
    return parsed({
      toolVersion: banner.exec(text)?.[1] ?? null,
      device: alone?.device ?? null,
      measurements: read.flatMap(({ health }) => health.measurements),
      health: alone?.health.health ?? null,
      warnings: [
        warning('the text of CrystalDiskInfo was read by its source code: no real file has verified it'),
        ...(alone ? [] : [warning(`${read.length} drives in one text: copy one alone for its health panel`)]),
        ...read.flatMap(({ health, warnings }) => [...health.warnings, ...warnings]),
      ],
      startedAt: startedAt(text),
    });
  },
};

/**
 * @param {ReturnType<typeof driveFields>} drive
 * @param {boolean} shared
 */
function readDrive(drive, shared) {
  const device = driveIdentity(drive);
  const { vitals, warnings } = driveVitals(drive);
  const subject = shared && device.model ? device.model : undefined;
  return { device, warnings, health: driveHealth(vitals, driveFeatures(drive), { subject }) };
}

/**
 * `2021/09/06 9:05:00`, in the local time of the machine.
 *
 * @param {string} text
 */
function startedAt(text) {
  const match = /^[ \t]{0,60}Date : (\d{4})\/(\d{2})\/(\d{2}) (\d{1,2}):(\d{2}):(\d{2})$/m.exec(text);
  return match
    ? `${match[1]}-${match[2]}-${match[3]}T${match[4].padStart(2, '0')}:${match[5]}:${match[6]}`
    : null;
}
