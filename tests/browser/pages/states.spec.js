import { expect } from '@playwright/test';
import { styleRules, violations } from '../accessible.js';
import { fioRun, give, written } from '../giveFiles.js';
import { countShifts } from '../layoutShifts.js';
import { test } from '../onBlog.js';

/* States of pages that a reader comes into, and what must hold in them. */

/** @param {import('@playwright/test').Locator} part */
const heightOf = async (part) => Number((await part.boundingBox())?.height);

test('where one product is shown alone, the chart is no higher than it', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  const area = page.locator('#slow-reads .chart-drawing');
  const before = await heightOf(area);
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => heightOf(area)).toBeLessThan(before * 0.7);
  await page.locator('#slow-reads').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => Math.abs((await heightOf(area)) - before)).toBeLessThan(1);
});

test('shares of a product are said under the title', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/?sequential=relative.tmpfs');
  const subtitle = page.locator('#sequential .chart-subtitle');
  await expect(subtitle).toHaveText(/, in % of tmpfs$/);
  await page.locator('#sequential').getByRole('button', { name: 'Reset' }).click();
  await expect(subtitle).not.toHaveText(/in %/);
});

test('what became of a reader’s file covers nothing, and leads to the formats', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  const figure = page.locator('#one-read');
  await give(page, 'one-read', { files: [written('notes.txt', 'nothing that a tool wrote')] });
  const panel = await figure.locator('.chart-own').boundingBox();
  const evidence = await figure.locator('.chart-evidence').boundingBox();
  expect(Number(panel?.y) + Number(panel?.height)).toBeLessThanOrEqual(Number(evidence?.y));
  await figure.locator('.chart-own').getByRole('link', { name: 'Formats' }).click();
  await expect(page).toHaveURL(/\/formats\/$/);
});

test('the head of an added column stands over it and cuts no other', async ({ page }) => {
  await page.goto('products/');
  const menu = page.locator('.catalogue-more');
  // hidden until its script runs, and nothing hidden takes the focus
  await expect(menu).toBeVisible();
  await menu.focus();
  await menu.locator('optgroup').first().waitFor({ state: 'attached' });
  const keys = await menu
    .locator('option')
    .evaluateAll((all) => all.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  for (const key of [keys[3], keys[keys.length - 5]]) await menu.selectOption(key);
  const heads = await page.getByRole('columnheader').evaluateAll((cells) =>
    cells.map((cell) => {
      const box = cell.getBoundingClientRect();
      const seen = [...cell.children].filter((part) => part.checkVisibility());
      const parts = seen.map((part) => part.getBoundingClientRect());
      return {
        overflows: parts.some((part) => part.left < box.left - 1 || part.right > box.right + 1),
        foot: Math.round(Number(cell.querySelector('input')?.getBoundingClientRect().bottom)),
      };
    }),
  );
  expect(heads.filter(({ overflows }) => overflows)).toEqual([]);
  expect(new Set(heads.map(({ foot }) => foot)).size).toBe(1);
});

test('on a phone a ranking keeps its bars; transcribed ones are dashed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('methodologies/wachman-v1/disk-fill/');
  const bars = page.locator('.ranking').first().locator('tbody rect');
  await expect(bars.first()).toBeVisible();
  const looks = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).strokeDasharray));
  expect(new Set(looks)).toEqual(new Set(['5px, 2px']));
  const [head, value] = await Promise.all([
    page.locator('.ranking th.numeric').first().boundingBox(),
    page.locator('.ranking td.numeric').first().boundingBox(),
  ]);
  expect(Number(head?.x) + Number(head?.width)).toBeCloseTo(Number(value?.x) + Number(value?.width), 0);
});

