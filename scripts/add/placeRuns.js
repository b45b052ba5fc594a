import { logName } from '../results/runs/fio/logName.js';
import { chooseTest } from './chooseTest.js';
import { inOrder, lastRun, namesInRun } from './nameRuns.js';

/**
 * @typedef {import('./gatherRuns.js').Run} Run
 * @typedef {import('./plan.js').Context} Context
 */

/**
 * Gives every run its test and its number; those that are filed keep theirs.
 *
 * @param {Run[]} runs
 * @param {Context} context
 * @returns {Map<import('./importCandidate.js').ImportCandidate, string>} the test folder of every document that has one
 */
export function placeRuns(runs, context) {
  /** @type {Map<string, Run[]>} */
  const byTest = new Map();
  const placed = new Map();
  for (const run of runs) {
    const folder = testFolder(run, context);
    if (folder === null) continue;
    placed.set(run.lead, folder);
    byTest.set(folder, [...(byTest.get(folder) ?? []), run]);
  }
  for (const [folder, list] of byTest) numberRuns(folder, inOrder(list), context);
  return placed;
}

/**
 * @param {Run} run
 * @param {Context} context
 */
function testFolder(run, { owners, campaigns, importPlan, facts }) {
  const [product] = owners.get(run.lead) ?? [];
  const campaign = campaigns.of(product, run.lead);
  const methodology = facts.project.methodologies.get(campaign?.methodology ?? '');
  if (!campaign || !methodology) return null;
  const test = chooseTest(run.lead, { methodology, facts, importPlan });
  return test === null ? null : `${campaign.folder}/${test}`;
}

/**
 * @param {string} folder `data/raw/<product>/<campaign>/<test>`
 * @param {Run[]} runs in the order in which they were made
 * @param {Context} context
 */
function numberRuns(folder, runs, { importPlan, facts }) {
  const [, , product] = folder.split('/');
  const inFolder = [...facts.filed.keys()].filter((path) => path.startsWith(`${folder}/`));
  let next = lastRun(inFolder.map((path) => path.slice(folder.length + 1))) + 1;
  for (const run of runs) {
    const there = importPlan.filedAs(run.lead, product);
    if (there) {
      joinFiled(run, there, importPlan);
      continue;
    }
    for (const { intake, name } of namesInRun(run, `run${next}`))
      importPlan.place({ intake, folder, to: `${folder}/${name}` });
    next += run.lead.runs;
  }
}

/**
 * A run that is filed already may have got logs or pictures since.
 *
 * @param {Run} run
 * @param {string} there the path of its document
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 */
function joinFiled(run, there, importPlan) {
  const folder = there.slice(0, there.lastIndexOf('/'));
  const [, , product] = there.split('/');
  for (const { intake, name } of namesInRun(run, logName(there).stem)) {
    const same = importPlan.filedAs(intake, product);
    if (same || importPlan.isTaken(`${folder}/${name}`)) importPlan.drop(intake, same ?? `${folder}/${name}`);
    else importPlan.place({ intake, folder, to: `${folder}/${name}` });
  }
}
