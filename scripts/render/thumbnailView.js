/**
 * A part of a picture that can be asked for by `#thumbnail`: what is drawn between its axes, without words, which nobody could read
 * that small. Lists of charts show it, so that a small picture needs no file of its own.
 *
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Margins px of a drawing around what lies between its axes
 */

/** Width by height, as lists show it. */
const shape = 240 / 126;

/** px around, for marks that reach over the edge: ends of error bars, symbols */
const room = 6;

const within = '#thumbnail:target~*';
const furniture = ['chart-grid', 'chart-muted', 'chart-text', 'background']
  .map((name) => `[stroke="var(--${name})"]`)
  .join();

/** Words are left out; lines are as strong on the screen as those of a large chart, and single points large enough to see. */
const style =
  `#thumbnail:target~text,${within} text{display:none}` +
  `${within} :is(path:not([fill]),line:not([opacity],${furniture})){vector-effect:non-scaling-stroke;stroke-width:2}` +
  `${within} path[transform][fill]:not([opacity],${furniture}){vector-effect:non-scaling-stroke;stroke-width:4}`;

/**
 * @param {string} picture as `posterSvg` makes it, its colours still names
 * @param {{ svg: string, margins?: Margins | null }} drawing that is in it; without `margins` all of it is shown
 * @returns {string} the picture with this view
 */
export function withThumbnail(picture, { svg, margins }) {
  const { left, right, top, bottom } = margins ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const [x, y] = numbers(/<g transform="translate\(([\d.]+),([\d.]+)\)">/, picture);
  const [width, height] = numbers(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, svg);
  const inner = { width: width - left - right + 2 * room, height: height - top - bottom + 2 * room };
  // a tall chart would be a stripe: its upper part tells more
  const shown = Math.min(inner.height, inner.width / shape);
  const box = [x + left - room, y + top - room, inner.width, shown].map((each) => Number(each.toFixed(1)));
  const view = `<style>${style}</style><view id="thumbnail" viewBox="${box.join(' ')}" preserveAspectRatio="none"/>`;
  return picture.replace(/^<svg [^>]*>/, (start) => start + view);
}

/** @param {RegExp} pattern @param {string} text */
const numbers = (pattern, text) => (pattern.exec(text) ?? []).slice(1).map(Number);