test('a drawing carries the font it asks for', async ({ page, request }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const source = await page.locator('img[alt^="Four M.2 boards"]').getAttribute('src');
  const drawing = await (await request.get(String(source))).text();
  expect(drawing).toMatch(
    /@font-face\{font-family:"IBM Plex Sans";font-weight:600;src:url\(data:font\/woff2/,
  );
});

test('a search that finds nothing says what else to do, and hits begin with a sentence', async ({ page }) => {
  await page.goto('search/?q=zzzqqq');
  await expect(page.locator('.search-status')).toHaveText('Nothing found for “zzzqqq”.');
  await expect(page.locator('.search-none').getByRole('link')).toHaveCount(3);
  await page.goto('search/?q=cache');
  const said = page.locator('.search-results li > p:last-child');
  await expect(said.first()).toBeVisible();
  await expect(page.locator('.search-none')).toBeHidden();
  for (const text of await said.allTextContents()) expect(text).toMatch(/^(?:…|[\p{Lu}\d“])/u);
});

for (const width of [390, 1280]) {
  test(`the head of a review has its numbers and its picks, without scripts, at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('reviews/compact-m2-roundup/');
    const numbers = page.locator('.key-numbers li');
    await expect(numbers).toHaveCount(3);
    await expect(numbers.first()).toContainText(/9\smin\s40\ss/);
    await numbers.first().getByRole('button').first().click();
    const source = page.locator('.key-numbers .source-popover:popover-open');
    await expect(source).toContainText('disk-fill');
    await expect(source.getByRole('link', { name: 'Wachman’s methodology v1' })).toHaveAttribute(
      'href',
      /\/methodologies\/wachman-v1\/$/,
    );
    await page.keyboard.press('Escape');
    const use = page.locator('.uses a', { hasText: 'Carrying large files' });
    const aside = await page.locator('.review-answers').boundingBox();
    const title = await page.locator('.review-header h1').boundingBox();
    if (width > 1000) expect(Number(aside?.x)).toBeGreaterThan(Number(title?.x) + Number(title?.width) / 2);
    await use.click();
    await expect(page.locator('.verdict:target')).toContainText('Carrying large files');
    await context.close();
  });
}

test('the first screen of a laptop shows the answer, the numbers and the beginning of the first chart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('reviews/compact-m2-roundup/');
  const boxOf = async (/** @type {string} */ selector) =>
    /** @type {{ y: number, height: number }} */ (await page.locator(selector).first().boundingBox());
  const answers = await boxOf('.review-answers');
  const figure = await boxOf('.prose .chart');
  const drawing = await boxOf('.prose .chart-wide > svg');
  expect(drawing.y, 'at least four bars are seen').toBeLessThan(800 - 4 * 30);
  expect(answers.y + answers.height, 'nothing lies over the chart').toBeLessThanOrEqual(figure.y);
  // contents that reach further down than the answer
  await page.evaluate(() => document.querySelector('.review-answer')?.remove());
  const lead = await boxOf('.review-lead');
  const contents = await boxOf('.contents-margin');
  const text = await boxOf('.prose > p:not(:empty)');
  expect(contents.y + contents.height, 'the contents are the longer ones').toBeGreaterThan(
    lead.y + lead.height + 24,
  );
  expect(text.y - lead.y - lead.height, 'the text follows the answer').toBeLessThanOrEqual(24.5);
});

test('a list of reviews uses the whole page, and shows each drawing whole', async ({ page }) => {
  await page.goto('reviews/');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.evaluate(() =>
      ['.review-list', '.review-list .card-chart'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right,
      ),
    );
    if (width > 1000) expect(ends[1], `${width} px`).toBe(ends[0]);
    const covers = await page.locator('.card-chart').evaluateAll((figures) =>
      figures.map((figure) => {
        const drawing = figure.querySelector('svg');
        const [box, whole] = [figure, drawing].map((each) => each?.getBoundingClientRect());
        return {
          cut: Number(whole?.bottom) > Number(box?.bottom) || Number(whole?.right) > Number(box?.right),
          empty: Number(box?.width) - Number(whole?.width),
          fades: getComputedStyle(figure, '::after').content !== 'none',
        };
      }),
    );
    expect(covers.length).toBeGreaterThan(2);
    for (const cover of covers) {
      expect(cover, `${width} px`).toMatchObject({ cut: false, fades: false });
      expect(cover.empty, `the drawing is as wide as its box, ${width} px`).toBeLessThan(40);
    }
  }
});

test('the findings of a test are as wide as its results', async ({ page }) => {
  await page.goto('products/wd-sn520-128/');
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .locator('.prose table.results:visible')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(3);
    expect(new Set(widths.map(Math.round)).size, `${width} px: ${widths}`).toBe(1);
  }
});

test("a product's result stands among all comparable ones, in words too", async ({ page }) => {
  await page.goto('products/virtual-disk/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.locator('.result-strips tbody tr').first();
    await expect(row.locator('.strip-other')).toHaveCount(3);
    await expect(row.locator('.strip-words')).toHaveText(
      /^behind “Virtual disk, page cache”;.*; too scattered to judge against tmpfs$/,
    );
    // which way is better is said once, of each measure
    const table = page.locator('.result-strips').first();
    await expect(table.getByText(/is better/)).toHaveCount(1);
    await expect(table.locator('thead').getByText(/is better/)).toBeVisible();
    await expect(table.locator('thead')).toContainText(/IOPS: higher is better; latency: lower is better/);
    const strip = await row.locator('.strip').boundingBox();
    const own = await row.locator('.strip-own').boundingBox();
    expect(Number(strip?.width)).toBeGreaterThan(220);
    expect(Number(own?.x)).toBeGreaterThanOrEqual(Number(strip?.x));
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(scrolls, `${width} px`).toBe(false);
    // turned, a page has other places: what it is made of is the same
    const rules = width === 390 ? undefined : styleRules;
    expect(await violations(page, undefined, { rules }), `${width} px`).toEqual([]);
  }
});

test('open data counts its rows as all numbers are written: five digits are parted, four are not', async ({
  page,
}) => {
  await page.goto('data/');
  const counts = await page.locator('h2 .table-note').allTextContents();
  expect(counts.length).toBeGreaterThan(1);
  for (const count of counts) expect(count).toMatch(/^(\d{1,4}|\d{2,3}\u2009\d{3}) rows?$/);
});

const vm = 'reviews/small-vm-storage/';

/** @param {import('@playwright/test').Page} page @param {string} id @param {string} name */
const inOptions = async (page, id, name) => {
  await page.locator(`#${id} .chart-options > summary`).click();
  await page.locator(`#${id}`).getByRole('button', { name }).click();
};

/**
 * What a reader opens or asks for, and the part of the page that it changes.
 *
 * @type {{ name: string, path: string, within?: string, enter: (page: import('@playwright/test').Page) => Promise<unknown> }[]}
 */
const entered = [
  { name: 'how sure the order is', path: vm, within: '#one-read', enter: async (page) => {
    await page.locator('#one-read summary', { hasText: 'How sure is the order?' }).click();
    await expect(page.locator('#one-read .chart-again')).toBeVisible();
  } },
  { name: 'a chart in full size', path: vm, within: '#fill', enter: async (page) => {
    await inOptions(page, 'fill', 'Full size');
    // a menu that is opened before its chart is there again closes
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('fill');
    await page.locator('#fill .chart-options > summary').click();
    await expect(page.locator('#fill .chart-gestures')).toBeVisible();
  } },
  { name: 'a file that is refused', path: vm, within: '#one-read', enter: (page) =>
    give(page, 'one-read', { files: [written('notes.txt', 'nothing that a tool wrote')] }) },
  { name: 'shares of a product', path: `${vm}?sequential=relative.tmpfs`, within: '#sequential', enter: (page) =>
    expect(page.locator('#sequential .chart-live:visible svg')).toBeVisible() },
  { name: 'the source of a number', path: vm, enter: async (page) => {
    await page.locator('.value > button').first().press('Enter');
    await expect(page.locator('.source-popover:popover-open')).toBeVisible();
  } },
  { name: 'a race', path: 'reviews/compact-m2-roundup/', within: '#fill-copy', enter: async (page) => {
    await page.locator('#fill-copy').getByRole('button', { name: 'Play as a race' }).press('Enter');
    await expect(page.locator('#fill-copy .copy-clock')).toContainText('times as fast');
  } },
  { name: 'one product chosen', path: 'compare/?products=virtual-disk', enter: (page) =>
    expect(page.locator('.compare-products > li')).toHaveCount(1) },
  { name: 'products that cannot be compared', path: 'compare/?products=virtual-disk,samsung-pm981a-512', enter: async (page) => {
    await expect(page.locator('.compare-own')).toHaveCount(2);
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  } },
  { name: 'a finder without answers', path: 'find/?for=recording&under=1', enter: (page) =>
    expect(page.locator('.find-status')).not.toBeEmpty() },
  { name: 'ticked products', path: 'products/?q=virtual', enter: async (page) => {
    await page.getByLabel('Compare Virtual disk', { exact: true }).check();
    await expect(page.getByRole('link', { name: /Compare this/ })).toBeVisible();
  } },
  { name: 'what a search found', path: 'search/?q=cache', enter: (page) =>
    expect(page.locator('.search-results li').first()).toBeVisible() },
  { name: 'a search without answers', path: 'search/?q=zzzqqq', enter: (page) =>
    expect(page.locator('.search-none')).toBeVisible() },
]; // prettier-ignore

for (const width of [390, 1280])
  test(`axe finds nothing in states that readers bring about, in both themes, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000); // many states, and machines are busy
    await page.setViewportSize({ width, height: 900 });
    // by turns on a phone and on a laptop: colours do not depend on the width
    for (const { name, path, within, enter } of entered.filter(
      (_, at) => at % 2 === Number(width === 1280),
    )) {
      // a new page, where only the question differs too
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await enter(page);
      expect(await violations(page, within), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page, within, { rules: styleRules }), `${name}, light`).toEqual([]);
    }
  });

for (const path of ['search/?q=cache', 'products/'])
  test(`/${path}: scripts that come late move next to nothing`, async ({ page }) => {
    await page.addInitScript(countShifts);
    await page.route(/\/js\/(?!site\/theme)/, async (route) => {
      // the page is painted before they answer
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('.search-results li, .catalogue-box').first()).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(/** @type {any} */ (globalThis).moved)),
          ),
        ),
    );
    expect(moved).toBeLessThan(path === 'products/' ? 0.001 : 0.05);
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('names, menus and tables answer a tap', async ({ page }) => {
    await page.goto(vm);
    const figure = page.locator('#one-read');
    await expect(figure.locator('.chart-options')).toBeAttached();
    await figure.locator('.chart-drawing').focus();
    await figure.locator('.chart-live:visible text', { hasText: /^Virtual disk$/ }).tap();
    await expect(page).toHaveURL(/one-read=hide/);
    await figure.getByRole('button', { name: 'Reset' }).tap();
    await expect(page).not.toHaveURL(/one-read=/);
    await figure.locator('summary', { hasText: /^Data$/ }).tap();
    const head = figure.locator('.chart-table thead th').nth(1);
    await head.getByRole('button').tap();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await figure.locator('.chart-options > summary').tap();
    const chooser = page.waitForEvent('filechooser');
    await figure.locator('input[type=file]').tap();
    await (await chooser).setFiles([fioRun('random-read')]);
    await expect(figure.locator('.chart-own')).toContainText('Drawn as', { timeout: 30_000 });
  });

  test('products are compared, ticked and weighed by taps', async ({ page }) => {
    await page.goto('compare/?products=virtual-disk');
    await page.getByRole('combobox').tap();
    await page.getByRole('combobox').fill('loop');
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL(/virtual-disk,loop-device/);
    await page.getByRole('button', { name: 'Move towards the front Loop device' }).tap();
    await expect(page).toHaveURL(/loop-device,virtual-disk/);
    await page.getByRole('button', { name: 'Leave out Loop device' }).tap();
    await expect(page).toHaveURL(/products=virtual-disk$/);
    await page.goto('find/?for=web-server');
    await page
      .locator('.find-weights input')
      .first()
      .tap({ position: { x: 3, y: 10 } });
    await expect(page).toHaveURL(/weigh=/);
    await page.goto('products/?q=virtual');
    await page.locator('tr[data-product="virtual-disk"] .catalogue-box').tap();
    await page.getByRole('link', { name: /Compare this/ }).tap();
    await expect(page).toHaveURL(/compare/);
  });
});

test('full size, products to add and a stretch of choices are reached by keys alone', async ({ page }) => {
  await page.goto(vm);
  const figure = page.locator('#read-sweep');
  const summary = figure.locator('.chart-options > summary');
  await summary.press('Enter');
  await figure.getByRole('group', { name: /^Add/ }).locator('input').first().press('Space');
  await expect(page).toHaveURL(/read-sweep=add/);
  await figure.getByRole('button', { name: 'Full size' }).press('Enter');
  await figure.getByRole('button', { name: 'Leave full size' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});
