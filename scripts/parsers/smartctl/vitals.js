import { warning } from '../../model/parser.js';
import { nvmeFailures, nvmeUse, times } from '../shared/driveHealth.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';

/**
 * Attribute 241 and 242 count in the maker's own unit. The name tells it, where smartmontools' drive database knows
 * the model; elsewhere "LBAs" may as well be GiB or 32 MiB.
 */
const countedIn = /** @type {[RegExp, number][]} */ ([
  [/LBAs/i, 512],
  [/32MiB/i, 33_554_432],
  [/GiB/i, 2 ** 30],
  [/GB/i, 1e9],
  [/MiB/i, 2 ** 20],
]);
const lifeLeft =
  /^(?:SSD_Life_Left|Percent_Lifetime_Remain|Remaining_Lifetime_Perc|Media_Wearout_Indicator)$/;
const failures = new Map([
  [5, 'reallocated sectors'],
  [197, 'pending sectors'],
  [198, 'uncorrectable sectors'],
  [199, 'link errors (CRC)'],
]);

/**
 * @param {any} dump
 * @returns {{ vitals: import('../shared/driveHealth.js').Vital[], warnings: import('../../model/parser.js').Warning[] }}
 */
export function ataVitals(dump) {
  const table = rows(dump.ata_smart_attributes?.table);
  const statistics = deviceStatistics(dump);
  const known = dump.in_smartctl_database === true;
  const sector = numberIn(dump.logical_block_size) ?? 512;
  const written = times(statistics('Logical Sectors Written'), sector);
  const read = times(statistics('Logical Sectors Read'), sector);
  const attributed = known ? counted(table) : { written: null, read: null };
  const vitals = /** @type {import('../shared/driveHealth.js').Vital[]} */ ([
    { name: 'rated life used', metric: 'wear', value: wear(dump, table, statistics) },
    { name: 'data read', metric: 'bytes-read', value: read ?? attributed.read },
    { name: 'data written', metric: 'bytes-written', value: written ?? attributed.written },
    ...table
      .filter(({ id }) => failures.has(id))
      .map(({ id, raw }) => ({ name: failures.get(id) ?? '', value: raw })),
  ]);
  const guess = written === null && !known && table.some(({ id }) => id === 241);
  return { vitals, warnings: guess ? [unitUnknown] : [] };
}

const unitUnknown = warning(
  'data written is left out: smartctl does not know the model, so the unit of attribute 241 is unknown',
);

/** @param {unknown} table */
function rows(table) {
  const list = Array.isArray(table) ? table : [];
  return list.map((/** @type {any} */ row) => ({
    id: Number(row?.id),
    name: textIn(row?.name) ?? '',
    value: numberIn(row?.value),
    raw: numberIn(row?.raw?.value),
  }));
}

/** @param {ReturnType<typeof rows>} table */
function counted(table) {
  const bytes = (/** @type {number} */ id) => {
    const row = table.find((each) => each.id === id);
    const unit = row && countedIn.find(([name]) => name.test(row.name))?.[1];
    return row && unit ? times(row.raw, unit) : null;
  };
  return { written: bytes(241), read: bytes(242) };
}

/**
 * @param {any} dump
 * @returns {(name: string) => number | null}
 */
function deviceStatistics(dump) {
  const pages = Array.isArray(dump.ata_device_statistics?.pages) ? dump.ata_device_statistics.pages : [];
  const entries = pages.flatMap((/** @type {any} */ page) => (Array.isArray(page?.table) ? page.table : []));
  return (name) =>
    numberIn(
      entries.find((/** @type {any} */ each) => each?.name === name && each?.flags?.valid !== false)?.value,
    );
}

/**
 * @param {any} dump
 * @param {ReturnType<typeof rows>} table
 * @param {(name: string) => number | null} statistics
 */
function wear(dump, table, statistics) {
  const used =
    numberIn(dump.endurance_used?.current_percent) ?? statistics('Percentage Used Endurance Indicator');
  if (used !== null) return used / 100;
  if (dump.in_smartctl_database !== true) return null;
  const left = table.find(({ name }) => lifeLeft.test(name))?.value ?? null;
  return left === null || left > 100 ? null : (100 - left) / 100;
}

/**
 * SCSI and SAS drives count in their error counter log; its gigabytes are decimal.
 *
 * @param {any} dump
 * @returns {import('../shared/driveHealth.js').Vital[]}
 */
export function scsiVitals(dump) {
  const { read, write } = dump.scsi_error_counter_log ?? {};
  const uncorrected = [read, write].map((side) => numberIn(side?.total_uncorrected_errors));
  const wear = numberIn(dump.scsi_percentage_used_endurance_indicator);
  return [
    { name: 'rated life used', metric: 'wear', value: wear === null ? null : wear / 100 },
    { name: 'data read', metric: 'bytes-read', value: times(numberIn(read?.gigabytes_processed), 1e9) },
    {
      name: 'data written',
      metric: 'bytes-written',
      value: times(numberIn(write?.gigabytes_processed), 1e9),
    },
    { name: 'media errors', metric: 'media-errors', value: sum(uncorrected) },
    { name: 'grown defects', value: numberIn(dump.scsi_grown_defect_list) },
  ];
}

/** @param {(number | null)[]} values */
function sum(values) {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
}

/**
 * The NVMe health log in smartctl's output; its temperatures are already Celsius.
 *
 * @param {any} dump
 * @returns {import('../shared/driveHealth.js').Vital[]}
 */
export function nvmeVitals(dump) {
  const log = dump.nvme_smart_health_information_log;
  return log ? [...nvmeUse(log), ...nvmeFailures(log)] : [];
}
