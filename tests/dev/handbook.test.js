import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handbookAwaited } from '../../scripts/dev/handbook.js';

test('until the documentation is built, a page at its addresses says so and loads itself again', () => {
  for (const path of ['/docs/', '/docs/write/', '/reference/', '/handbook/docs/index.html']) {
    const page = handbookAwaited(path);
    assert.match(page?.type ?? '', /^text\/html/, path);
    assert.match(String(page?.content), /http-equiv="refresh".*being built/s, path);
  }
});

test('other pages, and files of the documentation, are not promised', () => {
  for (const path of ['/', '/reviews/docs/', '/docs', '/docs/a.svg', '/docs/index.xml', '/documents/'])
    assert.equal(handbookAwaited(path), null, path);
});
