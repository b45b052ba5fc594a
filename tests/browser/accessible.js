import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it stands, or with a part of it. It is run from outside of the page's own policy,
 * which allows no script but the site's.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [within] selector
 * @returns {Promise<string[]>}
 */
export async function violations(page, within) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { violations: found } = await /** @type {any} */ (globalThis).axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // nobody reads the way to a node, and it is worked out for each
      selectors: false,
    });
    return found.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes.map((/** @type {any} */ node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  }, within);
}
