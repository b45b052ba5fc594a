import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it stands. It is run from outside of the page's own policy, which allows no script but
 * the site's.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (globalThis).axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes.map((/** @type {any} */ node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  });
}
