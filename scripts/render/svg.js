import { checkMarks } from './checkMarks.js';
import { isWritten } from './checkWritten.js';
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
  if (isWritten(spec)) {
    const { vegaSvg } = await import('./vegaSvg.js');
    return slimSvg(await vegaSvg(spec, id), { id, sentence });
  }
  const scene = sceneOf(spec, id);
  checkMarks(scene.root, spec, id);
  return sceneSvg(scene, { id, sentence });
}
