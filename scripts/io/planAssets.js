import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { planFiles } from './sitePlan.js';
import { fetched } from './writeGenerated.js';

const page = /\.(?:html|xml)$/;

/** @param {string} path */
const topOf = (path) => path.split('/')[0];

/**
 * Style sheets and scripts that only pages ask for that stand: Hugo, which did not render these, has not written them. What no page
 * names stays behind, as do earlier versions of generated files: a page that names one is rendered with the next.
 *
 * @param {import('./sitePlan.js').SitePlan} plan of the new site
 * @param {object} last
 * @param {string} last.site its folder
 * @param {Iterable<string>} last.paths of its files
 * @param {string[]} last.standing those that stand
 */
export function planAssets(plan, { site, paths, standing }) {
  const dealtWith = new Set(['pagefind', ...standing.map(topOf)]);
  const left = [...paths].filter(
    (path) => !dealtWith.has(topOf(path)) && !page.test(path) && !fetched.test(path) && !plan.has(path),
  );
  const pages = alternating(standing.filter((path) => page.test(path)));
  const named = left.filter((path) =>
    pages.some((each) => readFileSync(join(site, each)).includes(basename(path))),
  );
  planFiles(plan, 'public', named, { share: true });
}

/** One page of each kind after the other, as those of one kind ask for the same. @param {string[]} pages */
function alternating(pages) {
  const counts = new Map();
  const rank = new Map(
    pages.map((path) => {
      const count = counts.get(topOf(path)) ?? 0;
      counts.set(topOf(path), count + 1);
      return [path, count];
    }),
  );
  return [...pages].sort((a, b) => rank.get(a) - rank.get(b));
}
