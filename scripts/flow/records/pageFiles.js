import { vocabularyKey } from '../../model/vocabulary/index.js';
import { hashedFile } from './hashedFile.js';
import { otherProducts } from './otherProducts.js';

/**
 * The page's own scripts, made again only where their source has changed.
 *
 * @param {import('../../io/cache.js').Cache} cache
 * @param {Pick<import('../reading/siteReaders.js').SiteReaders, 'definitions' | 'key'>} readers that the site describes
 * @returns {Promise<Map<string, string>>} by path below `.build`
 */
export async function scriptFiles(cache, { definitions, key: described }) {
  const key = `scripts ${vocabularyKey()} ${described}`;
  const { loader, files, author } = await cache.jsonAsync('page', key, async () => {
    const { bundlePage } = await import('../../runtime/bundlePage.js');
    return bundlePage(definitions);
  });
  return new Map([
    ['assets/scripts.json', JSON.stringify({ loader: `js/${loader}` })],
    ['assets/copyNumbers.js', author],
    ...Object.entries(files).map(
      ([name, text]) => /** @type {[string, string]} */ ([`static/js/${name}`, text]),
    ),
  ]);
}

/**
 * The charts of a review as its page draws them again, in one file, fetched when the page is idle; and what readers may
 * add to them, fetched when they ask: a list by chart, of files that charts of one question share.
 *
 * @param {import('../composeReview.js').Composed} review
 * @param {import('./chartFiles.js').Drawn[]} drawn
 * @param {Parameters<typeof otherProducts>[2]} site
 * @returns {Map<string, string>} by path below `.build`
 */
export function pageFiles({ review, charts }, drawn, site) {
  const byChart = Object.fromEntries(drawn.flatMap(({ page }) => (page ? [[page.id, page]] : [])));
  const data = hashedFile(`charts/${review.slug}/page`, JSON.stringify(byChart));
  const again = charts.filter((_, at) => drawn[at].page);
  const lists = again.map((chart) => otherProducts(chart, review, site));
  const names = again.map(({ block }, at) => [block.id, lists[at].path.slice('charts/'.length)]);
  // the page stays as it is where the products beside its own change: it names this list by where it lies
  const others = {
    path: `charts/${review.slug}/others.json`,
    text: JSON.stringify(Object.fromEntries(names)),
  };
  const paths = charts.length ? { charts: data.path, others: others.path } : { charts: null, others: null };
  return new Map([
    ...[data, others, ...lists].map(
      ({ path, text }) => /** @type {[string, string]} */ ([`static/${path}`, text]),
    ),
    [`assets/reviews/${review.slug}/page.json`, JSON.stringify(paths)],
  ]);
}
