/**
 * Pure work on a list of records, done again only where the list holds others than the last time. What comes of it is then the
 * very same object, for others to recognise.
 *
 * @template R
 * @template T
 * @param {(records: R[]) => T} work
 * @returns {(records: R[]) => T}
 */
export function memoizeLast(work) {
  /** @type {{ records: R[], outcome: T } | null} */
  let last = null;
  return (records) => {
    const same =
      last?.records.length === records.length && records.every((each, at) => each === last?.records[at]);
    if (!last || !same) last = { records, outcome: work(records) };
    return last.outcome;
  };
}
