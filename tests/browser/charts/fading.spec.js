import { expect } from '@playwright/test';
import { charts, oneVisit, onEach, test, wake } from '../chartKindsPage.js';

/* While one product is shown clearly, all that is of another fades: its marks, its name to the last line, what is said of it. */

/** Words of other products than the first that is pointed at, beside their names. @type {Record<string, string[]>} */
const words = {
  'bar-read-and-write': ['Union AM610 128GB', 'write', '176 MB/s'],
  'grouped-bar-workloads': ['emulated', '12.6 kIOPS', 'no result'],
  'overall-six-products': ['WD SN550 512GB', '97.1 %'],
  'timeline-five-by-400': ['690 MB/s sustained', 'cache ends at 147 GB'],
  'timeline-panels': ['260 MB/s sustained', 'cache ends at 147 GB'],
  'trace-power-of-two': ['peak 3.62 W'],
  'consistency-two-products': ['Kioxia BG4 128GB'],
  'sweep-queue-depth': ['Emulated drive, steady'],
  'latency-throughput-three-products': ['64'],
  'histogram-four-products': ['Toshiba RC500 256GB'],
  'heatmap-two-products-with-holes': ['emulated', '39.6'],
};

/** The texts of a drawing, and which of them fade while the keys point at one product. @param {Element} drawing */
async function textsWithOneProduct(drawing) {
  const press = (/** @type {string} */ key) =>
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('ArrowRight');
  await new Promise((painted) => requestAnimationFrame(painted));
  const texts = [...drawing.querySelectorAll('.chart-live svg text')]
    .filter((text) => text.getClientRects().length > 0)
    .map((text) => ({
      text: text.textContent.replace(/\s/gu, ' '),
      dim: text.classList.contains('is-dim'),
    }));
  press('Escape');
  return texts;
}

