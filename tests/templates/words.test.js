import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { analyses } from '../../scripts/analysis/index.js';
import { readToml } from '../../scripts/content/toml.js';
import { buildSite } from './siteUnderTest.js';

/* The words of the pages stand in assets/i18n/, so that a site may speak another language. */
const root = join(import.meta.dirname, '../..');
const words = Object.keys(readToml(readFileSync(join(root, 'assets/i18n/en.toml'), 'utf8')).value);
const templates = readdirSync(join(root, 'layouts'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: readFileSync(join(root, 'layouts', file), 'utf8') }));

/** Seen in live preview alone, by the author of the program's messages. */
const preview =
  /^_partials\/(?:preview\/(?:problems|problem-list|preview)|shortcodes\/shared\/placeholder)\.html$/;
/** Names that are the same in every language. */
const names = /\b(?:RSS|Atom|SHA-256|csv)\b/g;

test('no template has words of its own', () => {
  for (const { file, text } of templates.filter((each) => !preview.test(each.file))) {
    const bare = text
      .replace(/\{\{-?\s*\/\*[^]*?\*\/\s*-?\}\}/g, '')
      .replace(/\{\{(?:`[^`]*`|"(?:[^"\\]|\\.)*"|(?!\}\})[^])*\}\}/g, ' ')
      .replace(/<!DOCTYPE html>/, '');
    const attributes = [...bare.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
      ([, said]) => said,
    );
    const said = [bare.replace(/<[^>]*>|\s[\w-]+="[^"]*"/g, ' '), ...attributes].join(' ').replace(names, '');
    assert.doesNotMatch(said, /\p{L}{2,}/u, `layouts/${file}: put its words into assets/i18n/en.toml`);
  }
});

test('every word that a template asks for is there, and every one is asked for', () => {
  const all = templates.map(({ text }) => text).join('\n');
  const asked = [...all.matchAll(/\bT "([^"]+)"/g)].map(([, key]) => key);
  assert.deepEqual(
    asked.filter((key) => !words.includes(key)),
    [],
  );
  const made = [...all.matchAll(/T \(printf "([a-z-]+)%s"/g)].map(([, start]) => start);
  const unused = words.filter(
    (key) =>
      !all.includes(`"${key}"`) && !made.some((start) => key.startsWith(start)) && !/^(?:yes|no)$/.test(key),
  );
  assert.deepEqual(unused, []);
});

test('every analysis that a methodology may ask for has words of its own', () => {
  const missing = analyses.filter(({ name }) => !words.includes(`analysis-${name}`));
  assert.deepEqual(missing, []);
});

test('a file of words under its code makes a site of another language', () => {
  const site = buildSite('pages', [], (folder) => {
    const english = readFileSync(join(folder, 'assets/i18n/en.toml'), 'utf8');
    writeFileSync(join(folder, 'assets/i18n/de.toml'), english.replace(/^(\S+ = ")/gm, '$1¤'));
    const settings = readFileSync(join(folder, 'config.toml'), 'utf8');
    writeFileSync(join(folder, 'config.toml'), `locale = "de"\ndefaultContentLanguage = "de"\n${settings}`);
  });
  try {
    assert.equal(site.status, 0, site.output);
    const page = site.pages.get('methodologies/v2/index.html') ?? '';
    assert.match(page, /<html lang="de"/);
    assert.match(page, /<h2 id="changes">¤What changed<\/h2>/);
    assert.match(page, /¤The version before is <a href="\/methodologies\/v1\/">Methodology v1<\/a>/);
    for (const [path, html] of site.pages) assert.doesNotMatch(html, /\[i18n\]|&lt;no value/, path);
  } finally {
    site.remove();
  }
});
