import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caption } from '../../scripts/charts/words/index.js';
import { chartCases, specsOf } from './fixtures.js';

/*
 * One mark means one thing in charts of every kind, and each chart says what: the table is in scripts/README.md. A hollow mark is a run
 * that is not counted, and nothing else.
 */

/** By the layers that draw it, what the key or the caption says of each mark. @type {Record<string, { layer: RegExp, words: RegExp }>} */
const marks = {
  struck: { layer: /^strike/, words: /struck out: clearly beaten/ },
  ringed: { layer: /^(?:cache-end|peak|outlier)$/, words: /\bring(?:ed)?\b|cache ends|steady|sustained/i },
  bound: { layer: /^bound/, words: /: a bound, the value lies/ },
  hollow: { layer: /excluded|^run/, words: /[Hh]ollow(?: dots are|:) not counted/ },
};

/** @typedef {{ name?: string, data?: { values: any[] }, mark?: any, encoding?: any }} Layer */

/** @param {any} spec @returns {Layer[]} */
const layersOf = ({ layer = [], vconcat = [] }) => [...layer, ...vconcat.flatMap(layersOf)];

/** Whether a point has the colour of the page inside, and an edge of its own. @param {Layer} layer */
function isHollow({ mark = {}, encoding = {}, data }) {
  if (mark.type !== 'point') return false;
  const paper = 'var(--background)';
  const of = (/** @type {'fill' | 'stroke'} */ part, /** @type {any} */ row) =>
    encoding[part] ? row[encoding[part].field] : mark[part];
  return (data?.values ?? []).some((row) => of('fill', row) === paper && of('stroke', row) !== paper);
}

/** @param {{ wide: any, narrow: any }} specs */
const bothOf = ({ wide, narrow }) => [wide, narrow].map(layersOf);

for (const fixture of chartCases()) {
  const { kind, name, data } = fixture;
  test(`${kind}, ${name.replaceAll('-', ' ')}: what a mark means is said`, () => {
    for (const layers of bothOf(specsOf(fixture))) {
      const texts = layers.flatMap(({ data: { values } = { values: [] } }) => values.map(({ text }) => text));
      const said = [...texts, ...caption(data)].join('\n');
      for (const layer of layers) {
        const words = isHollow(layer) ? ['hollow'] : [];
        for (const [mark, { layer: drawn }] of Object.entries(marks))
          if (mark !== 'hollow' && drawn.test(layer.name ?? '') && !/label/.test(layer.name ?? ''))
            words.push(mark);
        for (const mark of words) {
          assert.match(layer.name ?? '', marks[mark].layer, `${layer.name} is ${mark}`);
          assert.match(said, marks[mark].words, `${layer.name} is ${mark}, and nothing says what that is`);
        }
      }
    }
  });

  test(`${kind}, ${name.replaceAll('-', ' ')}: a striped mark is in the key, or named beside it`, () => {
    for (const layers of bothOf(specsOf(fixture))) {
      const striped = layers.filter(({ name: layer = '' }) => /^stripe/.test(layer));
      if (striped.length === 0) continue;
      const rows = new Set(data.rows.map(({ product, label }) => `${product} ${label}`));
      const lines = new Set(data.series.map(({ product, label }) => `${product} ${label}`));
      const products = new Set([...data.rows, ...data.series].map(({ product }) => product));
      assert.ok(rows.size + lines.size > products.size, 'one product has several');
      const texts = layers.flatMap(({ data: { values } = { values: [] } }) =>
        values.map(({ text = '' }) => text),
      );
      for (const { label } of [...data.rows, ...data.series])
        assert.ok(
          texts.some((text) => text.includes(label.split(' ').pop())),
          `nothing names ${label}`,
        );
    }
  });
}

test('the marks of the grammar are drawn in some case, so that these tests hold them', () => {
  const drawn = chartCases().flatMap((fixture) =>
    bothOf(specsOf(fixture)).flatMap((layers) =>
      layers.map((layer) => ({ ...layer, hollow: isHollow(layer) })),
    ),
  );
  for (const [mark, { layer }] of Object.entries(marks))
    assert.ok(
      drawn.some((each) => layer.test(each.name ?? '') && (mark !== 'hollow' || each.hollow)),
      mark,
    );
  assert.ok(drawn.some(({ name = '' }) => /^stripe/.test(name)));
});
