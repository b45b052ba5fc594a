import { deviceCards } from './reviewFiles.js';

/**
 * What pages beside the reviews are made of: a record of every device, methodology and testbed, the list of all, and the
 * problems that live preview shows.
 *
 * @param {object} composed
 * @param {import('../model/project.js').Project} composed.project
 * @param {import('../results/selectSummaries.js').Results} composed.results
 * @param {Map<string, import('../model/chartData.js').ChartDevice>} composed.devices
 * @param {import('../model/inputError.js').Problem[]} composed.problems
 * @returns {Map<string, string>} by path below `.build`
 */
export function siteFiles({ project, results, devices, problems }) {
  const records = {
    devices: [...project.devices.values()].map((device) => deviceRecord(device, { project, devices })),
    methodologies: [...project.methodologies.values()].map((methodology) =>
      methodologyRecord(methodology, { project, devices }),
    ),
    testbeds: [...project.testbeds.values()].map((testbed) => testbedRecord(testbed, { project, devices })),
  };
  const files = new Map([['assets/problems.json', JSON.stringify({ problems: problems.map(forPage) })]]);
  for (const [folder, list] of Object.entries(records)) {
    for (const record of list) files.set(`assets/${folder}/${record.id}.json`, JSON.stringify(record));
  }
  const brief = Object.entries(records).map(([folder, list]) => [
    folder,
    list.map(({ id, title, about }) => ({ id, title, about })),
  ]);
  files.set(
    'assets/site.json',
    JSON.stringify({ ...Object.fromEntries(brief), results: results.summaries.length }),
  );
  return files;
}

/** @param {import('../model/inputError.js').Problem} problem */
const forPage = (problem) => ({
  ...problem,
  review: /^content\/reviews\/([^/]+)\//.exec(problem.file ?? '')?.[1] ?? '',
});

/**
 * @typedef {{ project: import('../model/project.js').Project, devices: Map<string, import('../model/chartData.js').ChartDevice> }} Site
 *
 * @param {import('../model/project.js').HandWritten} device
 * @param {Site} site
 */
function deviceRecord({ id, value }, { project, devices }) {
  const [card] = deviceCards([id], devices);
  const campaigns = project.campaigns
    .filter((each) => each.device === id)
    .map(({ campaign, value: facts }) => ({ campaign, ...facts }));
  const reviews = project.reviews.filter((each) => each.value.devices?.includes(id)).map(({ slug }) => slug);
  return { title: card.name, about: value.about ?? '', campaigns, reviews, ...card };
}

/**
 * @param {import('../model/project.js').Methodology} methodology
 * @param {Site} site
 */
function methodologyRecord({ id, value, jobs }, { project, devices }) {
  const { title = id, about = '', date = null, preparation = [] } = value;
  const tests = Object.entries(value.tests ?? {}).map(([test, facts]) => ({
    id: test,
    ...facts,
    job: facts.job ? { name: facts.job, text: jobs[facts.job] ?? '' } : null,
    variants: Object.entries(facts.variants ?? {}).map(([name, reason]) => ({ name, reason })),
  }));
  const tested = project.campaigns
    .filter((each) => each.value.methodology === id)
    .map(({ device }) => device);
  return { id, title, about, date, preparation, tests, devices: deviceCards([...new Set(tested)], devices) };
}

/**
 * @param {import('../model/project.js').HandWritten} testbed
 * @param {Site} site
 */
function testbedRecord({ id, value }, { project, devices }) {
  const { title = id, about = '', date = null } = value;
  const list = (/** @type {Record<string, unknown>} */ table = {}) =>
    Object.entries(table).map(([name, text]) => ({ name, text: String(text) }));
  const tested = project.campaigns.filter((each) => each.value.testbed === id).map(({ device }) => device);
  const cards = deviceCards([...new Set(tested)], devices);
  return { id, title, about, date, parts: list(value.parts), limits: list(value.limits), devices: cards };
}
