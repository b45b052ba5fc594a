import { createHash } from 'node:crypto';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { isReference } from '../../model/lib/referencePages.js';
import { campaignsBehind, rawByCampaign } from '../lock/rawBehind.js';

/**
 * All that a review stands on, as one archive for whoever wants to check it: raw files, job files, what people wrote of products,
 * testbed and methodology, and the numbers and the specification of every chart, with the SHA-256 of each.
 *
 * @typedef {import('../composeReview.js').Composed} Composed
 *
 * @typedef {object} Archive
 * @property {string} path below `.build`
 * @property {string} key of all that it is made of
 * @property {Uint8Array | null} bytes `null` where it stands as it lies there
 *
 * @typedef {object} Place
 * @property {import('../../model/project.js').Project} project
 * @property {Map<string, import('../reading/readRuns.js').RawFile>} files
 * @property {string} code a key of what packs it
 * @property {string} [last] the key of the archive that lies there
 * @property {(path: string) => Uint8Array} read a file of the project
 * @property {(archive: import('./packArchive.js').Unpacked) => Promise<Uint8Array>} pack
 *
 * @param {Composed} composed
 * @param {ReturnType<typeof import('../../render/archivedParts.js').partsOfCharts>} charts
 * @param {Place} place
 * @returns {Promise<Archive | null>} `null` where the review has none
 */
export async function reviewArchive(composed, charts, { project, files, code, last, read, pack }) {
  const { slug } = composed.review;
  const place = archiveOf(slug);
  if (!place) return null;
  const raw = campaignsBehind(composed, project)
    .flatMap((campaign) => rawByCampaign(files).get(campaign) ?? [])
    .map(({ path, sha256 }) => ({ path, sha256 }));
  const sumOf = sumsOf(files);
  const written = handWritten(composed, project).map((path) => ({ path, sha256: sumOf(path, read) }));
  const all = [...raw, ...written, ...charts].sort(byPath);
  const sums = all.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const path = `static/${place}`;
  const key = createHash('sha256').update(`${code}\n${sums}`).digest('hex');
  return { path, key, bytes: key === last ? null : await pack({ slug, files: all, sums }) };
}

/** What is hand-written is behind very many reviews, and read once. */
const sumsOf = memoizeByRef((/** @type {object} */ _site) => {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {string} */ path, /** @type {Place['read']} */ read) => {
    const sum = known.get(path) ?? createHash('sha256').update(read(path)).digest('hex');
    known.set(path, sum);
    return sum;
  };
});

/** Where the archive of a review is; the reference is none. @param {string} slug */
export const archiveOf = (slug) => (isReference(slug) ? null : `data/reviews/${slug}.zip`);

/** @param {{ path: string }} one @param {{ path: string }} other */
const byPath = (one, other) => (one.path < other.path ? -1 : 1);

/**
 * @param {Composed} composed
 * @param {Place['project']} project
 * @returns {string[]} paths
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
