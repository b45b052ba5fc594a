import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { test } from '../onBlog.js';

/* "How long is that?" below a chart of fills: readers change the numbers, the address keeps them, and a race plays them. */

const review = 'reviews/compact-m2-roundup/';

/** @param {import('@playwright/test').Page} page */
const rows = async (page) =>
  (await page.locator('#fill-copy .copy-rows li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

for (const [width, colorScheme] of /** @type {const} */ ([
  [390, 'dark'],
  [1280, 'light'],
])) {
  test(`${width} px, ${colorScheme}: other numbers give other times, which the address keeps`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(review);
    const section = page.locator('#fill-copy');
    const before = await rows(page);
    await expect(section.getByRole('button', { name: 'Play as a race' })).toBeAttached();
    await section.getByLabel('Gigabytes in one copy').fill('5');
    await expect(page).toHaveURL(/fill=copy\.5_3/);
    await expect.poll(() => rows(page)).not.toEqual(before);
    await expect(section.getByRole('status')).toContainText(/times as long as|No clear difference/);
    expect(await violations(page)).toEqual([]);
    const after = await rows(page);
    await page.reload();
    await expect.poll(() => rows(page)).toEqual(after);
    await expect(section.getByLabel('Gigabytes in one copy')).toHaveValue('5');
    await page.goBack();
    await expect.poll(() => rows(page)).toEqual(before);
  });
}

test('what is typed before the script is there is taken up', async ({ page }) => {
  let go = () => {};
  const held = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route('**/js/copyPart-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(review);
  const field = page.locator('#fill-copy input[name="fill-gigabytes"]');
  await field.fill('5');
  go();
  await field.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/fill=copy\.5_3/);
  await expect(field).toHaveValue('5');
});

test('what is not described has no time, and an impossible address is left out', async ({ page }) => {
  await page.goto(`${review}?fill=copy.200_1`);
  await expect(page.locator('#fill-copy .copy-rows')).toContainText('more than is described');
  await expect(page.locator('#fill-copy [role=status]')).toContainText('No two of them');
  await page.goto(`${review}?fill=copy.-5_1.5`);
  await expect(page.locator('#fill-copy .copy-actions button')).toBeAttached();
  await expect(page.locator('#fill-copy [name=fill-gigabytes]')).toHaveValue('60');
});

test('a race fills the bars and can be stopped; readers who want no motion have none', async ({ page }) => {
  await page.goto(review);
  const race = page.locator('#fill-copy').getByRole('button', { name: 'Play as a race' });
  const widths = () =>
    page.locator('#fill-copy rect').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width')));
  const still = await widths();
  await race.press('Enter');
  await expect(page.locator('#fill-copy .copy-clock')).toContainText('Share copied after');
  await expect.poll(widths).not.toEqual(still);
  await page.locator('#fill-copy').getByRole('button', { name: 'Stop' }).press('Enter');
  await expect.poll(widths).toEqual(still);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(race).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the usual choice stands in plain words', async ({ page }) => {
    await page.goto(review);
    await expect(page.locator('#fill-copy .copy-question')).toContainText(
      /Copy\s+60\s+GB,\s+3\s+times a day/,
    );
    await expect(page.locator('#fill-copy input').first()).toBeHidden();
    await expect(page.locator('#fill-copy .copy-rows li')).toHaveCount(7);
  });
});
