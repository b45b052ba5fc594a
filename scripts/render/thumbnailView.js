/**
 * A part of a picture that can be asked for by its name: what is drawn between its axes, without words, which nobody could read that
 * small. Lists of charts show it, so that a small picture needs no file of its own.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box px of the picture
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Margins px of a drawing around what lies between its axes
 */

/** Width by height, as lists show it. */
const shape = 240 / 126;

/** px around, for marks that reach over the edge: ends of error bars, symbols */
const room = 6;

const within = '.thumbnail:target~*';
const furniture = ['chart-grid', 'chart-muted', 'chart-text', 'background']
  .map((name) => `[stroke="var(--${name})"]`)
  .join();

/** Words are left out; lines are as strong on the screen as those of a large chart, and single points large enough to see. */
export const thumbnailStyle =
  `.thumbnail:target~text,${within} text{display:none}` +
  `${within} :is(path:not([fill]),line:not([opacity],${furniture})){vector-effect:non-scaling-stroke;stroke-width:2}` +
  `${within} path[transform][fill]:not([opacity],${furniture}){vector-effect:non-scaling-stroke;stroke-width:4}`;

const paint = /(fill|stroke)="var\((--[\w-]+)\)"/g;

/**
 * A page in the dark shows the colours of its charts in the dark. Inside a picture the query follows the `color-scheme` of the element
 * that shows it, and so a reader's choice of theme; who downloads the picture gets it as it is.
 *
 * @param {string} inner the drawing
 * @param {ReadonlyMap<string, string>} dark colours by name, see `readTokens`
 * @returns {string[]} rules for such a query
 */
export function darkRules(inner, dark) {
  const paints = new Set(['fill="var(--background)"', ...(inner.match(paint) ?? [])]);
  return [...paints].map((each) => {
    const [, property, name] = each.split(paint);
    return `${within} [${each}]{${property}:${dark.get(name)}}`;
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
  // a tall chart would be a stripe: its upper part tells more
  const shown = Math.min(inner.height, inner.width / shape);
  return { x: x + left - room, y: y + top - room, width: inner.width, height: shown };
}
