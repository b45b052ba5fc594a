import { escapeText } from './poster.js';
import { shareShapes } from './shareShapes.js';
import { shortPath, shortNumber } from './shortPath.js';

const dropped =
  /^(?:version|xmlns:xlink|class|role|aria-roledescription|aria-hidden|stroke-miterlimit|pointer-events)$/;
const defaults = new Set([
  'fill-opacity=1',
  'stroke-opacity=1',
  'opacity=1',
  'font-style=normal',
  'stroke-dashoffset=0',
  'text-anchor=start',
]);

/**
 * Vega's SVG without what no reader uses (classes, roles of single marks, hidden boxes), numbers to a tenth of a px,
 * ids under the chart's own, one label for the whole drawing. About a quarter of the bytes.
 *
 * @param {string} svg
 * @param {{ id: string, sentence: string }} about
 */
export function slimSvg(svg, { id, sentence }) {
  const texts = fontless(svg);
  const slim = withoutEmptyGroups(
    texts
      .replace(/<path class="(?:background|foreground)"[^>]*?(?:\/>|><\/path>)/g, '')
      .replace(/<([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)/g, (_, tag, list) => `<${tag}${attributes(list)}`)
      .replace(/url\(#(\w+)\)/g, `url(#${id}-$1)`)
      .replace(/ id="(\w+)"/g, ` id="${id}-$1"`),
  );
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(slim);
  if (!size) throw new Error(`chart ${id}: the drawing has no size`);
  // screen readers say the label, not every number of an axis after it
  const body = shareShapes(slim.slice(slim.indexOf('>') + 1), id).replace('<g', '<g aria-hidden="true"');
  const patterns = body.includes(`#${id}-hatch)`) ? hatchPattern(id) : '';
  const family = 'font-family="IBM Plex Sans, system-ui, sans-serif"';
  const label = `role="img" aria-label="${escapeText(sentence)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[1]} ${size[2]}" width="${size[1]}" height="${size[2]}" ${label} ${family}>${patterns}${body}`;
}

const fontless = (/** @type {string} */ svg) =>
  svg.replace(/ font-family="[^"]*"/g, '').replace(/(font-size="[\d.]+)px"/g, '$1"');

/** @param {string} list */
function attributes(list) {
  return list.replace(/ ([\w:-]+)="([^"]*)"/g, (whole, name, value) => {
    if (dropped.test(name) || defaults.has(`${name}=${value}`)) return '';
    if (name === 'aria-label') return '';
    if (name === 'd') return ` d="${shortPath(value)}"`;
    if (name === 'transform')
      return value === 'translate(0,0)' ? '' : ` transform="${value.replace(/-?\d+\.\d+/g, shortNumber)}"`;
    return /^-?\d+\.\d+$/.test(value) ? ` ${name}="${shortNumber(value)}"` : whole;
  });
}

/** @param {string} svg */
function withoutEmptyGroups(svg) {
  let before = '';
  let after = svg.replace(/<(path|rect|line|text|g)([^<>]*)><\/\1>/g, (whole, tag, list) =>
    tag === 'g' || tag === 'text' ? (tag === 'g' ? '' : whole) : `<${tag}${list}/>`,
  );
  while (before !== after) {
    before = after;
    after = before
      .replace(/<g[^<>]*><\/g>/g, '')
      .replace(/<g>((?:<(?:path|rect|line|text)\b[^<>]*\/>|<text[^<>]*>[^<]*<\/text>)*)<\/g>/g, '$1');
  }
  return after;
}

/**
 * Stripes in the colour of the page over the bar's own colour.
 *
 * @param {string} id
 */
const hatchPattern = (id) =>
  `<defs><pattern id="${id}-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<path d="M1.5,0V6" stroke="var(--background)" stroke-width="2.2"/></pattern></defs>`;
