import { expect } from '@playwright/test';
import { complaintsOf } from '../complaints.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* The search, under the same policy as every page. */

test(
  'words are found in pages of every kind, and the question stays in the address',
  { tag: '@engine' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('search/');
    await page.getByLabel('Search reviews').fill('loop device');
    await expect(page.locator('.search-results a').first()).toBeVisible();
    await expect(page.locator('.search-results')).toContainText('Loop device');
    await expect(page).toHaveURL(/q=loop\+device/);
    await page.reload();
    await expect(page.locator('.search-results')).toContainText('Loop device');
    await page.locator('.search-results a').first().click();
    await expect(page.locator('h1')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('a word that no page has is not answered by its first letters', async ({ page }) => {
  await page.goto('search/?q=cxqzyw');
  await expect(page.locator('.search-status')).toHaveText('Nothing found for \u201ccxqzyw\u201d.');
  await expect(page.locator('.search-none')).toBeVisible();
  await page.goto('search/?q=reads');
  await expect(page.locator('.search-results a').first()).toBeVisible();
});

test('before there is a question, the page says where to look instead', async ({ page }) => {
  await page.goto('search/');
  await expect(page.locator('.search-begin')).toContainText('all reviews');
  await page.getByLabel('Kind').selectOption('Test');
  await expect(page.locator('.search-results .table-note').first()).toHaveText(/^Test of /);
  await expect(page.locator('.search-begin')).toBeHidden();
});

test('a filter alone lists what it names, and the kind of page is the first of several', async ({ page }) => {
  await page.goto('search/');
  await page.getByLabel('Kind').selectOption('Product');
  const kinds = page.locator('.search-results .table-note');
  await expect(kinds.filter({ hasText: 'Product' }).first()).toBeVisible();
  expect(new Set(await kinds.allTextContents())).toEqual(new Set(['Product', 'Emulated']));
  await expect(page).toHaveURL(/kind=Product/);
  await expect(page.locator('.search-filters select').first()).toHaveAttribute('name', 'kind');
  expect(await page.locator('.search-filters select').count()).toBeGreaterThan(1);
});

test('on a phone, a choice that is made is read to its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('search/');
  const select = page.locator('.search-filters select[name=product]');
  await expect(select).toBeVisible();
  const line = (await page.locator('.search-filters').boundingBox())?.width ?? Infinity;
  await select.selectOption('Emulated SSD, small cache');
  await expect.poll(async () => (await select.boundingBox())?.width ?? 0).toBeGreaterThan(0.9 * line);
});

test('reviews come before the shorter pages that say a word too, after what has its name', async ({
  page,
}) => {
  const kinds = page.locator('.search-results > li > p:nth-of-type(1)');
  // no word of which half of all pages are full, as of this blog “ssd”: it tells no page from another
  for (const [word, first] of /** @type {const} */ ([
    ['ssds', ['Review', 'Review']],
    ['flash', ['Review', 'Review']],
    ['fast', ['Review', 'Review', 'Review']],
    ['tmpfs', ['Product', 'Review']],
  ])) {
    await page.goto(`search/?q=${word}`);
    await expect(kinds.nth(first.length - 1)).toBeVisible();
    expect((await kinds.allTextContents()).slice(0, first.length), word).toEqual([...first]);
  }
});

test('an emulated drive is called one, below the reviews but where its name is asked for', async ({
  page,
}) => {
  const hits = page.locator('.search-results > li');
  const found = async (/** @type {string} */ words) => {
    await page.goto(`search/?q=${encodeURIComponent(words)}`);
    await expect(hits.nth(2)).toBeVisible();
    return hits.evaluateAll((all) =>
      all.map((hit) => [hit.querySelector('h2')?.textContent, hit.querySelector('p')?.textContent]),
    );
  };
  const kinds = (await found('cache')).map(([, kind]) => String(kind));
  expect(kinds).toContain('Emulated');
  expect(kinds.indexOf('Emulated')).toBeGreaterThan(kinds.findLastIndex((kind) => kind.startsWith('Review')));
  for (const words of ['folding', 'Emulated SSD, folding'])
    expect((await found(words))[0], words).toEqual(['Emulated SSD, folding', 'Emulated']);
});

test('words are marked without the sign that ends their sentence', async ({ page }) => {
  await page.goto('search/?q=cache');
  await expect(page.locator('.search-results mark').first()).toBeVisible();
  const texts = await page
    .locator('.search-results mark')
    .evaluateAll((all) => all.map((mark) => [mark.textContent, mark.nextSibling?.textContent?.[0]]));
  expect(
    texts.filter(([, next]) => next && /[.,]/.test(next)),
    'marks before a sign',
  ).not.toEqual([]);
  for (const [marked] of texts) expect(marked).toMatch(/[\p{L}\p{N}%]$/u);
});

test('what a search found keeps units with their numbers, and does not say its title again', async ({
  page,
}) => {
  await page.goto('search/?q=random+read');
  const hits = page.locator('.search-results li > p');
  await expect(hits.filter({ hasText: /\d\sKiB/ }).first()).toBeVisible();
  expect((await hits.allTextContents()).join()).not.toMatch(/\d[ \u2009](?:[kKM]i?B|%)/);
  const said = await page
    .locator('.search-results > li')
    .evaluateAll((all) =>
      all.map((hit) => [
        hit.querySelector('h2')?.textContent ?? '',
        hit.querySelector('p:last-of-type')?.textContent ?? '',
      ]),
    );
  for (const [title, excerpt] of said) {
    expect(excerpt.length, title).toBeGreaterThan(20);
    const [sentence] = /^.+?(?=[.?!]\s)/u.exec(excerpt.replace(/^\u2026 /u, '')) ?? ['no sentence'];
    expect(title.includes(sentence), `${title}: ${excerpt}`).toBe(false);
  }
});

test('what a search found begins with a sentence, or says that it is cut', async ({ page }) => {
  for (const question of ['cache', 'queue', 'virtual']) {
    await page.goto(`search/?q=${question}`);
    await expect(page.locator('.search-results > li').nth(5)).toBeVisible();
    const excerpts = await page.locator('.search-results li > p:last-of-type').allTextContents();
    for (const excerpt of excerpts) expect(excerpt).toMatch(/^(?:[\p{Lu}\u201c\d]|fio |tmpfs |\u2026 )/u);
    const cut = excerpts.filter((excerpt) => excerpt.startsWith('\u2026'));
    expect(cut.length, cut.join('\n')).toBeLessThan(excerpts.length / 5);
  }
});

test('an excerpt that begins with the title goes on with the next sentence', async ({ page }) => {
  await page.goto('search/?q=mix');
  const hit = page.locator('.search-results > li', { has: page.locator('h2', { hasText: 'Random mix' }) });
  await expect(hit.locator('p').last()).toContainText(/^4\s*KiB reads and writes in a ratio/);
});

test(
  'a review shows the small drawing of its chart, which follows the theme',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('search/?kind=Review');
    const picture = page.locator('.search-results .cover-photo[src*=".svg"]').first();
    await expect(picture).toHaveAttribute('src', /^\/charts\/[^/]+\/thumbnails\.svg#[^/]+$/);
    // cut as a photo is, the picture would lack the ends of its bars
    await expect(picture).toHaveCSS('object-fit', 'fill');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth))
      .toBeGreaterThan(0);
  },
);

