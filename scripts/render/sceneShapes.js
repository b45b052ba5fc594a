import { areaPath, linePath, rectPath, symbolPath } from './paths.js';

/**
 * A scene as the elements of an SVG: the build writes them as text, the page makes them of the document.
 *
 * @typedef {import('./sceneOf.js').Mark} Mark
 * @typedef {Mark['items'][number]} Item
 *
 * @typedef {object} Shape an element
 * @property {'g' | 'path' | 'line' | 'text' | 'defs' | 'pattern'} tag
 * @property {Record<string, string | number | undefined>} attributes those without a value are not written
 * @property {string} [text]
 * @property {Shape[]} [children]
 * @property {{ mark: Mark, item: Item }} [of] what it shows
 *
 * @param {import('./sceneOf.js').Scene} scene
 * @param {string} id begins the ids in the drawing, as they have to differ among the drawings of a page
 * @returns {Shape[]}
 */
export function sceneShapes({ origin, root }, id) {
  const drawing = {
    // screen readers say the label of the whole, not every number of an axis after it
    attributes: { 'aria-hidden': 'true', fill: 'none', transform: `translate(${origin})` },
    children: shapesOf(root, id),
  };
  return [...(isHatched(root) ? [hatchPattern(id)] : []), { tag: 'g', ...drawing }];
}

/** Filled with stripes. @param {Mark} mark @returns {boolean} */
const isHatched = ({ items }) => items.some((item) => item.fill === hatch || item.items?.some(isHatched));

/** How scenes name it: ids are known when they are drawn. */
const hatch = 'url(#hatch)';

/** Stripes in the colour of the page over the bar's own colour. @param {string} id @returns {Shape} */
const hatchPattern = (id) => ({
  tag: 'defs',
  attributes: {},
  children: [
    {
      tag: 'pattern',
      attributes: {
        id: `${id}-hatch`,
        width: 6,
        height: 6,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      children: [
        { tag: 'path', attributes: { d: 'M1.5,0V6', stroke: 'var(--background)', 'stroke-width': 2.2 } },
      ],
    },
  ],
});

/** @param {Mark} mark @param {string} id @returns {Shape[]} */
function shapesOf(mark, id) {
  const { marktype, items } = mark;
  if (marktype === 'group') return items.flatMap((item) => groupOf(item, id));
  // one line through all its items, in the style of the first
  const drawn = marktype === 'line' || marktype === 'area' ? items.slice(0, 1) : items;
  return drawn.map((item) => {
    const { tag, place, text } = forms[marktype](item, items);
    return { tag, attributes: { ...place, ...styleOf(item, id) }, text, of: { mark, item } };
  });
}

/** @param {Item} item @param {string} id @returns {Shape[]} no element where it would change nothing */
function groupOf({ x, y, items }, id) {
  const children = items.flatMap((/** @type {Mark} */ child) => shapesOf(child, id));
  if (children.length === 0 || (!x && !y)) return children;
  return [{ tag: 'g', attributes: { transform: `translate(${x},${y})` }, children }];
}

/** @type {Record<Exclude<Mark['marktype'], 'group'>, (item: Item, items: Item[]) => { tag: Shape['tag'], place: Shape['attributes'], text?: string }>} */
const forms = {
  rule: ({ x, y, x2 = x, y2 = y }) => ({
    tag: 'line',
    place: { transform: `translate(${x},${y})`, x2: x2 - x, y2: y2 - y },
  }),
  rect: (item) => ({ tag: 'path', place: { d: rectPath(/** @type {any} */ (item)) } }),
  symbol: ({ x, y, shape, size = 64 }) => ({
    tag: 'path',
    place: { transform: `translate(${x},${y})`, d: symbolPath(shape, size) },
  }),
  line: ({ interpolate }, items) => ({
    tag: 'path',
    place: { d: linePath(/** @type {any} */ (items), interpolate) },
  }),
  area: ({ interpolate }, items) => ({
    tag: 'path',
    place: { d: areaPath(/** @type {any} */ (items), interpolate) },
  }),
  text: ({ x, y, dx = 0, dy = 0, align, baseline, fontSize, fontWeight, text }) => ({
    tag: 'text',
    place: {
      'text-anchor': anchors[align],
      transform: `translate(${x + dx},${y + dy + Math.round((above[baseline] ?? 0) * fontSize)})`,
      'font-size': fontSize,
      'font-weight': fontWeight === 400 ? undefined : fontWeight,
    },
    text: String(text ?? '').trim(),
  }),
};

/** @type {Record<string, string | undefined>} */
const anchors = { center: 'middle', right: 'end' };

/** How far the foot of letters is below their place, in their size: Vega's own, as not every program knows SVG's baselines. @type {Record<string, number>} */
const above = { top: 0.79, middle: 0.3, bottom: -0.21 };

/** What all marks may say, by its name in SVG. */
const styles = Object.entries({
  fill: 'fill',
  fillOpacity: 'fill-opacity',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeCap: 'stroke-linecap',
  strokeJoin: 'stroke-linejoin',
  strokeDash: 'stroke-dasharray',
  opacity: 'opacity',
});

/** @param {Item} item @param {string} id */
function styleOf(item, id) {
  /** @type {Shape['attributes']} */
  const style = {};
  for (const [name, attribute] of styles) {
    const value = item[name];
    // SVG knows no "transparent": nothing is drawn where nothing is said
    if (value === undefined || value === null || value === 'transparent') continue;
    // what SVG takes where nothing is said
    if (/pacity$|Width/.test(name) && value === 1) continue;
    style[attribute] = value === hatch ? `url(#${id}-hatch)` : String(value);
  }
  return style;
}
