import { listNames } from '../../model/lib/phrases.js';

/**
 * Why two products have no result that could be set against the other's, field by field.
 *
 * @typedef {import('./compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('./compareRecord.js').ResultSet} ResultSet
 * @typedef {{ label: string, one: string, other: string }} FieldDifference
 * @typedef {object} Pair
 * @property {CompareRecord} one
 * @property {CompareRecord} other
 * @property {FieldDifference[]} differences of the two campaigns that are nearest to each other
 * @property {string | null} reason in words, where no field tells it
 */

/** What two campaigns must share. @type {{ label: string, of: (set: ResultSet) => string }[]} */
export const decisive = [
  { label: 'Methodology', of: ({ methodology }) => methodology.title },
  { label: 'Testbed', of: ({ testbed }) => testbed.title },
  { label: 'Origin', of: ({ kind }) => kind },
  { label: 'Test setup', of: setupOf },
];

/** Variants that the methodology declares alike are no difference. @param {ResultSet} set */
function setupOf({ variant, results }) {
  if (variant === null) return 'as its methodology has it';
  const declared = results.every((result) => result.declared !== null);
  return `setup “${variant}”${declared ? ', declared alike' : ', not declared alike'}`;
}

/** @param {ResultSet} one @param {ResultSet} other */
function differencesOf(one, other) {
  return decisive
    .filter(
      ({ of, label }) => of(one) !== of(other) && !(label === 'Test setup' && [one, other].every(isAlike)),
    )
    .map(({ label, of }) => ({ label, one: of(one), other: of(other) }));
}

/** @param {ResultSet} set */
const isAlike = ({ variant, results }) =>
  variant === null || results.every(({ declared }) => declared !== null);

/**
 * @param {CompareRecord[]} records
 * @param {import('./compareResults.js').SharedGroup[]} groups
 * @returns {Pair[]} of the products that have nothing in common
 */
export function whyNotComparable(records, groups) {
  const rows = groups.flatMap(({ charts }) => charts.map(({ data }) => data.rows));
  const share = (/** @type {string} */ one, /** @type {string} */ other) =>
    rows.some((own) => [one, other].every((id) => own.some(({ product }) => product === id)));
  return records.flatMap((one, at) =>
    records
      .slice(at + 1)
      .filter((other) => !share(one.product.id, other.product.id))
      .map((other) => {
        const differences = nearest(one, other);
        return { one, other, differences, reason: differences.length ? null : reasonOf([one, other]) };
      }),
  );
}

/** @param {CompareRecord[]} pair */
function reasonOf(pair) {
  const untested = pair.filter(({ sets }) => sets.length === 0).map(({ product }) => product.name);
  if (untested.length) return `There are no results of ${listNames(untested)}.`;
  if (pair.every(({ sets }) => sets.every(({ kind }) => kind === 'emulated')))
    return 'Both are emulated: their numbers are not those of any product.';
  return 'They took no test in common.';
}

/** @param {CompareRecord} one @param {CompareRecord} other @returns {FieldDifference[]} */
function nearest({ sets }, other) {
  const all = sets.flatMap((set) => other.sets.map((rival) => differencesOf(set, rival)));
  return all.sort((a, b) => a.length - b.length)[0] ?? [];
}
