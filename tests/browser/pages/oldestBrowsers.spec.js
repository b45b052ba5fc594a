import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { complaintsOf } from '../complaints.js';
import { fioRun } from '../giveFiles.js';
import { newerCalls, newerStyles } from '../newerFeatures.js';
import { test } from '../onBlog.js';

/*
 * The oldest browsers that readers may have (tests/README.md) lack some of what the style sheets and pages use. Here
 * those features carry a name that no browser knows, so that what is left of a page is what they show.
 */

const forget = `for (const path of ${JSON.stringify(newerCalls)}) {
  const names = path.split('.');
  const last = names.pop();
  const owner = names.reduce((object, name) => object?.[name], globalThis);
  if (owner) delete owner[last];
}`;

/** @param {import('@playwright/test').Page} page */
async function asBefore(page) {
  // workers too read their scripts from here
  await page.context().route(/\/js\/[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${forget}\n${await answer.text()}` });
  });
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = newerStyles.reduce(
      (text, [name, unknown]) => text.replace(name, String(unknown)),
      await answer.text(),
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route(/\/(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/ integrity="[^"]*"/g, '').replace(/ popover(target)?(?=[ =>])/g, ' unknown$1');
    await route.fulfill({ response: answer, body });
  });
}

for (const path of [
  '',
  'reviews/small-vm-storage/',
  'products/',
  'reviews/compact-m2-roundup/',
  'products/wd-sn520-128/',
  'methodologies/vm-storage-v1/random-read/',
  'charts/small-vm-storage/#one-read',
])
  test(`/${path} is whole without what newer browsers brought, at 390 and 1280 px`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await asBefore(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path || './', { waitUntil: 'networkidle' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { background, text, faint, popovers } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const marks = [...document.querySelectorAll('.chart svg [fill^="var(--"]')];
        return {
          background: style.backgroundColor,
          text: getComputedStyle(document.body).color,
          faint: marks.filter((mark) => !/^rgb/.test(getComputedStyle(mark).fill)).length,
          popovers: [...document.querySelectorAll('.source-popover')].filter(
            (each) => each.getClientRects().length > 0,
          ).length,
        };
      });
      expect(background).toBe('rgb(255, 255, 255)');
      expect(text).toBe('rgb(26, 29, 33)');
      expect(faint, 'marks without a colour').toBe(0);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, `px wider than a window of ${width}`).toBeLessThanOrEqual(0);
      expect(popovers, 'popovers that lie open').toBe(0);
      expect(complaints).toEqual([]);
    }
  });

test('what scripts do needs nothing that newer browsers brought', async ({ page }) => {
  const complaints = complaintsOf(page);
  await asBefore(page);
  await page.goto('reviews/small-vm-storage/');
  const area = page.locator('#fill .chart-drawing');
  await expect(page.locator('#fill .chart-options')).toBeAttached({ timeout: 30_000 });
  expect(await page.evaluate(() => 'requestIdleCallback' in globalThis), 'forgotten').toBe(false);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect(area.locator('.chart-tip')).toBeVisible();
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/fill=view/);
  await page.locator('#fill .chart-options > summary').click();
  await expect(page.locator('#fill .chart-options-panel')).toContainText('Zoom with two fingers');
  // a page that is left while it fetches other products says so in Firefox
  await atRest(page);
  await page.goto('compare/?products=virtual-disk,loop-device,tmpfs');
  await expect(page.locator('.compare-chart .chart-live svg').first()).toBeVisible();
  await page.goto('products/');
  await page.locator('#catalogue-field').fill('micron');
  await expect(page.locator('.catalogue-table tbody tr:visible')).toHaveCount(4);
  await page.goto('find/');
  await expect(page.locator('.find-answers tbody tr').first()).toBeVisible();
  await page.goto('search/');
  await page.getByLabel('Search reviews').fill('tmpfs');
  await expect(page.locator('.search-results a').first()).toBeVisible();
  await page.goto('inspect/');
  await expect(page.locator('.inspect-drop')).toBeVisible();
  await page.locator('.inspect-drop input').setInputFiles([fioRun('random-read')]);
  await expect(page.locator('.inspect-charts .chart-live:visible svg').first()).toBeVisible({
    timeout: 30_000,
  });
  expect(complaints).toEqual([]);
});
