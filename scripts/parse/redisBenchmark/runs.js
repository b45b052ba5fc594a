/**
 * A command that comes again belongs to the next call of redis-benchmark: each is a run.
 *
 * @returns {(test: string) => number} the run of a command, asked for in the order of the file
 */
export function runOf() {
  let run = 0;
  let seen = new Set();
  return (test) => {
    if (seen.has(test)) {
      run += 1;
      seen = new Set();
    }
    seen.add(test);
    return run;
  };
}
