import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import sax from 'sax';
import { listFiles } from '../../scripts/io/listFiles.js';
import { contradictions } from '../templates/contradictions.js';

/*
 * What programs follow and show of every page: lists of results, cards, feeds, the sitemap, style sheets. Links that readers
 * follow are tried in published.built.js. No browser is needed, but a build.
 */
const site = join(import.meta.dirname, '../../public');
const files = new Set(listFiles(site));
const read = (/** @type {string} */ path) => readFileSync(join(site, path), 'utf8');
/** The home page has the shortest address of all. */
const own = new URL(
  [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)]
    .map(([, address]) => address)
    .reduce((shortest, each) => (each.length < shortest.length ? each : shortest)),
);

/** @typedef {{ name: string, attributes: Record<string, string>, text: string }} Tag */

/** Pages as a list of their tags; they are valid, so what reads XML loosely reads them too. */
const [pages, senders] = [false, true].map(
  (sends) =>
    new Map(
      [...files]
        .filter((path) => path.endsWith('.html'))
        .filter((path) => read(path).includes('http-equiv="refresh"') === sends)
        .map((path) => [path, { html: read(path), tags: tagsOf(read(path)) }]),
    ),
);

/** @param {string} text @returns {Tag[]} */
function tagsOf(text) {
  const parser = sax.parser(false, { lowercase: true });
  /** @type {Tag[]} */
  const tags = [];
  parser.onopentag = ({ name, attributes }) =>
    tags.push({ name, attributes: /** @type {Record<string, string>} */ (attributes), text: '' });
  parser.ontext = (more) => {
    if (tags.length > 0) tags[tags.length - 1].text += more;
  };
  parser.write(text).close();
  return tags;
}

/** @param {string} address @param {string} from the path of a file */
function isThere(address, from) {
  const { origin, pathname } = new URL(address, new URL(from, own));
  if (origin !== own.origin) return true;
  const path = decodeURIComponent(pathname.slice(own.pathname.length));
  return files.has(path) || files.has(join(path, 'index.html'));
}

