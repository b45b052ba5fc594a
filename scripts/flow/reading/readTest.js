import { join } from 'node:path';
import { fileStamp } from '../../io/fingerprint.js';
import { hasErrors, InputError } from '../../model/inputError.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { vocabularyKey } from '../../model/vocabulary/index.js';
import { mergePercentiles } from '../../results/runs/mergePercentiles.js';
import { pairRuns } from '../../results/runs/pairRuns.js';
import { selectForProduct } from '../../results/runs/selectForProduct.js';
import { withSteadyMeans } from '../../results/runs/steadyWindow.js';
import { capacityOf } from '../../results/specs.js';
import { checkRuns } from '../checks/checkRuns.js';
import { identityOf, readRawFile } from './readRawFile.js';

/**
 * @typedef {import('./readRuns.js').Context} Context
 *
 * @typedef {object} ReadTest
 * @property {import('../../results/runs/summarizeTest.js').TestRuns | null} testRuns `null` where they cannot be read
 * @property {import('./readRuns.js').RawFile[]} files
 * @property {import('../checks/checkIdentity.js').Named[]} identities
 * @property {import('../../model/inputError.js').Problem[]} problems
 */

/** Test folders as this process read them last. @type {Map<string, { key: string, read: ReadTest }>} */
const lastRead = new Map();
const wording = memoizeByRef((/** @type {object} */ value) => JSON.stringify(value));

/**
 * The runs of one test of a campaign. A process that builds again and again reads only what has changed.
 *
 * @param {string} folder `<product>/<campaign>/<test>`
 * @param {string[]} paths
 * @param {Context} context
 * @returns {ReadTest}
 */
export function readTest(folder, paths, context) {
  const [product, campaign] = folder.split('/');
  const { root, project } = context;
  const facts = project.campaigns.find(
    (each) => each.product === product && each.campaign === campaign,
  )?.value;
  const about = project.products.get(product)?.value;
  const promised = project.methodologies.get(facts?.methodology)?.value;
  const worded = [facts, about, promised].map((each) => each && wording(each));
  const key = [...paths.map((path) => fileStamp(join(root, path))), ...worded, vocabularyKey()].join('\n');
  const known = lastRead.get(join(root, folder));
  if (known?.key === key) return known.read;
  const read = readTestAnew(folder, paths, context);
  lastRead.set(join(root, folder), { key, read });
  return read;
}

/** @type {typeof readTest} */
function readTestAnew(folder, paths, context) {
  const [product, name, test] = folder.split('/');
  const { project } = context;
  const campaign = project.campaigns.find((each) => each.product === product && each.campaign === name);
  const read = paths.map((path) => readRawFile(path, context));
  const files = read.map(({ file }) => file);
  const identities = read.flatMap(identityOf);
  const failed = read.flatMap(({ failure }) => (failure ? [failure] : []));
  const broken = hasErrors(failed);
  if (!campaign || broken) return { testRuns: null, files, identities, problems: failed };

  const about = project.products.get(product)?.value ?? {};
  const facts = {
    test,
    facts: campaign.value,
    emulated: about.emulated === true,
    capacity: capacityOf(about),
  };
  const own = whatIsOwn({ product, test, methodology: campaign.value.methodology }, project);
  try {
    const parsed = read.flatMap(({ file, parsed: each }) => (each ? [ownOfFile(file.path, each, own)] : []));
    const promised = promisedOf(project.methodologies.get(campaign.value.methodology)?.value, test);
    const testRuns = {
      product,
      campaign: name,
      ...facts,
      ...promised,
      runs: pairRuns(parsed).map((run) => withSteadyMeans(mergePercentiles(run), promised.tracked)),
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
 * @param {{ product: string, test: string, methodology: string }} place
 * @param {import('../../model/project.js').Project} project
 */
function whatIsOwn({ product, test, methodology }, project) {
  const all = project.methodologies.get(methodology)?.value.tests ?? {};
  const tests = Object.entries(all).map(([id, { title = id }]) => ({ id, title }));
  return {
    product: { id: product, name: project.products.get(product)?.value.name ?? product },
    test: tests.find(({ id }) => id === test) ?? { id: test, title: test },
    tests,
  };
}

/**
 * @param {string} file
 * @param {ReturnType<typeof import('../../parsers/index.js').parseSource>} parsed
 * @param {ReturnType<typeof whatIsOwn>} own
 */
function ownOfFile(file, parsed, own) {
  try {
    return { file, parsed: selectForProduct(parsed, own) };
  } catch (error) {
    if (error instanceof InputError) error.problem.file = file;
    throw error;
  }
}

/**
 * What a methodology says of a test that its results depend on.
 *
 * @param {Record<string, any> | undefined} methodology
 * @param {string} test
 */
function promisedOf(methodology, test) {
  const {
    analyses = [],
    rounds,
    tracked,
    'runs-stated': runsStated,
    preparation = [],
    results = [],
  } = methodology?.tests?.[test] ?? {};
  const ofGroup = /** @type {{ metric: string, of?: string }[]} */ (results)
    .filter(({ of }) => of === 'group')
    .map(({ metric }) => metric);
  const prepared = [...preparation, ...(methodology?.preparation ?? [])].length > 0;
  return {
    // what is cut into rounds is cut to look for steady ones
    analyses: rounds ? [...analyses, 'steady-state'] : analyses,
    promised: results.map((/** @type {{ metric: string }} */ { metric }) => metric),
    ...(rounds && { rounds }),
    ...(tracked && { tracked }),
    ...(runsStated && { runsStated }),
    ...(!prepared && { unprepared: true }),
    ...(ofGroup.length > 0 && { ofGroup }),
  };
}
