import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { listFiles } from '../../../scripts/io/listFiles.js';
import { styleRules, violations } from '../accessible.js';
import { pagesOfEveryStructure } from '../structures.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/*
 * Every page of the built site, as a reader meets it: on a desktop and on a phone, light and dark. The pages of one test
 * follow one another in one browser page, which is quicker than a new one for each.
 */
const site = join(import.meta.dirname, '../../../public');
const files = listFiles(site)
  // of the pages to embed, which are one template, some are visited in embed.spec.js; what is below raw/ sends readers on
  .filter((path) => path.endsWith('.html') && !/^(?:charts\/[^/]+|raw|archive|data\/reviews)\/./.test(path));
const pages = files.map((path) => path.replace(/(^|\/)index\.html$/, '$1'));

const desktop = { name: 'desktop, light', theme: 'light', viewport: { width: 1280, height: 800 } };
const phone = { name: 'phone, dark', theme: 'dark', viewport: { width: 390, height: 844 } };

/**
 * Pages that many others are like are opened once: those with a structure of their own by turns on a desktop and on a phone, and
 * then turned to the other, the rest on a phone, where what is too wide does not fit.
 *
 * @param {string} path
 */
const isOneOfMany = (path) => /^(?:products|methodologies|tags|reviews|docs|testbeds)\/./.test(path);

/** Axe looks at pages that together have all that templates make: at the others it would find the same once more. @type {Set<string>} */
let forAxe;
test.beforeAll(() => {
  forAxe = pagesOfEveryStructure(site, files);
});

const soft = expect.configure({ soft: true });
const atOnce = 12;
const lists = Array.from({ length: Math.ceil(pages.length / atOnce) }, (_, at) =>
  pages.slice(at * atOnce, (at + 1) * atOnce),
);

for (const paths of lists) {
  const span = `/${paths[0]} to /${paths.at(-1)}`;
  test(`pages ask no other host, log no error, fit their width and are accessible: ${span}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(30_000 * paths.length);
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
    for (const path of paths) {
      const isForAxe = forAxe.has(files[pages.indexOf(path)]);
      const turned = pages.indexOf(path) % 2 === 0 ? [desktop, phone] : [phone, desktop];
      const visits = isForAxe || !isOneOfMany(path) ? turned : [phone];
      for (const [visit, { name, theme, viewport }] of visits.entries()) {
        const isOpened = visit === 0 || !isOneOfMany(path);
        complaints = [];
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: /** @type {'light' | 'dark'} */ (theme) });
        if (isOpened) await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await soft.poll(sideways, `/${path} scrolls sideways by, ${name}`).toBeLessThanOrEqual(0);
        // turned, a page has other colours and places: what it is made of is the same
        const rules = visit === 0 ? undefined : styleRules;
        if (isForAxe) soft(await violations(page, undefined, { rules }), `/${path}, ${name}`).toEqual([]);
        const own = complaints.filter((each) => !(path === '404.html' && each.includes('404')));
        soft(own, `/${path}, ${name}`).toEqual([]);
      }
    }
  });
}
