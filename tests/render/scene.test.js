import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as vega from 'vega';
import { vegaLiteOf } from '../../scripts/charts/vegaLiteOf.js';
import { collector, compile } from '../../scripts/render/compile.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { chartCases, specsOf } from '../charts/fixtures.js';

/*
 * What the build and the page draw from a spec, beside what Vega-Lite and Vega draw from it: the same marks at the same places in
 * the same order. Each spec is held to Vega-Lite's schema, and draws no warning of it. A pin that changes either shows here.
 */

const compared = 'fill fillOpacity stroke strokeWidth strokeDash opacity shape size text align baseline fontSize fontWeight interpolate dx dy'.split(' '); // prettier-ignore
const usual = new Map(Object.entries({ fillOpacity: 1, opacity: 1, align: 'left', fontWeight: 400, interpolate: 'linear', dx: 0, dy: 0, strokeWidth: 1 })); // prettier-ignore

for (const fixture of chartCases()) {
  test(`${fixture.kind} ${fixture.name} is drawn as Vega-Lite and Vega draw it, wide and narrow`, async () => {
    const specs = specsOf(fixture);
    for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
      const name = `${fixture.name} ${layout}`;
      const drawn = flat(JSON.parse(JSON.stringify(sceneOf(specs[layout], name).root)));
      const built = flat(await vegaScene(specs[layout], name));
      assert.deepEqual(
        drawn.map(({ words }) => words),
        built.map(({ words }) => words),
        `${name}: marks and their order`,
      );
      for (const [at, { places, words }] of drawn.entries()) {
        for (const [key, value] of Object.entries(places)) {
          const off = Math.abs(value - built[at].places[key]);
          assert.ok(
            off < 0.01,
            `${name}: ${key} of ${words} is ${value}, Vega draws ${built[at].places[key]}`,
          );
        }
      }
    }
  });
}

test('sceneOf names the chart and what it cannot draw', () => {
  const spec = specsOf(chartCases()[0]).wide;
  const withLayer = (/** @type {any} */ layer) => ({
    ...spec,
    layer: [.../** @type {any} */ (spec).layer, layer],
  });
  const data = { values: [] };
  const refused = [
    [{ ...spec, transform: [] }, /^chart fill: no drawing of "transform"/],
    [
      withLayer({ name: 'a', data, mark: { type: 'arc' }, encoding: {} }),
      /chart fill, layer a: .*the mark "arc"/,
    ],
    [
      withLayer({ name: 'a', data, mark: { type: 'rule', blend: 1 }, encoding: {} }),
      /chart fill, layer a: .*"blend"/,
    ],
    [
      withLayer({ name: 'a', data, mark: { type: 'rule' }, encoding: { theta: {} } }),
      /chart fill, layer a: .*"theta"/,
    ],
  ];
  for (const [wrong, message] of refused)
    assert.throws(() => sceneOf(/** @type {any} */ (wrong), 'fill'), { message });
});

/** @param {any} spec @param {string} name */
async function vegaScene(spec, name) {
  /** @type {string[]} */
  const warnings = [];
  const view = new vega.View(vega.parse(compile(vegaLiteOf(spec), name)), {
    renderer: 'none',
    logger: collector(warnings),
  });
  await view.runAsync();
  assert.deepEqual(warnings, [], name);
  const { sceneToJSON } = /** @type {any} */ (vega);
  const root = JSON.parse(sceneToJSON(/** @type {any} */ (view.scenegraph()).root));
  view.finalize();
  return root;
}

/**
 * All that is seen, in the order it is drawn, at its place in the whole.
 *
 * @param {any} mark
 * @param {{ x: number, y: number }} [from]
 * @returns {{ words: string, places: Record<string, number> }[]}
 */
function flat(mark, from = { x: 0, y: 0 }) {
  return mark.items.flatMap((/** @type {any} */ item) => {
    const at = { x: from.x + (item.x ?? 0), y: from.y + (item.y ?? 0) };
    if (mark.marktype === 'group') return item.items.flatMap((/** @type {any} */ child) => flat(child, at));
    if (item.opacity === 0) return [];
    const looks = compared.map((key) => `${key}=${item[key] ?? usual.get(key) ?? null}`);
    return [{ words: `${mark.marktype} ${looks.join(' ')}`, places: placesOf(mark.marktype, item, at) }];
  });
}

/** @param {string} type @param {any} item @param {{ x: number, y: number }} at @returns {Record<string, number>} */
function placesOf(type, item, at) {
  if (type === 'rule') {
    const x2 = at.x - item.x + (item.x2 ?? item.x);
    const y2 = at.y - item.y + (item.y2 ?? item.y);
    return { ...at, x2, y2 };
  }
  return type === 'rect' || type === 'area'
    ? { ...at, width: item.width ?? 0, height: item.height ?? 0 }
    : at;
}
