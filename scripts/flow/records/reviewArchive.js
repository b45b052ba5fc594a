import { createHash } from 'node:crypto';
import { campaignsBehind, rawByCampaign } from '../lock/rawBehind.js';

/**
 * All that a review stands on, as one archive for whoever wants to check it: raw files, job files, what people wrote of products,
 * testbed and methodology, and the numbers and the specification of every chart, with the SHA-256 of each.
 *
 * @typedef {import('../composeReview.js').Composed} Composed
 *
 * @typedef {import('../../render/packArchive.js').Archive} Archive
 *
 * @typedef {object} Place
 * @property {import('../../model/project.js').Project} project
 * @property {Map<string, import('../reading/readRuns.js').RawFile>} files
 * @property {Pick<import('../../io/cache.js').Cache, 'bytesAsync'>} cache
 * @property {(path: string) => Uint8Array} read a file of the project
 * @property {(archive: Archive) => Promise<Uint8Array>} pack elsewhere: it takes longer than all the rest
 *
 * @param {Composed} composed
 * @param {Archive['files']} charts as `partsOfCharts` has them
 * @param {Place} place
 * @returns {Promise<Map<string, Uint8Array>>} by path below `.build`
 */
export async function reviewArchive(composed, charts, { project, files, cache, read, pack }) {
  const { slug } = composed.review;
  const place = archiveOf(slug);
  if (!place) return new Map();
  const raw = campaignsBehind(composed, project)
    .flatMap((campaign) => rawByCampaign(files).get(campaign) ?? [])
    .map(({ path, sha256 }) => ({ path, sha256 }));
  const written = handWritten(composed, project).map((path) => ({
    path,
    sha256: createHash('sha256').update(read(path)).digest('hex'),
  }));
  const all = [...raw, ...written, ...charts].sort(byPath);
  const sums = all.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const bytes = await cache.bytesAsync('archive', `${slug}\n${sums}`, () =>
    pack({ folder: slug, files: all, sums }),
  );
  return new Map([[`static/${place}`, bytes]]);
}

/** Where the archive of a review is; the reference is none. @param {string} slug */
export const archiveOf = (slug) => (slug === 'reference' ? null : `data/reviews/${slug}.zip`);

/** @param {{ path: string }} one @param {{ path: string }} other */
const byPath = (one, other) => (one.path < other.path ? -1 : 1);

/**
 * @param {Composed} composed
 * @param {Place['project']} project
 */
function handWritten(composed, project) {
  const named = campaignsBehind(composed, project);
  const campaigns = project.campaigns.filter(({ product, campaign }) =>
    named.includes(`${product}/${campaign}`),
  );
  const methodologies = campaigns.flatMap(({ value }) => project.methodologies.get(value.methodology) ?? []);
  const about = [
    ...campaigns,
    ...methodologies,
    ...campaigns.flatMap(({ product }) => project.products.get(product) ?? []),
    ...campaigns.flatMap(({ value }) => project.testbeds.get(value.testbed) ?? []),
  ].map(({ file }) => file);
  const jobs = methodologies.flatMap(({ id, jobs: own }) =>
    Object.keys(own).map((job) => `data/methodologies/${id}/${job}`),
  );
  return [...new Set([...about, ...jobs])];
}
