import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { namedRows } from '../../scripts/charts/kinds/vegaLite/namedRows.js';
import { vegaLite } from '../../scripts/charts/kinds/vegaLite.js';
import { namedData } from '../../scripts/model/namedData.js';
import { describeChart } from '../../scripts/charts/words/index.js';
import { renderChart } from '../../scripts/render/index.js';
import { assertGolden } from '../golden.js';

/* Specs of authors' own over our data: a case is a folder with `data.json`, the chart data whose options hold the spec. */
const folder = join(import.meta.dirname, 'vegaLiteBlocks');

const cases = readdirSync(folder).map((name) => ({
  name,
  data: JSON.parse(readFileSync(join(folder, name, 'data.json'), 'utf8')),
}));

for (const { name, data } of cases) {
  test(`a written spec is drawn as its golden files show: ${name.replaceAll('-', ' ')}`, async () => {
    const spec = {
      wide: vegaLite.spec({ ...data, layout: 'wide' }),
      narrow: vegaLite.spec({ ...data, layout: 'narrow' }),
    };
    const { sentence, caption } = describeChart(data);
    const svg = await renderChart({ spec, sentence, id: 'case' });
    assertGolden(join(folder, name, 'wide.svg'), `${svg.wide.replaceAll('><', '>\n<')}\n`);
    assertGolden(join(folder, name, 'narrow.svg'), `${svg.narrow.replaceAll('><', '>\n<')}\n`);
    assertGolden(
      join(folder, name, 'words.txt'),
      `${[sentence, ...Object.values(caption).flat()].join('\n')}\n`,
    );
  });
}

for (const [set, rows] of Object.entries(namedRows)) {
  test(`rows of ${set} have the fields that authors are told, and no others`, () => {
    const known = Object.keys(namedData()[/** @type {'results'} */ (set)].fields);
    const given = new Set(
      cases.flatMap(({ data }) => rows({ ...data, layout: 'wide' })).flatMap(Object.keys),
    );
    assert.ok(given.size > 5, [...given].join());
    assert.deepEqual(
      [...given].filter((field) => !known.includes(field)),
      [],
    );
  });
}

test('a product looks in a written spec as in every other chart, unless its channel has a scale', () => {
  const { data } = cases[0];
  const spec = (/** @type {object} */ color) =>
    vegaLite.spec({
      ...data,
      layout: 'wide',
      options: { spec: { data: { name: 'results' }, mark: 'bar', encoding: { color } } },
    });
  const styled = /** @type {any} */ (spec({ field: 'product', type: 'nominal' })).encoding.color;
  assert.match(styled.scale.range[0], /^var\(--data-/);
  const own = { field: 'product', type: 'nominal', scale: { range: ['var(--accent)'] } };
  assert.deepEqual(/** @type {any} */ (spec(own)).encoding.color, own);
});

test('a mark of one colour has no edge of another', () => {
  const [{ data }] = cases;
  for (const mark of ['bar', 'circle', 'rect', 'tick']) {
    const { config } = /** @type {any} */ (vegaLite.spec({ ...data, layout: 'wide' }));
    assert.deepEqual([typeof config[mark]?.fill, config[mark]?.stroke], ['string', undefined], mark);
  }
});
