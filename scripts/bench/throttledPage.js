/** A middling phone on a middling network: PageSpeed's "slow 4G" and a processor at a quarter of its speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };

/**
 * A page that counts what comes over the network, how long it is blocked, and how much of it moves.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {boolean} [bypassCSP] Vega writes code while it runs, which the policy of the site forbids
 */
export async function throttled(browser, bypassCSP = false) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = /** @type {any} */ (globalThis);
    Object.assign(seen, { blocked: 0, shifted: 0 });
    const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ add) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
    watch('layout-shift', ({ value }) => (seen.shifted += value));
  });
  return { page, session, bytes: () => bytes };
}
