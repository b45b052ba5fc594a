import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chartKind, chartKinds } from '../../scripts/charts/index.js';
import { vegaLiteOf } from '../../scripts/charts/vegaLiteOf.js';
import { describeChart } from '../../scripts/charts/words/index.js';
import { renderChart } from '../../scripts/render/index.js';
import { assertGolden } from '../golden.js';
import { chartCases, specsOf } from './fixtures.js';

const cases = chartCases();

for (const fixture of cases) {
  const { kind, name, folder, data } = fixture;
  test(`${kind} draws ${name.replaceAll('-', ' ')} as its golden files show, wide and narrow`, async () => {
    const spec = specsOf(fixture);
    const { sentence } = describeChart(data);
    const svg = await renderChart({ spec, sentence, id: 'case' });
    assertGolden(join(folder, 'spec.wide.json'), shortJson(vegaLiteOf(spec.wide)));
    assertGolden(join(folder, 'wide.svg'), lines(svg.wide));
    assertGolden(join(folder, 'narrow.svg'), lines(svg.narrow));
  });
}

test('every chart kind has at least one fixture case', () => {
  const drawn = new Set(cases.map(({ kind }) => kind));
  const missing = chartKinds.map(({ kind }) => kind).filter((kind) => !drawn.has(kind));
  assert.deepEqual(missing, [], 'add tests/charts/fixtures/<kind>/<case>/data.json');
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
