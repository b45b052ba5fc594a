import { jobWorkloads } from '../add/jobWorkload.js';
import { parameter } from '../model/vocabulary/index.js';

/**
 * @typedef {import('../model/project.js').Project} Project
 * @typedef {{ products: string[], methodology: string, testbed: string }} LineUp
 */

const noChart = [
  'No test has results of the whole line-up yet: file them (npm run add), and ask for a chart of one.',
  'README.md shows how.',
];

/**
 * A first chart of a new review: a test that all products have results of, and that has one workload.
 *
 * @param {LineUp} lineUp
 * @param {Project} project
 * @param {string[]} raw paths of all raw files
 * @returns {string[]} lines of Markdown
 */
export function firstChart(lineUp, project, raw) {
  const methodology = project.methodologies.get(lineUp.methodology);
  const kinds = new Set(
    lineUp.products.map((product) => project.products.get(product)?.value.emulated === true),
  );
  const folders = new Set(raw.map((path) => path.split('/').slice(2, 5).join('/')));
  const tests = Object.entries(methodology?.value.tests ?? {}).filter(
    ([id, { job, results }]) =>
      results?.length > 0 &&
      sections(methodology?.jobs[job] ?? '') <= 1 &&
      lineUp.products.every((product) =>
        campaignsOf(product, lineUp, project).some((name) => folders.has(`${product}/${name}/${id}`)),
      ),
  );
  if (tests.length === 0 || kinds.size > 1) return noChart;
  const [[id, { title, results, job }]] = tests;
  const [{ metric, operation }] = results;
  const lines = [
    'kind = "bar"',
    `title = ${JSON.stringify(title)}`,
    `test = "${id}"`,
    `metric = "${metric}"`,
  ];
  if (operation) lines.push(`operation = "${operation}"`);
  if (job) lines.push(...loadOf(methodology?.jobs[job] ?? '', operation));
  return [`\`\`\`chart {#${id}}`, ...lines, '```'];
}

/**
 * @param {string} product
 * @param {LineUp} lineUp
 * @param {Project} project
 */
const campaignsOf = (product, { methodology, testbed }, { campaigns }) =>
  campaigns
    .filter(
      ({ value, ...each }) =>
        each.product === product && value.methodology === methodology && value.testbed === testbed,
    )
    .map(({ campaign }) => campaign);

/**
 * How much a job file asks for at a time, as keys of a chart block.
 *
 * @param {string} job
 * @param {string | undefined} operation
 */
function loadOf(job, operation) {
  const [load, ...more] = jobWorkloads(job).filter(
    ({ parameters: own }) => operation === undefined || own.operation === operation,
  );
  if (!load || more.length > 0) return [];
  return Object.entries(load.parameters).flatMap(([name, value]) => {
    const { load: isLoad, isKey } = parameter(name);
    return isLoad && isKey ? [`${name} = ${value}`] : [];
  });
}

/** @param {string} job text of a job file */
const sections = (job) => [...job.matchAll(/^\s*\[(?!global\])/gm)].length;
