import { byDate } from '../../content/readLock.js';

/**
 * @typedef {import('./lockNumbers.js').Change} Change
 * @typedef {import('./lockNumbers.js').LockedUpdate} LockedUpdate
 * @typedef {{ date: string, kind: 'data' | 'method' | 'drawing' | 'text', why: string }} Update an entry of the front matter
 * @typedef {Pick<import('../../model/project.js').Review, 'value' | 'published'>} Published
 */

/**
 * The updates of the front matter, the oldest first, each with its record in the lock. Two of one day and kind are recorded in
 * their order.
 *
 * @param {Published} review
 * @returns {{ update: Update, record: LockedUpdate | null }[]}
 */
function withRecords({ value, published }) {
  const left = [...(published?.updates ?? [])];
  return updatesOf(value).map((update) => {
    const at = left.findIndex(({ date, kind }) => date === update.date && kind === update.kind);
    return { update, record: at < 0 ? null : left.splice(at, 1)[0] };
  });
}

/** @param {Record<string, any>} value front matter @returns {Update[]} the oldest first */
export function updatesOf({ updates }) {
  const written = /** @type {Update[]} */ (Array.isArray(updates) ? updates : []);
  return [...written].sort(byDate);
}

/**
 * Updates that the lock does not know, the oldest first.
 *
 * @param {Published} review
 */
export const freshUpdates = (review) =>
  withRecords(review).flatMap(({ update, record }) => (record ? [] : [update]));

/**
 * What readers see of the updates, the newest first: why, and what changed from what to what. A number that only moved to another test
 * is the same to them.
 *
 * @param {Published} review
 * @returns {(Update & { changes: Change[] })[]}
 */
export const historyOf = (review) =>
  withRecords(review)
    .reverse()
    .map(({ update, record }) => ({
      ...update,
      changes: (record?.changes ?? []).filter(({ from, to }) => from !== to),
    }));
