/**
 * The small picture of a chart that lists show: what is drawn between its axes, without words, which nobody could read that small.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box px of the picture
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Margins px of a drawing around what lies between its axes
 */

/** Width by height, as lists show it. A chart of another shape has empty sides: stretched, its dots would be ovals. */
const shape = 240 / 126;

/** px around, for marks that reach over the edge: ends of error bars, symbols */
const room = 6;

/** Marks that look alike have their look from a group. @param {string} look */
const looks = (look) => `${look},${look}>*`;

const furniture = ['chart-grid', 'chart-muted', 'chart-text', 'background'].map(
  (name) => `[stroke="var(--${name})"]`,
);
const ofFurniture = furniture.map(looks).join();

const filled = looks('[fill]:not([fill="none"])');

/** Straight lines of one look are one path, see `shareStyles`. */
const joined = ['g[stroke]>path[opacity]', ...furniture.map((each) => `g${each}>path`)]
  .map((each) => `${each}:not([transform])`)
  .join();

/** Lines are as strong on the screen as those of a large chart, and single points large enough to see. */
export const thumbnailStyle =
  `path:not(${filled},${joined}),line:not([opacity],${ofFurniture}){vector-effect:non-scaling-stroke;stroke-width:2}` +
  `path[transform]:is(${filled}):not([opacity],${ofFurniture}){vector-effect:non-scaling-stroke;stroke-width:4}`;

const paint = /(fill|stroke)="var\((--[\w-]+)\)"/g;

/**
 * A page in the dark shows the colours of its charts in the dark. Inside a picture the query follows the `color-scheme` of the element
 * that shows it, and so a reader's choice of theme.
 *
 * @param {string} inner the drawing
 * @param {ReadonlyMap<string, string>} dark colours by name, see `readTokens`
 * @returns {string[]} rules for such a query
 */
export function darkRules(inner, dark) {
  const paints = new Set(['fill="var(--background)"', ...(inner.match(paint) ?? [])]);
  return [...paints].map((each) => {
    const [, property, name] = each.split(paint);
    return `[${each}]{${property}:${dark.get(name)}}`;
  });
}

/**
 * @param {Box} drawing where it is in its picture
 * @param {Margins | null} margins `null` shows all of it
 * @returns {Box} what is shown
 */
export function thumbnailBox({ x, y, width, height }, margins) {
  const { left, right, top, bottom } = margins ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const inner = { width: width - left - right + 2 * room, height: height - top - bottom + 2 * room };
  const shown = {
    width: Math.max(inner.width, inner.height * shape),
    height: Math.max(inner.height, inner.width / shape),
  };
  return {
    x: x + left - room - (shown.width - inner.width) / 2,
    y: y + top - room - (shown.height - inner.height) / 2,
    ...shown,
  };
}
