import { problem } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { isByTool } from '../../model/toolName.js';
import { transcribedNote, validity } from '../../model/validity.js';
import { isWhere, whereOf } from '../../results/query/narrowing.js';
import { steadyWindow } from '../../results/runs/steadyWindow.js';

/**
 * Whether the runs are what their test promises: by its tool, as many as wanted, yielding the results it defines.
 *
 * @param {import('../../results/runs/summarizeTest.js').TestRuns} testRuns
 * @param {import('../../model/project.js').Project} project
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkRuns({ product, campaign, test, facts, runs }, project) {
  const promised = project.methodologies.get(facts.methodology)?.value.tests?.[test];
  if (!promised) return [];
  const folder = `data/raw/${product}/${campaign}/${test}`;
  const problems = [...runs.flatMap((run) => checkRun(run, promised, test)), ...limitsOf(runs, folder)];
  if (promised.runs && runs.length < promised.runs) {
    const hint = `the methodology wants ${promised.runs}: add runs, or lower runs in [tests.${test}]`;
    problems.push(
      problem(`${runs.length} of ${promised.runs} runs`, { severity: 'warning', file: folder, hint }),
    );
  }
  const written = project.campaigns.find((each) => each.product === product && each.campaign === campaign);
  return [...problems, ...checkExcluded({ test, facts, runs }, written)];
}

/**
 * What limits how far the numbers may be taken, once for all runs that share it.
 *
 * @param {import('../../results/runs/summarizeTest.js').Run[]} runs
 * @param {string} folder
 */
function limitsOf(runs, folder) {
  const all = runs.flatMap(({ run, warnings = [] }) => warnings.map((each) => ({ run, ...each })));
  const flags = [...new Set(all.flatMap(({ flag }) => flag ?? []))];
  return flags.map((flag) => {
    const own = all.filter((each) => each.flag === flag);
    const count = new Set(own.map(({ run }) => run)).size;
    const some = count < runs.length ? ` (in ${count} of ${runs.length} runs)` : '';
    const message = `${own[0].message}${some}`;
    const hint = `readers see it beside the numbers: ${validity[flag]}`;
    return problem(message, { severity: 'warning', file: folder, hint });
  });
}

/**
 * @param {Pick<import('../../results/runs/summarizeTest.js').TestRuns, 'test' | 'facts' | 'runs'>} testRuns
 * @param {Pick<import('../../model/project.js').HandWritten, 'file' | 'line'> | undefined} written where they are excluded
 */
function checkExcluded({ test, facts, runs }, written) {
  const excluded = /** @type {any[]} */ (facts.exclude ?? []).flatMap((each, at) =>
    each.test === test ? [{ run: each.run, file: written?.file, line: written?.line(['exclude', at]) }] : [],
  );
  const numbers = runs.map(({ run }) => run);
  const hint = `runs are numbered from 1 in natural order of their files; there are ${runs.length}`;
  const problems = excluded
    .filter(({ run }) => !numbers.includes(run))
    .map(({ run, ...place }) =>
      problem(`excluded run does not exist: ${test} run ${run}`, { ...place, hint }),
    );
  if (numbers.length > 0 && numbers.every((each) => excluded.some(({ run }) => run === each)))
    problems.push(
      problem(`no run of ${test} is left to count: all ${runs.length} are excluded`, {
        file: excluded[0].file,
        line: excluded[0].line,
        hint: 'take one out of "exclude", or add a run',
      }),
    );
  return problems;
}

/**
 * @param {import('../../results/runs/summarizeTest.js').Run & { warnings?: import('../../model/parser.js').Warning[] }} run
 * @param {Record<string, any>} promised
 * @param {string} test
 */
function checkRun({ run, tool, files, measurements, series, warnings = [] }, promised, test) {
  const [file] = files;
  const problems = warnings
    .filter(({ message, flag }) => !flag && !message.startsWith(transcribedNote))
    .map(({ message, line, file: own }) =>
      problem(message, { severity: 'warning', file: own ?? file, line }),
    );
  if (!isByTool(promised.tool, tool) && tool !== 'table') {
    const hint = `file it under the test it belongs to, or set tool in [tests.${test}]`;
    return [
      ...problems,
      problem(`${test} is a test of ${promised.tool}, and this was written by ${tool}`, { file, hint }),
    ];
  }
  const results = /** @type {Record<string, any>[]} */ (promised.results ?? []);
  // A text that is transcribed states what it states; only a tool's own output has to be whole.
  if (tool === 'table')
    return results.some(isIn([...measurements, ...series])) || !results.some(({ unit }) => unit)
      ? problems
      : [...problems, noneOf({ run, file, measurements }, results, test)];
  for (const result of results) {
    const where = promisedOf(result, promised);
    if (isIn(measurements, where)(result)) continue;
    const what = [...Object.values(where ?? {}).flat(), result.metric].join(' ');
    const hint = `${test} is defined by it: is this the output of another test?`;
    problems.push(problem(`run ${run} has no ${what}`, { file, hint }));
  }
  if (problems.length === 0 && promised.tracked)
    problems.push(...checkSteady({ run, file, measurements }, promised.tracked, test));
  return problems;
}

/**
 * What every run has to hold. Means over steady rounds are none of a run that was never steady.
 *
 * @param {Record<string, any>} result
 * @param {Record<string, any>} test
 */
function promisedOf(result, { tracked }) {
  const { state, ...others } = whereOf(result) ?? {};
  return tracked ? others : whereOf(result);
}

/**
 * @param {{ run: number, file: string, measurements: import('../../model/measurement.js').Measurement[] }} run
 * @param {import('../../results/runs/steadyWindow.js').Tracked} tracked
 * @param {string} test
 */
function checkSteady({ run, file, measurements }, tracked, test) {
  const found = steadyWindow(measurements, tracked);
  if (!found) {
    const hint = `a steady state needs five rounds of the result that "tracked" in [tests.${test}] names`;
    return [problem(`run ${run} has too few rounds to be steady, or not what is tracked`, { file, hint })];
  }
  if (found.reached) return [];
  const hint =
    'it has no results, and its page says so; record it anew with more rounds where it should have some';
  return [
    problem(`run ${run} is not steady after ${found.rounds} rounds`, { severity: 'warning', file, hint }),
  ];
}

/** @typedef {Pick<import('../../model/measurement.js').Measurement, 'metric' | 'parameters'>[]} Measurements */

/**
 * @param {Measurements} measurements
 * @param {import('../../results/query/narrowing.js').Where} [where] in place of what a result itself says
 */
const isIn = (measurements, where) => (/** @type {Record<string, any>} */ result) => {
  const asked = where ?? whereOf(result);
  return measurements.some((each) => each.metric === result.metric && isWhere(each, asked));
};

/**
 * A table by hand that holds something else than its test yields, which states its unit.
 *
 * @param {{ run: number, file: string, measurements: Measurements }} run
 * @param {Record<string, any>[]} results
 * @param {string} test
 */
function noneOf({ run, file, measurements }, results, test) {
  const named = (/** @type {Measurements[number]['metric'][]} */ all) =>
    [...new Set(all)].map((metric) => `${metric} (${metrics[metric].shown.symbol})`).join(', ') || 'nothing';
  const has = named(measurements.map(({ metric }) => metric));
  const hint = `it has ${has}: mend the head or the "metric" of the table, or the results of [tests.${test}]`;
  return problem(`run ${run} has no ${named(results.map(({ metric }) => metric))}`, { file, hint });
}
