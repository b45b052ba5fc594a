import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { test } from '../onBlog.js';

/* The finder: a sentence with choices, kept in the address. */
const rows = '.find-answers tbody tr';

test('choices narrow and rank, the address keeps them', async ({ page }) => {
  await page.goto('find/');
  await expect(page.locator('.find-status')).toHaveText(/^\d+ drives fit, the cheapest first\. /);
  await expect(page.locator(rows).last()).toContainText('not stated');
  await expect(page.locator(`${rows} .swatch`)).toHaveCount(0);
  for (const cell of await page.locator(`${rows} td`).all()) await expect(cell).not.toBeEmpty();
  const all = await page.locator(rows).count();
  const groups = page.getByLabel('What it is for').locator('optgroup');
  await expect(groups.first()).toHaveAttribute('label', 'a use');
  await expect(groups.first().locator('option', { hasText: 'recordings and backups' })).toHaveCount(1);
  const choices = await groups.locator('option').allTextContents();
  expect(new Set(choices).size).toBe(choices.length);
  await page.getByLabel('What it is for').focus();
  await page.getByLabel('What it is for').selectOption({ label: 'recordings and backups' });
  await expect(page).toHaveURL(/for=recording/);
  await expect(page.getByLabel('What it is for')).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Place' }).first()).toBeVisible();
  // of single values every place would be "1 to 8"
  const single = page.locator('.find-answers section', { hasText: 'One value each' });
  await expect(single.getByRole('columnheader').first()).toHaveText('Product');
  const ranked = await page.locator(rows).count();
  expect(ranked).toBeLessThan(all);
  await expect(page.locator('.find-asked').first()).toHaveText(/\d\s[A-Z][a-z]+\s20\d\d$/);
  await page.getByLabel('Highest price').fill('25');
  await expect(page).toHaveURL(/under=25/);
  await expect(page.locator('.find-under')).toHaveText('under USD.');
  await expect(page.locator('.find-under')).toHaveCSS('white-space', 'nowrap');
  const cheap = await page.locator(rows).count();
  expect(cheap).toBeLessThan(ranked);
  await page.locator('.find-others summary').click();
  await expect(page.locator('.find-others')).toContainText(/Price too high.*USD\s[3-9]\d/);
  await expect(page.locator('.find-others .swatch'), 'so many would share a colour').toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(cheap);
  await expect(page.getByLabel('Highest price')).toHaveValue('25');
});

test('each place is drawn in the colour of its product, its number below', async ({ page }) => {
  await page.goto('find/?for=web-server');
  await expect(page.locator('.find-share').first()).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText('Place');
  const found = await page.locator('.find-share').evaluateAll((cells) =>
    cells.map((cell) => {
      const styleOf = (/** @type {string} */ part) => getComputedStyle(/** @type {Element} */ (cell.querySelector(part))); // prettier-ignore
      const boxOf = (/** @type {string} */ part) => /** @type {Element} */ (cell.querySelector(part)).getBoundingClientRect(); // prettier-ignore
      const swatch = /** @type {Element} */ (cell.parentElement?.querySelector('.swatch'));
      const words = document.createRange();
      words.selectNodeContents(/** @type {Node} */ (cell.lastChild));
      return {
        isOwn: styleOf('.strip-own').fill === getComputedStyle(swatch).backgroundColor,
        isSeen: styleOf('.strip-axis').stroke !== 'none',
        begins:
          boxOf('.strip-axis').left - boxOf('svg').left <= 1 && styleOf('svg').borderLeftStyle === 'solid',
        isWithin: words.getBoundingClientRect().right <= cell.getBoundingClientRect().right,
      };
    }),
  );
  expect(found.length).toBeGreaterThan(1);
  for (const each of found) expect(each).toEqual({ isOwn: true, isSeen: true, begins: true, isWithin: true });
});

test('where both sides are bounds no dot claims a place', async ({ page }) => {
  // this site has them, the frozen blog has not
  await page.goto(`http://localhost:${process.env.TEST_PORT}/find/?for=recording`);
  await expect(page.locator('.find-share:not(:has(svg))')).toHaveText([/unknown/]);
});

test('weights are set by the keyboard, and what counts nothing decides nothing', async ({ page }) => {
  await page.goto('find/?for=web-server');
  const slider = page.locator('.find-weights input').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/weigh=4\.1\.2/);
  await expect(slider).toBeFocused();
  await expect(page.locator('.find-answers')).toContainText(/\d \(0\.\d+ to /);
  for (const each of await page.locator('.find-weights input').all()) await each.fill('0');
  await expect(page.locator('.find-status')).toContainText('counts for nothing');
  expect(await violations(page)).toEqual([]);
});

test('where nothing fits, the page says why none does', async ({ page }) => {
  await page.goto('find/?for=recording&under=1');
  await expect(page.locator('.find-others summary')).toHaveText('Why none fits');
  await expect(page.locator('.find-others dt').first(), 'nothing else is to be seen').toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
});

test('the first of the answers are compared', async ({ page }) => {
  await page.goto('find/?for=recording');
  await page.locator('.find-answers .compare-link').first().click();
  await expect(page).toHaveURL(/\/compare\/\?products=.+,/);
});

test('chosen with a finger on a phone', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto('find/?for=recording');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.locator('.find-others summary').tap();
  await expect(page.locator('.find-others dd').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const use = page.getByLabel('What it is for');
  await use.selectOption('');
  await expect(page.locator('.find-status')).toContainText('cheapest first');
  const [shown, whole] = await use.evaluate((/** @type {HTMLSelectElement} */ select) => {
    select.selectedOptions[0].text = 'a web server or a small database';
    const cut = select.getBoundingClientRect().width;
    select.style.maxWidth = 'none';
    return [cut, select.getBoundingClientRect().width];
  });
  expect(shown).toBe(whole);
  await page.close();
});

test('without scripts the page leads to the list of products', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('find/');
  await page.locator('main a', { hasText: 'all products' }).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.close();
});
