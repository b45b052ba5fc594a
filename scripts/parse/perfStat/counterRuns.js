/**
 * Sorts counters into runs, in their order: a counter that comes again, or an interval before the last one, begins another run.
 */
export function counterRuns() {
  /** @type {import('./counters.js').PerfRun[]} */
  const runs = [];
  let last = Infinity;
  return {
    runs,
    /**
     * @param {import('./counters.js').Counter} counter
     * @param {number | null} repeats of which its value is the mean; `null` where the file does not say it
     */
    add(counter, repeats) {
      const { event, where, time } = counter;
      const isAgain =
        time === null
          ? runs.at(-1)?.counters.some((each) => each.event === event && each.where === where)
          : time < last;
      if (runs.length === 0 || isAgain) runs.push({ test: null, repeats, counters: [], times: [] });
      if (time !== null) last = time;
      runs[runs.length - 1].counters.push(counter);
    },
  };
}
