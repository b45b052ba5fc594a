import { groupBy } from '../model/groupBy.js';
import { onceFor } from '../model/onceFor.js';
import { specRows } from '../results/specs.js';
import { campaignResults, currentCampaigns } from './deviceResults.js';
import { pageOf } from './pageOf.js';
import { rawFileLinks } from './rawFileLinks.js';
import { deviceCards } from './reviewFiles.js';

/**
 * What the page of a device is made of: its facts, its prices, and every campaign with its results and raw files.
 *
 * @param {import('../model/project.js').HandWritten} device
 * @param {import('./siteFiles.js').Site} site
 */
export function deviceRecord(device, { project, devices, files, results }) {
  const { id, value } = device;
  const [card] = deviceCards([id], devices);
  const specs = specRows([device]).map(({ label, cells }) => ({ label, ...cells[0] }));
  const own = project.campaigns.filter((each) => each.device === id);
  const current = currentCampaigns(id, project);
  const campaigns = own.map((campaign) => {
    const folder = `data/raw/${id}/${campaign.campaign}/`;
    const paths = [...files.keys()].filter((path) => path.startsWith(folder));
    const shown = campaignResults(campaign, results);
    return {
      ...campaignFacts(campaign, project),
      current: current.has(campaign.campaign) && shown.length > 0,
      results: shown,
      raw: rawFileLinks(paths, files),
    };
  });
  return {
    ...card,
    about: value.about ?? null,
    siblings: siblingsOf(device, project, devices),
    specs,
    prices: prices(value),
    rawFolders: rawFolders(id, files),
    campaigns,
  };
}

/**
 * The folders in which its raw files are published: readers who cut the address of a file come to the page of the device. One with
 * a page of its own among what a tool wrote shows that.
 *
 * @param {string} id
 * @param {import('./siteFiles.js').Site['files']} files
 */
function rawFolders(id, files) {
  const paths = pathsByDevice(files).get(id) ?? [];
  const folders = new Set(paths.flatMap(foldersOf));
  return [...folders]
    .filter((folder) => !files.has(`${folder}/index.html`))
    .map((folder) => folder.replace('data/', ''));
}

const pathsByDevice = onceFor((/** @type {import('./siteFiles.js').Site['files']} */ files) =>
  groupBy(files.keys(), (path) => path.split('/')[2]),
);

/** From that of the device on. @param {string} path */
const foldersOf = (path) => {
  const parts = path.split('/');
  return parts.slice(3).map((_, at) => parts.slice(0, at + 3).join('/'));
};

/**
 * The same model in other capacities.
 *
 * @param {import('../model/project.js').HandWritten} device
 * @param {import('../model/project.js').Project} project
 * @param {import('./siteFiles.js').Site['devices']} devices
 */
function siblingsOf({ id, value: { family } }, project, devices) {
  if (!family) return [];
  const others = [...project.devices.values()].filter(
    (each) => each.value.family === family && each.id !== id,
  );
  return deviceCards(
    others.map((each) => each.id),
    devices,
  );
}

/** The newest first, as they were paid. @param {Record<string, any>} device */
const prices = ({ prices: paid = [] }) =>
  [...paid]
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ amount, currency, date, where = null }) => ({
      date,
      where,
      price: `${currency}\u2009${amount.toFixed(2)}`,
    }));

/**
 * A campaign and the conditions it was run under, as a page lists them.
 *
 * @param {import('../model/project.js').Campaign} campaign
 * @param {import('../model/project.js').Project} project
 */
function campaignFacts({ device, campaign, value: facts }, project) {
  const {
    date,
    sample = null,
    firmware = null,
    link = null,
    driver = null,
    note = null,
    variant = null,
  } = facts;
  const replaces = project.campaigns.filter(
    (each) => each.device === device && each.value.supersedes === campaign,
  );
  const excluded = (facts.exclude ?? []).map(
    (/** @type {any} */ { test, run, reason }) => `${test} run ${run}: ${reason}`,
  );
  return {
    id: campaign,
    date,
    sample,
    firmware,
    link,
    driver,
    note,
    variant,
    supersedes: facts.supersedes ?? null,
    superseded: replaces[0]?.campaign ?? null,
    excluded,
    methodology: pageOf(project, 'methodologies', facts.methodology),
    testbed: pageOf(project, 'testbeds', facts.testbed),
  };
}
