import { createHash } from 'node:crypto';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { isReference } from '../../model/lib/referencePages.js';
import { joinPacked, packFile } from '../../render/joinPacked.js';
import { campaignsBehind, rawByCampaign } from '../lock/rawBehind.js';

/**
 * All that a review stands on, as one archive for whoever wants to check it: raw files, job files, what people wrote of products,
 * testbed and methodology, and the numbers and the specification of every chart, with the SHA-256 of each.
 *
 * @typedef {import('../composeReview.js').Composed} Composed
 *
 * @typedef {object} Place
 * @property {import('../../model/project.js').Project} project
 * @property {Map<string, import('../reading/readRuns.js').RawFile>} files
 * @property {Pick<import('../../io/cache.js').Cache, 'bytes'>} cache
 * @property {(path: string) => Uint8Array} read a file of the project
 *
 * @param {Composed} composed
 * @param {ReturnType<typeof import('../../render/archivedParts.js').partsOfCharts>} charts
 * @param {Place} place
 * @returns {Map<string, Uint8Array>} by path below `.build`
 */
export function reviewArchive(composed, charts, { project, files, cache, read }) {
  const { slug } = composed.review;
  const place = archiveOf(slug);
  if (!place) return new Map();
  const pack = packedFiles(files);
  const raw = campaignsBehind(composed, project)
    .flatMap((campaign) => rawByCampaign(files).get(campaign) ?? [])
    .map((file) => ({ ...file, packed: () => pack(file, () => read(file.path)) }));
  const written = handWritten(composed, project, read).map(([path, content]) => {
    const file = { path, sha256: createHash('sha256').update(content).digest('hex') };
    return { ...file, packed: () => pack(file, () => content) };
  });
  const all = [...raw, ...written, ...charts].sort(byPath);
  const sums = all.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const bytes = cache.bytes('archive', `${slug}\n${sums}`, () => {
    const list = { path: 'SHA256SUMS', packed: () => packFile('SHA256SUMS', sums) };
    const entries = [...all, list].sort(byPath);
    return joinPacked(new Map(entries.map(({ path, packed }) => [`${slug}/${path}`, packed()])));
  });
  return new Map([[`static/${place}`, bytes]]);
}

/** Where the archive of a review is; the reference is none. @param {string} slug */
export const archiveOf = (slug) => (isReference(slug) ? null : `data/reviews/${slug}.zip`);

/** @param {string} path @param {Uint8Array} content */
const both = (path, content) => /** @type {[string, Uint8Array]} */ ([path, content]);

/** @param {{ path: string }} one @param {{ path: string }} other */
const byPath = (one, other) => (one.path < other.path ? -1 : 1);

/**
 * @param {Composed} composed
 * @param {Place['project']} project
 * @param {Place['read']} read
 * @returns {[string, Uint8Array][]}
 */
function handWritten(composed, project, read) {
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
  return [...new Set([...about, ...jobs])].map((path) => both(path, read(path)));
}

/** Bytes that are held for further archives: raw files may be very many. */
const most = 64 * 2 ** 20;

/**
 * Files of a site as archives hold them, each compressed once for the reviews that share it, while there is room.
 *
 * @typedef {(file: { path: string, sha256: string }, read: () => string | Uint8Array) => Uint8Array} Packing
 */
const packedFiles = memoizeByRef((/** @type {object} */ _site) => openPacking(most));

/**
 * @param {number} room bytes
 * @returns {Packing}
 */
export function openPacking(room) {
  /** @type {Map<string, Uint8Array>} */
  const known = new Map();
  let held = 0;
  return ({ path, sha256 }, read) => {
    const key = `${sha256} ${path.slice(path.lastIndexOf('.'))}`;
    const found = known.get(key) ?? packFile(path, read());
    held += known.delete(key) ? 0 : found.length;
    known.set(key, found);
    for (const [oldest, { length }] of known) {
      if (held <= room) break;
      known.delete(oldest);
      held -= length;
    }
    return found;
  };
}
