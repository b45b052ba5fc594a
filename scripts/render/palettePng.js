import { zlibSync } from 'fflate';
import { crc32, joinBytes } from '../model/lib/bytes.js';

/** With the next one, compressing takes two fifths longer for 1 % less; with the highest, ten times as long for 6 % less. */
const level = 5;

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
export function palettePng(image) {
  const { width, height } = image;
  /** @type {Map<number, number>} */
  const counts = new Map();
  let isClear = false;
  eachRun(image, (colour, _, length, alpha) => {
    counts.set(colour, count(colour) + length);
    isClear ||= alpha < 255;
  });
  const colours = [...counts.keys()].sort((a, b) => count(b) - count(a) || a - b);
  const rest = colours.splice(most);
  const smoothed = rest.reduce((sum, colour) => sum + count(colour), 0);
  if (isClear || smoothed > smoothShare * width * height) return null;

  const numbers = new Map(colours.map((colour, number) => [colour, number]));
  for (const colour of rest) numbers.set(colour, nearest(colour, colours));
  const rows = new Uint8Array((width + 1) * height);
  eachRun(image, (colour, at, length) => rows.fill(numbers.get(colour) ?? 0, at, at + length));
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

/**
 * Most dots are as the one before. Without its alpha, a colour is a number that V8 finds in a map without making an object of it.
 *
 * @param {{ pixels: Uint8Array, width: number, height: number }} image RGBA
 * @param {(colour: number, at: number, length: number, alpha: number) => void} take `colour`: RGB; `at`: its place among the bytes of the
 *   rows, where before each row stands its filter: none
 */
function eachRun({ pixels, width, height }, take) {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const isWhole = pixels.byteOffset % 4 === 0;
  // only compared: the order of their bytes is the machine's
  const dots = isWhole
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
    : new Uint32Array(pixels.slice().buffer);
  for (let row = 0; row < height; row += 1) {
    const end = (row + 1) * width;
    for (let from = row * width, to = from; from < end; from = to) {
      while (to < end && dots[to] === dots[from]) to += 1;
      const rgba = view.getUint32(from * 4);
      take(rgba >>> 8, from + row + 1, to - from, rgba & 255);
    }
  }
}

/** @param {number} colour RGB */
const channels = (colour) => [colour >>> 16, (colour >>> 8) & 255, colour & 255];

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
