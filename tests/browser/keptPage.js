import { test as base } from '@playwright/test';
import { everything } from './inFirefox.js';

/*
 * A page that the tests of a worker share. A new page costs as much as a small test, and Playwright's own
 * `reuseContext` also empties the cache, so that each test fetches and compiles scripts and fonts again. Each test finds an empty page
 * whose scripts have stopped, without storage and listeners, in the window and the colours that it asks for; a blank page in between
 * would cost two thirds of what a small page does. A test that judges how a page loads adds a script, a
 * route or a session of the protocol first: the cache is emptied then. Where `isFirstVisit`, it is emptied before the first test of a
 * file that a worker takes. Routes of a page are taken back, and what came by them leaves the cache; what cannot be taken back ends with it. Where `isShared` is false, a test has a page of its own.
 * In Firefox a new page is a new window, and a blank page comes in between. Its driver empties no cache: a first visit has a new page, and
 * before a release every test has one.
 */

/**
 * @typedef {{ page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession | null, isChanged: boolean, isRouted: boolean, isStopped: boolean }} Kept
 *   `isChanged`: for good; `isRouted`: the cache may have what a route answered; `isStopped`: what the last test left runs no scripts
 */

/** What lasts until a page, or its context, is closed. */
const lasting = [
  'addCookies',
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];
const events = ['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker']; // prettier-ignore

/** @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions & { isFirstVisit: boolean, isShared: boolean }} Args */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs */

/** @type {import('@playwright/test').TestType<Args, WorkerArgs>} */
export const test = base.extend(
  /** @type {any} */ ({
    // by the settings that a page cannot change
    keptPages: [async ({}, /** @type {any} */ use) => use(new Map()), { scope: 'worker' }], // eslint-disable-line no-empty-pattern
    visitedBy: [async ({}, /** @type {any} */ use) => use(new Set()), { scope: 'worker' }], // eslint-disable-line no-empty-pattern
    isFirstVisit: [false, { option: true }],
    isShared: [true, { option: true }],
    kept: async (
      /** @type {any} */ {
        browser,
        keptPages,
        visitedBy,
        isFirstVisit,
        isShared,
        baseURL,
        hasTouch,
        isMobile,
        javaScriptEnabled,
      },
      /** @type {(kept: Kept) => Promise<void>} */ use,
      /** @type {import('@playwright/test').TestInfo} */ info,
    ) => {
      const key = JSON.stringify([baseURL, hasTouch, isMobile, javaScriptEnabled]);
      const isFirst = isFirstVisit && !visitedBy.has(info.file);
      visitedBy.add(info.file);
      /** @type {Kept | undefined} */
      let kept = isShared ? keptPages.get(key) : undefined;
      if (isShared) keptPages.delete(key);
      if (kept && !kept.session) kept = await inFront(kept, isFirst);
      kept ??= await open(browser, { baseURL, javaScriptEnabled });
      if (isFirst) await emptyCache(kept);
      await use(kept);
      if (isShared && info.status === info.expectedStatus && (await empty(kept))) keptPages.set(key, kept);
      else await kept.page.context().close();
    },
    context: async (/** @type {any} */ { kept }, /** @type {any} */ use) => use(kept.page.context()),
    page: async (/** @type {any} */ { kept, viewport, colorScheme }, /** @type {any} */ use) => {
      const { page } = kept;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ ...noWishes, colorScheme });
      await use(page);
    },
  }),
);

/**
 * A page of Firefox for the next test: keys and the focus go to the window in front. Where Tab went on to the browser's own controls, nothing
 * that its driver does brings the focus back into that window.
 *
 * @param {Kept} kept
 * @param {boolean} isFirst
 * @returns {Promise<Kept | undefined>} none where it asks for an empty cache, or lacks the focus
 */
async function inFront(kept, isFirst) {
  if (!isFirst) {
    await kept.page.bringToFront();
    if (await kept.page.evaluate(() => document.hasFocus())) return kept;
  }
  await kept.page.context().close();
}

/** What readers ask of their system, none of it. */
const noWishes = /** @type {const} */ ({
  media: null,
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
});

/**
 * @param {import('@playwright/test').Browser} browser with the settings of the test
 * @param {{ baseURL: string, javaScriptEnabled: boolean }} settings
 * @returns {Promise<Kept>}
 */
async function open(browser, { baseURL, javaScriptEnabled }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const isChromium = browser.browserType().name() === 'chromium';
  const session = isChromium ? await context.newCDPSession(page) : null;
  /** @type {Kept} */
  const kept = { page, session, isChanged: !session && everything, isRouted: false, isStopped: false };
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    if (kept.isStopped) {
      kept.isStopped = false;
      await session?.send('Emulation.setScriptExecutionDisabled', { value: !javaScriptEnabled });
      // what has the same address would be reloaded, or only scrolled
      if (withoutHash(new URL(address, baseURL).href) === withoutHash(page.url())) await goto('about:blank');
    }
    return goto(address, options);
  };
  for (const each of /** @type {any[]} */ ([page, context]))
    for (const name of lasting) {
      const act = each[name]?.bind(each);
      if (!act) continue;
      each[name] = async (/** @type {any[]} */ ...args) => {
        if (session && each === page && name === 'route') kept.isRouted = true;
        else kept.isChanged = true;
        await emptyCache(kept);
        return act(...args);
      };
    }
  return kept;
}

const withoutHash = (/** @type {string} */ address) => address.split('#')[0];

/** As Playwright does it. @param {Kept} kept */
async function emptyCache({ session }) {
  await session?.send('Network.enable');
  for (const cacheDisabled of [true, false])
    await session?.send('Network.setCacheDisabled', { cacheDisabled });
  await session?.send('Network.clearBrowserCache');
  await session?.send('Network.disable');
}

/**
 * Takes back what a test did.
 *
 * @param {Kept} kept
 * @returns {Promise<boolean>} whether the next test may have the page
 */
async function empty(kept) {
  const { page, session, isChanged } = kept;
  if (isChanged || page.isClosed()) return false;
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  if (kept.isRouted) {
    kept.isRouted = false;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await emptyCache(kept);
  }
  await page.context().clearCookies();
  // a test stays at one site, its own
  const isEmptied = await page
    .evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      stop();
      for (let id = Number(setTimeout(() => {})); id > 0; id -= 1) clearTimeout(id);
      // an empty document, whose window has no listeners
      document.open();
      document.close();
      return true;
    })
    .catch(() => page.url() === 'about:blank');
  if (!session) return page.goto('about:blank').then(() => isEmptied);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  kept.isStopped = true;
  await page.mouse.move(-1, -1);
  return isEmptied;
}
