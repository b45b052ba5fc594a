import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { addJobs } from '../../scripts/results/runs/addJobs.js';

/* Logs of several jobs in one file, their rows mixed in time: what they add up to is what the jobs' own logs add up to. */

const windows = 40;

/**
 * Jobs do not keep time to the millisecond, and not alike.
 *
 * @param {number} job
 * @returns {{ time: number, text: string }[]}
 */
const rowsOf = (job) =>
  Array.from({ length: windows }, (_, at) => {
    const time = 500 * (at + 1) + ((job * 7 + at * 3) % 3) - 1;
    return [0, 1].map((direction) => ({
      time,
      text: `${time}, ${1000 * (job + 1) + 10 * at + direction}, ${direction}, 0, 0\n`,
    }));
  }).flat();

/** @param {{ text: string }[]} rows @param {string} [name] */
const read = (rows, name = 'x_bw.log') =>
  parseSource(textSource(name, rows.map(({ text }) => text).join('')));

/** @param {ReturnType<typeof read>[]} logs */
const together = (logs) =>
  ['read', 'write'].map((operation) => {
    const all = logs.flatMap(({ series }) =>
      series.filter((each) => each.parameters.operation === operation),
    );
    const { values, points } = addJobs(all);
    return { values: [...values], points };
  });

const orders =
  /** @type {Record<string, (rows: { time: number, text: string }[][]) => { text: string }[]>} */ ({
    'by time': (jobs) => jobs.flat().sort((a, b) => a.time - b.time),
    'in turns': (jobs) => jobs[0].flatMap((_, at) => jobs.map((rows) => rows[at])),
  });

for (const [order, mix] of Object.entries(orders)) {
  for (const count of [2, 3, 4, 8, 16]) {
    test(`the rows of ${count} jobs, mixed ${order}, add up`, () => {
      const jobs = Array.from({ length: count }, (_, job) => rowsOf(job));
      const mixed = read(mix(jobs));
      assert.deepEqual(together([mixed]), together(jobs.map((rows) => read(rows))));
      assert.equal(mixed.settings.jobs, `${count}, mixed in time`);
      assert.match(mixed.warnings[0].message, /mixed in time: they add up/);
    });
  }
}

test('a job that is silent now and then adds nothing where it is', () => {
  const [first, second, third] = [0, 1, 2].map(rowsOf);
  const silent = second.filter((_, at) => at % 10 > 3);
  const jobs = [first, silent, third];
  assert.deepEqual(together([read(orders['by time'](jobs))]), together(jobs.map((rows) => read(rows))));
});

test('the rest of a last window belongs to the jobs that are there', () => {
  const jobs = [0, 1].map((job) => [
    ...rowsOf(job),
    ...[0, 1].map((direction) => ({ time: 20_090, text: `20090, 9, ${direction}, 0, 0\n` })),
  ]);
  const mixed = read(orders['by time'](jobs));
  assert.equal(mixed.settings.jobs, '2, mixed in time');
  assert.deepEqual(together([mixed]), together(jobs.map((rows) => read(rows))));
});

test('latencies at one time are not told apart by job: single slow I/Os look alike', () => {
  const { series, warnings } = read(orders['by time']([0, 1, 2].map(rowsOf)), 'x_clat.log');
  assert.deepEqual(
    [series.map(({ parameters }) => parameters.job), series[0].points],
    [[undefined, undefined], 3 * windows],
  );
  assert.ok(!warnings.some(({ message }) => /mixed/.test(message)));
});

test('a log that says a time twice at its begin and its end is one job', () => {
  const rows = rowsOf(0);
  const { series, settings } = read([
    rows[0],
    rows[1],
    ...rows,
    rows[rows.length - 2],
    rows[rows.length - 1],
  ]);
  assert.deepEqual(
    [series.map(({ parameters }) => parameters.job), settings.jobs],
    [[undefined, undefined], undefined],
  );
});
