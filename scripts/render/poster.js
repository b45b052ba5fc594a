import { textWidth, wrapText } from '../model/lib/textWidth.js';

/**
 * A drawing with its words in one SVG: what travels without its page. Colours are still `var(--...)`; who paints it
 * replaces them.
 *
 * @typedef {object} Picture
 * @property {string} svg the drawing
 * @property {string} title
 * @property {string} subtitle
 * @property {string} source bars, runs, methodology, testbed and tools in one line: the picture travels without its page
 * @property {string} from site, date, licence and address; empty where the picture is not published
 * @property {string[]} marks `emulated`, `transcribed`: drawn beside the title
 */

const margin = 24;

/** Px of a downloaded picture: two for each of the drawing, so that it is sharp on any screen. */
export const pictureWidth = 1536;

/** The ground in numbers: a share would be one of the view that shows a part. */
const root = (/** @type {number} */ width, /** @type {number} */ height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="IBM Plex Sans">` +
  `<rect width="${width}" height="${height}" fill="var(--background)"/>`;

/**
 * Title, drawing and evidence, as high as they need.
 *
 * @param {Picture} picture
 * @returns {{ svg: string, width: number, height: number, drawing: import('./thumbnailView.js').Box & { inner: string } }} `drawing`: its place, and its elements
 */
export function drawPoster({ svg, title, subtitle, source, from, marks }) {
  const drawing = drawingOf(svg, title);
  const room = Math.max(480, drawing.width);
  const at = { x: margin, room };
  const head = block(title, { ...at, y: margin + 18, size: 19, weight: 600, line: 25 });
  const badges = badgeText(marks, { ...head, right: margin + room, top: margin });
  const under = subtitle
    ? block(subtitle, { ...at, y: head.bottom + 4, size: 14, line: 19, colour: muted })
    : { ...head, svg: '' };
  const top = under.bottom + 4;
  const foot = block(source, { ...at, y: top + drawing.height + 20, size: 11.5, line: 16, colour: muted });
  const credit = from
    ? block(from, { ...at, y: foot.bottom + 4, size: 11.5, line: 16, weight: 600 })
    : { ...foot, svg: '' };
  const height = Math.ceil(credit.bottom - 16 + margin + 4);
  const width = room + 2 * margin;
  return {
    svg:
      `${root(width, height)}${head.svg}${badges}${under.svg}` +
      `<g transform="translate(${margin},${top})">${drawing.inner}</g>${foot.svg}${credit.svg}</svg>`,
    width,
    height,
    drawing: { ...drawing, x: margin, y: top },
  };
}

/** @param {Picture} picture */
export const posterSvg = (picture) => drawPoster(picture).svg;

const card = { width: 1200, height: 630, margin: 56 };

/**
 * Title and drawing in the shape that previews of links have, readable when it is small.
 *
 * @param {Omit<Picture, 'source'>} picture
 */
export function cardSvg(picture) {
  const drawing = drawingOf(picture.svg, picture.title);
  const credit = picture.from
    ? block(picture.from, {
        x: card.margin,
        room: card.width - 2 * card.margin,
        y: card.height - 32,
        size: 20,
        line: 26,
        lines: 1,
        colour: muted,
      })
    : null;
  const bottom = card.height - (credit ? 72 : 28);
  const content = besideWords(picture, drawing, bottom) ?? belowWords(picture, drawing, bottom);
  return `${root(card.width, card.height)}${content}${credit?.svg ?? ''}</svg>`;
}

/** @param {Omit<Picture, 'source'>} picture @param {ReturnType<typeof drawingOf>} drawing @param {number} bottom of the room for both */
function belowWords({ title, subtitle, marks }, drawing, bottom) {
  const at = { x: card.margin, room: card.width - 2 * card.margin };
  const head = block(title, { ...at, y: 92, size: 42, weight: 600, line: 52, lines: 2 });
  const badges = badgeText(marks, {
    ...head,
    right: card.width - card.margin,
    top: card.margin - 12,
    size: 22,
  });
  const under = subtitle
    ? block(subtitle, { ...at, y: head.bottom - 4, size: 24, line: 32, lines: 1, colour: muted })
    : { ...head, svg: '' };
  const room = { left: card.margin, top: under.bottom, width: at.room, height: bottom - under.bottom };
  return `${head.svg}${badges}${under.svg}${placed(drawing, room)}`;
}

/** Px of the words beside a drawing; a drawing that fills less of the room below them stands beside them. */
const column = { least: 330, gap: 40 };
const widest = 0.75;

/**
 * A drawing that is nearly square would leave half of the card empty below its words.
 *
 * @param {Omit<Picture, 'source'>} picture
 * @param {ReturnType<typeof drawingOf>} drawing
 * @param {number} bottom
 * @returns {string | null} `null` where it is broad enough, or so tall that nobody could read it
 */
function besideWords({ title, subtitle, marks }, drawing, bottom) {
  const whole = card.width - 2 * card.margin;
  const full = whole / drawing.width;
  const below = (bottom - 180) / drawing.height;
  const room = { top: 36, height: bottom - 36, width: whole - column.least - column.gap };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  if (below >= full * widest || scale < full * narrowest) return null;
  const left = card.width - card.margin - scale * drawing.width;
  const at = { x: card.margin, room: left - card.margin - column.gap };
  const head = block(title, { ...at, y: 84, size: 36, weight: 600, line: 45, lines: 6 });
  const badges = badgeText(marks, { ...head, right: card.margin + at.room, top: 36, size: 20 });
  const under = subtitle
    ? block(subtitle, { ...at, y: head.bottom + 4, size: 22, line: 30, lines: 4, colour: muted })
    : null;
  const beside = { ...room, left: Number(left.toFixed(1)), width: scale * drawing.width };
  return `${head.svg}${badges}${under?.svg ?? ''}${placed(drawing, beside)}`;
}

/** A drawing that would be narrower than this share of its room shows its upper part instead: as a whole nobody could read it. */
const narrowest = 0.5;

/**
 * As large as its room allows, from where the words above it begin.
 *
 * @param {ReturnType<typeof drawingOf>} drawing
 * @param {{ left: number, top: number, width: number, height: number }} room px
 */
function placed({ inner, width, height }, room) {
  const full = room.width / width;
  const fitting = Math.min(full, room.height / height);
  if (fitting < full * narrowest)
    return `<svg x="${room.left}" y="${room.top}" width="${room.width}" height="${room.height}" viewBox="0 0 ${width} ${(room.height / full).toFixed(1)}">${inner}</svg>`;
  const top = room.top + (room.height - fitting * height) / 2;
  return `<g transform="translate(${room.left},${top.toFixed(1)}) scale(${fitting.toFixed(4)})">${inner}</g>`;
}

const muted = 'var(--chart-muted)';

/** @param {string} svg @param {string} title for the message */
function drawingOf(svg, title) {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!size) throw new Error(`a picture of a drawing without size: ${title}`);
  const inner = svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  return { inner: inner.replace(labels, asMeasured), width: Number(size[1]), height: Number(size[2]) };
}

/** Labels by what says their size: a label itself, or the group of all that look alike. */
const labels =
  /<(?:text|g)\b[^>]* font-size="([\d.]+)"[^>]*>(?:[^<]*<\/text>|(?:<text\b[^>]*>[^<]*<\/text>)+)/g;

/** A label of the page's font alone: what it lacks is of another width anywhere. */
const label = /(<text\b[^>]*)>([\x20-\x25\x27-\x3b=\x3f-\xff\u2000-\u206f\u2212]+)(?=<\/text>)/g;

/** @param {string} alike @param {string} size */
function asMeasured(alike, size) {
  const weight = /^[^>]* font-weight="(?:600|bold)"/.test(alike) ? 600 : 400;
  return alike.replace(
    label,
    (_, start, text) => `${start}${asWide(textWidth(text, { size: Number(size), weight }))}>${text}`,
  );
}

/**
 * @param {string} text
 * @param {{ x: number, y: number, room: number, size: number, line: number, weight?: 400 | 600, lines?: number, colour?: string }} style
 *   `y`: of the first base line
 */
function block(
  text,
  { x, y, room, size, line, weight = 400, lines: most = 6, colour = 'var(--chart-text)' },
) {
  const lines = wrapText(text, room, { size, weight, lines: most });
  const svg = lines
    .map(
      (each, at) =>
        `<text x="${x}" y="${y + at * line}" font-size="${size}"${weight === 400 ? '' : ` font-weight="${weight}"`} fill="${colour}"${asWide(textWidth(each, { size, weight }))}>${escapeText(each)}</text>`,
    )
    .join('');
  const last = lines[lines.length - 1];
  return {
    svg,
    bottom: y + lines.length * line,
    end: x + textWidth(last, { size, weight }),
    base: y + (lines.length - 1) * line,
  };
}

/**
 * Beside the title's last line, else in the corner.
 *
 * @param {string[]} marks
 * @param {{ end: number, base: number, right: number, top: number, size?: number }} head
 */
function badgeText(marks, { end, base, right, top, size = 12 }) {
  if (marks.length === 0) return '';
  const text = marks.join(', ');
  const pad = size * 0.58;
  const room = textWidth(text, { size }) + 2 * pad;
  const fits = end + size + room <= right;
  const x = fits ? end + size : right - room;
  const y = fits ? base : top - 4;
  return (
    `<rect x="${x}" y="${y - size * 1.08}" width="${room}" height="${size * 1.5}" rx="3" fill="none" stroke="${muted}"/>` +
    `<text x="${x + pad}" y="${y}" font-size="${size}" fill="${muted}"${asWide(room - 2 * pad)}>${escapeText(text)}</text>`
  );
}

/**
 * Keeps a line as wide as it was measured: where an SVG is opened, the page's font may be missing, and engines differ by some percent.
 *
 * @param {number} width
 */
const asWide = (width) =>
  width > 0 ? ` textLength="${width.toFixed(1)}" lengthAdjust="spacingAndGlyphs"` : '';

/** @param {string} text */
export const escapeText = (text) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );
