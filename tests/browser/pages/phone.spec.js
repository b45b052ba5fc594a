import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { violations } from '../accessible.js';
import { test } from '../onBlog.js';
import { isOfProgram, pageKinds } from '../pageKinds.js';

/* A phone in the hand: it is turned, its keyboard takes half of the window, and fingers are thick. */

const review = 'reviews/small-vm-storage/';

/** What of a box lies outside of the window. @param {import('@playwright/test').Locator} box */
const outside = (box) =>
  box.evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const room = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
    return Object.entries(room).flatMap(([side, px]) => (px < -0.5 ? [`${side} ${Math.round(px)}`] : []));
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turned or with its keyboard open, a phone shows the options whole, and their last one is reached', async ({
    page,
  }) => {
    await page.goto(review);
    const figure = page.locator('#fill');
    await figure.locator('.chart-options > summary').tap();
    const panel = figure.locator('.chart-options-panel');
    await expect(panel).toContainText('Zoom with two fingers');
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 390, height: 440 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const name = `${size.width} x ${size.height}`;
      await expect.poll(() => outside(panel), name).toEqual([]);
      const last = panel.locator(':is(input, button):visible').last();
      await last.scrollIntoViewIfNeeded();
      expect(await outside(last), name).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        name,
      ).toBeLessThanOrEqual(0);
    }
    await page.touchscreen.tap(200, 20);
    await expect(panel).toBeHidden();
  });

  test('numbers, the ticks of claims and links in one paragraph leave each other room for a finger', async ({
    page,
  }) => {
    await page.goto(review);
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main p:has(> .value)')].find((p) =>
        p.checkVisibility(),
      );
      const claim = document.querySelector('.claim');
      const value = paragraph?.querySelector('.value');
      if (!paragraph || !claim || !value) throw new Error('no paragraph with a number, or no claim');
      // the worst that an author can write: a short number ends a claim, and a long one goes over the end of a line
      const written = (/** @type {string} */ words) => {
        const number = /** @type {Element} */ (value.cloneNode(true));
        number.replaceChildren(words, ...number.children);
        number.classList.toggle('value-phrase', words.length > 20);
        const copy = /** @type {Element} */ (claim.cloneNode());
        copy.append(number, ...[...claim.children].slice(-2).map((each) => each.cloneNode(true)));
        return copy;
      };
      paragraph.append(' as much as ', written('2'), ' and so on. ');
      for (const words of ['1.08', '29 % faster (so stated)', '312 to 345 MB/s', '29 % faster (so stated)'])
        paragraph.append(
          'Much more is said of it than would be read, and still it is ',
          written(words),
          '. ',
        );
    });
    expect(await violations(page, 'main', { rules: ['target-size'] })).toEqual([]);
  });

  test('what is typed is seen above the keyboard: search, finder, catalogue, comparison', async ({
    page,
  }) => {
    for (const [path, field] of [
      ['search/', '#search-field'],
      ['find/', '.find-sentence input'],
      ['products/', '#catalogue-field'],
      ['compare/?products=virtual-disk', '.compare-add input'],
    ]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const input = page.locator(field);
      await expect(input).toBeVisible();
      await input.tap();
      await page.setViewportSize({ width: 390, height: 440 });
      await page.keyboard.type('10');
      await expect(input, path).toBeInViewport({ ratio: 1 });
      await expect(input, path).toBeFocused();
    }
  });

  test('buttons, fields and menus are 44 px high for fingers, on pages of every kind', async ({ page }) => {
    test.setTimeout(120_000);
    /** @type {string[]} */
    const small = [];
    for (const path of pageKinds.filter((each) => !isOfProgram(each))) {
      await page.goto(path || './');
      await atRest(page);
      const found = await page.evaluate(smallTargets);
      small.push(...found.map((each) => `/${path} ${each}`));
    }
    expect(small).toEqual([]);
  });
});

/**
 * Those that are lower, but for what lies over a number in a sentence; of a row of a table, one pixel is its rule. It runs in the page.
 */
function smallTargets() {
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll('button, input, select, textarea, summary')
  );
  return [...all].flatMap((each) => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.matches('.source-button')) return [];
    // a finger hits the label too
    const boxes = [each, ...(each.labels ?? [])].map((box) => box.getBoundingClientRect());
    const { left, right, width } = boxes[0];
    const height = Math.max(...boxes.map((box) => box.height));
    if (right <= 0 || left >= innerWidth || width === 0 || height >= 43) return [];
    return [`${each.localName}.${each.className} “${each.textContent?.trim().slice(0, 30)}” ${height} px`];
  });
}
