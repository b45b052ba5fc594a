import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../scripts/render/compile.js';
import { renderChart } from '../../scripts/render/index.js';
import { vegaLiteOf } from '../../scripts/charts/vegaLiteOf.js';
import { chartCase, chartCases, specsOf } from '../charts/fixtures.js';

const fixture = chartCase('bar', 'two-products');

/** @param {(spec: any) => void} spoil @returns {any} */
function spoilt(spoil) {
  const { wide } = structuredClone(specsOf(fixture));
  spoil(wide);
  return wide;
}

/** @param {(spec: any) => void} spoil */
async function drawSpoilt(spoil) {
  const wide = spoilt(spoil);
  return renderChart({ spec: { wide, narrow: wide }, sentence: 'words', id: 'fill' });
}

/** @param {any} spec @param {string} name */
const layer = (spec, name) => spec.layer.find((/** @type {any} */ each) => each.name === name);

const misspeltMark = (/** @type {any} */ spec) => (layer(spec, 'data-bar').mark.type = 'barr');
const aggregated = (/** @type {any} */ spec) =>
  (layer(spec, 'zero').encoding.size = { field: 'at', type: 'nominal', aggregate: 'mean', bin: true });

test('a spec that breaks the schema is refused with its place', async () => {
  assert.throws(
    () => compile(vegaLiteOf(spoilt(misspeltMark)), 'fill-wide'),
    /^Error: chart fill-wide: the spec breaks the Vega-Lite schema at /,
  );
  await assert.rejects(
    drawSpoilt(misspeltMark),
    /^Error: chart fill-wide, layer data-bar: no drawing of the mark "barr"/,
  );
});

test('a misspelt field, which Vega-Lite draws without a word, is refused', async () => {
  for (const channel of ['x', 'text']) {
    await assert.rejects(
      drawSpoilt((spec) => (layer(spec, 'data-value').encoding[channel].field = 'reech')),
      /^Error: chart fill-wide, layer data-value: no drawing of a row without "reech": \{/,
    );
  }
});

test('a row that is not drawn is counted and named', async () => {
  await assert.rejects(
    drawSpoilt((spec) => layer(spec, 'data-bar').data.values.pop()),
    /marks drawn do not equal rows: data-bar: 1 drawn of 2$/,
  );
});

test('a mark without a place is named', async () => {
  await assert.rejects(
    drawSpoilt((spec) => (layer(spec, 'data-value').data.values[0].reach = NaN)),
    /^Error: chart fill-wide: a mark of data-value has no place: \{/,
  );
  await assert.rejects(
    drawSpoilt((spec) => (layer(spec, 'data-value').data.values[0].reach = null)),
    /^Error: chart fill-wide, layer data-value: no drawing of a row without "reach": \{/,
  );
});

test('a warning of Vega-Lite stops the chart', async () => {
  assert.throws(() => compile(vegaLiteOf(spoilt(aggregated)), 'fill-wide'), /^Error: chart fill-wide: /);
  await assert.rejects(drawSpoilt(aggregated), /^Error: chart fill-wide, layer zero: no drawing of, in its/);
});

test('names from data are escaped in the drawing', async () => {
  const odd = chartCase('bar', 'odd-names');
  const { wide } = await renderChart({ spec: specsOf(odd), sentence: '<b>"&"', id: 'odd' });
  assert.ok(wide.includes('&lt;b&gt;Bold&lt;/b&gt; &amp;'));
  assert.ok(wide.includes('aria-label="&lt;b&gt;&quot;&amp;&quot;"'));
  assert.doesNotMatch(wide, /<b>/);
});

test('a drawing has no style, class or script, and all its ids begin with its own', async () => {
  for (const each of chartCases()) {
    const { wide, narrow } = await renderChart({ spec: specsOf(each), sentence: 'words', id: 'one' });
    for (const svg of [wide, narrow]) {
      assert.doesNotMatch(
        svg,
        / style=| class=|<style|<script|NaN|undefined|Infinity/,
        `${each.kind}/${each.name}`,
      );
      const ids = [...svg.matchAll(/(?: id="|url\(#|href="#)([^")]*)/g)].map(([, id]) => id);
      assert.deepEqual(
        ids.filter((id) => !/^one-(?:wide|narrow)-/.test(id)),
        [],
        `${each.kind}/${each.name}`,
      );
    }
    assert.match(wide, /viewBox="0 0 720 [\d.]+"/, `${each.kind}/${each.name} is 720 px wide`);
    assert.match(narrow, /viewBox="0 0 350 [\d.]+"/, `${each.kind}/${each.name} is 350 px wide`);
  }
});
