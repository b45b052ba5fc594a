import { compareResults } from '../../scripts/results/compare/compareResults.js';

/** @typedef {import('../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord */

/** A page that a record names. @param {string} id */
export const linked = (id) => ({ id, title: id.toUpperCase(), href: `${id}/` });

/** What is compared of these products, without pauses. @param {CompareRecord[]} records */
export function compareAll(...records) {
  const steps = compareResults(records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
