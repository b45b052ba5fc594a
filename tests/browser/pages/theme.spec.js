import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { violations } from '../accessible.js';

/* What stands around every page: the theme that a reader chooses, and the menu. */
const ground = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const bar = (/** @type {import('@playwright/test').Page} */ page) =>
  page
    .locator('.chart-wide rect, .chart-wide path')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill).join());

/** Custom properties as colours, `rgb(1, 2, 3)`. @param {import('@playwright/test').Page} page @param {string[]} names */
const tokenColours = (page, names) =>
  page.evaluate((all) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colours = all.map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colours;
  }, names);

/** Colours of a picture by the room they take, the largest first. @param {import('@playwright/test').Page} page @param {Buffer} png */
const largestColours = (page, png) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data.slice(at, at + 3).join(', ')})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  }, png.toString('base64'));

test.describe('theme', () => {
  test.use({ colorScheme: 'light' });
  test(
    'it is chosen in the header, charts follow, and it stays without a cookie',
    { tag: '@engine' },
    async ({ page }) => {
      await page.goto('./');
      const [light, fills] = [await ground(page), await bar(page)];
      const button = page.locator('.theme-button');
      await expect(button).toHaveAccessibleName('Theme: system');
      await button.click();
      await expect(button).toHaveAccessibleName('Theme: light');
      await button.press('Enter');
      await expect(button).toHaveAccessibleName('Theme: dark');
      await expect.poll(() => ground(page)).not.toBe(light);
      await expect.poll(() => bar(page)).not.toBe(fills);
      expect(await violations(page)).toEqual([]);
      await page.goto('products/');
      expect(await ground(page)).not.toBe(light);
      expect(await page.context().cookies()).toEqual([]);
      await button.click();
      await expect.poll(() => ground(page)).toBe(light);
    },
  );

  test('small pictures of charts follow it, in the colours of charts', async ({ page }) => {
    await page.goto('charts/');
    const picture = page.locator('.chart-titles img').first();
    const button = page.locator('.theme-button');
    for (const theme of ['light', 'dark']) {
      await button.click();
      await expect(button).toHaveAccessibleName(`Theme: ${theme}`);
      const [ground, ...data] = await tokenColours(page, [
        '--background',
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((slot) => `--data-${slot}`),
      ]);
      await expect
        .poll(async () => (await largestColours(page, await picture.screenshot()))[0], theme)
        .toBe(ground);
      const colours = await largestColours(page, await picture.screenshot());
      expect(data.filter((each) => colours.includes(each)).length, `${theme}: ${colours}`).toBeGreaterThan(1);
    }
  });

  test('it is set before anything is painted: its script blocks, and comes before the styles', async ({
    page,
  }) => {
    await page.goto('./');
    const order = await page
      .locator('head > script[src], head > link[rel=stylesheet]')
      .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.getAttribute('type') ?? 'classic'}`));
    expect(order.indexOf('SCRIPT classic')).toBe(0);
  });

  test('a choice that nobody made is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"><img src=x>'));
    await page.goto('./');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });
});

test.describe('the foot of a page, with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('its links are 44 px tall and take no room from one another', async ({ page }) => {
    await page.goto('./');
    const links = await page.locator('.site-footer a').evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const [at, a] of links.entries()) {
      expect(a.bottom - a.top).toBeGreaterThanOrEqual(44);
      const met = links.slice(at + 1).filter((b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5); // prettier-ignore
      expect(met).toEqual([]);
    }
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const javaScriptEnabled of [true, false]) {
    test(
      `it unfolds ${javaScriptEnabled ? 'by keyboard' : 'without JavaScript'}`,
      { tag: javaScriptEnabled ? '@engine' : [] },
      async ({ browser, baseURL }) => {
        const page = await browser.newPage({
          baseURL,
          javaScriptEnabled,
          viewport: { width: 390, height: 844 },
        });
        await page.goto('./');
        const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Compare' });
        await expect(link).toBeHidden();
        await page.locator('.site-fold summary').press('Enter');
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products');
        await expect(page.locator('.theme-button')).toBeVisible({ visible: javaScriptEnabled });
        await page.close();
      },
    );
  }
});
