import { times } from '../text/driveHealth.js';
import { numberIn } from '../text/jsonDocument.js';

/**
 * SCSI and SAS drives count in their error counter log; its gigabytes are decimal.
 *
 * @param {any} dump
 * @returns {import('../text/driveHealth.js').Vital[]}
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
