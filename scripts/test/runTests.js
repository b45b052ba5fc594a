import { sep } from 'node:path';

/**
 * @typedef {{ ok: boolean, output: string }} Run `output`: of Node's reporter `spec`, without colours
 * @typedef {(groups: string[][], atOnce: number) => Promise<Run>} RunNode `groups`: files that share a process; `atOnce`: groups side by side
 * @typedef {Record<string, number>} Counts by the reporter's name for them, and `flaky`
 */

/**
 * Runs files with tests. Where `again`, files with a test that failed run once more, alone, and the run is good where all of
 * them pass then. Anything in doubt stays failed.
 *
 * @param {string[][]} groups of files that share a process
 * @param {{ run: RunNode, atOnce?: number, again?: boolean }} options
 * @returns {Promise<Run & { counts: Counts, failing: string[], unsteady: string[] }>}
 *   `failing`: the files that are named as failed; `unsteady`: those that passed the second time
 */
export async function runTests(groups, { run, atOnce = 1, again = false }) {
  const files = groups.flat();
  const first = await run(groups, atOnce);
  const counts = countsIn(first.output);
  const failing = failingFiles(first.output);
  const isClear = failing.length > 0 && failing.every((file) => files.includes(file));
  if (first.ok || !again || !isClear) return { ...first, counts, failing, unsteady: [] };
  const second = await run(
    failing.map((file) => [file]),
    1,
  );
  const output = first.output + second.output;
  const then = countsIn(second.output);
  const flaky = Math.max(0, lost(counts) - lost(then));
  // what was killed counted nothing, and what is skipped now has not passed
  const isSure = then.pass >= flaky && then.skipped <= counts.skipped;
  if (!isSure) return { ok: false, output, counts, failing, unsteady: [] };
  const { fail, cancelled } = then;
  const still = failingFiles(second.output);
  return {
    ok: second.ok,
    output,
    counts: { ...counts, pass: counts.pass + flaky, fail, cancelled, flaky },
    failing: still,
    unsteady: failing.filter((file) => !still.includes(file)),
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
 * Files of the tests that the end of the output names as failing: none where so much failed that its beginning is lost. A test that a
 * file's helper made is in the helper, which is no file with tests.
 *
 * @param {string} output
 */
function failingFiles(output) {
  const begin = output.search(/^✖ failing tests:$/m);
  const places = begin < 0 ? [] : output.slice(begin).matchAll(/^test at (.+?):\d+:\d+$/gm);
  return [...new Set([...places].map(([, file]) => file.split(sep).join('/')))];
}
