/**
 * Pure work on a record, done once while the record lives: builds that follow one another in live preview share what did
 * not change.
 *
 * @template {object} R
 * @template T
 * @param {(record: R) => T} work
 * @returns {(record: R) => T}
 */
export function memoizeByRef(work) {
  /** @type {WeakMap<R, { outcome: T }>} */
  const known = new WeakMap();
  return (record) => {
    const done = known.get(record) ?? { outcome: work(record) };
    known.set(record, done);
    return done.outcome;
  };
}

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