/** The least contrast of words that fade while the keys point at one product, with the page. @param {Element} drawing */
async function leastContrast(drawing) {
  drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
  await new Promise((painted) => requestAnimationFrame(painted));
  const channels = (/** @type {string} */ colour) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const page = channels(getComputedStyle(document.body).backgroundColor);
  const light = (/** @type {number[]} */ rgb) =>
    rgb
      .map((each) => (each <= 10 ? each / 3294.6 : ((each / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0.05);
  const all = [...drawing.querySelectorAll('.chart-live svg text.is-dim')].map((text) => {
    const { fill, opacity } = getComputedStyle(text);
    const seen = channels(fill).map((each, at) => each * Number(opacity) + page[at] * (1 - Number(opacity)));
    const [low, high] = [light(seen), light(page)].sort((a, b) => a - b);
    return high / low;
  });
  drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  return Math.min(...all);
}

test('a name that fades can still be read, light and dark', async ({ page, open }) => {
  await open();
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const said = await onEach(page, ['bar-read-and-write', 'timeline-five-by-400'], leastContrast);
    for (const [id, contrast] of Object.entries(said))
      expect(contrast, `${id}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
});

/** Colours of products that stay while the keys point at one. @param {Element} drawing */
async function coloursLeft(drawing) {
  const press = (/** @type {string} */ key) =>
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('ArrowRight');
  await new Promise((painted) => requestAnimationFrame(painted));
  const clear = [...drawing.querySelectorAll('.chart-live svg :is(path, line, rect):not(.is-dim)')]
    .filter((mark) => mark.getClientRects().length > 0)
    .flatMap((mark) => [mark.getAttribute('stroke'), mark.getAttribute('fill')])
    .filter((colour) => /--data-\d/.test(String(colour)));
  press('Escape');
  return [...new Set(clear)];
}

/** Marks that are no fainter while the keys point at another product. @param {Element} drawing */
async function strongerMarks(drawing) {
  const press = (/** @type {string} */ key) =>
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('ArrowRight');
  await new Promise((painted) => requestAnimationFrame(painted));
  const marks = [...drawing.querySelectorAll('.chart-live svg :is(path, line, rect).is-dim')];
  const found = marks.filter(
    (mark) => Number(getComputedStyle(mark).opacity) >= Number(mark.getAttribute('opacity') ?? 1),
  );
  press('Escape');
  return found.map((mark) => mark.getAttribute('data-layer'));
}

/** Texts that the frame or the ring of a mark goes through, of the first, the last and one in the middle. @param {Element} drawing */
async function textsCrossed(drawing) {
  const crossed = [];
  for (const key of ['Home', 'ArrowDown', 'PageDown', 'End']) {
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await new Promise((painted) => requestAnimationFrame(painted));
    const [ring, cross] = ['.chart-ring', '.chart-cross'].map((part) =>
      /** @type {Element} */ (drawing.querySelector(part)).getBoundingClientRect(),
    );
    for (const text of drawing.querySelectorAll('.chart-live svg text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const meets = (/** @type {DOMRect} */ box) =>
        left < box.right && right > box.left && top + 3 < box.bottom && bottom - 3 > box.top;
      const isWithin = left >= ring.left && right <= ring.right && top >= ring.top && bottom <= ring.bottom;
      if (meets(ring) && !isWithin && ring.width > 12.5) crossed.push(`${key}: frame, ${text.textContent}`);
      const isAround = text.matches('[data-layer^="key"], [data-layer^="x-title"], [data-layer^="better"]');
      if (isAround && meets(cross)) crossed.push(`${key}: crosshair, ${text.textContent}`);
    }
  }
  drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  return crossed;
}

/** @param {Record<string, unknown[]>} found */
const some = (found) => Object.entries(found).filter(([, each]) => each.length > 0);

for (const width of [390, 1280])
  test.describe(`${width} px wide`, () => {
    const kept = oneVisit({ viewport: { width, height: 900 } });
    // every kind, and machines are busy
    test.beforeEach(() => test.setTimeout(120_000));

    test('what is said of other products fades with them', async () => {
      const said = await onEach(kept(), Object.keys(words), textsWithOneProduct);
      for (const [id, texts] of Object.entries(said)) {
        expect(texts.some(({ dim }) => dim), `${id}: some text fades`).toBe(true); // prettier-ignore
        const known = words[id].filter((each) => texts.some(({ text }) => text.startsWith(each)));
        expect(known.length, `${id} says one of these`).toBeGreaterThan(0);
        const bright = known.filter((each) => !texts.some(({ text, dim }) => dim && text.startsWith(each)));
        expect(bright, `${id}: stay as they are`).toEqual([]);
      }
    });

    test('what marks the place of a reading goes through no number of a cell, no key and no name of an axis', async () => {
      expect(some(await onEach(kept(), charts, textsCrossed))).toEqual([]);
    });

    if (width === 390) return;
    test('of each kind no mark in the colour of another product stays clear', async () => {
      const left = await onEach(kept(), charts, coloursLeft);
      expect(Object.entries(left).filter(([, colours]) => colours.length > 1)).toEqual([]);
    });

    test('what is faint already, as the band of a line or a bar of a source, grows no stronger while another is read', async () => {
      expect(some(await onEach(kept(), charts, strongerMarks))).toEqual([]);
    });
  });

test('the dots of a bar fade with it, though they stand under it', async ({ page, open }) => {
  await open('', 'overall-six-products/');
  const area = await wake(page, 'overall-six-products');
  await page.keyboard.press('ArrowRight');
  const dots = area.locator('.chart-live:visible svg path[data-layer="data-run"]');
  await expect(dots).toHaveCount(20);
  await expect(area.locator('.chart-live:visible svg path[data-layer="data-run"]:not(.is-dim)')).toHaveCount(
    4,
  );
});

test('what the keys show stays clear while the page scrolls under a mouse', async ({ page, open }) => {
  await open('', 'several/');
  await page.mouse.move(300, 40);
  await wake(page, 'bar-read-and-write');
  const area = await wake(page, 'value-seven-products');
  await page.keyboard.press('ArrowRight');
  const faded = area.locator('.chart-live:visible svg .is-dim');
  await expect(faded.first()).toBeAttached();
  // the mouse rests; other parts of the page come under it
  await page.evaluate(() => scrollBy(0, 60));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  await expect(faded.first()).toBeAttached();
});
