import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JobTimes } from '../../scripts/parsers/fio/jobTimes.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';

/* The job of a row in a log whose jobs are mixed in time. Looking at every job for every row took eight seconds for 200,000 rows. */

/**
 * What `firstFree` is to find, by looking at every job.
 *
 * @param {number[]} last
 * @param {number} time
 * @param {number} gap
 */
function byLooking(last, time, gap) {
  const free = last.findIndex((each) => time - each > gap);
  return free === -1 ? last.indexOf(Math.min(...last)) : free;
}

const ways = /** @type {Record<string, (random: () => number, row: number) => number>} */ ({
  'at one time': () => 500,
  'in any order': (random) => Math.floor(random() * 3000),
  'going forward': (random, row) => row * 30 + Math.floor(random() * 40),
  'a window after another': (random, row) => Math.floor(row / 7) * 500 + Math.floor(random() * 20),
});

for (const [way, timeOf] of Object.entries(ways)) {
  test(`rows ${way} go to the jobs that a look at every job finds`, () => {
    for (const most of [1, 2, 3, 7, 8, 100]) {
      const random = seededRandom(most);
      const times = new JobTimes(most);
      const last = Array.from({ length: most }, () => -Infinity);
      for (let row = 0; row < 400; row++) {
        const time = timeOf(random, row);
        const job = times.firstFree(time, 250);
        assert.equal(job, byLooking(last, time, 250), `row ${row} of ${most} jobs`);
        times.heard(job, time);
        last[job] = Math.max(last[job], time);
      }
    }
  });
}

test('a row of 2,000 jobs takes some tens of steps', () => {
  const times = new JobTimes(2000);
  let steps = 0;
  times.least = new Proxy(times.least, {
    get(least, at) {
      steps++;
      return Reflect.get(least, at);
    },
  });
  const rows = 4000;
  for (let row = 0; row < rows; row++) times.heard(times.firstFree(500, 250), 500);
  assert.ok(steps / rows < 50, `${steps / rows} steps a row`);
});
