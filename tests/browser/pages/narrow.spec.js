import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { lineCounts } from '../lineCounts.js';
import { test } from '../onBlog.js';

/* What a reader sees first on a narrow page: whole columns, a scale with its ends, charts on the ground of their card. */

test.use({ viewport: { width: 390, height: 844 } });

test('the finder shows each price whole, without scrolling its table', async ({ page }) => {
  await page.goto('find/');
  const prices = page.locator('.find-price, .find-asked');
  await expect(prices.first()).toBeVisible();
  // a long answer to where and when it was asked
  await page
    .locator('.find-asked')
    .first()
    .evaluate((asked) => (asked.textContent = 'bought new for the review, 2023-03-26'));
  const seen = await page.locator('.table-scroll:has(.find-table)').first().boundingBox();
  const ends = await prices.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(Number(seen?.x) + Number(seen?.width));
});

test('a table of specs says how many products it has where some are out of sight, and scrolls to all', async ({
  page,
}) => {
  await page.goto('reviews/compact-m2-roundup/');
  const box = page.locator('.table-scroll:has(> .specs)').first();
  const products = await box.locator('thead th').count();
  const words = () =>
    box.locator('caption').evaluate((caption) => getComputedStyle(caption, '::after').content);
  expect(await words()).toContain(`${products}\u00a0products`);
  await box.locator('thead').evaluate((head) => head.scrollIntoView({ block: 'center' }));
  await box.evaluate((each) => (each.scrollLeft = each.scrollWidth));
  await expect(box.locator('thead th').last()).toBeInViewport({ ratio: 1 });
  await expect(box.locator('caption')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await words()).toBe('none');
});

test('what versions of a methodology are, and what changed, is read without scrolling sideways', async ({
  page,
}) => {
  // this site has a second version, the frozen blog has not
  await page.goto(`http://localhost:${process.env.TEST_PORT}/methodologies/vm-storage-v2/`);
  for (const table of ['.setup-versions', '.setup-changes', '.campaigns']) {
    const box = page.locator(`.table-scroll:has(> ${table})`);
    const [whole, seen] = await box.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(whole, table).toBeLessThanOrEqual(seen);
  }
  expect(await violations(page)).toEqual([]);
});

test('five columns of words are a list for each row, none of it beyond the edge', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const table = page.locator('.table-scroll:has(td[data-head])').first();
  await expect(table.locator('td[data-head]').first()).toBeVisible();
  const [whole, seen] = await table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(whole).toBeLessThanOrEqual(seen);
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(table.locator('thead')).toBeVisible();
});

test('the scale of the ribbons has both its ends on one line', async ({ page }) => {
  await page.goto('');
  const [low, high] = await page
    .locator('.ribbons-key > span')
    .evaluateAll((ends) => ends.map((end) => end.getBoundingClientRect().top));
  expect(high).toBe(low);
});

test('a range stays on one line beside its number of runs, and a strip is as wide as its row', async ({
  page,
}) => {
  await page.goto('products/virtual-disk/');
  // a campaign whose results have different numbers of runs
  await page.locator('.result-strips tr').evaluateAll((rows) => {
    for (const row of rows) {
      const [last] = [...row.children].slice(-1);
      if (last.matches('td + td + td')) last.textContent = '26.2 to 30.5\u202fMB/s';
      row.append(Object.assign(last.cloneNode(), { textContent: '4 of 5' }));
    }
  });
  const ranges = page.locator('.result-strips td.numeric + td.numeric');
  const high = await ranges.evaluateAll(lineCounts);
  expect(high.length).toBeGreaterThan(1);
  expect(Math.max(...high)).toBe(1);
  const spare = await page.locator('.result-strips tr:has(.strip-scale)').evaluateAll((rows) =>
    rows.map((row) => {
      const scale = /** @type {Element} */ (row.querySelector('.strip-scale'));
      return row.getBoundingClientRect().right - scale.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...spare)).toBeLessThan(1);
});

test('heads of results take two lines at most, and ranges stay on one', async ({ page }) => {
  for (const path of ['products/virtual-disk/', 'methodologies/vm-storage-v1/random-read/']) {
    await page.goto(path);
    const heads = await page
      .locator(':is(.results, .ranking) thead .numeric:visible')
      .evaluateAll(lineCounts);
    expect(heads.length, path).toBeGreaterThan(1);
    expect(Math.max(...heads), path).toBeLessThanOrEqual(2);
    const ranges = await page
      .locator(':is(.results, .ranking) td + td.numeric:visible')
      .evaluateAll(lineCounts);
    expect(ranges.length, path).toBeGreaterThan(1);
    const most = path.startsWith('products/') ? 2 : 1; // below a value, how many runs it is of
    expect(Math.max(...ranges), path).toBeLessThanOrEqual(most);
  }
});

test('a citation casts a shadow where it goes on', async ({ page }) => {
  await page.goto('data/');
  const citation = page.locator('.citation');
  const hidden = await citation.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeGreaterThan(0);
  await expect(citation).toHaveCSS('background-image', /linear-gradient.*linear-gradient/);
});

test('the weights of the finder begin where its words do', async ({ page }) => {
  await page.goto('find/?for=recording');
  const weights = await page.locator('.find-weights').boundingBox();
  const status = await page.locator('.find-status').boundingBox();
  expect(weights?.x).toBe(status?.x);
});

test('how differences are judged is folded, and a shadow begins below the words above a table', async ({
  page,
}) => {
  await page.goto('compare/?products=virtual-disk,loop-device,tmpfs,virtual-disk-buffered');
  await expect(page.getByText('In brackets:').first()).toBeVisible();
  const fold = page.locator('.compare-why').first();
  const method = fold.locator('p').first();
  await expect(method).toBeHidden();
  await fold.locator('summary').click();
  await expect(method).toBeVisible();
  const top = (/** @type {string} */ part) =>
    page
      .locator(`.table-scroll:has(> .compare-differences) ${part}`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const box = page.locator('.table-scroll:has(> .compare-differences)').first();
  expect(await top('caption')).toBe(await box.evaluate((element) => element.getBoundingClientRect().top));
});

for (const path of ['', 'reviews/']) {
  test(`drawings one below another on /${path} are whole, without empty room`, async ({ page }) => {
    await page.goto(path);
    const covers = await page.locator('.card-chart').evaluateAll((figures) =>
      figures.map((figure) => ({
        spare: figure.clientHeight - Number(figure.querySelector('svg')?.getBoundingClientRect().height),
        padding: 2 * parseFloat(getComputedStyle(figure).paddingTop),
        fade: getComputedStyle(figure, '::after').content,
      })),
    );
    expect(covers.length).toBeGreaterThan(1);
    for (const { spare, padding, fade } of covers) {
      expect(Math.abs(spare - padding)).toBeLessThanOrEqual(1);
      expect(fade).toBe('none');
    }
  });
}

test('words in a table of five columns have room for two of them', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const cells = page
    .locator('.prose table:not([class])', { hasText: 'small writes' })
    .locator('td:not(.numeric)');
  const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(5);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(104);
});

test('what covers grid lines in a chart of a card has the colour of the card', async ({ page }) => {
  await page.goto('reviews/');
  const card = page.locator('.card-chart').first();
  const colours = await card.evaluate((each) => {
    const plate = document.createElement('i');
    plate.style.background = 'var(--background)';
    each.append(plate);
    return [plate, each].map((part) => getComputedStyle(part).backgroundColor);
  });
  expect(colours[0]).toBe(colours[1]);
});

test('a card without a picture is as high as its words, at least as high as the drawings beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('');
  const card = page.locator('.review-card:has(.card-chart)').first();
  const drawing = await card.locator('.card-chart').evaluate((chart) => chart.getBoundingClientRect().height);
  const height = await card.evaluate((element) => {
    element.querySelectorAll('.card-chart, .card-measure').forEach((part) => part.remove());
    return element.getBoundingClientRect().height;
  });
  expect(height).toBeGreaterThanOrEqual(drawing);
  const row = await page
    .locator('.review-card')
    .nth(1)
    .evaluate((other) => other.getBoundingClientRect().height);
  expect(height).toBeLessThan(row);
});

