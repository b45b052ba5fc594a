import { problem } from '../model/inputError.js';
import { isByTool } from '../model/toolName.js';
import { hintedTest } from './matchTest.js';
import { filedName, lastRun } from './nameRuns.js';
import { subjectIds } from './ownersIn.js';
import { safeName, slugOf } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./plan.js').Context} Context
 * @typedef {Record<string, { title: string, tool: string }>} Tests
 */

/**
 * Files a table under every product and test whose rows it holds, whole each time: a table that is cut up can no longer be
 * compared with what its author wrote.
 *
 * @param {ImportCandidate[]} tables
 * @param {Context} context
 */
export function placeTables(tables, context) {
  for (const table of tables) {
    const targets = targetsOf(table, context);
    if (targets === null) continue;
    for (const folder of targets) placeTable(table, folder, context);
  }
}

/**
 * @param {ImportCandidate} table
 * @param {Context} context
 * @returns {string[] | null} test folders
 */
function targetsOf(table, { owners, campaigns, importPlan, facts }) {
  const products = [...facts.project.products.values()];
  const folders = (owners.get(table) ?? []).map((product) => {
    const campaign = campaigns.of(product, table);
    const rows = table.rows.filter(
      ({ subject }) => subject === null || subjectIds(subject, products).includes(product),
    );
    const methodology = facts.project.methodologies.get(campaign?.methodology ?? '');
    if (!campaign || !methodology) return null;
    const only = facts.options.test ?? table.test;
    const tests = only ? [only] : testsOf(table, rows, methodology.value.tests ?? {});
    const known = tests?.every((test) => Object.hasOwn(methodology.value.tests ?? {}, test));
    return tests && known ? tests.map((test) => `${campaign.folder}/${test}`) : undefined;
  });
  if (folders.includes(undefined)) importPlan.leave(table, unknownTest);
  return folders.every((each) => Array.isArray(each)) ? folders.flatMap((each) => each ?? []) : null;
}

const unknownTest = problem('its rows name no test of the methodology', {
  hint: 'write the id of the test into the column "test", put the table into a folder of that name, or name it with --test ID',
});

/**
 * @param {ImportCandidate} table
 * @param {ImportCandidate['rows']} rows of one product
 * @param {Tests} tests
 * @returns {string[] | null}
 */
function testsOf(table, rows, tests) {
  const ids = Object.keys(tests);
  const named = rows.map(({ test }) =>
    ids.find((id) => test !== null && [id, tests[id].title].some((name) => slugOf(name) === slugOf(test))),
  );
  if (rows.length > 0 && named.every((id) => id !== undefined))
    return [...new Set(named.flatMap((id) => id ?? []))];
  const hinted = hintedTest(table, ids);
  if (hinted) return [hinted];
  const tool = table.parsed?.settings.tool ?? 'table';
  const byTool = ids.filter((id) => isByTool(tests[id].tool, 'table') || isByTool(tests[id].tool, tool));
  return byTool.length === 1 ? byTool : null;
}

/**
 * @param {ImportCandidate} table
 * @param {string} folder
 * @param {Context} context
 */
function placeTable(table, folder, { importPlan, facts }) {
  const filed = [...facts.filed].filter(([path]) => path.startsWith(`${folder}/`));
  const same = filed.find(([, redactedHash]) => redactedHash === table.redactedHash);
  if (same) return importPlan.drop(table, same[0]);
  const names = [...filed.map(([path]) => path), ...importPlan.placements.map(({ to }) => to)]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const ending = /\.[a-z0-9]+$/.exec(safeName(table.name))?.[0] ?? '.csv';
  const name = filedName(`run${lastRun(names) + 1}${ending}`, table);
  importPlan.place({ intake: table, folder, to: `${folder}/${name}` });
}