test('what is found and not shown yet follows on demand, and the keyboard reads on there', async ({
  page,
}) => {
  await page.goto('search/?q=drive');
  const status = page.locator('.search-status');
  await expect(status).toHaveText(/^\d+ pages$/);
  const count = Number.parseInt(await status.innerText());
  const found = page.locator('.search-results > li');
  await expect(found).toHaveCount(20);
  const further = page.getByRole('button', { name: /^Show \d+ more$/ });
  for (let shown = 20; shown < count; shown += 20) {
    await further.click();
    await expect(found).toHaveCount(Math.min(shown + 20, count));
    await expect(found.nth(shown).locator('a')).toBeFocused();
  }
  await expect(further).toBeHidden();
  const titles = await found
    .locator('a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  expect(new Set(titles).size, 'each once').toBe(count);
  await page.getByLabel('Search reviews').fill('loop device');
  await expect(found).not.toHaveCount(count);
});

test(
  '"/" goes to the search from any page, and not while one types',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(page.getByLabel('Search reviews')).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(page.getByLabel('Search reviews')).toHaveValue('a/b');
  },
);

test('a question is text, whatever it holds', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(
    `search/?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&kind=${encodeURIComponent('<b>')}`,
  );
  await expect(page.getByLabel('Search reviews')).toHaveValue('"><img src=x onerror=alert(1)>');
  await expect(page.locator('.search-status')).not.toBeEmpty();
  expect(await page.locator('main img[src="x"], main [onerror]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says where to look instead', async ({ page }) => {
    await page.goto('search/');
    await expect(page.getByRole('link', { name: 'all products' })).toBeVisible();
  });
});

test('the missing page offers the search', async ({ page }) => {
  await page.goto('no-such-page/');
  await page.getByLabel('Search reviews').fill('tmpfs');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=tmpfs/);
  await expect(page.locator('.search-results')).toContainText('tmpfs');
});
