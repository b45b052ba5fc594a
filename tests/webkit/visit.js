import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { By } from 'selenium-webdriver';
import { blogSite } from '../browser/blogFolders.js';
import { missingWebKit, openWebKit } from './openWebKit.js';

const site = join(import.meta.dirname, '../../public');

/** Of the frozen blog: it has charts of most kinds. */
export const review = 'reviews/small-vm-storage/';

/** Why nothing can be tried here; `false` where it can. */
export const skip = missingWebKit() ?? ([site, blogSite].every(existsSync) ? false : 'no built site');

/** A reader's window, for all tests of a file. It is never narrower than 447 px: GTK allows no less. */
export function visit() {
  /** @type {import('./openWebKit.js').WebKit} */
  let webkit;
  before(async () => {
    if (!skip) webkit = await openWebKit([blogSite, site]);
  });
  after(() => webkit?.close());
  /** @param {string} script @param {...unknown} values */
  const ask = (script, ...values) => webkit.driver.executeScript(script, ...values);
  return {
    driver: () => webkit.driver,
    ask,
    /** @param {string} path @param {number} [width] */
    async open(path, width = 1280) {
      const { driver, bases } = webkit;
      // the reference belongs to the program
      const base = bases[path === 'reference/' ? 1 : 0];
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 });
      await driver.get(base + path);
      await ask('return document.fonts.ready.then(() => true)');
    },
    /** @param {string} selector */
    find: (selector) => webkit.driver.findElement(By.css(selector)),
  };
}

/**
 * @template T
 * @param {() => Promise<T>} look
 * @param {(seen: T) => boolean} [enough]
 * @returns {Promise<T>}
 */
export async function until(look, enough = Boolean) {
  const ends = Date.now() + 15_000;
  let seen = await look();
  while (!enough(seen) && Date.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look();
  }
  return seen;
}

/** Sides by which the first visible element of a selector leaves the window; runs in the page. */
export const outside = `
  const box = [...document.querySelectorAll(arguments[0])].map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  if (!box) return ['not shown'];
  const room = { left: box.left, top: box.top, right: innerWidth - box.right, bottom: innerHeight - box.bottom };
  return Object.entries(room).filter(([, left]) => left < -0.5).map(([side, left]) => side + ' ' + left);
`;
