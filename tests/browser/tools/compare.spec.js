import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { complaintsOf } from '../complaints.js';
import { countShifts, moved } from '../layoutShifts.js';
import { lineCounts } from '../lineCounts.js';
import { test } from '../onBlog.js';

/* Products side by side: chosen by the reader, kept in the address, drawn by the charts' own runtime. */
const three = 'compare/?products=virtual-disk,loop-device,tmpfs';
const chosen = '.compare-products > li .product';
const drawn = '.compare-chart .chart-live svg';

/** Letters of charts are about as large as in reviews. @param {import('@playwright/test').Page} page */
async function expectLetters(page) {
  const drawing = page.locator(drawn).locator('visible=true').first();
  const scale = await drawing.evaluate(
    (svg) => svg.getBoundingClientRect().width / /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width,
  );
  expect(scale, 'size of letters').toBeGreaterThan(0.95);
  expect(scale, 'size of letters').toBeLessThan(1.2);
}

for (const [name, settings] of /** @type {const} */ ([
  ['desktop, light', { colorScheme: 'light', viewport: { width: 1280, height: 800 } }],
  ['phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
])) {
  test.describe(name, () => {
    test.use(settings);
    test(
      'every shared test is drawn with its changes, and nothing is wrong with the page',
      { tag: name === 'desktop, light' ? '@engine' : [] },
      async ({ page }) => {
        const complaints = complaintsOf(page);
        await page.addInitScript(countShifts);
        await page.goto(three);
        await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
        const charts = await page.locator('.compare-chart').count();
        expect(charts).toBeGreaterThan(5);
        await expect(page.locator(drawn)).toHaveCount(charts);
        expect(await page.evaluate(moved), 'drawings come into the room that is kept for them').toBe(0);
        await expectLetters(page);
        await expect(page.locator('.compare-scores > li')).toHaveCount(2);
        await expect(page.locator('.compare-verdict').first()).toHaveText(/%|times|no clear difference/);
        const verdicts = await page.locator('.compare-verdict').allTextContents();
        expect(verdicts.join(' '), 'no sign of per cent begins a line').toMatch(/\d\u202f%/);
        expect(verdicts.join(' ')).not.toContain('\u2009');
        await expect(page.locator('.compare-facts thead th')).toHaveText([
          'Virtual disk',
          'Loop device',
          'tmpfs',
        ]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, 'scrolls sideways by').toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );

    test('nothing moves where less than two are chosen, and one product leads to those tested alike', async ({
      page,
    }) => {
      await page.addInitScript(countShifts);
      for (const [products, follows] of [
        ['', '.compare-begin'],
        ['?products=not-here', '.compare-begin'],
        ['?products=tmpfs', '.compare-results'],
      ]) {
        await page.goto(`compare/${products}`);
        await expect(page.locator('.compare-status')).not.toBeEmpty();
        await expect(page.locator(follows).getByRole('link', { name: 'Loop device' })).toBeVisible();
        expect(await page.evaluate(moved), products).toBe(0);
      }
      await expect(page.locator('.compare-begin')).toBeHidden();
      await page.locator('.compare-results').getByRole('link', { name: 'Loop device' }).click();
      await expect(page.locator(chosen)).toHaveText(['tmpfs', 'Loop device']);
    });
  });
}

test(
  'a product is found by typing and taken with the keyboard; the address follows, and back takes it away',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('compare/?products=virtual-disk');
    const field = page.getByRole('combobox', { name: 'Add a product' });
    await field.fill('sam'); // no controller in the same package
    await expect(page.getByRole('option').first()).toHaveText(/^Samsung/);
    await field.fill('loop');
    await expect(page.getByRole('option').first()).toHaveText(/Loop device.*comparable/);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    expect(await violations(page, '.compare-add')).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveURL(/\?products=virtual-disk,loop-device$/);
    await expect(page.locator(chosen)).toHaveText(['Virtual disk', 'Loop device']);
    await expect(page.locator(drawn).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator(chosen)).toHaveText(['Virtual disk']);
    await expect(page.locator('.compare-status')).toContainText('second product');
  },
);

test('the order is the reader’s: changes are against the first', async ({ page }) => {
  await page.goto('compare/?products=virtual-disk,tmpfs');
  await expect(page.locator('.compare-scores')).toContainText('tmpfs against Virtual disk');
  await page.getByRole('button', { name: 'Move towards the front tmpfs' }).press('Enter');
  await expect(page).toHaveURL(/\?products=tmpfs,virtual-disk$/);
  await expect(page.locator('.compare-scores')).toContainText('Virtual disk against tmpfs');
  await page.getByRole('button', { name: 'Leave out tmpfs' }).click();
  await expect(page).toHaveURL(/\?products=virtual-disk$/);
});

test('what is not stated is grey, and what only one of two states is not', async ({ page }) => {
  await page.goto('compare/?products=kioxia-bg4-128,virtual-disk');
  const rows = page.locator('.compare-facts .specs-same');
  await expect(rows.first()).toBeAttached();
  const differing = page.locator('.compare-differs td').first();
  const ink = await differing.evaluate((cell) => getComputedStyle(cell).color);
  const partly = rows.filter({ has: page.locator('.specs-absent') });
  const stated = await partly
    .locator('td:not(.specs-absent)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color));
  expect(stated.length).toBeGreaterThan(0);
  expect([...new Set(stated)]).toEqual([ink]);
  await expect(rows.locator('.specs-absent').first()).not.toHaveCSS('color', ink);
});

test('results of other methods or origins stand apart, with the reason field by field', async ({ page }) => {
  await page.goto('compare/?products=virtual-disk,samsung-pm981a-512,emulated-folding');
  await expect(page.locator('.compare-chart')).toHaveCount(0);
  await expect(page.locator('#alike'), 'a way on').toHaveText('Tested like Virtual disk');
  const pair = page.locator('.compare-pair').first();
  await expect(pair.locator('tbody th')).toHaveText(['Methodology', 'Testbed', 'Origin']);
  await expect(page.locator('.compare-pair').nth(1)).toContainText('emulated');
  await expect(page.locator('.compare-own')).toHaveCount(3);
  await expect(page.locator('.compare-own summary').first()).toHaveText(/^Virtual disk: \d+ results, /);
});

test('results taken over from a source compare with one another, and single values decide nothing', async ({
  page,
}) => {
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm991-128');
  await expect(page.locator('.compare-chart .mark').first()).toHaveText('transcribed');
  await expect(page.locator('.compare-verdict.is-better, .compare-verdict.is-worse')).toHaveCount(0);
  await expect(page.locator('.compare-rest > summary')).toContainText('spread between runs unknown');
  await expect(page.getByText('“?”: not judged, as a side is a single value or a limit.')).toBeVisible();
  await expect(page.locator('.compare-scores')).toContainText('No winner can be named');
  await expect(page.locator('.compare-strip'), 'no bar of what nobody can judge').toHaveCount(0);
  const words = await page.locator('.compare-scores > li').boundingBox();
  expect(words?.width, 'one alone has room for its sentence').toBeGreaterThan(500);
  await expect(page.getByText('In brackets:')).toHaveCount(0);
  await expect(page.locator('.compare-prices')).toContainText('per USD');
  await expect(page.locator('.compare-prices strong')).toHaveCount(0);
  await test.step('the name of a product that others are set against is not broken where a line has room for it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const against = page.locator('.compare-scores .table-note').first();
    await expect(against).toContainText('against Kioxia BG4 128 GB');
    const said = await page.locator('.compare-scores p').first().innerText();
    expect(said.replace(/\s/g, ' ')).toBe('Samsung PM991 128 GB against Kioxia BG4 128 GB');
    expect(await against.evaluateAll(lineCounts)).toEqual([1]);
  });
});

test('an address with nonsense is read part by part', async ({ page }) => {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const bad = [
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'virtual-disk',
    'virtual-disk',
    'x'.repeat(3000),
  ];
  await page.goto(
    `compare/?products=tmpfs,${bad.map(encodeURIComponent).join(',')}&products=loop-device&x=%ff`,
  );
  await expect(page.locator(chosen)).toHaveText(['tmpfs', 'Virtual disk']);
  await expect(page.locator('.compare-status')).toContainText('left out');
  await page.goto('compare/?products=%F0%9F%98%80');
  await expect(page.locator('.compare-status')).toHaveText('No such product here. Choose two to six.');
  expect(complaints).toEqual([]);
});

test('no more than six are set side by side', async ({ page }) => {
  const seven = [
    ...['kioxia-bg4-128', 'samsung-pm991-128', 'toshiba-bg4-256', 'union-am610-128'],
    ...['sk-hynix-bc501a-128', 'wd-sn520-128', 'lite-on-cl1-128'],
  ];
  await page.goto(`compare/?products=${seven.join(',')}`);
  await expect(page.locator(chosen)).toHaveCount(6);
  await expect(page.getByText(/Left out: Lite-On CL1 128 GB|No winner can be named/)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeHidden();
});

test('product pages and rankings lead to it', async ({ page }) => {
  await page.goto('products/virtual-disk/');
  await page.getByRole('link', { name: 'Compare with other products' }).click();
  await expect(page.locator(chosen)).toHaveText(['Virtual disk']);
  await page.goto('methodologies/vm-storage-v1/random-read/');
  await page.getByRole('link', { name: 'Compare the ranked ones side by side' }).first().click();
  await expect(page.locator(chosen)).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so, and leads to the products', async ({ page }) => {
    await page.goto('compare/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await page.getByRole('link', { name: 'Loop device' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loop device');
  });
});

