import { problem } from '../model/inputError.js';
import { hintedTest } from './matchTest.js';
import { filedName, freeName } from './nameRuns.js';
import { safeName } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./plan.js').Context} Context
 */

/**
 * Files what is no run: pictures and job files with the test they belong to, health and power beside the campaign.
 *
 * @param {ImportCandidate[]} intakes
 * @param {Map<ImportCandidate, string>} placed the test folder of every document
 * @param {Context} context
 */
export function placeBeside(intakes, placed, context) {
  const { owners, campaigns, importPlan, facts } = context;
  const folders = [...placed.values()];
  for (const intake of intakes) {
    const [product] = owners.get(intake) ?? [];
    const campaign = campaigns.of(product, intake);
    if (!campaign) continue;
    if (
      importPlan.questions.length > 0 &&
      !folders.some((folder) => folder.startsWith(`${campaign.folder}/`))
    ) {
      importPlan.leave(intake, waiting);
      continue;
    }
    const ownJob = intake.kind === 'job' ? facts.jobs.get(intake.sha256) : undefined;
    const there = ownJob ?? importPlan.filedAs(intake, product);
    if (there) {
      importPlan.drop(intake, there);
      continue;
    }
    const tests = Object.keys(facts.project.methodologies.get(campaign.methodology)?.value.tests ?? {});
    const test =
      intake.kind === 'companion' ? null : testBeside(intake, { placed, tests, folder: campaign.folder });
    const folder = test ? `${campaign.folder}/${test}` : campaign.folder;
    importPlan.place({ intake, folder, to: freePath(folder, intake, importPlan) });
  }
}

/** When its runs were made decides on the campaign, and they may be among those that wait. */
const waiting = problem('waits until it is settled where the runs go', {
  severity: 'warning',
  hint: 'it is filed when the rest is, or by itself',
});

/**
 * The test whose files lie in the same folder or below it, where there is but one; else the one that a name tells.
 *
 * @param {ImportCandidate} intake
 * @param {{ placed: Map<ImportCandidate, string>, tests: string[], folder: string }} context
 */
function testBeside(intake, { placed, tests, folder }) {
  const [{ path }] = intake.levels;
  const beside = [...placed].filter(
    ([{ levels }, to]) => to.startsWith(`${folder}/`) && levels.some((level) => level.path === path),
  );
  const found = [...new Set(beside.map(([, to]) => to.slice(folder.length + 1)))];
  return found.length === 1 ? found[0] : hintedTest(intake, tests);
}

/**
 * @param {string} folder
 * @param {ImportCandidate} intake
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 */
function freePath(folder, intake, importPlan) {
  const isTaken = { has: (/** @type {string} */ name) => importPlan.isTaken(`${folder}/${name}`) };
  return `${folder}/${filedName(freeName(safeName(intake.name), isTaken), intake)}`;
}
