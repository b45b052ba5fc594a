import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { strFromU8, unzipSync } from 'fflate';
import { unpackLists } from '../../../scripts/runtime/packLists.js';
import { expectCsv, expectPng, expectSpec, expectSvg, numbersOf } from '../downloads.js';
import { filesSaved } from '../filesSaved.js';
import { charts, kinds, onEach, test as onKinds, wakeAlone } from '../chartKindsPage.js';

/* Everything that can be taken along of a chart, opened and looked into. */

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} figure @param {string} name */
async function save(page, figure, name) {
  const wait = page.waitForEvent('download');
  const pictures = figure.getByRole('group', { name: 'Save this view' });
  await (
    name === 'CSV' ? await numbersOf(figure) : pictures.getByRole('button', { name, exact: true })
  ).click();
  const file = await wait;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The buttons that save a view. */
const forms = ['SVG', 'PNG', 'CSV of this view', 'Vega-Lite'];

onKinds(
  'a view of every kind is saved as picture, drawing, numbers and specification, the same on a phone',
  async ({ page, open, request }) => {
    onKinds.setTimeout(240_000); // every kind twice, and machines are busy
    await page.setViewportSize({ width: 1280, height: 900 });
    await open();
    const data = unpackLists(await (await request.get(`${kinds}charts.json`)).json());
    /** @type {Record<string, Buffer>} */
    const drawings = {};
    for (const id of charts) {
      const handed = (await onEach(page, [id], filesSaved, forms))[id];
      expect(handed.map(({ name }) => name)).toEqual([`${id}.svg`, `${id}.png`, `${id}.csv`, `${id}.vl.json`]); // prettier-ignore
      expect(handed.filter(({ isHit }) => !isHit), `${id}: buttons that cannot be pressed`).toEqual([]); // prettier-ignore
      const [svg, png, csv, spec] = handed.map(({ base64 }) => Buffer.from(base64, 'base64'));
      expectSvg(svg.toString(), data[id]);
      await expectPng(png, { page, id });
      expectCsv(csv.toString(), data[id]);
      expectSpec(spec.toString(), id);
      drawings[id] = svg;
    }
    // with a real mouse, and at both widths, those of the first kind: the other forms are made of the same view
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [id] = charts;
      const figure = page.locator(`#${id}`);
      await wakeAlone(page, id);
      await figure.locator('[data-share] > summary').click();
      const [svg, png] = [await save(page, figure, 'SVG'), await save(page, figure, 'PNG')];
      const [csv, spec] = [await save(page, figure, 'CSV'), await save(page, figure, 'Vega-Lite')];
      expect([svg, png, csv, spec].map(({ name }) => name)).toEqual([`${id}.svg`, `${id}.png`, `${id}.csv`, `${id}.vl.json`]); // prettier-ignore
      expect(svg.bytes.equals(drawings[id]), `${id}, ${width} px: its drawing is that of a wide window`).toBe(
        true,
      );
      await expectPng(png.bytes, { page, id });
      expectCsv(csv.bytes.toString(), data[id]);
      expectSpec(spec.bytes.toString(), id);
      await page.keyboard.press('Escape');
    }
    const narrow = await onEach(page, charts, filesSaved, ['SVG']);
    const other = charts.filter((id) => narrow[id][0].base64 !== drawings[id].toString('base64'));
    expect(other, 'drawings that are not those of a wide window').toEqual([]);
  },
);

/** What a drawing says, and its marks by their colours. @param {Element} drawing */
function seen(drawing) {
  const svg = [...drawing.querySelectorAll('.chart-live svg')].find(
    (each) => each.getBoundingClientRect().height > 0,
  );
  return {
    words: Array.from(svg?.querySelectorAll('text') ?? [], ({ textContent }) => textContent),
    marks: Array.from(svg?.querySelectorAll('path, rect, line') ?? [], (mark) => `${mark.getAttribute('fill')} ${mark.getAttribute('stroke')}`), // prettier-ignore
  };
}

