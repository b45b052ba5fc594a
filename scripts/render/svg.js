import * as vega from 'vega';
import { textWidth } from '../model/textWidth.js';
import { compile, collector } from './compile.js';
import { checkMarks } from './checkMarks.js';
import { checkDrawn, checkWidth, isWritten } from './checkWritten.js';
import { slimSvg } from './slimSvg.js';

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
 * One drawing, checked: as many marks as the chart kind has announced, each inside the frame.
 *
 * @param {import('../model/chartData.js').Spec} spec
 * @param {{ id: string, sentence: string }} about `id` begins every id in the drawing, so that many fit on one page
 * @returns {Promise<string>} SVG without styles, scripts or random ids
 */
export async function drawSvg(spec, { id, sentence }) {
  /** @type {string[]} */
  const warnings = [];
  const written = isWritten(spec);
  const view = new vega.View(vega.parse(compile(spec, id)), {
    renderer: 'none',
    logger: collector(warnings),
  });
  try {
    await view.runAsync();
    if (written) checkDrawn(view.scenegraph(), id);
    if (warnings.length) throw new Error(`chart ${id}: Vega warns: ${warnings.join('; ')}`);
    if (!written) checkMarks(view.scenegraph(), spec, id);
    vega.resetSVGDefIds();
    const svg = slimSvg(await view.toSVG(), { id, sentence });
    if (written) checkWidth(svg, { spec, name: id });
    return svg;
  } finally {
    view.finalize();
  }
}
