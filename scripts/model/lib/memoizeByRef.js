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
