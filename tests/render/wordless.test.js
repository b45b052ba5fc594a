import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderChart } from '../../scripts/render/index.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { withoutTexts, wordlessSvg } from '../../scripts/render/wordless.js';
import { specsOf, typical, chartCase } from '../charts/fixtures.js';

/** @param {import('../../scripts/render/sceneOf.js').Mark} mark @returns {import('../../scripts/render/sceneOf.js').Mark[]} */
const marksIn = (mark) => [mark, ...mark.items.flatMap(({ items = [] }) => items.flatMap(marksIn))];

/** A shape that many marks share is defined once, and straight lines are one path. @param {string} svg */
const marksOf = (svg) =>
  (svg.match(/<(?:path|line|use|circle)\b|(?<=<path(?: opacity="[^"]*")? d="[^"]*)\dM/g)?.length ?? 0) -
  (svg.match(/<path id=/g)?.length ?? 0);

/** @param {import('../charts/fixtures.js').Case} fixture */
async function drawn(fixture) {
  const spec = specsOf(fixture);
  const about = { id: 'x', sentence: 'words' };
  const { wide } = await renderChart({ spec, ...about });
  const marks = marksIn(sceneOf(spec.wide, 'x').root);
  const count = (/** @type {string} */ begins) =>
    marks.filter(({ name = '' }) => name.startsWith(begins)).flatMap(({ items }) => items).length;
  const small = wordlessSvg(spec.wide, about);
  return { wide, small, arrows: count('better-arrow'), gaps: count('grid-gap') };
}

for (const { kind, name } of typical)
  test(`${kind}, ${name}: a small picture has no word, no arrow and no gap that belongs to words, and every other mark`, async () => {
    const { wide, small, arrows, gaps } = await drawn(chartCase(kind, name));
    assert.match(wide, /<text/);
    assert.doesNotMatch(small, /<text|<g[^>]*><\/g>/);
    assert.equal(marksOf(wide) - marksOf(small), arrows + gaps);
  });

test('arrows are found where "higher is better" stands', async () => {
  const { wide, arrows } = await drawn(chartCase('bar', 'two-products'));
  assert.match(wide, />higher is better</);
  assert.equal(arrows, 1);
  assert.ok((await drawn(chartCase('score-table', 'five-cards'))).arrows > 1, 'one for each column');
});

test('an author’s own drawing loses its words alone', () => {
  const words = '<text x="1" font-weight="600">a &gt; b<tspan>c</tspan></text>';
  assert.equal(
    withoutTexts(`<g>${words}<path d="M0,0"/>${words}<text/><g fill="red">${words}</g></g>`),
    '<g><path d="M0,0"/></g>',
  );
});