test('no page shows the code of a character in its place', () => {
  const shown = [...pages].flatMap(([path, { html }]) =>
    (html.match(/&amp;(?:#\d+|amp|lt|gt|quot);/g) ?? []).map((code) => `${path}: ${code}`),
  );
  expect(shown).toEqual([]);
});

test('every title and description is of a length that is shown whole, and of one page alone', () => {
  /** @type {Map<string, string[]>} */
  const same = new Map();
  for (const [path, { tags }] of pages) {
    const title = tags.find(({ name }) => name === 'title')?.text ?? '';
    const description =
      tags.find(({ attributes }) => attributes.name === 'description')?.attributes.content ?? '';
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(10);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(40);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(
      tags.filter(({ name }) => name === 'h1'),
      path,
    ).toHaveLength(1);
    // a review's charts say of themselves what it says, and 404.html is for none
    if (/^charts\/./.test(path.replace(/index\.html$/, '')) || path === '404.html') continue;
    for (const text of [title, description]) same.set(text, [...(same.get(text) ?? []), path]);
  }
  expect([...same].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('whatever a page names beside its links is there: pictures in all sizes, cards, data for its scripts', () => {
  const lost = [];
  for (const [path, { tags }] of pages) {
    for (const { name, attributes } of tags) {
      const named = [
        ...(attributes.srcset ?? '').split(/,\s+/).map((each) => each.split(' ')[0]),
        ...Object.entries(attributes).flatMap(([key, value]) =>
          key.startsWith('data-') && /^\/[^ ]+\.\w+$/.test(value) ? [value] : [],
        ),
        ...(/^og:(?:url|image)$/.test(attributes.property ?? '') ? [attributes.content] : []),
        ...(name === 'link' ? [attributes.href] : []),
      ];
      for (const address of named.filter(Boolean))
        if (!isThere(address, path)) lost.push(`${path}: ${address}`);
    }
  }
  expect(lost).toEqual([]);
});

test('no shape of a drawing holds another, which browsers would not show', () => {
  const shape = /<(?:line|circle|rect|path)\b(?:"[^"]*"|[^">])*>/g;
  const open = [...pages].flatMap(([path, { html }]) =>
    [...html.matchAll(shape)]
      .filter(({ 0: tag, index }) => {
        const next = html.slice(index + tag.length, index + tag.length + 20);
        return !tag.endsWith('/>') && /^<(?!\/|title)/.test(next);
      })
      .map(([tag]) => `${path}: ${tag}`),
  );
  expect(open).toEqual([]);
});

test('no page shows a value that is none', () => {
  const words = /(?<![\w./-])(?:-?Infinity|NaN|undefined|null)(?![\w-])/;
  const shown = ['alt', 'title', 'aria-label', 'content', 'd', 'x', 'y', 'width', 'height', 'transform'];
  const code = /<(pre|code|script|style)\b[^]*?<\/\1>/g;
  const found = [...pages].flatMap(([path, { html }]) =>
    tagsOf(html.replace(code, '')).flatMap(({ name, attributes, text }) =>
      [text, ...shown.map((key) => attributes[key] ?? '')]
        .filter((each) => words.test(each))
        .map((each) => `${path}: <${name}> ${each.trim().slice(0, 120)}`),
    ),
  );
  expect(found).toEqual([]);
});

test('whoever cuts an address comes to a page, and where that sends readers on, it is there', () => {
  const cut = [...files]
    .filter((path) => /\.html$|^(?:archive|charts|data|raw)\//.test(path))
    .flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
    );
  const lost = [...new Set(cut)].filter((folder) => !files.has(`${folder}/index.html`));
  expect(lost).toEqual([]);
  expect(senders.size).toBeGreaterThan(6);
  for (const [path, { tags }] of senders) {
    const [refresh] = tags.filter(({ attributes }) => attributes['http-equiv'] === 'refresh');
    const [, address] = /^0; url=(.+)$/.exec(refresh.attributes.content) ?? [];
    expect(isThere(address, path), `${path} leads to ${address}`).toBe(true);
    expect(senders.has(join(new URL(address, own).pathname.slice(1), 'index.html')), path).toBe(false);
  }
});

test('what structured data, feeds and style sheets name is there', () => {
  const lost = [];
  for (const [path, { html }] of pages)
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      for (const address of addressesIn(JSON.parse(json)))
        if (!isThere(address, path)) lost.push(`${path}: ${address}`);
  for (const path of files) {
    const quoted = path.endsWith('.css')
      ? [...read(path).matchAll(/url\(["']?(?!data:)([^"')]+)/g)]
      : /(?:^|\/)(?:index|atom|sitemap)\.xml$/.test(path)
        ? [...read(path).matchAll(/(?:<(?:link|guid|id|loc)[^>]*>|\shref="|\surl=")(https?:[^"<]+)/g)]
        : [];
    for (const [, address] of quoted) if (!isThere(address, path)) lost.push(`${path}: ${address}`);
  }
  expect([...new Set(lost)]).toEqual([]);
});

/** @param {any} value @returns {string[]} */
function addressesIn(value) {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

test('the sitemap names every page that is to be found, once, and no other', () => {
  const named = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    decodeURIComponent(new URL(address).pathname.slice(own.pathname.length)),
  );
  const found = [...pages]
    .filter(([path, { html }]) => path !== '404.html' && !/name="robots" content="noindex"/.test(html))
    .map(([path]) => path.replace(/index\.html$/, ''))
    .filter((path) => !/^reviews\/[^/]+\/[^/]+\/$|\/page\//.test(path));
  expect(named.sort()).toEqual(found.sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${new URL('sitemap.xml', own)}`);
});

test('no page says two things about who is ahead', () => {
  const found = [...pages].flatMap(([path, { html }]) =>
    contradictions(html).map((each) => `${path}: ${each}`),
  );
  expect(found).toEqual([]);
});

test('one of something is never told in the plural', () => {
  const hidden = new Set(['script', 'style', 'pre', 'code']);
  const wrong = [...pages].flatMap(([path, { tags }]) =>
    tags
      .filter(({ name }) => !hidden.has(name))
      .flatMap(
        ({ text }) =>
          text.match(/(?<![\d.,:/–-])\b1[ \u00a0](?:single |counted )?(?:[a-z]+[^su\s]s)\b/gu) ?? [],
      )
      .map((words) => `${path}: ${words}`),
  );
  expect(wrong).toEqual([]);
});
