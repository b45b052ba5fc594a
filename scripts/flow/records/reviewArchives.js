import { createHash } from 'node:crypto';
import { joinPacked, packFile } from '../../render/joinPacked.js';
import { campaignsBehind, rawByCampaign } from '../lock/rawBehind.js';
import { packedFiles } from './packedFiles.js';

/**
 * All that a review stands on, as one archive for whoever wants to check it: raw files, job files, what people wrote of products,
 * testbed and methodology, and the numbers and the specification of every chart, with the SHA-256 of each.
 *
 * @typedef {import('../composeReview.js').Composed} Composed
 * @typedef {Pick<import('../compose.js').Composition, 'project' | 'files' | 'reviews'>} Site
 *
 * @param {Site} site
 * @param {ReadonlyMap<string, string | Uint8Array>} generated files by path below `.build`, the charts' among them
 * @param {{ cache: Pick<import('../../io/cache.js').Cache, 'bytes'>, read: (path: string) => Uint8Array }} disk `read`: a file of the project
 * @returns {Map<string, Uint8Array>} by path below `.build`
 */
export function reviewArchives(site, generated, { cache, read }) {
  const rawOf = rawByCampaign(site.files);
  const packed = packedFiles(site.files);
  /** @type {Map<string, Uint8Array>} */
  const archives = new Map();
  for (const each of site.reviews) {
    const { slug } = each.review;
    if (slug === 'reference') continue;
    const raw = campaignsBehind(each, site.project).flatMap((campaign) => rawOf.get(campaign) ?? []);
    const written = handWritten(each, site.project, read).map(([path, content]) => hashed(path, content));
    const charts = chartParts(each, generated).map(([path, content]) => hashed(path, content));
    const list = [...raw, ...written, ...charts]
      .sort(byPath)
      .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
      .join('');
    const bytes = cache.bytes('archive', `${slug}\n${list}`, () => {
      const shared = raw.map((file) => ({ ...file, packed: packed(file, () => read(file.path)) }));
      const others = written.map((file) => ({ ...file, packed: packed(file, () => file.content) }));
      const own = [...charts, { path: 'SHA256SUMS', content: list }].map(({ path, content }) => ({
        path,
        packed: packFile(path, content),
      }));
      const all = [...shared, ...others, ...own].sort(byPath);
      return joinPacked(new Map(all.map((file) => [`${slug}/${file.path}`, file.packed])));
    });
    archives.set(`static/${archiveOf(slug)}`, bytes);
  }
  return archives;
}

/** Where the archive of a review is. @param {string} slug */
export const archiveOf = (slug) => `data/reviews/${slug}.zip`;

/** @param {string} path @param {Uint8Array} content */
const both = (path, content) => /** @type {[string, Uint8Array]} */ ([path, content]);

/** @param {{ path: string }} one @param {{ path: string }} other */
const byPath = (one, other) => (one.path < other.path ? -1 : 1);

/** @param {string} path @param {string | Uint8Array} content */
const hashed = (path, content) => ({
  path,
  content,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/**
 * @param {Composed} composed
 * @param {Site['project']} project
 * @param {(path: string) => Uint8Array} read
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

/**
 * @param {Composed} composed
 * @param {ReadonlyMap<string, string | Uint8Array>} generated
 */
const chartParts = ({ review, charts }, generated) =>
  charts.flatMap(({ data: { id } }) =>
    ['csv', 'vl.json'].flatMap((ending) => {
      const content = generated.get(`static/charts/${review.slug}/${id}.${ending}`);
      return content === undefined ? [] : [/** @type {const} */ ([`charts/${id}.${ending}`, content])];
    }),
  );
