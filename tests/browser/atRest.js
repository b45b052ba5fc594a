import { expect } from '@playwright/test';
import { loadedSoFar, unchangedFor } from './loadedSoFar.js';

/**
 * Waits for what comes after a page has loaded, as `networkidle` does, until nothing has come for half a second: the driver of Firefox can
 * miss that a request has ended.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function atRest(page) {
  const rests = unchangedFor(5);
  await expect
    .poll(async () => rests(await page.evaluate(loadedSoFar)), {
      message: 'the page comes to rest',
      intervals: [100],
    })
    .toBe(true);
}
