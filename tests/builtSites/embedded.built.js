import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { listFiles } from '../../scripts/io/listFiles.js';

/* The charts of a review as other sites embed them. No browser is needed, but a build. */

const site = join(import.meta.dirname, '../../public');
const read = (/** @type {string} */ path) => readFileSync(join(site, path), 'utf8');

test('an embedded chart says which newer review replaces its own', () => {
  let replaced = 0;
  for (const path of listFiles(site).filter((each) => /^charts\/[^/]+\/index\.html$/.test(each))) {
    const [, slug] = path.split('/');
    const review = slug === 'chart-kinds' ? '' : read(`reviews/${slug}/index.html`);
    const [, newer] = /class="?note replaced.*?href="?([^" >]+)/s.exec(review) ?? [];
    const sources = read(path).split('embed-from').slice(1);
    expect(sources.length, path).toBeGreaterThan(0);
    for (const source of sources) {
      const [own] = source.split('</p>');
      expect(own.includes('. A newer review replaces this one: '), path).toBe(Boolean(newer));
      if (newer) expect(own, path).toMatch(new RegExp(`https?://[^/]+${newer}`));
    }
    replaced += newer ? 1 : 0;
  }
  expect(replaced).toBeGreaterThan(0);
});
