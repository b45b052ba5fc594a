import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { storageMeasurement } from '../shared/storageRecord.js';
import { isTerse } from './terseLine.js';
import { workloadOf } from './textJob.js';
import { readRuns } from './textRun.js';
import { sideMeasurements } from './textSide.js';
import { cutOff } from './textStatus.js';

const begins = /^.{1,700}: \((?:groupid=\d+, jobs=\d+\): err=|g=\d+\): rw=\w+, )/m;

/**
 * fio's text for people. It rounds to three or four digits: JSON is better where there is a choice.
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const fioText = {
  tool: 'fio-text',
  title: 'fio text',
  layouts: [
    {
      name: 'normal text of version 3',
      versions: '3.0 to 3.42',
      verified: true,
      reads:
        'bandwidth, IOPS, bytes, duration, latencies and their percentiles, processor use; several runs in one file',
      make: '`fio --output=run1.txt job.fio`; better `fio --output-format=json+`, which does not round',
    },
    {
      name: 'normal text of version 2',
      versions: '2.0 to 2.21',
      verified: true,
      reads: 'the same as of version 3; its KB are 1024 bytes',
      make: '`fio --output=run1.txt job.fio`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return begins.test(head) && !head.includes('"fio version"') && !isTerse(head);
  },
  parse(source) {
    const lines = sourceLines(source);
    const { runs, warnings } = distinctRuns(readRuns(lines));
    const lastLine = lines.at(-1)?.text ?? '';
    requireResults(runs, lines.length);
    const measurements = runs.flatMap((run, index) => runMeasurements(run, index, warnings));
    return parsed({
      toolVersion: runs[0].version,
      measurements,
      warnings: [
        ...warnings,
        ...runs.flatMap(({ complaints }) => complaints),
        // the next report of status-interval begins with the name of a job
        ...cutLine(source.text(), () => /\S/.test(lastLine) && !/(?:msec|%)$/.test(lastLine)),
      ],
      settings: settingsOf(runs[0]),
    });
  },
};

/**
 * The same output written twice counts once.
 *
 * @param {import('./textRun.js').FioRun[]} found
 */
function distinctRuns(found) {
  /** @type {Map<string, import('./textRun.js').FioRun>} */
  const runs = new Map();
  const warnings = [];
  for (const run of found) {
    const facts = run.results.map(({ name, pid, date, sides }) => [
      name,
      pid,
      date,
      sides.map(({ readings }) => readings),
    ]);
    const key = run.results.length ? JSON.stringify(facts) : `line ${run.line}`;
    if (runs.has(key))
      warnings.push(warning('the same result is written twice: counted as one run', run.results[0].line));
    else runs.set(key, run);
  }
  return { runs: [...runs.values()], warnings };
}

/**
 * @param {import('./textRun.js').FioRun[]} runs
 * @param {number} lastLine
 */
function requireResults(runs, lastLine) {
  const [empty] = runs.filter(({ results }) => results.every(({ sides }) => sides.length === 0));
  if (empty || runs.length === 0) {
    const said = empty?.complaints.at(-1);
    if (!said && empty && empty === runs.at(-1)) throw cutOff(lastLine);
    throw new InputError(`no result: ${said?.message ?? 'no job did anything'}`, {
      line: said?.line ?? empty?.line ?? 1,
      hint: 'see what fio said, correct it and run it again',
    });
  }
  for (const { results, totals } of runs) {
    for (const { group, host, sides } of results) {
      if (sides.some(({ operation }) => !totals.has(`${group} ${operation} ${host}`))) throw cutOff(lastLine);
    }
  }
}

/**
 * @param {import('./textRun.js').FioRun} run
 * @param {number} index
 * @param {import('../../model/parser.js').Warning[]} warnings
 */
function runMeasurements(run, index, warnings) {
  const { results } = run;
  warnings.push(...doubtsOf(run));
  return results.flatMap((result) => {
    const same = results.filter(({ name, group }) => name === result.name && group === result.group);
    const common = { run: index, test: result.name, ...placeOf(result, same, results) };
    const rows = result.sides.flatMap((side) =>
      sideMeasurements(side, { ...common, ...workloadOf(run.definitions, result, side.operation) }),
    );
    if (result.cpu !== null && rows.length) {
      rows.push(storageMeasurement({ ...common, metric: 'cpu', statistic: 'mean', value: result.cpu }));
    }
    return rows;
  });
}

/**
 * @param {import('./textResult.js').JobResult} result
 * @param {import('./textResult.js').JobResult[]} same clones that ran at the same time
 * @param {import('./textResult.js').JobResult[]} all
 */
function placeOf(result, same, all) {
  const recurs = all.some(({ name, group }) => name === result.name && group !== result.group);
  const onHost = same.filter(({ host }) => host === result.host);
  const label = [
    onHost.length < same.length && result.host,
    onHost.length > 1 && String(onHost.indexOf(result) + 1),
  ].filter(Boolean);
  return {
    job: label.join(' ') || null,
    jobs: same.reduce((sum, { jobs }) => sum + jobs, 0),
    condition: recurs ? { subTest: `group ${result.group}` } : null,
  };
}

/** @param {import('./textRun.js').FioRun} run */
function doubtsOf({ results, totals, snapshots, started }) {
  const found = results.filter(({ error }) => error !== 0).map(failed);
  found.push(...results.flatMap(({ limits }) => limits));
  for (const { name, line, sides } of results) {
    if (sides.length === 0) found.push(warning(`job ${name} did nothing`, line));
  }
  if (snapshots > 0) {
    const message = `${snapshots + 1} states of the same run (status-interval): the last is taken`;
    found.push(warning(message, results[0].line));
  }
  const reported = results.reduce((sum, { jobs }) => sum + jobs, 0);
  if (started > reported)
    found.push(warning(`${started} jobs started, ${reported} are reported`, results[0].line));
  for (const [key, total] of totals) {
    const [group, operation, ...host] = key.split(' ');
    const ofGroup = results.filter(
      (each) => each.group === Number(group) && String(each.host) === host.join(' '),
    );
    const sides = ofGroup.flatMap((each) => each.sides);
    const sum = sides.reduce((rate, side) => rate + (side.operation === operation ? side.bandwidth : 0), 0);
    if (Math.abs(sum - total) <= 0.05 * total || total === 0) continue;
    const [rows, whole] = [sum, total].map((rate) => `${(rate / 1e6).toFixed(1)} MB/s`);
    found.push(
      warning(
        `group ${group} ${operation}: the jobs make ${rows}, fio's total says ${whole}`,
        results[0].line,
      ),
    );
  }
  return found;
}

/** @param {import('./textResult.js').JobResult} result */
const failed = ({ name, error, reason, line }) =>
  warning(`job ${name} ended with error ${error}${reason ? ` (${reason.slice(0, 200)})` : ''}`, line);

/** @param {import('./textRun.js').FioRun} run */
function settingsOf({ definitions, results }) {
  const jobs = definitions.map(({ name, said }) => /** @type {const} */ ([name, said]));
  const date = results[0]?.date;
  return Object.fromEntries(date ? [...jobs, ['reported', date]] : jobs);
}
