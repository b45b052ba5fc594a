import { vocabularyKey } from '../../model/vocabulary/index.js';
import { otherProducts } from './otherProducts.js';
import { hashedFile } from './pageAddresses.js';

/**
 * The page's own scripts, made again only where their source has changed.
 *
 * @param {import('../../io/cache.js').Cache} cache
 * @param {Pick<import('../reading/readBlogParsers.js').BlogParsers, 'definitions' | 'key'>} blogParsers that the site describes
 * @param {typeof import('../../runtime/bundlePage.js').bundlePage} bundle
 * @returns {Promise<Map<string, string>>} by path below `.build`
 */
export async function scriptFiles(cache, { definitions, key: described }, bundle) {
  const key = `scripts ${vocabularyKey()} ${described}`;
  const { loader, embedLoader, toolLoader, files, author } = await cache.jsonAsync('page', key, () =>
    bundle(definitions),
  );
  return new Map([
    [
      'assets/scripts.json',
      JSON.stringify({
        loader: `js/${loader}`,
        embedLoader: `js/${embedLoader}`,
        toolLoader: `js/${toolLoader}`,
      }),
    ],
    ['assets/copyNumbers.js', author],
    ...Object.entries(files).map(
      ([name, text]) => /** @type {[string, string]} */ ([`static/js/${name}`, text]),
    ),
  ]);
}

/**
 * The charts of a review as its page draws them again, in one file, fetched when the page is idle.
 *
 * @param {import('../composeReview.js').Composed} review
 * @param {import('./chartFiles.js').Drawn[]} drawn
 * @returns {import('./pageAddresses.js').HashedFile} in the site
 */
export function chartDataFile({ review, charts }, drawn) {
  const byChart = charts.flatMap(({ data: { id } }, at) => {
    const { page } = drawn[at];
    return page ? `${JSON.stringify(id)}:${page}` : [];
  });
  return hashedFile(`charts/${review.slug}/page`, `{${byChart.join()}}`);
}

/** The page stays as it is where the products beside its own change: it names this list by where it lies. @param {string} slug */
export const listPath = (slug) => `charts/${slug}/others.json`;

/**
 * What readers may add to the charts of a review, fetched when they ask: a list by chart, of files that charts of one question share.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {import('./otherProducts.js').Asked[]} asked
 * @param {Parameters<typeof otherProducts>[2]} site
 * @returns {Promise<Map<string, string | Uint8Array>>} by path below `.build`
 */
export async function listFilesOf(review, asked, site) {
  const lists = await Promise.all(asked.map((each) => otherProducts(each, review, site)));
  const names = asked.map(({ id }, at) => [id, lists[at].path.slice('charts/'.length)]);
  const all = { path: listPath(review.slug), text: JSON.stringify(Object.fromEntries(names)) };
  return new Map([all, ...lists].map(({ path, text }) => [`static/${path}`, text]));
}
