import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { blogSite } from '../blogFolders.js';
import { test } from '../onBlog.js';

/* Whatever the build reads, a page reads too, and refuses for the same reason: no parser needs what only Node.js has. */

const folder = join(import.meta.dirname, '../../parsers/fixtures');

const cases = readdirSync(folder).flatMap((tool) =>
  readdirSync(join(folder, tool)).map((name) => {
    const directory = join(folder, tool, name);
    const input = String(readdirSync(directory).find((file) => file.startsWith('input')));
    const { error } = JSON.parse(readFileSync(join(directory, 'expected.json'), 'utf8'));
    return {
      name: `${tool}/${name}`,
      input,
      text: readFileSync(join(directory, input)).toString('base64'),
      says: error ? String(error.message) : 'was measured as this chart asks',
    };
  }),
);

test('every file of the parsers is read in a page as in the build', async ({ page, baseURL }) => {
  test.slow();
  const [worker] = readdirSync(join(blogSite, 'js')).filter((name) => name.startsWith('readersFileWorker-'));
  await page.goto('reviews/small-vm-storage/');
  const answers = await page.evaluate(
    async ({ address, all }) => {
      const reader = new Worker(address, { type: 'module' });
      const chart = { kind: 'bar', metric: 'bandwidth', rows: [], series: [] };
      const ask = (/** @type {{ input: string, text: string }} */ { input, text }) =>
        new Promise((done) => {
          reader.onmessage = ({ data }) => done(data.refused ?? '');
          const file = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
          reader.postMessage({ files: [{ name: input, file }], chart });
        });
      /** @type {string[]} */
      const said = [];
      for (const each of all) said.push(/** @type {string} */ (await ask(each)));
      return said;
    },
    { address: `${baseURL}js/${worker}`, all: cases },
  );
  const wrong = cases.flatMap(({ name, says }, at) =>
    answers[at].includes(says) ? [] : [`${name}: ${answers[at]}`],
  );
  expect(wrong).toEqual([]);
});
