import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { isByTool, toolName } from '../model/toolName.js';
import { matchTest } from './matchTest.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 *
 * @typedef {object} TestContext
 * @property {import('../model/project.js').Methodology} methodology
 * @property {import('./plan.js').Facts} facts
 * @property {import('./openImportPlan.js').ImportPlan} importPlan
 */

/**
 * The test of a run, by its document. What nobody knows yet becomes a question, or is left out.
 *
 * @param {ImportCandidate} lead
 * @param {TestContext} context
 * @returns {string | null}
 */
export function chooseTest(lead, { methodology, facts: { options, answers }, importPlan }) {
  const leave = (/** @type {import('../model/inputError.js').Problem} */ found) => {
    importPlan.leave(lead, found);
    return null;
  };
  const known = options.test ?? lead.test;
  const { test, reason = '', choices = [] } = known ? { test: known } : matchTest(lead, methodology);
  const key = `test ${lead.levels[0].path} ${choices.join(' ')}`;
  const named = test ?? answers.get(key);
  if (named !== undefined) {
    const found = namedProblem(named, lead, methodology);
    return found ? leave(found) : named;
  }
  if (choices.length === 0) return leave(problem(reason, { hint: testBy(lead.tool ?? '') }));
  importPlan.ask({ key, text: `which test is ${lead.file} of: ${reason}`, choices, flag: '--test' }, [lead]);
  return null;
}

/** A test by a tool as a methodology names it, to be copied there. @param {string} tool */
function testBy(tool) {
  const name = toolName(tool, null);
  return [`[tests.${slugOf(name)}]`, `title = "${name}"`, `tool = "${name}"`, 'runs = 3'].join('\n');
}

/**
 * @param {string} test
 * @param {ImportCandidate} lead
 * @param {import('../model/project.js').Methodology} methodology
 */
function namedProblem(test, { tool }, { id, value }) {
  const tests = value.tests ?? {};
  if (!Object.hasOwn(tests, test)) {
    return problem(`unknown test: ${test}`, { hint: didYouMean(test, Object.keys(tests), `tests of ${id}`) });
  }
  const isLog = tool === 'fio-log' || tool === 'fio-hist';
  if (isLog || tool === 'table' || isByTool(tests[test].tool, tool ?? '')) return null;
  const hint = `name a test by ${tool} with --test, or set tool in [tests.${test}]`;
  return problem(`${test} is a test of ${tests[test].tool}, and this was written by ${tool}`, { hint });
}
