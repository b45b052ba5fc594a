import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import sax from 'sax';
import { listFiles } from '../../scripts/io/listFiles.js';

/*
 * The feeds as they are published, held against what RSS 2.0 (rssboard.org/rss-specification) and Atom (RFC 4287)
 * ask of them. No browser is needed, but a build.
 */
const site = join(import.meta.dirname, '../../public');
const feeds = listFiles(site).filter((path) => /(^|\/)(index|atom)\.xml$/.test(path));

/** @typedef {{ name: string, attributes: Record<string, string>, text: string, children: Element[] }} Element */

for (const path of feeds) {
  const kind = path.endsWith('atom.xml') ? 'atom' : 'rss';

  test(`/${path} is well-formed and says what ${kind} asks for`, () => {
    const root = parse(path);
    const channel = kind === 'atom' ? root : one(root, 'channel');
    const wanted =
      kind === 'atom' ? ['id', 'title', 'updated', 'link'] : ['title', 'link', 'description', 'atom:link'];
    for (const name of wanted) expect(all(channel, name), name).not.toEqual([]);
    const items = all(channel, kind === 'atom' ? 'entry' : 'item');
    expect(items).not.toEqual([]);
    const own =
      kind === 'atom'
        ? ['id', 'title', 'updated', 'author', 'content']
        : ['title', 'link', 'guid', 'pubDate', 'content:encoded'];
    for (const item of items) for (const name of own) expect(all(item, name), name).toHaveLength(1);
    const ids = items.map((item) => one(item, kind === 'atom' ? 'id' : 'guid').text);
    expect(new Set(ids).size, 'every entry has an id of its own').toBe(ids.length);
  });

  test(`/${path} gives each review that has a cover its cover`, () => {
    const name = kind === 'atom' ? 'link' : 'media:content';
    const root = parse(path);
    const covers = every(root).filter(
      (each) => each.name === name && (kind === 'rss' || each.attributes.rel === 'enclosure'),
    );
    const entries = every(root).filter((each) => /^(entry|item)$/.test(each.name));
    expect(covers).toHaveLength(entries.filter(hasCover).length);
    for (const { attributes } of covers) {
      const { pathname } = new URL(attributes.href ?? attributes.url);
      expect(existsSync(join(site, decodeURI(pathname))), pathname).toBe(true);
    }
  });

  test(`/${path} has dates as ${kind} writes them`, () => {
    const form =
      kind === 'atom'
        ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/
        : /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/;
    const dates = every(parse(path)).filter(({ name }) =>
      /^(updated|published|pubDate|lastBuildDate)$/.test(name),
    );
    expect(dates).not.toEqual([]);
    for (const { text } of dates) expect(text).toMatch(form);
  });

  test(`/${path} carries whole reviews, whose pictures have words and are there`, () => {
    const contents = every(parse(path)).filter(
      ({ name }) => name === 'content' || name === 'content:encoded',
    );
    for (const { text } of contents) {
      expect(text).not.toMatch(/<svg|<script|\sstyle=|<(?:input|label|fieldset|button)\b/);
      expect(text, 'addresses in full').not.toMatch(/\s(?:href|src)="(?!https?:|mailto:|data:)/);
      const pictures = [...text.matchAll(/<img src="https?:\/\/[^/]+\/([^"]+)" alt="([^"]*)"/g)];
      expect(pictures).not.toEqual([]);
      for (const [, file, alt] of pictures) {
        // one of the pictures of a review is named behind the file that holds them all
        const [place, part] = decodeURI(file).split('#');
        expect(existsSync(join(site, place)), file).toBe(true);
        if (part) expect(readFileSync(join(site, place), 'utf8')).toContain(`<view id="${part}" `);
        expect(alt).not.toBe('');
      }
      const charts = pictures.flatMap(([, file]) => /^charts\/[^#]*\.(\w+)/.exec(file)?.[1] ?? []);
      expect(charts[0], 'feed readers that know no SVG see the first chart').toBe('png');
    }
  });
}

test('feeds say which reviews a newer one replaces, and link that one', () => {
  let replaced = 0;
  for (const path of feeds)
    for (const entry of every(parse(path)).filter(({ name }) => /^(entry|item)$/.test(name))) {
      const [, newer] = /class="?note replaced.*?href="?([^" >]+)/s.exec(pageOf(entry)) ?? [];
      const text = all(entry, 'content')[0]?.text ?? one(entry, 'content:encoded').text;
      const successors = all(entry, 'link').filter(
        ({ attributes }) => attributes.rel === 'successor-version',
      );
      expect(one(entry, 'title').text.includes('(replaced by a newer review)'), path).toBe(Boolean(newer));
      expect(text.includes('A newer review replaces this one'), path).toBe(Boolean(newer));
      if (newer) expect(text.slice(0, text.indexOf('</p>'))).toMatch(new RegExp(`https?://[^/]+${newer}`));
      if (entry.name === 'entry') expect(successors, path).toHaveLength(newer ? 1 : 0);
      replaced += newer ? 1 : 0;
    }
  expect(replaced).toBeGreaterThan(0);
});

test('there is a feed of everything and one of every tag, in both kinds', () => {
  const tags = listFiles(site)
    .filter((path) => /^tags\/[^/]+\/index\.html$/.test(path))
    .map((path) => path.replace('index.html', ''));
  for (const folder of ['', ...tags])
    for (const name of ['index.xml', 'atom.xml']) expect(feeds).toContain(folder + name);
});

/** Its page shows the same where somebody shares it. @param {Element} entry */
function hasCover(entry) {
  return pageOf(entry).includes('og:image');
}

/** @param {Element} entry @returns {string} the HTML of its review */
function pageOf(entry) {
  const [link] = all(entry, 'link').filter(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
  const { pathname } = new URL(link.attributes.href ?? link.text);
  return readFileSync(join(site, pathname, 'index.html'), 'utf8');
}

/** Each is asked for by several tests. @type {Map<string, Element>} */
const parsed = new Map();

/** @param {string} path @returns {Element} */
function parse(path) {
  const known = parsed.get(path);
  if (known) return known;
  const parser = sax.parser(true);
  /** @type {Element[]} */
  const open = [{ name: '', attributes: {}, text: '', children: [] }];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      name,
      attributes: /** @type {Record<string, string>} */ (attributes),
      text: '',
      children: [],
    };
    open[open.length - 1].children.push(element);
    open.push(element);
  };
  parser.ontext = (text) => (open[open.length - 1].text += text);
  parser.onclosetag = () => open.pop();
  parser.write(readFileSync(join(site, path), 'utf8')).close();
  parsed.set(path, open[0].children[0]);
  return open[0].children[0];
}

/** @param {Element} element @param {string} name */
const all = ({ children }, name) => children.filter((each) => each.name === name);

/** @param {Element} element @param {string} name */
function one(element, name) {
  expect(all(element, name), name).toHaveLength(1);
  return all(element, name)[0];
}

/** @param {Element} element @returns {Element[]} */
const every = (element) => [element, ...element.children.flatMap(every)];
