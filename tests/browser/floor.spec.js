import { expect } from '@playwright/test';
import { complaintsOf } from './complaints.js';
import { test } from './onBlog.js';

/*
 * The oldest browsers that readers may have (CONTRIBUTING.md, "Browsers") lack some of what the style sheets and pages use. Here
 * those features carry a name that no browser knows, so that what is left of a page is what they show.
 */

/** In style sheets, each with a browser of the floor that lacks it. */
const newer = [
  [/light-dark\(/g, 'light-unknown('], // Chrome 105, Firefox 114, Safari 16.4
  [/:has\(/g, ':unknown('], // Firefox 114
  [/position-area/g, 'position-unknown'], // all three
  [/animation-timeline/g, 'animation-unknown'],
];

/** @param {import('@playwright/test').Page} page */
async function asBefore(page) {
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = newer.reduce(
      (text, [name, unknown]) => text.replace(name, String(unknown)),
      await answer.text(),
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/ integrity="[^"]*"/g, '').replace(/ popover(target)?(?=[ =>])/g, ' unknown$1');
    await route.fulfill({ response: answer, body });
  });
}

for (const width of [390, 1280])
  for (const path of ['', 'reviews/small-vm-storage/', 'products/', 'reviews/compact-m2-roundup/'])
    test(`/${path} is whole without what newer browsers brought, at ${width} px`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await asBefore(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path || './');
      const { background, text, faint, over, popovers } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const marks = [...document.querySelectorAll('.chart svg [fill^="var(--"]')];
        return {
          background: style.backgroundColor,
          text: getComputedStyle(document.body).color,
          faint: marks.filter((mark) => !/^rgb/.test(getComputedStyle(mark).fill)).length,
          over: document.documentElement.scrollWidth - innerWidth,
          popovers: [...document.querySelectorAll('.told-words')].filter((each) =>
            /** @type {HTMLElement} */ (each).checkVisibility(),
          ).length,
        };
      });
      expect(background).toBe('rgb(255, 255, 255)');
      expect(text).toBe('rgb(26, 29, 33)');
      expect(faint, 'marks without a colour').toBe(0);
      expect(over, 'px wider than the window').toBeLessThanOrEqual(0);
      expect(popovers, 'popovers that lie open').toBe(0);
      expect(complaints).toEqual([]);
    });
