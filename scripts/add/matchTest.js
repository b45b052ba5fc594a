import { workloadWords } from '../model/parameters.js';
import { isByTool } from '../model/toolName.js';
import { parameter } from '../model/vocabulary/index.js';
import { mayBeWhere, whereOf } from '../results/query/narrowing.js';
import { hintOf } from './chooseProduct.js';
import { jobWorkloads } from './jobWorkload.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./importCandidate.js').Workload} Workload
 * @typedef {{ test: string, reason?: undefined, choices?: undefined } | { test?: undefined, reason: string, choices: string[] }} TestChoice
 */

/**
 * Finds the test that a result belongs to: by its tool, its workload, the results the test is defined by, and last by the names
 * of its folders and its own.
 *
 * @param {ImportCandidate} candidate
 * @param {import('../model/project.js').Methodology} methodology
 * @returns {TestChoice}
 */
export function matchTest(candidate, { id, value, jobs }) {
  const tests = Object.entries(value.tests ?? {}).map(([test, facts]) => ({
    test,
    facts,
    job: facts.job && jobs[facts.job] ? jobWorkloads(jobs[facts.job]) : null,
  }));
  const byTool = tests.filter(({ facts }) => isByTool(facts.tool, candidate.tool ?? ''));
  const missing = (/** @type {string} */ reason) => ({
    reason: `${reason}: add one to data/methodologies/${id}/methodology.toml, for example`,
    choices: [],
  });
  if (byTool.length === 0) return missing(`no test of ${id} is by ${candidate.tool}`);
  const fitting = byTool.filter((test) => fits(candidate, test));
  const hinted = hintedTest(
    candidate,
    byTool.map(({ test }) => test),
  );
  if (fitting.length === 0) return missing(`${describe(candidate)} is the workload of no test of ${id}`);
  if (hinted && !fitting.some(({ test }) => test === hinted)) {
    const reason = `by its name it belongs to ${hinted}, whose workload it is not: it has ${describe(candidate)}`;
    return { reason, choices: byTool.map(({ test }) => test) };
  }
  return best(candidate, fitting, hinted);
}

/**
 * @param {ImportCandidate} candidate
 * @param {{ test: string, job: Workload[] | null }[]} fitting
 * @param {string | null} hinted
 * @returns {TestChoice}
 */
function best(candidate, fitting, hinted) {
  const scored = fitting.map((each) => ({ test: each.test, score: similarity(candidate, each, hinted) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const first = scored.filter(({ score }) => score === most);
  if (first.length === 1) return { test: first[0].test };
  const choices = first.map(({ test }) => test);
  return { reason: `it may belong to ${choices.join(' or ')}`, choices };
}

/**
 * @param {ImportCandidate} candidate
 * @param {{ facts: Record<string, any>, job: Workload[] | null }} test
 */
function fits({ kind, workloads, yields }, { facts, job }) {
  const promised = (facts.results ?? []).every((/** @type {Record<string, any>} */ result) =>
    yields.some((each) => each.metric === result.metric && mayBeWhere(each, whereOf(result))),
  );
  if (kind === 'log') return true;
  if (!promised || !job) return promised;
  const asked = workloads.filter(({ parameters }) => parameters.operation !== undefined);
  return (
    asked.every((workload) => job.some((each) => isSame(each, workload))) &&
    job.every((each) =>
      workloads.some(({ parameters }) => parameters.operation === each.parameters.operation),
    )
  );
}

/** What is not known contradicts nothing, and one test has many loads. @param {Workload} one @param {Workload} other */
const isSame = ({ parameters: one }, { parameters: other }) =>
  Object.keys(one).every((name) => parameter(name).load || !(name in other) || one[name] === other[name]);

/**
 * @param {ImportCandidate} candidate
 * @param {{ test: string, job: Workload[] | null }} test
 * @param {string | null} hinted
 */
function similarity({ workloads }, { test, job }, hinted) {
  const names = new Set([test, ...(job ?? []).map((each) => each.test)]);
  const loads = new Set((job ?? []).map(loadIn));
  const named = workloads.length > 0 && workloads.every((each) => names.has(each.test));
  const alike = workloads.length > 0 && workloads.every((each) => loads.has(loadIn(each)));
  return (hinted === test ? 4 : 0) + (named ? 2 : 0) + (alike ? 1 : 0);
}

/** How much was asked for at a time. @param {Workload} workload */
const loadIn = ({ parameters }) => Object.entries(parameters).find(([name]) => parameter(name).load)?.[1];

/**
 * The test that the file's own name or a folder around it names; the longest, where one name holds another.
 *
 * @param {Pick<ImportCandidate, 'levels' | 'name'>} candidate
 * @param {string[]} tests
 */
export function hintedTest({ levels, name }, tests) {
  const longest = [...tests].sort((a, b) => b.length - a.length);
  const hints = [slugOf(name.replace(/\.[^.]*$/, '')), ...levels.map(hintOf)];
  for (const hint of hints) {
    const found = longest.find((test) => `-${hint}-`.includes(`-${test}-`));
    if (found) return found;
  }
  return null;
}

/** @param {ImportCandidate} candidate */
function describe({ workloads, yields }) {
  const texts = workloads.map(({ parameters }) =>
    workloadWords(
      Object.fromEntries(Object.entries(parameters).filter(([name]) => !parameter(name).load)),
    ).replaceAll('\u2009', ' '),
  );
  return (
    [...new Set(texts)].filter(Boolean).slice(0, 3).join(', ') ||
    yields
      .map(({ metric }) => metric)
      .slice(0, 3)
      .join(', ') ||
    'nothing'
  );
}
