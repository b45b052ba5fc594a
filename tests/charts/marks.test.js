import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionParts } from '../../scripts/charts/captions/caption.js';
import { captionLines, mostCaptionLines } from '../../scripts/charts/captions/splitCaption.js';
import { splitWithCautions } from '../../scripts/charts/captions/splitWithCautions.js';
import { chartCases, layersOf, specsOf } from './fixtures.js';

/*
 * One mark means one thing in charts of every kind, and each chart says what without being unfolded: in its key, beside the mark, or in the
 * lines under the drawing. The table is in scripts/README.md. A hollow mark is a run that is not counted, and nothing else.
 */

/** What every reader of charts knows, and what lies under or around another mark. */
const furniture =
  /^(?:ground|grid|grid-gap|zero|halo(?:-low|-high)?|cap-low|cap-high|guide|dot-ground|dot-edge|stem|rating-halo|better-arrow(?:-higher|-lower)?|key|stripe-key|leader|name-leader|reference-lead|end|symbol|note-line)$/;

/** A product's own: its name stands beside the mark, at the end of its line or in the key. */
const products = /^(?:data-(?:bar|dot|point|line|curve|cell)|curve|path|stripe|hatch)$/;

/** By the layers that draw it, what a reader sees of each other mark's meaning. @type {{ layer: RegExp, words: RegExp, kinds?: RegExp }[]} */
const marks = [
  { layer: /^(?:data-)?spread(?:-x)?$/, words: /Error bars: / },
  { layer: /^strike$/, words: /struck out: clearly beaten/ },
  { layer: /^scattered$/, words: /Dotted: too scattered to judge/ },
  { layer: /^outlier$/, words: /ringed: outliers/ },
  { layer: /^cache-end$/, words: /Rings?: the cache ends/ },
  { layer: /^peak$/, words: /ring: / },
  { layer: /^bound$/, words: /: a bound, the value lies/ },
  { layer: /^data-excluded$/, words: /hollow: not counted/ },
  { layer: /^data-run$/, words: /results \(dots\)/, kinds: /^overall$/ },
  { layer: /^(?:data-run|runs?)$/, words: /[Dd]ots: (?:single |totals of single )?runs/ },
  { layer: /^data-dot$/, words: /Dots: /, kinds: /^consistency$/ },
  { layer: /^median$/, words: /Lines: the median/, kinds: /^consistency$/ },
  { layer: /^median$/, words: /[Ll]ine: median/, kinds: /^distribution$/ },
  { layer: /^band$/, words: /shape: density/, kinds: /^distribution$/ },
  { layer: /^(?:band|foot)$/, words: /Shapes: shares of all values/, kinds: /^histogram$/ },
  { layer: /^band$/, words: /\bbands?: (?:smallest to largest|ranges of the source)/ },
  { layer: /^quantile$/, words: /Upright lines: median/ },
  { layer: /^(?:steady-line|last-line)$/, words: /Short lines?: / },
  { layer: /^rating$/, words: /Short dashes: rated/ },
  { layer: /^reference$/, words: /./ },
  { layer: /^note-band$/, words: /./ },
  { layer: /^limit$/, words: /Dashed: a frame at/ },
  { layer: /^clear$/, words: /Thick: clear change/ },
  { layer: /^open$/, words: /[Tt]hin(?: line)?: / },
  { layer: /^linear$/, words: /in proportion|proportional/ },
  { layer: /^front$/, words: /dashed: the best trade-offs/ },
  { layer: /^step$/, words: /thin lines: one product/ },
  { layer: /^mean$/, words: /Straight: mean/ },
  { layer: /^ray$/, words: /Dotted: as much for the money/ },
];

/** Of a kind, what a product's own mark is besides. @type {Record<string, RegExp>} */
const kinds = {
  dumbbell: /Upright bar: .*symbol: /,
  heatmap: /stronger the colour/,
  overall: /Bars: geometric mean/,
};

/** @typedef {{ name?: string, data?: { values: any[] }, mark?: any, encoding?: any }} Layer */

/** Without the numbers of its row and panel. @param {Layer} layer */
const nameOf = ({ name = '' }) => name.replace(/(?:-\d+)+$/, '');

/** Whether a point has the colour of the page inside, and an edge of its own. @param {Layer} layer */
function isHollow({ mark = {}, encoding = {}, data }) {
  if (mark.type !== 'point') return false;
  const paper = 'var(--background)';
  const of = (/** @type {'fill' | 'stroke'} */ part, /** @type {any} */ row) =>
    encoding[part] ? row[encoding[part].field] : mark[part];
  return (data?.values ?? []).some((row) => of('fill', row) === paper && of('stroke', row) !== paper);
}

/** Whether it is around something else: a bound's arrow has a shape of its own. @param {Layer} layer */
const isRing = ({ mark = {}, encoding = {}, data }) =>
  mark.type === 'point' &&
  mark.filled === false &&
  !mark.shape &&
  !encoding.shape &&
  (data?.values ?? []).length > 0;

