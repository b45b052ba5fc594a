const placed = / transform="translate\([^)]*\)"/.source;

/** Marks of one look beside each other; the look is what begins with their second group. */
const runs = [
  `<text( text-anchor="\\w+")?(?:${placed})?((?: (?!transform|opacity)[\\w-]+="[^"]*")*)>[^<]*</text>(?:<text\\1(?:${placed})?\\2>[^<]*</text>)+()`,
  ...[`<line(?:${placed})? x2="[^"]*" y2="[^"]*"`, `<path${placed} d="[^"]*"`].map(
    (mark) => `${mark}()((?: (?!opacity)[\\w-]+="[^"]*")+)((?: opacity="[^"]*")?)/>(?:${mark}\\2\\3/>)+`,
  ),
].map((each) => new RegExp(each, 'g'));

/**
 * Says the look of marks beside each other once, on a group, and their places in few letters. Every mark stays an element of its own,
 * with its opacity: that of a group is of all its marks together, where one lies over another.
 *
 * @param {string} svg
 */
export const shareStyles = (svg) =>
  runs
    .reduce((text, each) => text.replace(each, grouped), svg)
    .replace(/<line transform="translate\(([^,]+),([^)]+)\)" x2="([^"]+)" y2="([^"]+)"/g, lineBetween)
    .replace(/<text( text-anchor="\w+")? transform="translate\(([^,]+),([^)]+)\)"/g, textAt);

/** @param {string} run @param {string | undefined} anchor @param {string} style @param {string} opacity of each */
function grouped(run, anchor = '', style = '', opacity = '') {
  // a picture is painted with both as one number
  if ((!anchor && !style) || (opacity && style.includes('-opacity='))) return run;
  const marks = [anchor, style].reduce((text, part) => (part ? text.replaceAll(part, '') : text), run);
  return `<g${anchor}${style}>${marks}</g>`;
}

/** @param {string} _ @param {string[]} numbers where it begins, and how far it goes */
const lineBetween = (_, ...[x, y, dx, dy]) =>
  `<line${place('x1', x)}${place('y1', y)}${place('x2', sum(x, dx))}${place('y2', sum(y, dy))}`;

/** @param {string} _ @param {string | undefined} anchor @param {string} x @param {string} y */
const textAt = (_, anchor = '', x, y) => `<text${anchor}${place('x', x)}${place('y', y)}`;

/** @param {string} name @param {string} value */
const place = (name, value) => (value === '0' ? '' : ` ${name}="${value}"`);

/** Both are of tenths. @param {string} a @param {string} b */
const sum = (a, b) => String(Math.round((Number(a) + Number(b)) * 10) / 10).replace(/^(-?)0\./, '$1.');
