import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { buildSite, cases, fixture } from './siteUnderTest.js';

/** @type {ReturnType<typeof buildSite>} */
let site;
before(() => (site = buildSite('mistakes')));
after(() => site.remove());

test('an author’s mistake fails the build', () => {
  assert.notEqual(site.status, 0);
});

for (const name of cases('mistakes')) {
  test(`the mistake ${name} is told with its place`, () => {
    const expected = readFileSync(fixture('mistakes', name, 'error.txt'), 'utf8').trim();
    const found = site.output.split('\n').filter((line) => line.includes(`reviews/${name}/`));
    assert.ok(
      found.some((line) => line.includes(expected)),
      `expected "${expected}" among:\n${found.join('\n') || site.output}`,
    );
  });
}
