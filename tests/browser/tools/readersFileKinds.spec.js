import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { numbersOf } from '../downloads.js';
import { fixture, give, written } from '../giveFiles.js';
import { test, wake } from '../chartKindsPage.js';

/* A reader's own result in the kinds of charts that products of any field are drawn with. */

/** @param {string} name @param {string[]} lines */
const table = (name, ...lines) =>
  written(name, ['origin: measured', 'tool: stopwatch', 'date: 2026-11-22', 'evidence: notes', '', ...lines, ''].join('\n')); // prettier-ignore

/** By chart: the file, what a tooltip says of it, and how many lines of numbers it adds. */
const given = {
  'score-table-five-cards': {
    file: table('cards.csv', 'metric,run 1,run 2', 'power,181 W,183 W', 'noise,33.1 dB(A),33.3 dB(A)'),
    said: /lower is better/,
    lines: 4,
  },
  'stacked-bar-phases': {
    file: table('build.csv', 'command,metric,run 1 (s),run 2 (s)', 'configure,duration,4.1,4.2', 'compile,duration,61,62', 'link,duration,2.2,2.3'),
    said: /% of the total/,
    lines: 6,
  },
  'dumbbell-fresh-and-steady': {
    file: table('drive.csv', 'operation,state,run 1 (MB/s),run 2 (MB/s)', 'write,fresh,2100,2120', 'write,steady,480,470'),
    said: /fresh|steady/,
    lines: 4,
  },
  'distribution-two-heaps': {
    file: table('router.csv', 'run 1 (MB/s),run 2 (MB/s),run 3 (MB/s)', '98,99,101'),
    said: /n = 3 runs/,
    lines: 3,
  },
  'heatmap-two-products-with-holes': {
    file: table('grid.csv', 'operation,pattern,block size,qd,jobs,read percent,run 1 (IOPS)', 'read,random,4K,32,1,100,510000', 'write,random,64K,32,1,0,21000'),
    said: /4\sKiB/,
    lines: 2,
  },
  'trace-power-of-two': {
    file: table('meter.csv', 'seconds,value (W)', '1,4.1', '2,5.2', '3,4.9', '4,5.0'),
    said: /\sW/,
    lines: 4,
  },
  'frame-times-two-cards': {
    file: fixture('presentmon/hundred-frames/input.csv'),
    said: /ms/,
    lines: 119,
  },
}; // prettier-ignore

/** What the keys show of the reader's own marks; it runs within the page. @param {Element} drawing */
async function saidOfReadersFile(drawing) {
  const tip = /** @type {HTMLElement} */ (drawing.querySelector('.chart-tip'));
  const press = (/** @type {string} */ key) =>
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  for (const key of ['Home', ...Array(12).fill('ArrowDown')]) {
    press(key);
    /** @type {Set<string>} */
    const said = new Set();
    for (let at = 0; at < 6; at += 1) {
      // shown, not only written
      if (tip.innerText.includes('Your machine') && tip.checkVisibility()) said.add(tip.innerText);
      press('ArrowRight');
    }
    press('Home');
    if (said.size > 0) return [...said];
  }
  return [];
}

for (const [number, [id, { file, said, lines }]] of Object.entries(given).entries()) {
  // by turns on a phone and on a laptop; readersFile.spec.js has both of one kind
  const width = number % 2 === 0 ? 390 : 1280;
  test.describe(`${width} px wide, ${id}`, () => {
    test.use({ viewport: { width, height: 900 }, path: `${id}/` });

    test(`a result of a reader's own is drawn, said and saved, and taken back`, async ({ page, open }) => {
      await open();
      const area = await wake(page, id);
      const usual = await area.locator('.chart-live:visible svg').innerHTML();
      const figure = await give(page, id, { files: [file] });
      await expect(figure.locator('.chart-own')).toContainText(`Drawn as “Your machine”: ${file.name}`);
      await expect(area.locator('.chart-live:visible')).toContainText('Your machine');
      await expect(area.locator('.chart-live:visible')).toContainText('not measured by us');
      await expect(figure.locator('figcaption')).toContainText('a result of your own');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'scrolls sideways by').toBeLessThanOrEqual(0);

      await area.focus();
      expect((await area.evaluate(saidOfReadersFile)).join('\n'), 'a tooltip of it').toMatch(said);

      const button = await numbersOf(figure);
      const wait = page.waitForEvent('download');
      await button.click();
      const csv = readFileSync(await (await wait).path(), 'utf8').split('\r\n');
      expect(csv.filter((line) => /^Your machine,.*\bown,/.test(line))).toHaveLength(lines);
      await page.keyboard.press('Escape');

      await figure.locator('.chart-own').getByRole('button', { name: 'Remove' }).click();
      expect(await area.locator('.chart-live:visible svg').innerHTML()).toBe(usual);
    });
  });
}
