import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { listFiles } from '../../scripts/io/listFiles.js';

/*
 * What pages say of themselves in the words of schema.org, held against the part of that vocabulary they use
 * (schemaVocabulary.json, taken from schema-dts 1.1.5: for each type its properties, and what their values may be). A type or a
 * property that is not in it is a mistake, or is added there. No browser is needed, but a build.
 */
const site = join(import.meta.dirname, '../../public');
/** @type {Record<string, Record<string, string[]>>} */
const vocabulary = JSON.parse(readFileSync(join(import.meta.dirname, 'schemaVocabulary.json'), 'utf8'));
const sends = /http-equiv="?refresh/;
/** But for those at an earlier address, which send readers on. */
const pages = listFiles(site)
  .filter((path) => path.endsWith('.html'))
  .filter((path) => !sends.test(readFileSync(join(site, path), 'utf8')));

/** @type {Record<string, (value: unknown) => boolean>} values that are no objects */
const plain = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  Boolean: (value) => typeof value === 'boolean',
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
};

/**
 * @param {any} node
 * @param {string} where
 * @returns {string[]} what is wrong with it
 */
function faults(node, where) {
  const known = vocabulary[node['@type']];
  if (!known) return [`${where}: no type ${node['@type']}`];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    const place = `${where}.${key}`;
    if (!known[key]) return [`${place}: ${node['@type']} has no such property`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${place}: empty`];
    return values.flatMap((each) => faultsOfValue(each, known[key], place));
  });
}

/**
 * @param {any} value
 * @param {string[]} allowed
 * @param {string} place
 */
function faultsOfValue(value, allowed, place) {
  if (typeof value === 'object' && value !== null) {
    const fits = allowed.includes(value['@type']) || allowed.includes('Thing');
    return fits ? faults(value, place) : [`${place}: ${value['@type']} is none of ${allowed.join(', ')}`];
  }
  // a thing may be named by its address
  const named = allowed.some((each) => !plain[each]) && plain.URL(value);
  const fits = named || allowed.some((each) => plain[each]?.(value));
  return fits ? [] : [`${place}: ${JSON.stringify(value)} is none of ${allowed.join(', ')}`];
}

/** @param {string} path @returns {any[]} */
function graphOf(path) {
  const html = readFileSync(join(site, path), 'utf8');
  const blocks = [...html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json]) => {
    const data = JSON.parse(json);
    expect(data['@context'], path).toBe('https://schema.org');
    return data['@graph'];
  });
}

test('every page speaks the vocabulary', () => {
  expect(pages.flatMap((path) => graphOf(path).flatMap((node) => faults(node, path)))).toEqual([]);
});

test('each kind of page says what it is, and where it stands', () => {
  const kinds = /** @type {const} */ ([
    [/^reviews\/[^/]+\/index\.html$/, ['Review', 'BreadcrumbList']],
    [/^data\/index\.html$/, ['Dataset', 'BreadcrumbList']],
    [/^products\/[^/]+\/index\.html$/, ['BreadcrumbList']],
    [/^index\.html$/, ['WebSite']],
  ]);
  for (const [form, types] of kinds) {
    const found = pages.filter((path) => form.test(path));
    expect(found, String(form)).not.toEqual([]);
    for (const path of found)
      expect(
        graphOf(path).map((node) => node['@type']),
        path,
      ).toEqual(expect.arrayContaining([...types]));
  }
});

test('a set of data can be had, and way marks count from one', () => {
  const nodes = pages.flatMap((path) => graphOf(path));
  const sets = nodes.filter((node) => node['@type'] === 'Dataset');
  expect(sets).not.toEqual([]);
  const files = new Set(listFiles(site));
  for (const { distribution } of sets)
    for (const { contentUrl } of distribution)
      expect(files, contentUrl).toContain(decodeURIComponent(new URL(contentUrl).pathname.slice(1)));
  for (const { itemListElement } of nodes.filter((node) => node['@type'] === 'BreadcrumbList'))
    expect(itemListElement.map((/** @type {any} */ each) => each.position)).toEqual(
      itemListElement.map((/** @type {any} */ _, /** @type {number} */ at) => at + 1),
    );
});
