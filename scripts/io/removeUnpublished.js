/** What readers may add to charts: the list of a review names files that charts of one question share. */
const list = 'others.json';
const shared = /^charts\/(others-[^/]*\.json)$/;

/**
 * Takes the charts and the archive of every review that has no page out of a new site: of a draft, and of one whose date has
 * not come. Hugo alone decides which these are; where it made no page of a review's charts, it made none for the review.
 *
 * @param {import('./sitePlan.js').SitePlan} plan
 * @param {(path: string) => Buffer} read a file of the site
 */
export function removeUnpublished(plan, read) {
  const paths = [...plan.keys()].filter((path) => path.startsWith('charts/'));
  const slugOf = (/** @type {string} */ path) => /^charts\/([^/]+)\//.exec(path)?.[1] ?? '';
  const isShown = (/** @type {string} */ slug) => slug === '' || plan.has(`charts/${slug}/index.html`);
  const hidden = paths.filter((path) => !isShown(slugOf(path)));
  if (hidden.length === 0) return;
  for (const path of hidden) {
    plan.delete(path);
    plan.delete(`data/reviews/${slugOf(path)}.zip`);
  }
  const lists = paths.filter((path) => plan.has(path) && path === `charts/${slugOf(path)}/${list}`);
  const named = new Set(lists.flatMap((path) => Object.values(JSON.parse(read(path).toString()))));
  for (const path of paths) {
    const [, name] = shared.exec(path) ?? [];
    if (name && !named.has(name)) plan.delete(path);
  }
}
