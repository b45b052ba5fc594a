import { large, throttled } from './pageSites.js';

/**
 * How many frames a second a chart of many readings draws while somebody brushes and zooms.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {number} port
 * @returns {Promise<import('./page.js').Figures>}
 */
export async function brushing(browser, port) {
  const { page } = await throttled(browser);
  await page.goto(`http://localhost:${port}/own/`);
  await page.locator('.chart-options').last().waitFor({ state: 'attached' });
  await page.locator(`#${large} .chart-drawing`).focus();
  const rates = await page.evaluate(brushFrames, large);
  await page.close();
  return {
    'brushing 5 x 400 readings': { value: rates.brush, unit: 'frames/s' },
    'zooming through 5 x 400 readings': { value: rates.zoom, unit: 'frames/s' },
  };
}

/**
 * Runs in the page: one event for each frame that the page manages to draw.
 *
 * @param {string} id
 */
async function brushFrames(id) {
  const area = /** @type {HTMLElement} */ (document.querySelector(`#${id} .chart-drawing`));
  const { left, top, width } = area.getBoundingClientRect();
  const send = (/** @type {string} */ type, /** @type {number} */ x) =>
    area.dispatchEvent(new PointerEvent(type, { clientX: left + x * width, clientY: top + 120, buttons: 1, bubbles: true, pointerType: 'mouse' })); // prettier-ignore
  const frames = async (/** @type {(at: number) => void} */ act) => {
    const start = performance.now();
    for (let at = 0; at < 60; at += 1) {
      act(at);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return 60_000 / (performance.now() - start);
  };
  send('pointerdown', 0.2);
  const brush = await frames((at) => send('pointermove', 0.2 + at / 150));
  send('pointerup', 0.6);
  area.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  const press = (/** @type {string} */ key) => area.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true })); // prettier-ignore
  const zoom = await frames((at) => press(at % 10 < 5 ? 'ArrowRight' : 'ArrowLeft'));
  return { brush, zoom };
}
