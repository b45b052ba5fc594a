import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

/* What a page says of numbers that were taken from somebody's text: their order without a spread, a range by its ends. */

const widths = [390, 1280];

test('a transcribed review tells what its claims rest on', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const claim = page.locator('.claim', { hasText: 'the CL1 is last' });
    await expect(claim).toBeVisible();
    await expect(claim).toHaveAttribute('title', /lowest of 7: Lite-On CL1 128 GB 118.MB\/s, then/);
    await expect(claim).toHaveAttribute('title', /as the source states it, without a spread/);
    // what is computed of described ranges has their width
    const computed = page.locator('.claim[title*="Bytes written over elapsed time"]').first();
    await expect(computed).toHaveAttribute(
      'title',
      /; computed from steps as described in words, whose ranges leave open \d+\sMB\/s to \d+\sMB\/s; /,
    );
    const stated = page.locator('.value', { hasText: '100 TBW' });
    await expect(stated).toHaveAttribute('title', 'as the maker states it');
  }
});

test('findings and copy times of described curves speak of no runs', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const computed = /Computed from the steps as described in words, not measured/;
  await expect(page.locator('caption', { hasText: computed })).toHaveText([
    /^Computed from/,
    /^Published values; runs not stated\. Computed from .*, not measured: Bytes over time, Time for a fill\./,
    /^Published values; runs not stated\. Computed from .*, not measured: Share of the drive, in the roundup\./,
  ]);
  const finding = page.locator('.value', { hasText: '9 min 40 s' }).first();
  await expect(finding).toHaveAttribute(
    'title',
    /: computed from steps as described in words, whose ranges leave open 9\smin\s20\ss to 10\smin; wachman-v1/,
  );
  const copy = page.locator('#fill-copy');
  const said = /Computed from each product’s steps as described in words, not measured/;
  await expect(copy.locator('.copy-note')).toHaveText(said);
  await copy.scrollIntoViewIfNeeded();
  await copy.locator('input[name="fill-gigabytes"]').fill('2');
  await expect(copy.locator('.copy-verdict')).toHaveText(/^By the steps as described,.*\d/);
  await expect(copy.locator('.copy-note')).toHaveText(said);
  await expect(copy).not.toHaveText(/\bruns?\b/);
});

test('a table of described curves has the range of each, names no best, and is sorted by the number itself', async ({
  page,
}) => {
  await page.goto('reviews/compact-m2-roundup/');
  const table = page.locator('table', {
    has: page.locator('caption', {
      hasText: /^Published values.* In brackets: the range that the source leaves open\./,
    }),
  });
  await expect(table.locator('caption')).toContainText(
    'Where none is bold, ranges leave open which value of a column is best.',
  );
  const row = table.locator('tbody tr', { hasText: 'WD SN520' });
  await expect(row).toContainText(/9\smin\s40\ss \(9\smin\s20\ss to 10\smin\)/);
  await table.getByRole('button', { name: 'Time for a fill' }).click();
  await expect(table.locator('tbody tr').first()).toContainText('WD SN520');
});

test('the page of a product shows a stated range by its ends', async ({ page }) => {
  await page.goto('products/lite-on-cl1-128/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const lower = page.locator('tr', { hasText: 'Bandwidth, at least' });
    await expect(lower.filter({ hasText: '1200' })).toBeVisible();
    const upper = page.locator('tr', { hasText: 'Bandwidth, at most' });
    await expect(upper.filter({ hasText: '1300' })).toBeVisible();
  }
  // of many tests, none of which was measured, it is said once
  expect(await page.locator('.prose h3').count()).toBeGreaterThan(2);
  await expect(page.locator('.prose .mark', { hasText: 'transcribed' })).toHaveCount(1);
});

test('a ranking says once how many runs all of its results have', async ({ page }) => {
  for (const [path, said] of [
    ['methodologies/wachman-v1/disk-fill/', 'Runs per result: not stated.'],
    ['methodologies/vm-storage-v1/write-saturation/', 'Runs per result: 3.'],
  ]) {
    await page.goto(path);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Runs' })).toHaveCount(0);
  }
  await page.goto('methodologies/vm-storage-v1/random-read/');
  await expect(page.getByRole('columnheader', { name: 'Runs' }).first()).toBeVisible();
});

test('the page of a product says who knows what its maker does not say, without being pointed at', async ({
  page,
}) => {
  await page.goto('products/wd-sn520-128/');
  const controller = page.locator('.spec-list').getByRole('row', { name: /^Controller/ });
  await expect(controller).toContainText('observed (read off the chip by the reviewer)');
});
