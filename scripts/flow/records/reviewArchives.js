import { createHash } from 'node:crypto';
import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoizeByRef.js';
import { zipArchive } from '../../render/zipArchive.js';
import { campaignsBehind } from '../lock/rawBehind.js';

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
  /** @type {Map<string, Uint8Array>} */
  const archives = new Map();
  for (const each of site.reviews) {
    const { slug } = each.review;
    if (slug === 'reference') continue;
    const raw = campaignsBehind(each, site.project).flatMap((campaign) => rawOf.get(campaign) ?? []);
    const small = new Map([...handWritten(each, site.project, read), ...chartParts(each, generated)]);
    const sums = [
      ...raw.map(({ path, sha256 }) => ({ name: path, sha256 })),
      ...[...small].map(([name, content]) => ({ name, sha256: hashOf(content) })),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
    const list = sums.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
    const bytes = cache.bytes('archive', `${slug}\n${list}`, () => {
      const all = new Map([...small, ['SHA256SUMS', list], ...raw.map(({ path }) => both(path, read(path)))]);
      return zipArchive(
        new Map([...all].sort(byPath).map(([path, content]) => [`${slug}/${path}`, content])),
      );
    });
    archives.set(`static/${archiveOf(slug)}`, bytes);
  }
  return archives;
}

/** Where the archive of a review is. @param {string} slug */
export const archiveOf = (slug) => `data/reviews/${slug}.zip`;

/** @param {string} path @param {Uint8Array} content */
const both = (path, content) => /** @type {[string, Uint8Array]} */ ([path, content]);

/** @param {[string, unknown]} one @param {[string, unknown]} other */
const byPath = ([a], [b]) => (a < b ? -1 : 1);

/** @param {string | Uint8Array} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** By `<product>/<campaign>`. */
const rawByCampaign = memoizeByRef((/** @type {Site['files']} */ files) =>
  groupBy([...files.values()], ({ path }) => path.split('/').slice(2, 4).join('/')),
);

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
