import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { violations } from './accessible.js';

/*
 * Every page of the built site, as a reader meets it: on a desktop and on a phone, light and dark.
 */
const site = join(import.meta.dirname, '../../public');
const pages = listFiles(site)
  // of the pages of single charts, which are one template, some are visited in embed.spec.js; what is below raw/ sends readers on
  .filter((path) => path.endsWith('.html') && !/^(?:charts\/[^/]+|raw|archive|data\/reviews)\/./.test(path))
  .map((path) => path.replace(/(^|\/)index\.html$/, '$1'));

const visits = /** @type {const} */ ([
  { name: 'desktop, light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
]);

for (const { name, ...settings } of visits) {
  test.describe(name, () => {
    test.use(settings);
    for (const path of pages) {
      test(`/${path} asks no other host, logs no error, fits its width and is accessible`, async ({
        page,
        baseURL,
      }) => {
        /** @type {string[]} */
        const complaints = [];
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('request', (request) => {
          if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
            complaints.push(`asked for ${request.url()}`);
        });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(complaints.filter((each) => !(path === '404.html' && each.includes('404')))).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          'scrolls sideways by',
        ).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
