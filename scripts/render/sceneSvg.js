import { escapeText } from './poster.js';
import { sceneShapes } from './sceneShapes.js';
import { shortAttribute } from './shortPath.js';

/**
 * A scene as the build writes it.
 *
 * @param {import('./sceneOf.js').Scene} scene
 * @param {{ id: string, sentence: string }} about
 * @returns {string}
 */
export const sceneSvg = (scene, { id, sentence }) =>
  framed(sceneShapes(scene, id).map(written).join(''), {
    width: scene.width,
    height: scene.height,
    id,
    sentence,
  });

/**
 * One label for the whole drawing; shapes and looks that are there many times are said once.
 *
 * @param {string} body
 * @param {{ width: number | string, height: number | string, id: string, sentence: string }} of `id` begins the ids of shapes
 */
export function framed(body, { width, height, id, sentence }) {
  const family = 'font-family="IBM Plex Sans, system-ui, sans-serif"';
  const label = `role="img" aria-label="${escapeText(sentence)}"`;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${label} ${family}>${shareStyles(shareShapes(body, id))}</svg>`;
}

/** @param {import('./sceneShapes.js').Shape} shape @returns {string} */
function written({ tag, attributes, text, children }) {
  const said = Object.entries(attributes).map(([name, value]) =>
    value === undefined || isIdle(name, attributes) ? '' : shortAttribute(name, escapeText(String(value))),
  );
  const inner = text === undefined ? (children ?? []).map(written).join('') : escapeText(text);
  const start = `<${tag}${said.join('')}`;
  return inner || tag === 'text' ? `${start}>${inner}</${tag}>` : `${start}/>`;
}

/** How an edge looks says nothing where there is none. @param {string} name @param {object} attributes */
const isIdle = (name, attributes) => name.startsWith('stroke-') && !('stroke' in attributes);

/** Fewer are not worth a definition. */
const least = 12;

const mark = /<path transform="translate\(([^,]+),([^)]+)\)" d="([^"]+)"([^>]*)\/>/;
const shapeRuns = new RegExp(
  `(?:${mark.source.replace(/\((?!\?)/g, '(?:').replaceAll('\\(?:', '\\(')}){${least},}`,
  'g',
);

/** As `symbolPath` writes it. */
const discPath = 'd="M(?<r>[\\d.]+),0A\\k<r>,\\k<r>,0,1,1,-\\k<r>,0A\\k<r>,\\k<r>,0,1,1,\\k<r>,0"';
const disc = new RegExp(`^${discPath}`);
const placedDisc = new RegExp(`<path transform="translate\\(([^,]+),([^)]+)\\)" ${discPath}`, 'g');

/** Small pictures draw lines stronger, and rings are lines, see `thumbnailStyle`. @param {string} look */
const isFilled = (look) => / fill="(?!none)/.test(look);

/**
 * Says a shape once and puts it where its many marks stand: a scatter of hundreds of dots takes a fifth of the bytes. Dots need no
 * shape to be said.
 *
 * @param {string} svg
 * @param {string} id begins the ids of the shapes
 */
function shareShapes(svg, id) {
  let count = 0;
  return svg.replace(shapeRuns, (run) => {
    const marks = [...run.matchAll(new RegExp(mark, 'g'))];
    /** @type {Map<string, [string, string][]>} */
    const alike = new Map();
    for (const [, x, y, d, attributes] of marks) {
      const key = `d="${d}"${attributes}`;
      const places = alike.get(key) ?? [];
      places.push([x, y]);
      alike.set(key, places);
    }
    if (marks.length < least * alike.size) return run;
    return [...alike]
      .map(([shape, places]) => {
        const [all, radius] = disc.exec(shape) ?? [];
        if (all && isFilled(shape) && !isFaintTwice(shape))
          return discs(places, radius, shape.slice(all.length));
        count += 1;
        const name = `${id}-shape${count}`;
        const uses = places.map(([x, y]) => `<use href="#${name}" x="${x}" y="${y}"/>`).join('');
        return `<defs><path id="${name}" ${shape}/></defs>${uses}`;
      })
      .join('');
  });
}

/** @param {[string, string][]} places @param {string} radius @param {string} look their opacity is each one's own, as below */
function discs(places, radius, look) {
  const opacity = / opacity="[^"]*"/.exec(look)?.[0] ?? '';
  const all = places.map(([x, y]) => `<circle${place('cx', x)}${place('cy', y)} r="${radius}"${opacity}/>`);
  return `<g${look.replace(opacity, '')}>${all.join('')}</g>`;
}

/** A picture is painted with both as one number: they stay together. @param {string} look */
const isFaintTwice = (look) => / opacity=/.test(look) && look.includes('-opacity=');

const placed = / transform="translate\([^)]*\)"/.source;

/** Marks of one look beside each other; the look is what begins with their second group. */
const styledRuns = [
  `<text( text-anchor="\\w+")?(?:${placed})?((?: (?!transform|opacity)[\\w-]+="[^"]*")*)>[^<]*</text>(?:<text\\1(?:${placed})?\\2>[^<]*</text>)+()`,
  ...[`<line(?:${placed})? x2="[^"]*" y2="[^"]*"`, `<path${placed} d="[^"]*"`].map(
    (mark) => `${mark}()((?: (?!opacity)[\\w-]+="[^"]*")+)((?: opacity="[^"]*")?)/>(?:${mark}\\2\\3/>)+`,
  ),
].map((each) => new RegExp(each, 'g'));

/**
 * Says the look of marks beside each other once, on a group, and their places in few letters. Straight lines are one path; every other
 * mark stays an element of its own, with its opacity: that of a group is of all its marks together, where one lies over another.
 *
 * @param {string} svg
 */
export const shareStyles = (svg) =>
  styledRuns
    .reduce((text, each) => text.replace(each, grouped), svg)
    .replace(/<line transform="translate\(([^,]+),([^)]+)\)" x2="([^"]+)" y2="([^"]+)"/g, lineBetween)
    .replace(/<text( text-anchor="\w+")? transform="translate\(([^,]+),([^)]+)\)"/g, textAt);

/** @param {string} run @param {string | undefined} anchor @param {string} style @param {string} opacity of each */
function grouped(run, anchor = '', style = '', opacity = '') {
  if ((!anchor && !style) || isFaintTwice(opacity + style)) return run;
  if (run.startsWith('<line')) return `<g${style}><path${opacity} d="${run.replace(straight, stroke)}"/></g>`;
  const marks = [anchor, style].reduce((text, part) => (part ? text.replaceAll(part, '') : text), run);
  // small pictures draw a few dots with an edge of their colour stronger, too
  const isPlain = isFilled(style) && !style.includes(' stroke="var(--data');
  return `<g${anchor}${style}>${isPlain ? marks.replace(placedDisc, circle) : marks}</g>`;
}

/** @param {string} _ @param {string} x @param {string} y @param {string} radius */
const circle = (_, x, y, radius) => `<circle${place('cx', x)}${place('cy', y)} r="${radius}"`;

const straight = /<line(?: transform="translate\(([^,]+),([^)]+)\)")? x2="([^"]*)" y2="([^"]*)"[^>]*>/g;

/** As a part of a path. @param {string} _ @param {string[]} numbers where the line begins, and how far it goes */
function stroke(_, ...[x = '0', y = '0', dx, dy]) {
  const step = dy === '0' ? `h${dx}` : dx === '0' ? `v${dy}` : `l${joined(dx, dy)}`;
  return `M${joined(x, y)}${step}`;
}

/** @param {string} a @param {string} b */
const joined = (a, b) => (b.startsWith('-') ? a + b : `${a},${b}`);

/** @param {string} _ @param {string[]} numbers where it begins, and how far it goes */
const lineBetween = (_, ...[x, y, dx, dy]) =>
  `<line${place('x1', x)}${place('y1', y)}${place('x2', sum(x, dx))}${place('y2', sum(y, dy))}`;

/** @param {string} _ @param {string | undefined} anchor @param {string} x @param {string} y */
const textAt = (_, anchor = '', x, y) => `<text${anchor}${place('x', x)}${place('y', y)}`;

/** @param {string} name @param {string} value */
const place = (name, value) => (value === '0' ? '' : ` ${name}="${value}"`);

/** Both are of tenths. @param {string} a @param {string} b */
const sum = (a, b) => String(Math.round((Number(a) + Number(b)) * 10) / 10).replace(/^(-?)0\./, '$1.');
