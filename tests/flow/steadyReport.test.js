import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { steadyReport } from '../../scripts/flow/records/steadyReport.js';
import { measurement } from '../../scripts/model/measurement.js';

/*
 * What the page of a product says above the raw files of a campaign whose tests have rounds.
 */

const project = readProject([
  {
    path: 'data/methodologies/m/methodology.toml',
    text: `title = "M"
preparation = ["purge"]
[tests.iops]
title = "Random requests"
tool = "fio"
preparation = ["written twice"]
tracked = { metric = "iops", operation = "write", block-size = "4 KiB", parameters = { read-percent = 0 } }
[tests.other]
title = "Other"
tool = "fio"
`,
  },
]);
const tracked = project.methodologies.get('m')?.value.tests.iops.tracked;

/** @param {number[]} values of the tracked result, by round */
const measurements = (values) =>
  values.map((value, at) =>
    measurement({
      metric: 'iops',
      statistic: 'mean',
      value,
      parameters: { operation: 'write', 'block-size': 4096, 'read-percent': 0, round: at + 1 },
    }),
  );

/** @param {number[][]} runs */
function reportOf(runs) {
  const own = { product: 'a', campaign: 'c', facts: { methodology: 'm' }, emulated: false, capacity: null };
  const tests = [
    {
      ...own,
      test: 'iops',
      tracked,
      runs: runs.map((values, at) => ({
        run: at + 1,
        files: [],
        series: [],
        tool: 'fio',
        toolVersion: null,
        measurements: measurements(values),
        settings: { direct: '1', 'r0-4k: bs': '4k', runtime: String(60 + at) },
      })),
    },
    { ...own, test: 'other', runs: [] },
  ];
  const results = /** @type {any} */ ({ project, tests, findings: () => [] });
  const campaign = /** @type {any} */ ({ product: 'a', campaign: 'c', value: { methodology: 'm' } });
  return steadyReport(campaign, results);
}

test('each run with its steady rounds, or that there are none, and what all runs share', () => {
  const settled = [2000, 1000, 990, 1010, 1000, 1000];
  const swinging = [1000, 1500, 1000, 1500, 1000, 1500];
  assert.deepEqual(reportOf([settled, swinging]), {
    preparation: ['purge'],
    tests: [
      {
        id: 'iops',
        title: 'Random requests',
        href: 'methodologies/m/iops/',
        judgedBy: 'IOPS, 4\u2009KiB write, 0 % read',
        preparation: ['written twice'],
        settings: ['direct=1'],
        runs: [
          {
            run: 1,
            words: 'steady in rounds 2 to 6 of 6',
            mean: '1000\u2009IOPS',
            range: '2.0\u2009%',
            slope: '0.40\u2009%',
          },
          {
            run: 2,
            words: 'no steady state in 6 rounds',
            mean: '1300\u2009IOPS',
            range: '38\u2009%',
            slope: '0\u2009%',
          },
        ],
      },
    ],
  });
});

test('a campaign without rounds has no such head', () => {
  assert.equal(reportOf([[1000, 1000]]), null);
});
