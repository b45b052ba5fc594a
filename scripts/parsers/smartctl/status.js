import { warning } from '../../model/parser.js';
import { textIn } from '../shared/jsonDocument.js';

/** The exit status is a bit mask (smartctl(8), "EXIT STATUS"); bits 0 and 1 mean that nothing was read. */
const bits = [
  'its command line was not understood',
  'the device could not be opened',
  'a SMART command failed or a checksum was wrong',
  'SMART says the drive is FAILING',
  'an attribute is at or below its threshold now',
  'an attribute was at or below its threshold before',
  "the drive's error log holds errors",
  "the drive's self-test log holds errors",
];

/**
 * Why there is nothing in the dump; `null` where there is. Data may be whole beside any status.
 *
 * @param {any} dump
 * @returns {string | null}
 */
export function openingFailed(dump) {
  const status = dump.smartctl?.exit_status;
  const hasData = Boolean(dump.temperature || dump.power_on_time || dump.smart_status || identified(dump));
  if (hasData || !Number.isInteger(status) || (status & 3) === 0) return null;
  const said = messages(dump).join('; ');
  return `smartctl read nothing: ${said || bits[status & 1 ? 0 : 1]}`;
}

/** @param {any} dump */
const identified = (dump) =>
  Boolean(dump.model_name ?? dump.scsi_model_name ?? dump.user_capacity ?? dump.devices);

/** @param {any} dump */
export function exitWarnings(dump) {
  const status = dump.smartctl?.exit_status;
  const set = Number.isInteger(status) ? bits.filter((_, bit) => status & (1 << bit)) : [];
  return [
    ...set.map((meaning) => warning(`smartctl ended with status ${status}: ${meaning}`)),
    ...messages(dump).map((message) => warning(`smartctl says: ${message}`)),
  ];
}

/**
 * @param {any} dump
 * @returns {string[]}
 */
function messages(dump) {
  const list = Array.isArray(dump.smartctl?.messages) ? dump.smartctl.messages : [];
  return list.flatMap((/** @type {any} */ each) => textIn(each?.string) ?? []);
}
