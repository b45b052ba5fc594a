import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { violations } from './accessible.js';

/*
 * Every page of the built site, as a reader meets it: on a desktop and on a phone, light and dark. The pages of one test
 * follow one another in one browser page, which is quicker than a new one for each.
 */
const site = join(import.meta.dirname, '../../public');
const pages = listFiles(site)
  // of the pages to embed, which are one template, some are visited in embed.spec.js; what is below raw/ sends readers on
  .filter((path) => path.endsWith('.html') && !/^(?:charts\/[^/]+|raw|archive|data\/reviews)\/./.test(path))
  .map((path) => path.replace(/(^|\/)index\.html$/, '$1'));

const visits = /** @type {const} */ ([
  { name: 'desktop, light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
]);

/** Pages that many others are like: axe, the slowest check, looks at each in one of the two visits. */
const isOneOfMany = (/** @type {string} */ path) => /^(?:products|methodologies|tags)\/./.test(path);

const atOnce = 12;
const lists = Array.from({ length: Math.ceil(pages.length / atOnce) }, (_, at) =>
  pages.slice(at * atOnce, (at + 1) * atOnce),
);

for (const [visit, { name, ...settings }] of visits.entries()) {
  test.describe(name, () => {
    test.use(settings);
    for (const [at, paths] of lists.entries()) {
      const span = `/${paths[0]} to /${paths.at(-1)}`;
      test(`pages ask no other host, log no error, fit their width and are accessible: ${span}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(15_000 * paths.length);
        /** @type {string[]} */
        let complaints = [];
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('request', (request) => {
          if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
            complaints.push(`asked for ${request.url()}`);
        });
        for (const [place, path] of paths.entries()) {
          complaints = [];
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          const own = complaints.filter((each) => !(path === '404.html' && each.includes('404')));
          expect.soft(own, `/${path}`).toEqual([]);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(sideways, `/${path} scrolls sideways by`).toBeLessThanOrEqual(0);
          if (isOneOfMany(path) && (at * atOnce + place) % visits.length !== visit) continue;
          expect.soft(await violations(page), `/${path}`).toEqual([]);
        }
      });
    }
  });
}