for (const width of [768, 1280]) {
  test(`cards beside one another show whole drawings in boxes of one height at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    const cards = await page.locator('.review-card:has(.card-chart)').evaluateAll((all) =>
      all.map((card) => {
        const [box, drawing, title] = ['.card-chart', 'svg', 'h2'].map((part) =>
          /** @type {Element} */ (card.querySelector(part)).getBoundingClientRect(),
        );
        return {
          top: Math.round(box.top),
          bottom: Math.round(box.bottom),
          title: Math.round(title.bottom),
          room: [drawing.top - box.top, box.bottom - drawing.bottom],
        };
      }),
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const { top, bottom, title, room } of cards) {
      for (const other of cards.filter((each) => each.top === top))
        expect([other.bottom, other.title]).toEqual([bottom, title]);
      expect(Math.min(...room)).toBeGreaterThan(15);
      expect(Math.abs(room[0] - room[1]), 'a short drawing stands in the middle').toBeLessThanOrEqual(1);
    }
  });
}

test('a review without a picture has its line of a list for itself', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('reviews/');
  const widths = await page
    .locator('.review-list li:has(.card-chart)')
    .first()
    .evaluate((item) => {
      const words = /** @type {Element} */ (item.querySelector('.review-words'));
      const before = words.getBoundingClientRect().width;
      item
        .querySelectorAll('.card-chart, .card-measure')
        .forEach((part) => part.parentElement?.removeChild(part));
      return [before, words.getBoundingClientRect().width];
    });
  expect(widths[1]).toBeGreaterThan(widths[0] * 1.3);
});

test('testbeds are told apart in their list, and the tests of a methodology stand below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('testbeds/');
  const facts = await page.locator('.catalogue-facts').allTextContents();
  expect(facts.length).toBeGreaterThan(1);
  expect(new Set(facts).size).toBe(facts.length);
  await page.goto('methodologies/');
  const entries = await page.locator('.catalogue > li').evaluateAll((all) =>
    all.map((entry) => {
      const bottom = (/** @type {string} */ part) =>
        /** @type {Element} */ (entry.querySelector(part)).getBoundingClientRect().bottom;
      return bottom('.catalogue-label') - bottom('p');
    }),
  );
  expect(entries.length).toBeGreaterThan(1);
  expect(Math.max(...entries), 'no hole below what it is').toBeLessThan(48);
});

test('of choices in several rows the chosen one is framed, and no strip of tabs is broken in two', async ({
  page,
}) => {
  await page.goto('reviews/compact-m2-roundup/');
  const [labels, chosen] = ['.tab-label', '.tab-choice:checked + .tab-label'].map((part) =>
    page.locator('.tabs').first().locator(part),
  );
  const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);
  const edges = await chosen.evaluate((label) => {
    const style = getComputedStyle(label);
    return [style.borderTopColor, style.borderRightColor, style.borderBottomColor, style.borderLeftColor];
  });
  expect(new Set(edges).size).toBe(1);
  await expect(labels.last()).not.toHaveCSS('border-top-color', edges[0]);
});

test('a phone shows the prices of two products that are compared', async ({ page }) => {
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm991-128');
  const hidden = await page
    .locator('.table-scroll', { has: page.locator('.compare-prices') })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});