/** @param {{ wide: any, narrow: any }} specs */
const bothOf = ({ wide, narrow }) => [wide, narrow].map(layersOf);

/** What stands in a drawing. @param {Layer[]} layers @returns {string[]} */
const textsOf = (layers) =>
  layers.flatMap(({ mark, data }) =>
    mark.type === 'text' ? (data?.values ?? []).map(({ text = '' }) => String(text)) : [],
  );

/** What a reader sees under the drawing without unfolding anything. @param {import('./fixtures.js').Case} fixture */
function seenUnder({ data }) {
  const { heads, lead } = splitWithCautions(captionParts(data), data.cautions);
  return [...heads, ...lead];
}

for (const fixture of chartCases()) {
  const { kind, name, data } = fixture;
  test(`${kind}, ${name.replaceAll('-', ' ')}: what a mark means is seen without unfolding anything`, () => {
    for (const layers of bothOf(specsOf(fixture))) {
      const seen = [...textsOf(layers), ...seenUnder(fixture)].join('\n').replace(/[\u202f\u00a0]/g, ' ');
      for (const layer of layers) {
        const drawn = nameOf(layer);
        if (layer.mark.type === 'text' || layer.data?.values.length === 0 || furniture.test(drawn)) continue;
        if (isHollow(layer)) {
          assert.match(drawn, /excluded|^run/, `${layer.name} is hollow`);
          assert.match(seen, /hollow: not counted/, `${layer.name} is hollow`);
        }
        const known = marks.find((each) => each.layer.test(drawn) && (each.kinds?.test(kind) ?? true));
        assert.ok(
          known ?? products.test(drawn),
          `nobody knows what ${drawn} means: name it here and in the chart`,
        );
        const words = known ? known.words : (kinds[kind] ?? /./);
        assert.match(seen, words, `nothing that is seen names ${layer.name}`);
      }
    }
  });

  test(`${kind}, ${name.replaceAll('-', ' ')}: a line from a name to its marks is as faint as the grid`, () => {
    for (const layer of bothOf(specsOf(fixture)).flat())
      if (nameOf(layer) === 'guide') assert.equal(layer.mark.color, 'var(--chart-grid)');
  });

  test(`${kind}, ${name.replaceAll('-', ' ')}: rings and hollow dots are named where they are drawn, and nowhere else`, () => {
    const all = bothOf(specsOf(fixture)).flat();
    const said = seenUnder(fixture).join(' ');
    assert.equal(/\bRings?\b|\bring(?:ed)?: /i.test(said), all.some(isRing), said);
    assert.equal(/hollow: /.test(said), all.some(isHollow), said);
  });

  test(`${kind}, ${name.replaceAll('-', ' ')}: what names marks takes two lines of a phone at most`, () => {
    const { marks: words } = captionParts(data);
    assert.ok(captionLines(words) <= mostCaptionLines, words.join(' '));
  });

  test(`${kind}, ${name.replaceAll('-', ' ')}: a striped mark is in the key, or named beside it`, () => {
    for (const layers of bothOf(specsOf(fixture))) {
      const striped = layers.filter(({ name: layer = '' }) => /^stripe/.test(layer));
      if (striped.length === 0) continue;
      const rows = new Set(data.rows.map(({ product, label }) => `${product} ${label}`));
      const lines = new Set(data.series.map(({ product, label }) => `${product} ${label}`));
      const several = new Set([...data.rows, ...data.series].map(({ product }) => product));
      assert.ok(rows.size + lines.size > several.size, 'one product has several');
      for (const { label } of [...data.rows, ...data.series])
        assert.ok(
          textsOf(layers).some((text) => text.includes(String(label.split(' ').pop()))),
          `nothing names ${label}`,
        );
    }
  });
}

test('the marks of the grammar are drawn in some case, so that these tests hold them', () => {
  const drawn = chartCases().flatMap((fixture) =>
    bothOf(specsOf(fixture))
      .flat()
      .map((layer) => ({ name: nameOf(layer), kind: fixture.kind, hollow: isHollow(layer) })),
  );
  for (const { layer, kinds: only } of marks)
    assert.ok(
      drawn.some(({ name, kind }) => layer.test(name) && (only?.test(kind) ?? true)),
      String(layer),
    );
  assert.ok(drawn.some(({ hollow }) => hollow));
  assert.ok(drawn.some(({ name }) => /^stripe/.test(name)));
});

/** A case as the caption of `one-read` in a review has it: another setup, a run that is not counted, an outlier. */
test('beside a caution every look of the dots is still named', () => {
  const fixture = chartCases().find(({ name }) => name === 'excluded-and-outlier') ?? assert.fail();
  const head = 'Other setup: Virtual disk, page cache.';
  const data = {
    ...fixture.data,
    errorBars: /** @type {const} */ ('interval'),
    cautions: [{ head, text: head }],
  };
  const seen = seenUnder({ ...fixture, data });
  assert.ok(seen.includes('Dots: runs; hollow: not counted; ringed: outliers.'), seen.join(' '));
});
