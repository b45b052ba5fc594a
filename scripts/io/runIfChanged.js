import { readChecked, writeChecked } from './writeAtomic.js';

/**
 * Work whose outcome stands while nothing it reads, and nothing it wrote, has changed. Only then is it passed over, and its
 * record may be deleted at any time. Where what it wrote lies there untouched, `work` receives the last record, and may reuse
 * what would come out the same.
 *
 * @template T plain data
 * @typedef {object} Work
 * @property {() => string} reads a key of everything that decides the outcome
 * @property {() => string} [wrote] a key of what the work leaves behind, as it lies there
 * @property {(key: string, last: Last<T> | null) => Promise<T>} work `key`: what `reads` returned
 * @property {(outcome: T) => boolean} stands whether the same would come of it again; a failure is never remembered
 */

/**
 * @template T plain data
 * @typedef {{ key: string, outcome: T }} Last
 */

/**
 * @template T
 * @param {string} file for the record
 * @param {Work<T>} work
 * @returns {Promise<T>} of the work, or of the one that was done before
 */
export async function runIfChanged(file, work) {
  const { outcome, note } = await workIfChanged(file, work);
  note?.();
  return outcome;
}

/**
 * The same where the record is written later, once `reads` has looked again.
 *
 * @template T
 * @param {string} file for the record
 * @param {Work<T>} work
 * @returns {Promise<{ outcome: T, note: (() => void) | null }>} `note` writes the record, where there is a new one
 */
export async function workIfChanged(file, { reads, wrote = () => '', work, stands }) {
  const key = reads();
  const last = readLast(file, wrote);
  if (last?.key === key) return { outcome: last.outcome, note: null };
  const outcome = await work(key, last);
  const note = () => {
    // what was changed meanwhile may be in the outcome, or not
    if (stands(outcome) && reads() === key)
      writeChecked(file, JSON.stringify({ key, left: wrote(), outcome }));
  };
  return { outcome, note };
}

/**
 * The work that was done last, where what it wrote lies there untouched.
 *
 * @param {string} file
 * @param {() => string} wrote as in `Work`
 * @returns {Last<any> | null}
 */
export function readLast(file, wrote) {
  const kept = readChecked(file);
  const record = kept && JSON.parse(kept.toString());
  return record && record.left === wrote() ? record : null;
}
