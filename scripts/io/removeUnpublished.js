import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What readers may add to charts: the list of a review names files that charts of one question share. */
const list = 'others.json';
const shared = /^others-.*\.json$/;

/**
 * Takes the charts and the archive of every review that has no page out of a rendered site: of a draft, and of one whose date has
 * not come. Hugo alone decides which these are; where it made no page of a review's charts, it made none for the review.
 *
 * @param {string} site folder
 */
export function removeUnpublished(site) {
  const charts = join(site, 'charts');
  const entries = existsSync(charts) ? readdirSync(charts, { withFileTypes: true }) : [];
  const slugs = entries.filter((each) => each.isDirectory()).map(({ name }) => name);
  const shown = slugs.filter((slug) => existsSync(join(charts, slug, 'index.html')));
  if (shown.length === slugs.length) return;
  for (const slug of slugs.filter((each) => !shown.includes(each))) {
    rmSync(join(charts, slug), { recursive: true });
    rmSync(join(site, `data/reviews/${slug}.zip`), { force: true });
  }
  const named = new Set(shown.flatMap((slug) => listsOf(join(charts, slug))));
  for (const { name } of entries) if (shared.test(name) && !named.has(name)) rmSync(join(charts, name));
}

/** @param {string} folder of a review's charts @returns {string[]} */
const listsOf = (folder) =>
  existsSync(join(folder, list)) ? Object.values(JSON.parse(readFileSync(join(folder, list), 'utf8'))) : [];
