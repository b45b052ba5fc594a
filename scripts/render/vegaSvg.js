import * as vega from 'vega';
import { textWidth } from '../model/textWidth.js';
import { checkDrawn, checkWidth } from './checkWritten.js';
import { collector, compile } from './compile.js';

/** What Vega's types leave out. */
const { textMetrics } = /** @type {{ textMetrics: { width: Function } }} */ (/** @type {unknown} */ (vega));

/** Vega has no canvas here and would guess: the widths of the page's own font instead. */
textMetrics.width = (
  /** @type {{ fontSize?: number, fontWeight?: number | string }} */ item,
  /** @type {unknown} */ text,
) =>
  textWidth(String(text ?? '').trim(), {
    size: item.fontSize ?? 11,
    weight: Number(item.fontWeight) >= 600 || item.fontWeight === 'bold' ? 600 : 400,
  });

/**
 * What an author's own spec becomes by Vega-Lite and Vega, checked: something is drawn, without a warning, and it fits.
 *
 * @param {import('../model/chartData.js').Spec} spec
 * @param {string} id
 * @returns {Promise<string>}
 */
export async function vegaSvg(spec, id) {
  /** @type {string[]} */
  const warnings = [];
  const view = new vega.View(vega.parse(compile(spec, id)), {
    renderer: 'none',
    logger: collector(warnings),
  });
  try {
    await view.runAsync();
    checkDrawn(view.scenegraph(), id);
    if (warnings.length) throw new Error(`chart ${id}: Vega warns: ${warnings.join('; ')}`);
    vega.resetSVGDefIds();
    const svg = await view.toSVG();
    checkWidth(svg, { spec, name: id });
    return svg;
  } finally {
    view.finalize();
  }
}
