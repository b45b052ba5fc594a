import { problem } from '../model/inputError.js';
import { groupBy } from '../model/lib/groupBy.js';
import { isByTool } from '../model/toolName.js';
import { chooseCampaign, monthOf } from './chooseCampaign.js';
import { dropCopies, dedupeRuns } from './dedupeRuns.js';
import { gatherRuns } from './gatherRuns.js';
import { newFiles } from './newFiles.js';
import { openImportPlan } from './openImportPlan.js';
import { ownersIn } from './ownersIn.js';
import { placeBeside } from './placeBeside.js';
import { placeRuns } from './placeRuns.js';
import { placeTables } from './placeTables.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./chooseCampaign.js').ChosenCampaign} ChosenCampaign
 *
 * @typedef {object} Facts
 * @property {ImportCandidate[]} intakes in natural order of their files
 * @property {ReadonlyMap<string, string>} filed redactedHash of every file below `data/raw` by its path
 * @property {import('../model/project.js').Project} project
 * @property {ReadonlyMap<string, string>} jobs the methodologies' own job files, by the SHA-256 of their content
 * @property {import('./chooseCampaign.js').Options} options
 * @property {ReadonlyMap<string, string>} answers of the author, by the key of the question
 *
 * @typedef {object} Campaigns
 * @property {ChosenCampaign[]} all
 * @property {(product: string | undefined, intake: ImportCandidate) => ChosenCampaign | undefined} of
 *
 * @typedef {object} Context
 * @property {Facts} facts
 * @property {import('./openImportPlan.js').ImportPlan} importPlan
 * @property {Map<ImportCandidate, string[]>} owners the products that a file is about
 * @property {Campaigns} campaigns
 *
 * @typedef {import('./openImportPlan.js').ImportPlan & { newFiles: Map<string, string>, warnings: import('../model/inputError.js').Problem[] }} Plan
 */

/**
 * Decides for every file where it goes, or why it stays. Nothing is read or written here: the same files, project and
 * answers make the same plan.
 *
 * @param {Facts} facts
 * @returns {Plan}
 */
export function planFiling(facts) {
  /** @type {Map<ImportCandidate, ImportCandidate[]>} */
  const parties = new Map();
  const importPlan = openImportPlan(facts.filed, (intake) => parties.get(intake) ?? [intake]);
  for (const intake of facts.intakes) if (intake.problem) importPlan.leave(intake, intake.problem);
  const intakes = facts.intakes.filter(({ kind }) => kind !== 'unread');
  const { runs, others } = sorted(intakes, importPlan);
  for (const { lead, files } of runs) parties.set(lead, files);
  const owners = ownersOf([...runs.map(({ lead }) => lead), ...others], intakes, { facts, importPlan });
  const campaigns = campaignsOf(owners, { facts, importPlan });
  const context = { facts, importPlan, owners, campaigns };

  const tested = others.filter((each) => isOwnTest(each, context));
  const placed = placeRuns([...runs, ...tested.map((lead) => ({ lead, files: [lead] }))], context);
  const beside = others.filter((each) => !tested.includes(each));
  placeTables(
    beside.filter(({ kind }) => kind === 'table'),
    context,
  );
  placeBeside(
    beside.filter(({ kind }) => kind !== 'table'),
    placed,
    context,
  );
  return { ...importPlan, ...newFiles(context) };
}

/**
 * @param {ImportCandidate[]} intakes
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 */
function sorted(intakes, importPlan) {
  const { runs, strays } = gatherRuns(intakes);
  for (const stray of strays) importPlan.leave(stray, strayProblem);
  const inRuns = new Set([...strays, ...runs.flatMap(({ files }) => files)]);
  return {
    runs: dedupeRuns(runs, importPlan),
    others: dropCopies(
      intakes.filter((each) => !inRuns.has(each)),
      importPlan,
    ),
  };
}

const strayProblem = problem('a log whose name fits no run beside it, or several', {
  hint: 'name it like its document: run1.json and run1_bw.log',
});

/**
 * @param {ImportCandidate[]} wanted
 * @param {ImportCandidate[]} intakes all of them, for what lies beside
 * @param {Pick<Context, 'facts' | 'importPlan'>} context
 */
function ownersOf(wanted, intakes, { facts, importPlan }) {
  const ownersOfOne = ownersIn(intakes, facts, importPlan);
  return new Map(wanted.map((intake) => [intake, ownersOfOne(intake)]));
}

/**
 * A campaign for each product, and for each month that its files were kept apart by.
 *
 * @param {Map<ImportCandidate, string[]>} owners
 * @param {Pick<Context, 'facts' | 'importPlan'>} context
 * @returns {Campaigns}
 */
function campaignsOf(owners, { facts, importPlan }) {
  const owned = [...owners].flatMap(([intake, products]) => products.map((product) => ({ product, intake })));
  /** @type {Map<string, string>} */
  const firstMonths = new Map();
  for (const { product, intake } of owned) {
    const [first, month] = [firstMonths.get(product), monthOf(intake)];
    if (month && (!first || month < first)) firstMonths.set(product, month);
  }
  /** What is no run goes with the first month, where it lies in none. @param {string | undefined} product @param {ImportCandidate} intake */
  const keyOf = (product, intake) => {
    const first = intake.kind === 'result' ? null : firstMonths.get(product ?? '');
    const month = monthOf(intake) ?? first ?? null;
    return JSON.stringify([product, facts.options.campaign ? null : month]);
  };
  /** @type {Map<string, ChosenCampaign>} */
  const campaigns = new Map();
  for (const [key, group] of groupBy(owned, ({ product, intake }) => keyOf(product, intake))) {
    const own = group.map(({ intake }) => intake);
    const { chosen, question, problem: found } = chooseCampaign(group[0].product, own, facts);
    if (chosen) campaigns.set(key, chosen);
    if (question) importPlan.ask(question, own);
    if (found) for (const intake of own) importPlan.leave(intake, found);
  }
  return {
    all: [...new Map([...campaigns.values()].map((each) => [each.folder, each])).values()],
    of: (product, intake) => campaigns.get(keyOf(product, intake)),
  };
}

/**
 * Whether the methodology has a test by the very tool that watches the product in other campaigns.
 *
 * @param {ImportCandidate} intake
 * @param {Context} context
 */
function isOwnTest(intake, { facts, owners, campaigns }) {
  const { kind, tool } = intake;
  if (kind !== 'companion') return false;
  const [product] = owners.get(intake) ?? [];
  const methodology = facts.project.methodologies.get(campaigns.of(product, intake)?.methodology ?? '');
  const tests = /** @type {Record<string, { tool: string, results?: { metric: string }[] }>} */ (
    methodology?.value.tests ?? {}
  );
  const named = tests[facts.options.test ?? '']?.results ?? [];
  return (
    Object.values(tests).some((test) => isByTool(test.tool, tool ?? '')) ||
    named.some(({ metric }) => intake.yields.some((each) => each.metric === metric))
  );
}
