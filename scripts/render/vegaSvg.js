import * as vega from 'vega';
import { textWidth } from '../model/lib/textWidth.js';
import { checkDrawn, checkFetched, checkRoom, checkSize } from './checkAuthorsSpec.js';
import { collector, compile } from './compile.js';

/** Nothing is fetched while a chart is drawn: no file, no host. @param {string} uri @returns {Promise<never>} */
const refuse = async (uri) => {
  throw new Error(`not allowed to fetch: ${uri}`);
};
/** Links and pictures; they are kept apart from what is drawn. */
const sanitize = async () => ({ href: '' });
const loader = { options: {}, load: refuse, sanitize, http: refuse, file: refuse };

/** What Vega's types leave out. */
const { textMetrics, setRandom } =
  /** @type {{ textMetrics: { width: Function }, setRandom: (random: () => number) => void }} */ (
    /** @type {unknown} */ (vega)
  );

setRandom(() => {
  throw new Error('not allowed: chance, by which two builds would draw different charts');
});

/** Vega has no canvas here and would guess: the widths of the page's own font instead; what is cut short takes no more than its limit. */
textMetrics.width = (
  /** @type {{ fontSize?: number, fontWeight?: number | string, limit?: number }} */ item,
  /** @type {unknown} */ text,
) => {
  const width = textWidth(String(text ?? '').trim(), {
    size: item.fontSize ?? 11,
    weight: Number(item.fontWeight) >= 600 || item.fontWeight === 'bold' ? 600 : 400,
  });
  return item.limit && item.limit > 0 ? Math.min(width, item.limit) : width;
};

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
    loader,
    logger: collector(warnings),
  });
  try {
    await view.runAsync();
    checkDrawn(view.scenegraph(), id);
    if (warnings.length) throw new Error(`chart ${id}: Vega warns: ${warnings.join('; ')}`);
    vega.resetSVGDefIds();
    const svg = await view.toSVG();
    checkFetched(svg, id);
    checkSize(svg, { spec, name: id });
    checkRoom(view.scenegraph(), { spec, name: id });
    return svg;
  } finally {
    view.finalize();
  }
}
