import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { run } from './run.js';

/** What fio's logs are called behind the run's name; it writes others, which repeat these. */
const LOGS = ['bw', 'iops', 'lat'];

/**
 * Runs one job file once, from inside the scratch folder, so that results hold relative names only.
 * @param {string} jobText the job file
 * @param {import('./targets/index.js').Target} target
 * @param {{scratch: string, name: string}} options `name` is the run's, `run1`
 * @returns {Promise<Map<string, Buffer>>} files by name: the JSON+ document, and the logs the job asks for
 * @throws {InputError} when fio reports an error, on its exit status or inside the document
 */
export async function fioRun(jobText, target, { scratch, name }) {
  const logs = jobText.includes('log_avg_msec') ? LOGS : [];
  const logArgs = logs.map((log) => `--write_${log}_log=${name}`);
  const output = ['--output-format=json+', `--output=${name}.json`];
  await run('fio', [...output, ...target.fioArgs, ...logArgs, 'job.fio'], { cwd: scratch });
  const names = [`${name}.json`, ...logs.map((log) => `${name}_${log}.log`)];
  const files = new Map();
  for (const file of names) {
    files.set(file, await readFile(join(scratch, file)));
    // with per_job_logs=0 fio appends: the next test's run of this name would continue this one's log
    await rm(join(scratch, file));
  }
  refuseErrors(files.get(`${name}.json`));
  return files;
}

/** @param {Buffer} document a job that could not open its file ends well for fio, and has run for 0 ms */
function refuseErrors(document) {
  for (const job of JSON.parse(document.toString('utf8')).jobs) {
    if (job.error) throw new InputError(`fio job ${job.jobname} failed: error ${job.error}`);
    if (!job.job_runtime) throw new InputError(`fio job ${job.jobname} did not run`);
  }
}
