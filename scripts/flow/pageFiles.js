import { createHash } from 'node:crypto';

/**
 * The page's own scripts, made again only where their source has changed.
 *
 * @param {import('../io/cache.js').Cache} cache
 * @returns {Promise<Map<string, string>>} by path below `.build`
 */
export async function scriptFiles(cache) {
  const { loader, files } = await cache.jsonAsync('page', 'scripts', async () => {
    const { bundlePage } = await import('../runtime/bundlePage.js');
    return bundlePage();
  });
  return new Map([
    ['assets/scripts.json', JSON.stringify({ loader: `js/${loader}` })],
    ...Object.entries(files).map(
      ([name, text]) => /** @type {[string, string]} */ ([`static/js/${name}`, text]),
    ),
  ]);
}

/**
 * The charts of a review as its page draws them again, in one file, fetched when the page is idle.
 *
 * @param {import('./chartFiles.js').Drawn[]} drawn
 * @param {string} slug
 * @returns {Map<string, string>} by path below `.build`
 */
export function pageFiles(drawn, slug) {
  const charts = JSON.stringify(Object.fromEntries(drawn.map(({ page }) => [page.id, page])));
  const hash = createHash('sha256').update(charts).digest('hex').slice(0, 10);
  const path = `charts/${slug}/page-${hash}.json`;
  return new Map([
    [`static/${path}`, charts],
    [`assets/reviews/${slug}/page.json`, JSON.stringify({ charts: drawn.length ? path : null })],
  ]);
}
