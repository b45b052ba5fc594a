import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { listFiles } from '../../scripts/io/listFiles.js';
import { htmlRules } from '../templates/htmlRules.js';

/* The files of the site as they are published: no browser needed, but a build. */
const site = join(import.meta.dirname, '../../public');
const files = listFiles(site);
const pages = new Map(
  files
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, readFileSync(join(site, path), 'utf8')]),
);

test('every page is valid HTML without inline style or script', async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages.map((each) => `${each.line}: ${each.message}`));
    expect(faults, path).toEqual([]);
    expect(html, path).not.toMatch(
      /\sstyle=|<style|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))|\son\w+=/,
    );
  }
});

test('every link and every file within the site is there, and every anchor', () => {
  const dead = [];
  for (const [path, html] of pages) {
    // within a tag: a page may show markup as text
    for (const [, quoted, bare] of html.matchAll(/<[a-z][^<>]*?\s(?:href|src)=(?:"([^"]*)"|([^\s">]+))/g)) {
      const { origin, pathname, hash } = new URL(quoted ?? bare, `http://site/${path}`);
      if (origin !== 'http://site') continue;
      const target = fileOf(decodeURIComponent(pathname));
      if (!target) dead.push(`${path}: ${pathname}`);
      else if (hash && !hasAnchor(target, decodeURIComponent(hash.slice(1))))
        dead.push(`${path}: ${pathname}${hash}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('no page names a path of the machine it was built on', () => {
  for (const [path, html] of pages) expect(html, path).not.toContain(join(import.meta.dirname, '../..'));
});

test('no two products that a table or a list names share a colour, but siblings as the charts of a review have them', () => {
  for (const [path, html] of pages) {
    for (const [together] of html.matchAll(
      /<table[^>]*>[^]*?<\/table>|<ul class="?product-list[^]*?<\/ul>/g,
    )) {
      const marks = /data-product="?([\w-]+)"?><span class="?swatch swatch-(\d)/g;
      /** @type {Map<string, string>} */
      const owners = new Map();
      for (const [, product, colour] of together.matchAll(marks)) {
        const owner = path.startsWith('reviews/') ? familyOf(product) : product;
        expect(owners.get(colour) ?? owner, `colour ${colour} in ${path}`).toBe(owner);
        owners.set(colour, owner);
      }
    }
  }
});

test('of many updates of a review the newest stand open, the earlier ones are folded', () => {
  const [, history] = (pages.get('reviews/capacity-scaling/index.html') ?? '').split(/id="?updates"?/);
  const [open, folded = ''] = history.split(/<details class="?history-earlier/);
  const count = (/** @type {string} */ html) => html.match(/class="?history-entry/g)?.length;
  expect(count(open)).toBe(3);
  expect(count(folded)).toBeGreaterThan(3);
});

test('a card of a review has a dot for each of its products, or none', () => {
  const notes = [...pages.values()].flatMap((html) => html.match(/class="?card-note"?>[^]*?<\/p>/g) ?? []);
  expect(notes.length).toBeGreaterThan(3);
  for (const note of notes) {
    const dots = note.match(/swatch-\d/g)?.length ?? 0;
    expect([0, Number(/(\d+) products?/.exec(note)?.[1] ?? 0)], note).toContain(dots);
  }
});

/** @param {string} product @returns {string} its own name where it has no siblings */
function familyOf(product) {
  const file = join(site, '../data/products', `${product}.toml`);
  return /^family = "(.+)"/m.exec(readFileSync(file, 'utf8'))?.[1] ?? product;
}

/** @param {string} pathname */
function fileOf(pathname) {
  const path = pathname.slice(1);
  const candidates = [path, join(path, 'index.html')];
  return candidates.find((each) => existsSync(join(site, each)) && statSync(join(site, each)).isFile());
}

/**
 * @param {string} file
 * @param {string} id
 */
function hasAnchor(file, id) {
  const html = pages.get(file);
  return (
    html === undefined ||
    html.includes(`id="${id}"`) ||
    html.includes(`id=${id} `) ||
    html.includes(`id=${id}>`)
  );
}
