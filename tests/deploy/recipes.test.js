import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fillRecipe, recipes } from '../../scripts/deploy/recipes.js';
import { programFolder } from '../../scripts/model/lib/program.js';

const templateOf = (/** @type {string} */ name) =>
  readFileSync(join(programFolder, 'scripts/deploy/recipes', recipes[name].template), 'utf8');

test('every recipe is filled in whole from an address', () => {
  for (const name of Object.keys(recipes)) {
    const text = fillRecipe(name, { template: templateOf(name), baseURL: 'https://reviews.example.org/' });
    assert.doesNotMatch(text, /%[a-z]+%/, name);
    assert.doesNotMatch(text, /benchfolio\.example/, name);
  }
});

test('an address that a host cannot serve is refused', () => {
  const fill = (/** @type {string} */ name, /** @type {string} */ baseURL) => () =>
    fillRecipe(name, { template: templateOf(name), baseURL });
  assert.throws(fill('netlify', 'https://a.example/blog/'), /netlify serves a blog at the top of a name/);
  assert.throws(fill('nginx', ''), /baseURL is not the address of a site: \(empty\)/);
  assert.throws(fill('nginx', '/blog/'), /baseURL is not the address of a site: \/blog\//);
});
