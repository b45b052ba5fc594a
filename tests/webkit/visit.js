import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { By } from 'selenium-webdriver';
import { blogSite } from '../browser/blogFolders.js';
import { loadedSoFar, unchangedFor } from '../browser/loadedSoFar.js';
import { isOfProgram } from '../browser/pageKinds.js';
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
      const base = bases[isOfProgram(path) ? 1 : 0];
      await resize(driver, width);
      await driver.get(base + path);
      await ask('return document.fonts.ready.then(() => true)');
      await turned(ask, width);
    },
    /** The window of an open page gets another width. @param {number} width */
    async turn(width) {
      await resize(webkit.driver, width);
      await turned(ask, width);
    },
    /** Sides by which it leaves the window, once it has come to rest. @param {string} selector */
    within: (selector) =>
      until(
        () => /** @type {Promise<string[]>} */ (ask(outside, selector)),
        (sides) => sides.length === 0,
      ),
    /** @param {string} selector */
    find: (selector) => webkit.driver.findElement(By.css(selector)),
  };
}

/** @param {import('selenium-webdriver').WebDriver} driver @param {number} width */
const resize = (driver, width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 });

/**
 * The window has its width, and the page is at rest.
 *
 * @param {(script: string) => Promise<unknown>} ask
 * @param {number} width
 */
async function turned(ask, width) {
  const wide = await until(
    () => ask('return innerWidth'),
    (px) => Math.abs(Number(px) - width) < 20,
  );
  assert.ok(Math.abs(Number(wide) - width) < 20, `the window is ${wide} px wide, and not ${width}`);
  await settled(ask);
}

/**
 * What comes after the page has loaded has come: every chart is laid out and answers, nothing more is fetched, and the page grows no more.
 *
 * @param {(script: string) => Promise<unknown>} ask
 */
export async function settled(ask) {
  const rests = unchangedFor(1);
  let seen = /** @type {ReturnType<typeof loadedSoFar> | []} */ ([]);
  const isSettled = await until(async () =>
    rests((seen = /** @type {any} */ (await ask(`return (${loadedSoFar})()`)))),
  );
  assert.ok(isSettled, `the page does not come to rest: ${seen}`);
}

/**
 * @template T
 * @param {() => Promise<T>} look
 * @param {(seen: T) => boolean} [enough]
 * @returns {Promise<T>}
 */
export async function until(look, enough = Boolean) {
  const ends = Date.now() + 30_000;
  let seen = await look();
  while (!enough(seen) && Date.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look();
  }
  return seen;
}

/** Sides by which the first visible element of a selector leaves the window; runs in the page. */
const outside = `
  const box = [...document.querySelectorAll(arguments[0])].map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  if (!box) return ['not shown'];
  const room = { left: box.left, top: box.top, right: innerWidth - box.right, bottom: innerHeight - box.bottom };
  return Object.entries(room).filter(([, left]) => left < -0.5).map(([side, left]) => side + ' ' + left);
`;
