import { parseQuantity } from '../model/parseQuantity.js';

/**
 * The one quantity that a maker's words state: `up to 3,500 MB/s`, `1.2A Peak`, `1.5 million hours`, `64K op/s`. Ranges, pairs
 * and sizes in three directions are none: a number out of them would sort them wrongly.
 *
 * @typedef {{ value: number, unit: string | null }} SpecQuantity `unit`: one of ours, else the maker's word (`years`, `DWPD`)
 */

const bounds = /^(?:up to|at least|about|approx\.?|ca\.?|max\.?|min\.?|typ\.?|[<>≤≥~≈]=?)\s*/i;

/** How else makers write what we write. @type {[RegExp, string][]} */
const spellings = [
  [/([kMGT]i?B)(?:ps|\/sec)\b/, '$1/s'],
  [/(\d)\s*million\b/i, '$1M'],
];

/**
 * @param {string} text
 * @returns {SpecQuantity | null} `null` where it states none, or several
 */
export function specQuantity(text) {
  const plain = spellings.reduce((so, [from, to]) => so.replace(from, to), text.replace(bounds, ''));
  const quantity = parseQuantity(plain);
  if (!quantity || statesMore(quantity.rest)) return null;
  const { value, unit, rest } = quantity;
  if (unit !== null || rest === '') return { value, unit };
  const ours = parseQuantity(`1 ${rest}`);
  if (ours?.unit && ours.rest === '') return { value: value * ours.value, unit: ours.unit };
  return /^[a-z]+$/i.test(rest) ? { value, unit: rest } : null;
}

/** Another number, which no brackets enclose and which is no tolerance or part of a name. @param {string} rest */
const statesMore = (rest) => /(?:^|[^a-z\d.,])\d/i.test(rest.replace(/\([^)]*\)|±.*/g, ''));
