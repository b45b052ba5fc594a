import { parsers } from '../parse/index.js';
import { specRows } from '../results/specs.js';
import { pageOf } from './pageOf.js';
import { rawFileLinks } from './rawFileLinks.js';
import { deviceCards } from './reviewFiles.js';

/**
 * @typedef {object} Site
 * @property {import('../model/project.js').Project} project
 * @property {Map<string, import('../model/chartData.js').ChartDevice>} devices
 * @property {Map<string, import('./readRuns.js').RawFile>} files
 */

/**
 * What pages beside the reviews are made of: a record of every device, methodology and testbed, the list of all, the
 * formats that can be read, and the problems that live preview shows.
 *
 * @param {Site & { problems: import('../model/inputError.js').Problem[] }} site
 * @returns {Map<string, string>} by path below `.build`
 */
export function siteFiles(site) {
  const { project, problems } = site;
  const records = {
    devices: [...project.devices.values()].map((device) => deviceRecord(device, site)),
    methodologies: [...project.methodologies.values()].map(methodologyRecord),
    testbeds: [...project.testbeds.values()].map(testbedRecord),
  };
  const files = new Map([['assets/problems.json', JSON.stringify({ problems: problems.map(forPage) })]]);
  for (const [folder, list] of Object.entries(records)) {
    for (const record of list) files.set(`assets/${folder}/${record.id}.json`, JSON.stringify(record));
  }
  files.set(
    'assets/site.json',
    JSON.stringify(records, (key, value) => (detail.has(key) ? undefined : value)),
  );
  files.set('assets/formats.json', JSON.stringify({ tools: formatRecords() }));
  return files;
}

/** What the lists of all leave to the single records. */
const detail = new Set(['specs', 'campaigns', 'tests', 'preparation', 'parts', 'limits']);

/** @param {import('../model/inputError.js').Problem} problem */
const forPage = (problem) => ({
  ...problem,
  review: /^content\/reviews\/([^/]+)\//.exec(problem.file ?? '')?.[1] ?? '',
});

/**
 * @param {import('../model/project.js').HandWritten} device
 * @param {Site} site
 */
function deviceRecord(device, { project, devices, files }) {
  const { id, value } = device;
  const [card] = deviceCards([id], devices);
  const specs = specRows([device]).map(({ label, cells }) => ({ label, ...cells[0] }));
  const own = project.campaigns.filter((each) => each.device === id);
  const campaigns = own.map(({ campaign, value: facts }) => {
    const { date, sample = null, firmware = null, link = null, driver = null, note = null } = facts;
    const method = pageOf(project, 'methodologies', facts.methodology);
    const raw = rawFileLinks(
      [...files.keys()].filter((path) => path.startsWith(`data/raw/${id}/${campaign}/`)),
      files,
    );
    const place = { methodology: method, testbed: pageOf(project, 'testbeds', facts.testbed) };
    return { id: campaign, date, sample, firmware, link, driver, note, ...place, raw };
  });
  return { ...card, about: value.about ?? null, specs, campaigns };
}

/** What can be read, by the names people look for. */
const formatRecords = () =>
  parsers
    .map(({ tool, title, layouts }) => ({ tool, title, layouts }))
    .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));

/** @param {import('../model/project.js').Methodology} methodology */
function methodologyRecord({ id, value, jobs }) {
  const { title = id, about = null, date = null, preparation = [] } = value;
  const tests = Object.entries(value.tests ?? {}).map(([test, facts]) => ({
    about: null,
    preparation: [],
    runs: null,
    results: [],
    ...facts,
    id: test,
    job: facts.job ? { name: facts.job, text: jobs[facts.job] ?? '' } : null,
    variants: Object.entries(facts.variants ?? {}).map(([name, reason]) => ({ id: name, reason })),
  }));
  return { id, title, about, date, preparation, tests };
}

/** @param {import('../model/project.js').HandWritten} testbed */
function testbedRecord({ id, value }) {
  const { title = id, about = null, date = null } = value;
  const list = (/** @type {Record<string, unknown>} */ table = {}) =>
    Object.entries(table).map(([label, text]) => ({ label, text: String(text) }));
  return { id, title, about, date, parts: list(value.parts), limits: list(value.limits) };
}
