import { groupBy } from '../../model/lib/groupBy.js';
import { capacityOf } from '../../results/specs.js';
import { checkIdentity } from '../checks/checkIdentity.js';
import { identityOf, readRawFile } from './readRawFile.js';
import { readTest } from './readTest.js';

/**
 * Raw files in, runs out: every test folder of every campaign, parsed (or taken from the cache) and paired.
 *
 * @typedef {object} RawFile
 * @property {string} path relative to the project
 * @property {number} size bytes
 * @property {string} sha256
 *
 * @typedef {{ root: string, cache: import('../../io/cache.js').Cache, project: import('../../model/project.js').Project, blogParsers?: import('./lazyBlogParsers.js').LazyBlogParsers, parse: import('./readRawFile.js').Parse }} Context
 */

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
    .map((path) => readRawFile(path, { ...context, passing: true }));
  const identities = [...results.flatMap(({ identities: own }) => own), ...beside.flatMap(identityOf)];
  const named = groupBy(identities, ({ path }) => path.split('/').slice(2, 4).join('/'));
  return {
    folders: [...folders.keys()],
    tests: results.flatMap(({ testRuns }) => (testRuns ? [testRuns] : [])),
    health: beside.flatMap(healthOf),
    files: [...results.flatMap(({ files }) => files), ...beside.map(({ file }) => file)],
    problems: {
      tests: results.flatMap(({ problems }) => problems),
      beside: beside.flatMap(({ failure }) => failure ?? []),
      identity: context.project.campaigns.flatMap((campaign) => identityProblems(campaign, named, context)),
    },
  };
}

/**
 * What was found of several products, as if it had been read together.
 *
 * @param {Pick<ReturnType<typeof readRuns>, 'folders' | 'files' | 'problems'>[]} parts
 */
export function joinFound(parts) {
  /** @template T @param {(part: typeof parts[number]) => T[]} take */
  const all = (take) => parts.flatMap(take);
  return {
    folders: all(({ folders }) => folders),
    files: new Map(all(({ files }) => files).map((file) => [file.path, file])),
    problems: [
      ...all(({ problems }) => problems.tests),
      ...all(({ problems }) => problems.beside),
      ...all(({ problems }) => problems.identity),
    ],
  };
}

/**
 * @param {import('../../model/project.js').Campaign} campaign
 * @param {Map<string, import('../checks/checkIdentity.js').Named[]>} named by `<product>/<campaign>`
 * @param {Context} context
 */
function identityProblems(campaign, named, { project }) {
  const own = named.get(`${campaign.product}/${campaign.campaign}`);
  if (!own) return [];
  const capacity = capacityOf(project.products.get(campaign.product)?.value ?? {});
  return checkIdentity(own, { campaign, capacity });
}

/**
 * What SMART said of a drive, out of a file beside the tests of a campaign.
 *
 * @param {ReturnType<typeof readRawFile>} read
 * @returns {import('../../results/query/resolveHealth.js').HealthReport[]}
 */
function healthOf({ file, parsed: each }) {
  if (!each?.health) return [];
  const [, , product, campaign] = file.path.split('/');
  const { health, startedAt, tool, toolVersion } = each;
  return [{ product, campaign, source: file.path, startedAt, tool, toolVersion, ...health }];
}
