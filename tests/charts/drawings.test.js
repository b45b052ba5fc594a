import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chartKind, chartKinds } from '../../scripts/charts/index.js';
import { vegaLiteOf } from '../../scripts/charts/vegaLiteOf.js';
import { describeChart } from '../../scripts/charts/words/index.js';
import { renderChart } from '../../scripts/render/index.js';
import { assertGolden } from '../golden.js';
import { chartCases, specsOf, typical } from './fixtures.js';

const cases = chartCases();

/**
 * The Vega-Lite that readers download is held as it is written in one case of each kind. In the others the drawings hold it:
 * tests/render/scene.test.js compares each with what Vega draws of the same specification.
 */
const isTypical = (/** @type {string} */ kind, /** @type {string} */ name) =>
  typical.find((each) => each.kind === kind)?.name === name;

for (const fixture of cases) {
  const { kind, name, folder, data } = fixture;
  test(`${kind} draws ${name.replaceAll('-', ' ')} as its golden files show, wide and narrow`, async () => {
    const spec = specsOf(fixture);
    const { sentence } = describeChart(data);
    const svg = await renderChart({ spec, sentence, id: 'case' });
    if (isTypical(kind, name)) assertGolden(join(folder, 'spec.wide.json'), shortJson(vegaLiteOf(spec.wide)));
    assertGolden(join(folder, 'wide.svg'), lines(svg.wide));
    assertGolden(join(folder, 'narrow.svg'), lines(svg.narrow));
  });
}

test('every chart kind has a typical case', () => {
  const drawn = new Set(cases.map(({ kind, name }) => `${kind}/${name}`));
  const held = typical.filter(({ kind, name }) => drawn.has(`${kind}/${name}`)).map(({ kind }) => kind);
  const missing = chartKinds.map(({ kind }) => kind).filter((kind) => !held.includes(kind));
  assert.deepEqual(
    missing,
    [],
    'add tests/charts/fixtures/<kind>/<case>/data.json, and name it in fixtures.js',
  );
});

test('chartKind(unknown) names the nearest right kind', () => {
  assert.throws(() => chartKind('bars'), { name: 'InputError', message: 'unknown chart kind: bars' });
  assert.throws(
    () => chartKind('bars'),
    (/** @type {any} */ error) => /did you mean "bar"/.test(error.problem.hint),
  );
});

test('a chart is drawn the same twice, and from data in any key order', async () => {
  const fixture = cases.find(({ kind, name }) => kind === 'timeline' && name === 'five-by-400') ?? cases[0];
  const shuffled = { ...fixture, data: Object.fromEntries(Object.entries(fixture.data).reverse()) };
  const draw = (/** @type {any} */ each) =>
    renderChart({ spec: specsOf(each), sentence: 'same', id: 'same' });
  assert.deepEqual(await draw(fixture), await draw(shuffled));
});

/** One element a line, so that a difference can be read. @param {string} svg */
const lines = (svg) => `${svg.replaceAll('><', '>\n<')}\n`;

/** JSON with one record of data a line. @param {unknown} value */
function shortJson(value) {
  const text = JSON.stringify(value, null, 1);
  return `${text.replace(/\{\s*((?:"[\w$-]+": (?:"[^"\n]*"|[\d.eE+-]+|true|false|null),?\s*)+)\}/g, (_, inside) => `{ ${inside.trim().replace(/\s*\n\s*/g, ' ')} }`)}\n`;
}