test('the largest clear differences come first, in a column a product; sweeps are lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('compare/?products=virtual-disk,loop-device,tmpfs');
  await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
  const first = page.locator('.compare-differences').first();
  await expect(first.locator('tbody tr')).toHaveCount(8);
  for (const row of await first.locator('tbody tr').all())
    await expect(row.locator('.is-better, .is-worse').first()).toBeAttached();
  await expect(first.locator('caption'), 'how rows are chosen is said').toContainText(
    'of each measure of each test',
  );
  const lines = await first
    .locator('caption')
    .evaluate(
      (caption) => caption.getBoundingClientRect().height / parseFloat(getComputedStyle(caption).lineHeight),
    );
  expect(lines, 'the caption has the width of its table').toBeLessThan(5);
  const rest = page.locator('.compare-rest');
  await expect(rest.locator('summary')).toHaveText(/more results differ clearly, \d+ results without/);
  await rest.locator('summary').click();
  await expect(rest.locator('.is-unclear').first()).toBeVisible();
  await expect(page.locator('.compare-chart [data-layer="data-curve-1"]').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await bracketsAlone(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

/** Ranges whose closing bracket is not on the line of the character before it. @param {import('@playwright/test').Page} page */
const bracketsAlone = (page) =>
  page.locator('.compare-range').evaluateAll((all) => {
    const topOf = (/** @type {Node} */ text, /** @type {number} */ at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    return all.flatMap(({ firstChild, textContent }) => {
      const text = /** @type {Node} */ (firstChild);
      const last = textContent.length - 1;
      return topOf(text, last - 1) === topOf(text, last) ? [] : [textContent];
    });
  });

test(
  'a range that is wider than its column breaks between its numbers',
  { tag: '@engine' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('compare/?products=virtual-disk,loop-device,tmpfs');
    await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
    const range = page.locator('.compare-differences .compare-range').first();
    await range.evaluate((element) => (element.textContent = '(98.86 to 99.08\u202f%)'));
    expect(await bracketsAlone(page)).toEqual([]);
  },
);

test('products that no chart shows yet have no colour, which others would share', async ({ page }) => {
  await page.goto('compare/');
  await expect(page.locator('.compare-status')).not.toBeEmpty();
  await page.getByRole('combobox', { name: 'Add a product' }).focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('.compare-group .product, .compare-found .product').first()).toBeAttached();
  await expect(page.locator('.swatch')).toHaveCount(0);
  await test.step('products to choose stand in the order of their sizes, and a link says how many of them it takes', async () => {
    const group = page.locator('.compare-group', { hasText: 'XG6' });
    const names = (await group.locator('.product').allTextContents()).map((name) =>
      name.replaceAll('\u00a0', ' '),
    );
    expect(names.filter((name) => name.includes('XG6'))).toEqual([
      'Toshiba XG6 256 GB',
      'Toshiba XG6 1024 GB',
    ]);
    await expect(group.locator('.compare-link')).toHaveText(`Compare the first six of ${names.length}`);
  });
});

test('three products on a desk', async ({ page }) => {
  await page.goto(three);
  await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
  await test.step('a test of several charts is named once, above them, their keys have one order, and no column of a row is empty', async () => {
    const row = page.locator('h3.compare-test + .compare-charts').first();
    expect(await row.locator('.compare-chart').count()).toBeGreaterThan(1);
    await expect(row.locator('.chart-title')).toHaveCount(0);
    const names = await row
      .locator('.compare-chart')
      .evaluateAll((all) =>
        all.map(
          (figure) => document.getElementById(`${figure.getAttribute('aria-labelledby')}`)?.textContent,
        ),
      );
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
    const titles = await page.locator('.compare-test').allTextContents();
    expect(new Set(titles).size).toBe(titles.length);
    const rows = await page.locator('.compare-charts').evaluateAll((all) =>
      all.map((each) => ({
        charts: each.childElementCount,
        wide: getComputedStyle(each)
          .gridTemplateColumns.split(' ')
          .filter((column) => parseFloat(column) > 0).length,
      })),
    );
    expect(rows.some(({ charts }) => charts === 2)).toBe(true);
    for (const { charts, wide } of rows) expect(wide).toBeLessThanOrEqual(charts);
  });
  await test.step('a row has one unit, and what is the same for all is said once', async () => {
    const units = await page
      .locator('.compare-differences tbody tr')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            new Set(
              [...row.querySelectorAll('.compare-value')].map(
                ({ textContent }) => textContent?.split('\u2009')[1],
              ),
            ).size,
        ),
      );
    expect([...new Set(units)]).toEqual([1]);
    const same = page.locator('.compare-tested tbody tr', { hasText: 'Origin' });
    await expect(same.locator('td')).toHaveText([/^(?:All|Both): /]);
    await expect(page.locator('.compare-status')).toContainText('in common');
  });
  await test.step('pointing at a bar tells its runs, as in a review', async () => {
    const drawing = page.locator('.compare-chart:not([id^="fill-"]) .chart-drawing').first();
    await drawing.focus();
    await page.keyboard.press('ArrowRight');
    await expect(drawing.locator('.chart-tip')).toContainText('n = 5 runs');
  });
});

test('a chart names who lacks its result, and what is absent stands on the line of its row', async ({
  page,
}) => {
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm981a-256,wd-sn520-256');
  await expect(page.locator('.compare-chart').first()).toBeVisible();
  await expect(page.locator('.compare-status')).toContainText('that not all of them took');
  await expect(page.locator('.compare-chart', { hasText: 'no result' }).first()).toBeVisible();
  await expect(page.locator('.compare-facts')).toBeVisible();
  const lines = await page
    .locator(':is(.compare-facts, .compare-differences) tbody tr:has(.specs-absent) > *')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).verticalAlign));
  expect(lines.length).toBeGreaterThan(0);
  expect([...new Set(lines)]).toEqual(['baseline']);
});

test('products shown together share no colour', async ({ page }) => {
  await page.goto('compare/?products=virtual-disk,kioxia-bg4-128,lite-on-cl1-128');
  const marks = page.locator('.compare-products .swatch');
  await expect(marks).toHaveCount(3);
  const classes = await marks.evaluateAll((all) => all.map(({ className }) => className));
  expect(new Set(classes).size).toBe(3);
});

test('letters of charts are about as large as in reviews in a very wide window too', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(three);
  await expectLetters(page);
});
