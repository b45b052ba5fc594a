import { sceneOf } from './sceneOf.js';
import { sceneSvg } from './sceneSvg.js';

/**
 * A drawing for small pictures, in which nobody could read words: it has none, nor the arrows that belong to words, nor the gaps that
 * grid lines have for them. Letters are what takes a browser longest to lay out, too.
 *
 * @param {import('../model/chartData.js').Spec} spec of a chart kind
 * @param {{ id: string, sentence: string }} about
 * @returns {string} SVG
 */
export function wordlessSvg(spec, about) {
  const scene = sceneOf(spec, about.id);
  return sceneSvg({ ...scene, root: withoutWords(scene.root) }, about);
}

/** How layers of such arrows and gaps are called, see `arrowLayer` and `barLayers`. */
const beside = /^(?:better-arrow|grid-gap)/;

/** @param {import('./sceneOf.js').Mark} mark @returns {import('./sceneOf.js').Mark} */
const withoutWords = (mark) => ({
  ...mark,
  items: mark.items.map((item) =>
    item.items
      ? {
          ...item,
          items: item.items
            .filter(
              (/** @type {import('./sceneOf.js').Mark} */ { marktype, name = '' }) =>
                marktype !== 'text' && !beside.test(name),
            )
            .map(withoutWords),
        }
      : item,
  ),
});

/**
 * The same of an author's own drawing, which is Vega's.
 *
 * @param {string} svg
 */
export const withoutTexts = (svg) =>
  svg.replace(/<text\b[^>]*?(?:\/>|>[^]*?<\/text>)/g, '').replace(/<g\b[^>]*><\/g>/g, '');
