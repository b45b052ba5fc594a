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
  const [depth, ...depths] = [...(methodology?.jobs[job] ?? '').matchAll(/^\s*iodepth\s*=\s*(\d+)\s*$/gm)];
  const [{ metric, operation }] = results;
  const lines = [
    'kind = "bar"',
    `title = ${JSON.stringify(title)}`,
    `test = "${id}"`,
    `metric = "${metric}"`,
  ];
  if (operation) lines.push(`operation = "${operation}"`);
  if (depth && depths.length === 0) lines.push(`queue-depth = ${depth[1]}`);
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

/** @param {string} job text of a job file */
const sections = (job) => [...job.matchAll(/^\s*\[(?!global\])/gm)].length;
