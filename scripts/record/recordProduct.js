import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileRun } from './fileRun.js';
import { fioRun } from './fioRun.js';
import { run } from './run.js';
import { isFreshEachRun, openTarget } from './targets/index.js';

/**
 * @typedef {object} Recording
 * @property {string} product     its id
 * @property {import('./targets/index.js').TargetSpec} spec  how it is made or reached
 * @property {{id: string, job: string, runs: number}[]} tests  `job` is the job file's path
 * @property {number | null} run  the one run wanted, null for all
 * @property {string} folder     `<out>/<product>/<campaign>`
 * @property {string} scratch    where a folder for the target may be made
 * @property {(line: string) => void} say
 */

/**
 * Records a product: run 1 of every test, then run 2, and so on, so that a slow change of the machine shows as
 * spread between runs and not as a difference between tests.
 * @param {Recording} recording
 */
export async function recordProduct(recording) {
  const scratch = await mkdtemp(join(recording.scratch, 'record-'));
  const kept = isFreshEachRun(recording.spec) ? null : await openTarget(recording.spec, scratch);
  try {
    for (const { test, number } of rounds(recording)) {
      recording.say(`${recording.product} ${test.id} run ${number}`);
      await recordRun(recording, { test, number, scratch, kept });
    }
  } finally {
    await kept?.close();
    await rm(scratch, { recursive: true });
  }
}

/** @param {Recording} recording */
function rounds({ tests, run: wanted }) {
  const most = Math.max(...tests.map((test) => test.runs));
  const numbers = wanted ? [wanted] : Array.from({ length: most }, (_, index) => index + 1);
  return numbers.flatMap((number) =>
    tests.filter((test) => number <= test.runs).map((test) => ({ test, number })),
  );
}

/**
 * @param {Recording} recording
 * @param {{test: Recording['tests'][0], number: number, scratch: string,
 *   kept: import('./targets/index.js').Target | null}} options
 */
async function recordRun({ spec, folder }, { test, number, scratch, kept }) {
  const name = `run${number}`;
  const job = await readFile(test.job, 'utf8');
  await writeFile(join(scratch, 'job.fio'), job);
  await settle();
  const target = kept ?? (await openTarget(spec, scratch));
  try {
    const files = await fioRun(job, target, { scratch, name });
    if (target.truth) {
      const truth = await readFile(join(scratch, target.truth));
      if (changes(truth) > 0) files.set(`${name}.truth.csv`, truth);
    }
    await fileRun(files, join(folder, test.id));
  } finally {
    if (!kept) await target.close();
  }
}

/** @param {Buffer} truth */
const changes = (truth) => truth.toString('utf8').trim().split('\n').length - 1;

/** Lets what the run before wrote reach the disk, so that it does not slow the next one. */
async function settle() {
  await run('sync', []);
  await sleep(1000);
}
