import { nodeFailures } from './closingLines.js';

/**
 * @typedef {{ ok: boolean, output: string }} Run `output`: of Node's reporter `spec`, without colours
 * @typedef {(groups: string[][], atOnce: number) => Promise<Run>} RunNode `groups`: files that share a process; `atOnce`: groups side by side
 * @typedef {Record<string, number>} Counts by the reporter's name for them, and `flaky`
 * @typedef {import('./closingLines.js').Failure} Failure
 */

/**
 * Runs files with tests. Where `again`, files with a test that failed run once more, alone, and the run is good where all of
 * them pass then. Anything in doubt stays failed.
 *
 * @param {string[][]} groups of files that share a process
 * @param {{ run: RunNode, atOnce?: number, again?: boolean }} options
 * @returns {Promise<Run & { counts: Counts, failures: Failure[], unsteady: string[] }>}
 *   `failures`: the tests that are named as failed; `unsteady`: the files that passed the second time
 */
export async function runTests(groups, { run, atOnce = 1, again = false }) {
  const files = groups.flat();
  const first = await run(groups, atOnce);
  const counts = countsIn(first.output);
  const failures = nodeFailures(first.output);
  const failing = filesOf(failures);
  const isClear = failing.length > 0 && failing.every((file) => files.includes(file));
  if (first.ok || !again || !isClear) return { ...first, counts, failures, unsteady: [] };
  const second = await run(
    failing.map((file) => [file]),
    1,
  );
  const output = first.output + second.output;
  const then = countsIn(second.output);
  const flaky = Math.max(0, lost(counts) - lost(then));
  // what was killed counted nothing, and what is skipped now has not passed
  const isSure = then.pass >= flaky && then.skipped <= counts.skipped;
  if (!isSure) return { ok: false, output, counts, failures, unsteady: [] };
  const { fail, cancelled } = then;
  const still = nodeFailures(second.output);
  return {
    ok: second.ok,
    output,
    counts: { ...counts, pass: counts.pass + flaky, fail, cancelled, flaky },
    failures: still,
    unsteady: failing.filter((file) => !filesOf(still).includes(file)),
  };
}

/** @param {string} output @returns {Counts} */
const countsIn = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^ℹ (tests|pass|fail|cancelled|skipped) (\d+)$/gm)].map(([, name, count]) => [
      name,
      Number(count),
    ]),
  );

/** A test that takes too long is cancelled. @param {Counts} counts */
const lost = ({ fail, cancelled }) => fail + cancelled;

/**
 * A test that a file's helper made is in the helper, which is no file with tests.
 *
 * @param {Failure[]} failures
 */
const filesOf = (failures) => [...new Set(failures.map(({ file }) => file))];
