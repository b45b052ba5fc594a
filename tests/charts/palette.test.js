import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  interpolate,
  wcagContrast,
} from 'culori';
import { shades } from '../../scripts/charts/frame.js';
import { readTokens } from '../../scripts/render/index.js';

const css = ['colour', 'data']
  .map((name) => readFileSync(`assets/css/tokens/${name}.css`, 'utf8'))
  .join('\n');
const slots = [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => `--data-${slot}`);
const rgb = converter('rgb');
const lightness = converter('lab65');
const difference = differenceCiede2000();

/** How people see: CIEDE2000 of 10 is plain at a glance, 2 is just noticeable. */
const eyes = /** @type {[string, (colour: any) => any, number][]} */ ([
  ['typical eyes', (colour) => colour, 15],
  ['protanopia', filterDeficiencyProt(1), 10],
  ['deuteranopia', filterDeficiencyDeuter(1), 10],
  ['tritanopia', filterDeficiencyTrit(1), 10],
]);

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  const tokens = readTokens(css, theme);
  const colour = (/** @type {string} */ name) => String(tokens.get(name));

  const ratio = theme === 'dark' ? 4 : 3;
  test(`data colours have a contrast of ${ratio}:1 or more against the ${theme} ground`, () => {
    const low = [...slots, '--data-other'].filter(
      (name) => wcagContrast(colour(name), colour('--background')) < ratio,
    );
    assert.deepEqual(low, [], 'choose them lighter or darker in assets/css/tokens/data.css');
  });

  test(`data colours beside that which is pointed at are still seen on the ${theme} ground`, () => {
    const ground = colour('--background');
    const faded = slots.map((name) =>
      interpolate([ground, colour(name)], 'rgb')(Number(colour('--chart-dim'))),
    );
    const low = faded.filter((each) => wcagContrast(each, ground) < (theme === 'dark' ? 1.75 : 1.5));
    assert.deepEqual(low, [], 'raise --chart-dim in assets/css/tokens/data.css');
  });

  test(`text in a ${theme} chart has a contrast of 4.5:1 or more`, () => {
    for (const name of ['--chart-text', '--chart-muted']) {
      assert.ok(wcagContrast(colour(name), colour('--background')) >= 4.5, `${name} is ${colour(name)}`);
    }
  });

  test(`edges of fields, tabs and drop zones have a contrast of 3:1 or more on ${theme} grounds`, () => {
    for (const ground of ['--background', '--surface'])
      assert.ok(wcagContrast(colour('--edge'), colour(ground)) >= 3, `--edge on ${ground}`);
  });

  test(`the shades of cells in a ${theme} chart are told apart, with text that is readable on each`, () => {
    const filled = shades.map(interpolate([colour('--background'), colour('--accent')], 'rgb'));
    const close = filled.slice(1).filter((each, at) => difference(each, filled[at]) < 5);
    assert.deepEqual(close, [], 'CIEDE2000 below 5');
    const dim = filled.filter((each) => wcagContrast(each, colour('--chart-text')) < 4.5);
    assert.deepEqual(dim, [], 'the numbers stand on them');
  });

  for (const [who, filter, least] of eyes) {
    test(`any two ${theme} data colours are told apart with ${who}`, () => {
      const close = pairs(slots).filter(
        ([a, b]) => difference(filter(rgb(colour(a))), filter(rgb(colour(b)))) < least,
      );
      assert.deepEqual(close, [], `CIEDE2000 below ${least}`);
    });
  }

  test(`any two ${theme} data colours are four steps of lightness or more apart in grey`, () => {
    const grey = (/** @type {string} */ name) => lightness(colour(name))?.l ?? 0;
    const close = pairs(slots).filter(([a, b]) => Math.abs(grey(a) - grey(b)) < 4);
    assert.deepEqual(close, [], 'CIE L* of the two');
  });
}

/** @param {string[]} names @returns {[string, string][]} */
function pairs(names) {
  return names.flatMap((a, at) => names.slice(at + 1).map((b) => /** @type {[string, string]} */ ([a, b])));
}
