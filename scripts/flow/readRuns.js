import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { readSource } from '../io/readSource.js';
import { InputError, problem } from '../model/inputError.js';
import { parseSource } from '../parse/index.js';
import { ownPart } from '../results/ownPart.js';
import { mergePercentiles } from '../results/mergePercentiles.js';
import { pairRuns } from '../results/pairRuns.js';
import { capacityOf } from '../results/specs.js';
import { histogramPercentile, mergeHistograms } from '../statistics/index.js';
import { checkIdentity } from './checkIdentity.js';
import { checkRuns } from './checkRuns.js';

/**
 * Raw files in, runs out: every test folder of every campaign, parsed (or taken from the cache) and paired.
 *
 * @typedef {object} RawFile
 * @property {string} path relative to the project
 * @property {number} size bytes
 * @property {string} sha256
 *
 * @typedef {{ root: string, cache: import('../io/cache.js').Cache, project: import('../model/project.js').Project }} Context
 */

/** Kept beside the runs and published with them, but no output of a tool: pictures as evidence, and an emulator's own record. */
const evidence = /\.(?:png|jpe?g|webp|gif|pdf|truth\.csv)$/i;

/**
 * @param {string[]} rawPaths in natural order
 * @param {Context} context
 */
export function readRuns(rawPaths, context) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const path of rawPaths) {
    const folder = path.split('/').slice(2, 5).join('/');
    if (path.split('/').length > 5) folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const results = [...folders].map(([folder, paths]) => readTest(folder, paths, context));
  const beside = rawPaths
    .filter((path) => path.split('/').length === 5)
    .map((path) => readFile(path, { ...context, passing: true }));
  const identities = [...results.flatMap(({ identities: own }) => own), ...beside.flatMap(identityOf)];
  return {
    folders: [...folders.keys()],
    tests: results.flatMap(({ testRuns }) => (testRuns ? [testRuns] : [])),
    health: beside.flatMap(healthOf),
    files: new Map(
      [...results.flatMap(({ files }) => files), ...beside.map(({ file }) => file)].map((file) => [
        file.path,
        file,
      ]),
    ),
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...beside.flatMap(({ failure }) => failure ?? []),
      ...context.project.campaigns.flatMap((campaign) => identityProblems(campaign, identities, context)),
    ],
  };
}

/**
 * @param {ReturnType<typeof readFile>} read
 * @returns {import('./checkIdentity.js').Named[]}
 */
const identityOf = ({ file, parsed: each }) =>
  each?.device ? [{ path: file.path, device: each.device }] : [];

/**
 * @param {import('../model/project.js').Campaign} campaign
 * @param {import('./checkIdentity.js').Named[]} identities
 * @param {Context} context
 */
function identityProblems(campaign, identities, { project }) {
  const folder = `data/raw/${campaign.device}/${campaign.campaign}/`;
  const own = identities.filter(({ path }) => path.startsWith(folder));
  const capacity = capacityOf(project.devices.get(campaign.device)?.value ?? {});
  return checkIdentity(own, { campaign, capacity });
}

/**
 * What SMART said of a drive, out of a file beside the tests of a campaign.
 *
 * @param {ReturnType<typeof readFile>} read
 * @returns {import('../results/answerHealth.js').HealthReport[]}
 */
function healthOf({ file, parsed: each }) {
  if (!each?.health) return [];
  const [, , device, campaign] = file.path.split('/');
  const { health, startedAt, tool, toolVersion } = each;
  return [{ device, campaign, source: file.path, startedAt, tool, toolVersion, ...health }];
}

/**
 * @param {string} folder `<device>/<campaign>/<test>`
 * @param {string[]} paths
 * @param {Context} context
 */
function readTest(folder, paths, context) {
  const [device, name, test] = folder.split('/');
  const { project } = context;
  const campaign = project.campaigns.find((each) => each.device === device && each.campaign === name);
  const read = paths.map((path) => readFile(path, context));
  const files = read.map(({ file }) => file);
  const identities = read.flatMap(identityOf);
  const failed = read.flatMap(({ failure }) => (failure ? [failure] : []));
  const broken = failed.some(({ severity }) => severity === 'error');
  if (!campaign || broken) return { testRuns: null, files, identities, problems: failed };

  const about = project.devices.get(device)?.value ?? {};
  const facts = {
    test,
    facts: campaign.value,
    emulated: about.emulated === true,
    capacity: capacityOf(about),
  };
  const own = whatIsOwn({ device, test, methodology: campaign.value.methodology }, project);
  try {
    const parsed = read.flatMap(({ file, parsed: each }) => (each ? [ownOfFile(file.path, each, own)] : []));
    const testRuns = {
      device,
      campaign: name,
      ...facts,
      runs: pairRuns(parsed).map((run) => mergePercentiles(run, { mergeHistograms, histogramPercentile })),
    };
    return { testRuns, files, identities, problems: [...failed, ...checkRuns(testRuns, project)] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      testRuns: null,
      files,
      identities,
      problems: [{ ...error.problem, file: error.problem.file ?? `data/raw/${folder}` }],
    };
  }
}

/**
 * @param {{ device: string, test: string, methodology: string }} place
 * @param {import('../model/project.js').Project} project
 */
function whatIsOwn({ device, test, methodology }, project) {
  const all = project.methodologies.get(methodology)?.value.tests ?? {};
  const tests = Object.entries(all).map(([id, { title = id }]) => ({ id, title }));
  return {
    device: { id: device, name: project.devices.get(device)?.value.name ?? device },
    test: tests.find(({ id }) => id === test) ?? { id: test, title: test },
    tests,
  };
}

/**
 * @param {string} file
 * @param {ReturnType<typeof parseSource>} parsed
 * @param {ReturnType<typeof whatIsOwn>} own
 */
function ownOfFile(file, parsed, own) {
  try {
    return { file, parsed: ownPart(parsed, own) };
  } catch (error) {
    if (error instanceof InputError) error.problem.file = file;
    throw error;
  }
}

/**
 * @param {string} path
 * @param {Context & { passing?: boolean }} context `passing`: what cannot be read is only mentioned
 */
function readFile(path, { root, cache, passing = false }) {
  const { source, fileBytes } = readSource(root, path);
  const sha256 = createHash('sha256').update(fileBytes).digest('hex');
  const file = { path, size: fileBytes.length, sha256 };
  if (evidence.test(path)) return { file, parsed: null, failure: null };
  if (file.size === 0) return { file, parsed: null, failure: emptyFile(path) };
  try {
    const bytes = cache.bytes('parse', `${sha256} ${source.name}`, () => serialize(parseSource(source)));
    return {
      file,
      parsed: /** @type {ReturnType<typeof parseSource>} */ (deserialize(bytes)),
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, ...place } = error.problem;
    const severity = passing ? /** @type {const} */ ('warning') : place.severity;
    return { file, parsed: null, failure: problem(message, { ...place, severity, file: path }) };
  }
}

/** fio leaves empty logs where there was nothing to log; what else is empty shows as a missing run. @param {string} path */
const emptyFile = (path) =>
  problem('empty file, left out', {
    severity: 'warning',
    file: path,
    hint: 'delete it, or file the run again',
  });
