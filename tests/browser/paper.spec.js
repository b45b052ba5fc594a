import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from './onBlog.js';

/*
 * Charts on real sheets: an engine that paginates evaluates queries and sizes anew, and may print blanks where the screen in
 * print mode shows charts. Coloured pixels are counted page by page.
 */

/** A4 in inches; the driver of Firefox hands inches on as centimetres. @param {string} browser */
const sheet = (browser) => {
  const unit = browser === 'firefox' ? 2.54 : 1;
  return { width: `${8.27 * unit}in`, height: `${11.69 * unit}in` };
};

/** Strongly coloured pixels of each page of a PDF at 40 dots an inch. @param {Buffer} pdf */
function colouredPixels(pdf) {
  const { status, stdout, stderr } = spawnSync('pdftoppm', ['-r', '40', '-'], {
    input: pdf,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`pdftoppm: ${stderr}`);
  const pages = [];
  for (let at = 0; at < stdout.length;) {
    const [head, width, height] =
      /^P6\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 40)) ?? [];
    if (!head) throw new Error(`no picture at ${at}`);
    const start = at + head.length;
    at = start + Number(width) * Number(height) * 3;
    let coloured = 0;
    for (let pixel = start; pixel < at; pixel += 3) {
      const [red, green, blue] = stdout.subarray(pixel, pixel + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1;
    }
    pages.push(coloured);
  }
  return pages;
}

test.skip(spawnSync('pdftoppm', ['-v']).error !== undefined, 'pdftoppm is not installed (poppler-utils)');

for (const path of ['reviews/small-vm-storage/', 'reviews/capacity-scaling/'])
  test(`/${path} has its charts in colour on paper`, async ({ page, browserName }) => {
    await page.goto(path);
    const charts = await page.locator('figure.chart').count();
    const pages = colouredPixels(await page.pdf({ ...sheet(browserName), printBackground: true }));
    const coloured = pages.reduce((sum, each) => sum + each, 0);
    expect(coloured, `of ${charts} charts on ${pages.length} sheets: ${pages}`).toBeGreaterThan(250 * charts);
  });
