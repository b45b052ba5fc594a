import { zlibSync } from 'fflate';
import { crc32 } from '../model/lib/crc32.js';
import { joinBytes } from '../model/lib/joinBytes.js';

/** Beyond it, compressing takes six times as long for 5 % less. */
const level = 6;

/** Colours that a PNG can number. */
const most = 256;

/** A drawing has few colours, and more only where edges are smooth: so small a share of all dots may take the nearest one. */
const smoothShare = 0.002;

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A PNG whose dots are numbers of colours: two fifths of what it takes by colours.
 *
 * @param {{ pixels: Uint8Array, width: number, height: number }} image RGBA
 * @returns {Uint8Array | null} the same bytes everywhere; `null` where the picture has too many colours, or is transparent
 */
export function palettePng({ pixels, width, height }) {
  const dots = dotsOf(pixels);
  const counts = countsOf(dots);
  const colours = [...counts.keys()].sort((a, b) => count(b) - count(a) || a - b);
  const rest = colours.splice(most);
  const smoothed = rest.reduce((sum, colour) => sum + count(colour), 0);
  const isClear = [...counts.keys()].some((colour) => (colour & 255) !== 255);
  if (isClear || smoothed > smoothShare * width * height) return null;

  const numbers = new Map(colours.map((colour, number) => [colour, number]));
  for (const colour of rest) numbers.set(colour, nearest(colour, colours));
  const rows = new Uint8Array((width + 1) * height);
  let [last, number] = [-1, 0];
  for (let at = 0; at < dots.length; at += 1) {
    if (dots[at] !== last) number = numbers.get(dots[at]) ?? 0;
    last = dots[at];
    // before each row stands its filter: none
    rows[at + Math.floor(at / width) + 1] = number;
  }
  return joinBytes([
    Uint8Array.from(signature),
    chunk('IHDR', headOf(width, height)),
    chunk('PLTE', Uint8Array.from(colours.flatMap(channels))),
    chunk('IDAT', zlibSync(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]);

  /** @param {number} colour */
  function count(colour) {
    return counts.get(colour) ?? 0;
  }
}

/** @param {Uint8Array} pixels @returns {Uint32Array} one number for each dot, RGBA */
function dotsOf(pixels) {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const dots = new Uint32Array(pixels.length / 4);
  for (let at = 0; at < dots.length; at += 1) dots[at] = view.getUint32(at * 4);
  return dots;
}

/** Most dots are as the one before. @param {Uint32Array} dots @returns {Map<number, number>} how many there are of each colour */
function countsOf(dots) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  let from = 0;
  for (let at = 1; at <= dots.length; at += 1) {
    if (dots[at] === dots[from]) continue;
    counts.set(dots[from], (counts.get(dots[from]) ?? 0) + at - from);
    from = at;
  }
  return counts;
}

/** @param {number} colour RGBA */
const channels = (colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];

/**
 * @param {number} colour
 * @param {number[]} colours
 * @returns {number} its place among them
 */
function nearest(colour, colours) {
  const [red, green, blue] = channels(colour);
  const far = colours.map((each) => {
    const [r, g, b] = channels(each);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return far.indexOf(Math.min(...far));
}

/** Eight bits a dot, by palette. @param {number} width @param {number} height */
function headOf(width, height) {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 3], 8);
  return head;
}

/** @param {string} name @param {Uint8Array} content */
function chunk(name, content) {
  const whole = new Uint8Array(content.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(content, 8);
  view.setUint32(content.length + 8, crc32(whole.subarray(4, content.length + 8)));
  return whole;
}
