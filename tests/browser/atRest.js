import { expect } from '@playwright/test';

/**
 * How far a page has come: first whether every chart is laid out and answers, then what goes on changing until all is there. On a page to
 * embed the charts that are not asked for stay hidden, and as they were. It runs within the page.
 *
 * @returns {[boolean, ...number[]]}
 */
export function loadedSoFar() {
  const unfinished = document.querySelectorAll('figure.chart[id]:not(.is-laid-out), .chart-controls:empty');
  const isWhole =
    document.readyState === 'complete' &&
    ![...unfinished].some((each) => Number(each.closest('figure')?.getClientRects().length) > 0);
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [isWhole, scrollHeight, scrollWidth, scrollY, performance.getEntriesByType('resource').length];
}

/**
 * Waits for what comes after a page has loaded: nothing more is fetched, and the page grows no more. The driver of Firefox can miss that
 * a request has ended, so that `networkidle` never comes.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function atRest(page) {
  let before = '';
  const rests = async () => {
    const [isWhole, ...state] = await page.evaluate(loadedSoFar);
    const last = before;
    before = String(state);
    return isWhole && before === last;
  };
  await expect.poll(rests, { message: 'the page comes to rest', intervals: [100] }).toBe(true);
}
