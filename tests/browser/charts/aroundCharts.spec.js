import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { test, wake } from '../onBlog.js';

/* What stands around a drawing: its caption, the menus below it and the panel of options. */

const reviews = ['compact-m2-roundup', 'capacity-scaling', 'small-vm-storage'];

for (const slug of reviews) {
  test(`${slug}: a caption has two lines at most, a third for the count of runs, and a state is said once`, async ({
    page,
  }) => {
    await page.goto(`reviews/${slug}/`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.locator('figure.chart[id]').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const caption = /** @type {HTMLElement} */ (figure.querySelector('.chart-lead'));
          const lines = caption.offsetHeight / parseFloat(getComputedStyle(caption).lineHeight);
          const most = /n\s=\s[^.]+\sruns[^.]*\.$/.test(caption.innerText) ? 3.2 : 2.2;
          const seen = [...figure.querySelectorAll('.chart-head, .chart-drawing text')]
            .filter((each) => each.checkVisibility())
            .map((each) => each.textContent);
          const said = seen.join(' ').match(/\btranscribed\b/g)?.length ?? 0;
          return [
            ...(lines > most ? [`${figure.id}: ${lines.toFixed(1)} lines: ${caption.textContent}`] : []),
            ...(said > 1 ? [`${figure.id}: transcribed, ${said} times`] : []),
          ];
        }),
      );
      expect(found, `${width} px`).toEqual([]);
    }
  });
}

for (const width of [390, 1280]) {
  test(`${width} px: the menus below a chart open by key, close by Escape, and pass axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('reviews/small-vm-storage/');
    const figure = page.locator('#one-read');
    await expect(figure.locator('.chart-options')).toBeAttached({ timeout: 30_000 });
    for (const name of ['About this data', 'Data', 'Share']) {
      const summary = figure.locator('.chart-menu > summary', { hasText: new RegExp(`^${name}$`) });
      await summary.focus();
      await page.keyboard.press('Enter');
      const menu = summary.locator('..');
      await expect(menu).toHaveAttribute('open', '');
      expect(await violations(page, '#one-read'), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name}: scrolls sideways by`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
  });

  test(`${width} px: all of the options are in the window, and the gestures are named`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('reviews/small-vm-storage/');
    const figure = page.locator('#fill');
    await figure.locator('.chart-options > summary').click();
    const panel = figure.locator('.chart-options-panel');
    await expect(panel).toContainText('Press a name to see that product alone');
    await expect(panel).toContainText('Drag to measure');
    // the page brings the panel into the window once it is open
    await expect(async () => {
      const box = /** @type {{ y: number, height: number }} */ (await panel.boundingBox());
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(900);
    }).toPass({ timeout: 5000 });
    if (width > 1000)
      expect(await panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    // its title and the way out stay in sight, however far one is in it
    await panel.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    const title = panel.getByText('Options', { exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(figure.locator('.chart-options > summary')).toBeFocused();
    // it does not outstay the chart that it changes
    await figure.locator('.chart-options > summary').click();
    await expect(panel).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(panel).toBeHidden();
    await figure.locator('.chart-options > summary').click();
    await expect(panel).toBeVisible();
    // the whole page with a menu open is looked at in interaction.spec.js
    expect(await violations(page, '#fill')).toEqual([]);
  });
}

test('a chart at full size stands amid a screen that is taller than it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.goto('reviews/small-vm-storage/');
  const figure = page.locator('#read-sweep');
  await expect(figure.locator('.chart-options')).toBeAttached({ timeout: 30_000 });
  await figure.locator('.chart-options > summary').click();
  await figure.getByRole('button', { name: 'Full size' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('read-sweep');
  const gaps = () =>
    figure.evaluate((chart) => {
      const seen = [...chart.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      const above = Math.min(...seen.map(({ top }) => top));
      const below = innerHeight - Math.max(...seen.map(({ bottom }) => bottom));
      return { above, apart: Math.abs(above - below) };
    });
  expect((await gaps()).above).toBeGreaterThan(60);
  await expect.poll(async () => (await gaps()).apart).toBeLessThan(30);
});

test('with a caution too, two lines of a phone and the count of runs stand under a chart after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('reviews/small-vm-storage/?one-read=bars.sd');
  const lead = page.locator('#one-read .chart-lead');
  await expect(lead).toContainText('standard deviation');
  const lines = lead.evaluate((each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight));
  await expect(lead).toContainText(/n\s=\s5\sruns each\.$/);
  expect(Math.round(await lines)).toBe(3);
});

test('the ring of a focused button touches no text above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('reviews/small-vm-storage/');
  await wake(page, 'read-sweep');
  await page.keyboard.press('Shift+Tab');
  const options = page.locator('#read-sweep .chart-options > summary');
  await expect(options).toBeFocused();
  const gap = await options.evaluate((button) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(button);
    if (outlineStyle === 'none') throw new Error('it has no ring');
    const words = document.createRange();
    words.selectNodeContents(/** @type {Element} */ (document.querySelector('#read-sweep .chart-subtitle')));
    const above = Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom));
    return button.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth) - above;
  });
  expect(gap, 'px between the text and the ring').toBeGreaterThan(0);
});
