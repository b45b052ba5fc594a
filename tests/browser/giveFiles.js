import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { blogSource } from './blogFolders.js';

/**
 * A reader's own files, given to a chart in either way.
 *
 * @typedef {{ name: string, mimeType: string, buffer: Buffer }} Given
 * @typedef {'chosen' | 'dropped'} Way
 */

const project = join(import.meta.dirname, '../..');

/** @param {string} name @param {string | Buffer} content @returns {Given} */
export const written = (name, content) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(/** @type {any} */ (content)),
});

/** Real output of a tool, by its place in the tests of parsers. @param {string} path */
export const fixture = (path) =>
  written(basename(path), readFileSync(join(project, 'tests/parsers/fixtures', path)));

/** What fio wrote of the virtual disk, as a reader's own. @param {string} test @param {number} [run] */
export const fioRun = (test, run = 1) =>
  written(
    `${test}-${run}.json`,
    gunzipSync(readFileSync(join(blogSource, `data/raw/virtual-disk/2026-11/${test}/run${run}.json.gz`))),
  );

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} id of the chart
 * @param {{ files: Given[] | string, way?: Way }} given `files`: or the path of one that is too long to be handed over
 * @returns {Promise<import('@playwright/test').Locator>} the figure, once it has said what became of them
 */
export async function give(page, id, { files, way = 'chosen' }) {
  const figure = page.locator(`#${id}`);
  await expect(figure.locator('.chart-options')).toBeAttached({ timeout: 30_000 });
  if (way === 'dropped' && typeof files !== 'string') await drop(figure, files);
  else {
    await figure.locator('.chart-options > summary').click();
    await figure.locator('input[type="file"]').setInputFiles(files);
    await figure.locator('.chart-options > summary').press('Escape');
  }
  await expect(figure.locator('.chart-own')).toBeVisible();
  await expect(figure.locator('.chart-own')).not.toHaveText(/^Reading/, { timeout: 30_000 });
  return figure;
}

/** @param {import('@playwright/test').Locator} figure @param {Given[]} files */
async function drop(figure, files) {
  const packed = files.map(({ name, buffer }) => ({ name, text: buffer.toString('base64') }));
  const dataTransfer = await figure.page().evaluateHandle(async (all) => {
    const held = new DataTransfer();
    for (const { name, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      held.items.add(new File([bytes], name));
    }
    return held;
  }, packed);
  await figure.dispatchEvent('dragover', { dataTransfer });
  await expect(figure).toHaveClass(/is-drop/);
  await figure.dispatchEvent('drop', { dataTransfer });
  await expect(figure).not.toHaveClass(/is-drop/);
}
