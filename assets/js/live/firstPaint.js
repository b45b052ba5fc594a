/** The longest wait in ms, for a browser that paints and does not tell. */
const longest = 3000;

/**
 * What is asked for before a page is painted holds that up. A page in the background is not painted, and not waited for.
 *
 * @returns {Promise<void>} once something of the page is seen
 */
export function firstPaint() {
  return new Promise((resolve) => {
    const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (document.hidden || !tells) return resolve();
    setTimeout(resolve, longest);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
