import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pagesOfEveryStructure, structuresOf } from './structures.js';

const folder = mkdtempSync(join(tmpdir(), 'structures-'));
after(() => rmSync(folder, { recursive: true }));

const plain =
  '<main><h1>One</h1><p class="lead note">Text <a href="/a/">A</a></p><img src=a.png alt="A"></main>';

/** What another page has of its own. @param {string} html */
const more = (html) => [...structuresOf(html)].filter((each) => !structuresOf(plain).has(each));

test('texts, addresses and the order of classes make no other structure', () => {
  const other = plain.replace('One', 'Two').replaceAll('a.png', 'b.png').replace('lead note', 'note lead');
  assert.deepEqual(more(other.replace('"/a/"', '/b/').replace('alt="A"', 'alt="B"')), []);
});

test('shapes of a drawing that nobody hears of are no structure, unless the keyboard reaches them', () => {
  const drawn = (/** @type {string} */ shapes) =>
    more(plain.replace('</main>', `<svg aria-hidden="true">${shapes}</svg></main>`));
  assert.deepEqual(drawn('<rect class="bar-1"/><text>1</text>'), drawn(''));
  assert.notDeepEqual(drawn('<a href="/b/"><rect/></a>'), drawn(''));
  assert.notDeepEqual(drawn('<rect tabindex="0"/>'), drawn(''));
});

test('bars and swatches in the colour of another product are no other structure', () => {
  const marked = (/** @type {string} */ name) =>
    more(plain.replace('</main>', `<i class="${name} is-own"></i></main>`));
  assert.deepEqual(marked('bar-1'), marked('bar-8'));
  assert.deepEqual(marked('swatch-1'), marked('swatch-8'));
  assert.notDeepEqual(marked('bar-1'), marked('swatch-1'));
  assert.notDeepEqual(marked('swatch-1'), marked('swatch-other'));
});

/** What axe would find, or find only there. @type {Record<string, [string | RegExp, string]>} */
const changes = {
  'a class': ['lead', 'faint'],
  'a picture without words': [' alt="A"', ''],
  'a picture with empty words': ['alt="A"', 'alt=""'],
  'a link without a name': ['>A<', '><'],
  'a heading that is left out': ['</h1>', '</h1><h3>Three</h3>'],
  'a role': ['<main', '<main role=presentation'],
  'a state': ['<a ', '<a aria-hidden="true" '],
  'another place': [/<p(.*)<\/p>/, '<ul><p$1</p></ul>'],
  'a place in the order of the keyboard': ['<a ', '<a tabindex=2 '],
};
for (const [what, [from, to]] of Object.entries(changes))
  test(`${what} is a structure of its own`, () => {
    assert.notDeepEqual(more(plain.replace(from, to)), []);
  });

test('the pages that are chosen have all structures, and a page that adds none is left out', () => {
  const nameless = plain.replace('>A<', '><');
  const pages = {
    'a.html': plain,
    'b.html': nameless,
    'c.html': plain.replace('lead', 'faint'),
    'd.html': nameless,
  };
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
  const chosen = pagesOfEveryStructure(folder, Object.keys(pages));
  assert.deepEqual([...chosen].sort(), ['b.html', 'c.html']);
});
