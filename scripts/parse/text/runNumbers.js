/**
 * Numbers the runs of a file that holds several: the first of the same work is run 0, the next run 1, whatever else was
 * measured between them.
 */
export function runNumbers() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return {
    /** @param {unknown} work what was measured: all that tells it from other work */
    next(work) {
      const key = JSON.stringify(work);
      const run = counts.get(key) ?? 0;
      counts.set(key, run + 1);
      return run;
    },
  };
}
