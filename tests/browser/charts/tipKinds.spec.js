import { expect } from '@playwright/test';
import { charts, onEach, test } from '../chartKindsPage.js';

test.use({ viewport: { width: 390, height: 640 }, hasTouch: true });

/** Where the words of the first mark, of one in the middle and of the last lie. It runs within the page. @param {Element} drawing */
async function placesOf(drawing) {
  const rectOf = (/** @type {string} */ part) =>
    /** @type {Element} */ (drawing.querySelector(part)).getBoundingClientRect();
  /** @type {string[]} */
  const wrong = [];
  const keys = ['Home', 'PageDown', 'ArrowDown', 'End'];
  for (const key of keys) {
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await new Promise((painted) => requestAnimationFrame(painted));
    const [tip, ring] = [rectOf('.chart-tip'), rectOf('.chart-ring')];
    if (tip.height === 0) continue;
    const words = String(drawing.querySelector('.chart-tip')?.textContent);
    if (/\u2009|\d (?:[kMGT]i?)?B\b/u.test(words))
      wrong.push(`${key}: a line may end within a number, ${words}`);
    const middle = ring.top + ring.height / 2;
    if (tip.top < drawing.getBoundingClientRect().top - 1) wrong.push(`${key}: over the title`);
    if (tip.top < middle && tip.bottom > middle) wrong.push(`${key}: over its mark`);
    if (tip.top < 0 || tip.bottom > innerHeight) wrong.push(`${key}: out of the window`);
  }
  return wrong;
}

test('on a phone the words of a mark cover neither it nor the title of its chart, however high that is', async ({
  page,
  open,
}) => {
  await open();
  const found = await onEach(page, charts, placesOf);
  expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({});
});
