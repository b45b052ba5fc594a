import { didYouMean } from '../model/lib/nearest.js';

/** @typedef {import('../model/chartData.js').Spec} Spec */

/** Whether a spec is the author's own: then its faults are too, and are reported as such. @param {Spec} spec */
export const isAuthorsSpec = ({ usermeta }) => usermeta?.kind === 'vega-lite';

/** Below these keys stands data, and what Vega-Lite does not read. */
const opaque = new Set(['values', 'datasets', 'usermeta', 'params', 'domain', 'range', 'config']);

/**
 * A misspelt key of an author's spec: against the schema it breaks every branch of it, and the complaint would be about any of them.
 *
 * @param {Spec} spec
 * @param {any} schema of Vega-Lite
 * @returns {string | null}
 */
export function misspeltKey(spec, schema) {
  const known = new Set(
    Object.values(schema.definitions).flatMap((/** @type {any} */ each) =>
      Object.keys(each.properties ?? {}),
    ),
  );
  const wrong = keysOf(spec).find((key) => !known.has(key));
  return wrong === undefined
    ? null
    : `unknown key: ${wrong}; ${didYouMean(wrong, [...known].map(String).sort(), 'keys')}`;
}

/** @param {any} value @returns {string[]} */
function keysOf(value) {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...(opaque.has(key) ? [] : keysOf(each))]);
}

/** Half a px of rounding, and the padding. */
const slack = 6;

/**
 * @param {any} scenegraph of a view that has run
 * @param {string} name of the chart
 */
export function checkDrawn(scenegraph, name) {
  if (marksIn(scenegraph.root) === 0)
    throw new Error(`chart ${name}: nothing to draw: no row is left, or none has a place on the axes`);
}

/**
 * A page asks no other host, whatever way a word of the drawing took to its place.
 *
 * @param {string} svg
 * @param {string} name of the chart
 */
export function checkFetched(svg, name) {
  const found = /<(?:image|a|use|script|foreignObject)[\s>]|\bhref=|="[^"]*\burl\((?!#)/i.exec(svg)?.[0];
  if (found) throw new Error(`chart ${name}: the drawing takes something from elsewhere: ${found.trim()}`);
}

/** px. */
const highest = 5_000;

/**
 * An author's drawing is no wider than the page shows it, and no page is of endless height.
 *
 * @param {string} svg
 * @param {{ spec: Spec, name: string }} about
 */
export function checkSize(svg, { spec, name }) {
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="([^"]+)"`).exec(svg)?.[1]),
  );
  if (!(height <= highest))
    throw new Error(`chart ${name}: ${height} px high, where ${highest} fit: draw fewer rows, or lower ones`);
  const most = Number(spec.usermeta?.width);
  if (width <= most + slack) return;
  const layout = spec.usermeta?.layout;
  const way =
    layout === 'narrow'
      ? '"usermeta": {"narrow": {...}} replaces parts of the spec on a phone'
      : 'make its views narrower';
  throw new Error(`chart ${name}: ${Math.round(width)} px wide, where ${most} fit (${layout}): ${way}`);
}

/**
 * Nor does it lie beside its picture: where words leave no room for the drawing, Vega draws it outside.
 *
 * @param {any} scenegraph of a view that has run
 * @param {{ spec: Spec, name: string }} about
 */
export function checkRoom({ root }, { spec, name }) {
  const width = root.bounds.x2 - root.bounds.x1;
  const most = Number(spec.usermeta?.width);
  if (!(width > 1.5 * most)) return;
  const way = 'shorten its words and labels, or keep its marks within the axes';
  throw new Error(`chart ${name}: what is drawn is ${Math.round(width)} px wide, where ${most} fit: ${way}`);
}

/** Marks of data that have a place. @param {any} item @returns {number} */
function marksIn({ marktype, role, items = [] }) {
  if (marktype && marktype !== 'group') {
    return role === 'mark' ? items.filter(isPlaced).length : 0;
  }
  return items.reduce(
    (/** @type {number} */ sum, /** @type {any} */ item) =>
      sum +
      (item.items ?? []).reduce(
        (/** @type {number} */ inside, /** @type {any} */ each) => inside + marksIn(each),
        0,
      ),
    0,
  );
}

/** @param {{ x?: number, y?: number }} item */
const isPlaced = ({ x = 0, y = 0 }) => Number.isFinite(x) && Number.isFinite(y);
