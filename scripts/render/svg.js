import { isAuthorsSpec } from './checkAuthorsSpec.js';
import { sceneOf } from './sceneOf.js';
import { sceneSvg } from './sceneSvg.js';
import { slimSvg } from './slimSvg.js';

/**
 * One drawing, checked: as many marks as the chart kind has announced, each with a place. Vega-Lite's compiler and Vega draw
 * what authors wrote themselves, and are loaded for that alone.
 *
 * @param {import('../model/chartData.js').Spec} spec
 * @param {{ id: string, sentence: string }} about `id` begins every id in the drawing, so that many fit on one page
 * @returns {Promise<string>} SVG without styles, scripts or random ids
 */
export async function drawSvg(spec, { id, sentence }) {
  if (isAuthorsSpec(spec)) {
    const { vegaSvg } = await import('./vegaSvg.js');
    return slimSvg(await vegaSvg(spec, id), { id, sentence });
  }
  const scene = sceneOf(spec, id);
  checkMarks(scene.root, spec, id);
  return sceneSvg(scene, { id, sentence });
}

/**
 * A chart kind says in `usermeta.marks` how many marks each of its `data-...` layers must draw: a filtered value shows here, and
 * nowhere else.
 *
 * @typedef {import('./sceneOf.js').Mark} Mark
 *
 * @param {Mark} root of a scene
 * @param {import('../model/chartData.js').Spec} spec
 * @param {string} name of the chart, for messages
 */
function checkMarks(root, spec, name) {
  const expected = /** @type {Record<string, number>} */ (spec.usermeta?.marks ?? {});
  /** @type {Map<string, number>} */
  const drawn = new Map();
  visit(root, (layer, items) => {
    const broken = items.find((item) => !isPlaced(item));
    if (broken)
      throw new Error(`chart ${name}: a mark of ${layer} has no place: ${JSON.stringify(broken.datum)}`);
    drawn.set(layer, (drawn.get(layer) ?? 0) + items.length);
  });
  const layers = [...new Set([...Object.keys(expected), ...drawn.keys()])].sort();
  const wrong = layers.filter((layer) => (expected[layer] ?? 0) !== (drawn.get(layer) ?? 0));
  if (wrong.length === 0) return;
  const differences = wrong.map(
    (layer) => `${layer}: ${drawn.get(layer) ?? 0} drawn of ${expected[layer] ?? 0}`,
  );
  throw new Error(`chart ${name}: marks drawn do not equal rows: ${differences.join(', ')}`);
}

/**
 * @param {Mark} mark
 * @param {(layer: string, items: Mark['items']) => void} found
 */
function visit({ name = '', items }, found) {
  if (name.startsWith('data-')) return found(name, items);
  for (const item of items) for (const child of item.items ?? []) visit(child, found);
}

/** @param {{ x?: number, y?: number, width?: number, height?: number }} item */
const isPlaced = ({ x = 0, y = 0, width = 0, height = 0 }) => [x, y, width, height].every(Number.isFinite);
