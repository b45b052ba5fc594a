import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { textWidth, wrapText } from '../model/textWidth.js';
import { escapeText } from './slimSvg.js';
import { resolve } from './tokens.js';

/**
 * @typedef {object} Picture
 * @property {string} svg the wide drawing
 * @property {string} title
 * @property {string} subtitle
 * @property {string} source bars, runs, methodology, testbed and tools in one line: the picture travels without its page
 * @property {string[]} marks `emulated`, `transcribed`: drawn beside the title
 * @property {ReadonlyMap<string, string>} tokens see `readTokens`
 */

const { resolve: locate } = createRequire(import.meta.url);

/** The same family as the page's, as TrueType: resvg reads no woff2. */
const fontFiles = ['400Regular/IBMPlexSans_400Regular.ttf', '600SemiBold/IBMPlexSans_600SemiBold.ttf'].map(
  (file) => locate(`@expo-google-fonts/ibm-plex-sans/${file}`),
);

const margin = 24;
const width = 720 + 2 * margin;

/**
 * A picture 1,200 px wide on white, for readers who share it and for link previews.
 *
 * @param {Picture} picture
 * @returns {Uint8Array} PNG
 */
export function drawPng(picture) {
  const resvg = new Resvg(resolve(posterSvg(picture), picture.tokens), {
    fitTo: { mode: 'width', value: 1200 },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'IBM Plex Sans' },
  });
  return resvg.render().asPng();
}

/** @param {Picture} picture */
function posterSvg({ svg, title, subtitle, source, marks }) {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!size) throw new Error(`a picture of a drawing without size: ${title}`);
  const inner = svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  const head = block(title, { y: margin + 18, size: 19, weight: 600, line: 25, colour: 'var(--chart-text)' });
  const badges = badgeText(marks, head);
  const under = subtitle
    ? block(subtitle, { y: head.bottom + 4, size: 14, weight: 400, line: 19, colour: 'var(--chart-muted)' })
    : head;
  const top = under.bottom + 4;
  const evidence = block(source, {
    y: top + Number(size[2]) + 20,
    size: 11.5,
    weight: 400,
    line: 16,
    colour: 'var(--chart-muted)',
  });
  const height = Math.ceil(evidence.bottom - 16 + margin + 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="IBM Plex Sans">` +
    `<rect width="100%" height="100%" fill="var(--background)"/>${head.svg}${badges}${subtitle ? under.svg : ''}` +
    `<g transform="translate(${margin},${top})">${inner}</g>${evidence.svg}</svg>`
  );
}

/**
 * @param {string} text
 * @param {{ y: number, size: number, weight: 400 | 600, line: number, colour: string }} style `y`: of the first base line
 */
function block(text, { y, size, weight, line, colour }) {
  const lines = wrapText(text, width - 2 * margin, { size, weight, lines: 6 });
  const svg = lines
    .map(
      (each, at) =>
        `<text x="${margin}" y="${y + at * line}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeText(each)}</text>`,
    )
    .join('');
  const last = lines[lines.length - 1];
  return {
    svg,
    bottom: y + lines.length * line,
    end: margin + textWidth(last, { size, weight }),
    base: y + (lines.length - 1) * line,
  };
}

/**
 * @param {string[]} marks
 * @param {{ end: number, base: number }} head
 */
function badgeText(marks, { end, base }) {
  if (marks.length === 0) return '';
  const text = marks.join(', ');
  const room = textWidth(text, { size: 12 }) + 14;
  const fits = end + 10 + room <= width - margin;
  const x = fits ? end + 10 : width - margin - room;
  const y = fits ? base : margin - 4;
  return (
    `<rect x="${x}" y="${y - 13}" width="${room}" height="18" rx="3" fill="none" stroke="var(--chart-muted)"/>` +
    `<text x="${x + 7}" y="${y}" font-size="12" fill="var(--chart-muted)">${escapeText(text)}</text>`
  );
}