/** Shows one product alone and copies the link to that, which is on the clipboard then; it runs within the page. @param {Element} drawing */
async function linkTo(drawing) {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  for (const key of ['ArrowRight', 'Enter'])
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  const menu = /** @type {HTMLDetailsElement} */ (drawing.closest('figure')?.querySelector('[data-share]'));
  menu.open = true;
  const button = () => [...menu.querySelectorAll('button')].find(({ textContent }) => textContent === 'Link');
  while (!button()) await painted();
  button()?.click();
  const isSaid = () =>
    [...(drawing.closest('figure')?.querySelectorAll('.chart-said') ?? [])].some(
      (said) => said.textContent === 'Link copied' && said.checkVisibility(),
    );
  for (const ends = performance.now() + 5000; !isSaid() && performance.now() < ends;) await painted();
  const link = await navigator.clipboard.readText();
  const told = { isSaid: isSaid(), link, address: location.href.replace(/#.*/, '') };
  menu.open = false;
  return told;
}

onKinds('the link to a view of every kind shows the same elsewhere', async ({ page, open, context }) => {
  onKinds.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open();
  const links = await onEach(page, charts, linkTo);
  for (const [id, { isSaid, link, address }] of Object.entries(links)) {
    expect(isSaid, id).toBe(true);
    expect(link).toBe(`${address}#${id}`);
    expect(new URL(link).searchParams.get(id), id).toBeTruthy();
  }
  const drawn = await onEach(page, charts, seen);
  // a link holds what was chosen of every chart: the last one shows all
  const link = String(Object.values(links).at(-1)?.link);
  const other = await context.newPage();
  await other.setViewportSize(/** @type {any} */ (page.viewportSize()));
  await other.goto(link);
  expect(link.startsWith(kinds), link).toBe(true);
  await expect(other.locator('.chart-options')).toHaveCount(charts.length);
  await expect.poll(() => onEach(other, charts, seen)).toEqual(drawn);
});

test('the menus of a chart offer each form once', async ({ page }) => {
  await page.goto('reviews/vm-storage/');
  const figure = page.locator('#one-read');
  for (const menu of ['Data', 'Share'])
    await figure.locator('.chart-menu > summary', { hasText: new RegExp(`^${menu}$`) }).click();
  const [data, share] = [1, 2].map((at) => figure.locator('.chart-menu').nth(at));
  await expect(share.getByRole('button', { name: 'SVG', exact: true })).toBeVisible();
  for (const menu of [data, share]) {
    const named = await menu
      .locator('a, button')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => String(each.textContent).trim()),
      );
    const forms = named.filter((name) => /\b(?:PNG|SVG|CSV|Vega-Lite|[Ll]ink)\b/.test(name));
    expect(forms.length).toBeGreaterThan(0);
    expect(forms).toEqual([...new Set(forms)]);
  }
  await expect(share.getByRole('button', { name: /^(?:Light|Dark) / })).toHaveCount(2);
  await expect(share.getByRole('link', { name: 'SVG' })).toHaveCount(0);
});

const site = join(import.meta.dirname, '../../../public');
/** Files are read where they are published: there are hundreds, and a server would pack each. @param {string} address */
const published = (address) =>
  readFileSync(join(site, decodeURIComponent(new URL(address, 'http://site').pathname)));

/** What stands in the page as it is published, of each chart by its id. @param {string} slug @returns {Map<string, string>} */
const figuresOf = (slug) =>
  new Map(
    [...readFileSync(join(site, 'reviews', slug, 'index.html'), 'utf8').matchAll(/<figure class="chart\b[^>]*\bid="?([\w-]+).*?<\/figure>/gs)].map(([html, id]) => [id, html]),
  ); // prettier-ignore

/** @param {string} html @param {RegExp} form of the words of a link @returns {string[]} addresses */
const linksOf = (html, form) =>
  [...html.matchAll(/<a\b[^>]*\bhref="?([^"\s>]+)[^>]*>([^<]*)<\/a>/g)]
    .filter(([, , words]) => form.test(words))
    .map(([, href]) => href);

for (const [slug, name] of Object.entries(pagesOf())) {
  // no browser is needed, but a build: what a script adds is saved above, and the embed code copied below
  test(`reviews/${slug}: the files, raw files and embedded pages of its charts are what they say`, () => {
    const data = unpackLists(JSON.parse(readFileSync(join(site, 'charts', slug, name), 'utf8')));
    const embedded = readFileSync(join(site, 'charts', slug, 'index.html'), 'utf8');
    const posters = readFileSync(join(site, 'charts', slug, 'charts.svg'), 'utf8');
    const archive = unzipSync(readFileSync(join(site, 'data/reviews', `${slug}.zip`)));
    const figures = figuresOf(slug);
    expect([...figures.keys()]).toEqual(expect.arrayContaining(Object.keys(data)));
    for (const [id, chart] of Object.entries(data)) {
      const figure = String(figures.get(id));
      const [svgs, archives] = [/^SVG$/, /\(ZIP\)$/].map((form) => linksOf(figure, form));
      expect([svgs, archives], `${id}: each file once`).toEqual([
        [`/charts/${slug}/charts.svg#${id}`],
        [`/data/reviews/${slug}.zip`],
      ]);
      const svg = posterOf(posters, id);
      expectSvg(svg, chart, { fonts: 0 });
      expect(svg, 'site, date, licence and address').toMatch(
        new RegExp(`Benchfolio, \\d{4}-\\d\\d-\\d\\d\\. CC BY 4\\.0\\. https://.*/charts/${slug}/#${id}`),
      );
      expectCsv(strFromU8(archive[`${slug}/charts/${id}.csv`]), chart);

      const raw = [figure, ...listsBehind(figure)].flatMap((html) => [
        ...html.matchAll(/<li><a href="?(\/raw\/[^"\s>]+).*?<\/li>/gs),
      ]);
      expect(raw.length, id).toBe(Number(/(\d+) raw files?<\/summary>/.exec(figure)?.[1]));
      for (const [said, href] of raw) {
        const sum = createHash('sha256').update(published(href)).digest('hex');
        expect(said, href).toContain(sum);
      }

      expect(/\bdata-page="?([^"\s>]+)/.exec(figure)?.[1], id).toBe(`/charts/${slug}/`);
      expect(embedded, id).toMatch(
        new RegExp(
          `<figure class="chart" id="${id}"><noscript><img src="/charts/${slug}/charts\\.svg#${id}" width="768"`,
        ),
      );
    }
  });
}

test('raw files are listed and each chart offers the code of its own embedded page', async ({ page }) => {
  await page.goto('reviews/vm-storage/');
  const ids = await page.locator('figure.chart').evaluateAll((all) => all.map(({ id }) => id));
  await expect(page.locator('.chart-options')).toHaveCount(ids.length);
  for (const id of ids) {
    const figure = page.locator(`#${id}`);
    for (const menu of ['Data', 'Share']) await figure.locator('.chart-menu > summary', { hasText: new RegExp(`^${menu}$`) }).click(); // prettier-ignore
    await figure.locator('summary', { hasText: /raw file/ }).click();
    await expect(figure.locator('.raw-files a').first()).toBeVisible();
    await figure.getByRole('button', { name: 'Embed code' }).click();
    const code = await figure.getByRole('textbox', { name: 'Embed code' }).inputValue();
    expect(/<iframe src="([^"]+)"/.exec(code)?.[1]).toMatch(new RegExp(`/charts/vm-storage/#${id}$`));
  }
});

/** What the pages of products list of the raw files that a chart names by folder. @param {string} figure */
function listsBehind(figure) {
  const folders = [
    ...figure.matchAll(
      /<li>([^<]+\/): (<a .+?) \(<a href="?\/(products\/[^"\s>#]+)#(files-[^"\s>]+)"?>sizes and SHA-256<\/a>\)<\/li>/g,
    ),
  ];
  return folders.flatMap(([, folder, names, page, list]) => {
    const html = readFileSync(join(site, page, 'index.html'), 'utf8');
    const [, all] = html.split(new RegExp(`<ul class="?raw-files"? id="?${list}"?>`));
    const entries = all.split('</ul>')[0].split(/(?=<li>)/);
    return names
      .split(', ')
      .map((link) => link.replace(/<[^>]+>/g, ''))
      .map((name) => String(entries.find((each) => each.includes(`>${folder}${name}</a>`))));
  });
}

/** One chart of the pictures of its review. @param {string} sheet @param {string} id */
function posterOf(sheet, id) {
  const begin = '<view id="';
  const [, after] = sheet.split(`${begin}${id}" `);
  return `<g>${begin}${id}" ${after.split(begin)[0].replace(/<\/svg>$/, '')}</g>`;
}

/** The data of the reviews with charts, by their names. @returns {Record<string, string>} */
function pagesOf() {
  return Object.fromEntries(
    readdirSync(join(site, 'charts')).flatMap((slug) => {
      // the reference is no review
      if (slug.includes('.') || !readdirSync(join(site, 'reviews')).includes(slug)) return [];
      const data = readdirSync(join(site, 'charts', slug)).find((name) => /^page-.*\.json$/.test(name));
      return data ? [[slug, data]] : [];
    }),
  );
}
