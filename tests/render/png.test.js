import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { palettePng } from '../../scripts/render/palettePng.js';
import { drawPng } from '../../scripts/render/picture.js';

test('what is faint and lies beside the picture is left out; what is in it stays faint', () => {
  const mark = (/** @type {number} */ at) =>
    `<circle cx="${at}" cy="20" r="9" fill="#000" fill-opacity="0.5" opacity="0.5"/>`;
  const drawing = (/** @type {string} */ marks) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff"/>${marks}</svg>`;
  assert.deepEqual(
    drawPng(drawing(mark(20) + mark(900)), new Map(), 1200),
    drawPng(drawing('<circle cx="20" cy="20" r="9" fill="#000" fill-opacity="0.25"/>'), new Map(), 1200),
  );
});

/** Of 100 by 90, each dot of the colour that is asked for. @param {(at: number) => number[]} colourOf RGB */
function imageOf(colourOf) {
  const [width, height] = [100, 90];
  const pixels = Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => [...colourOf(at), 255]).flat(),
  );
  return { pixels, width, height };
}

/** A chunk of a PNG. @param {Uint8Array} png @param {string} name */
function chunkOf(png, name) {
  const bytes = Buffer.from(png);
  const at = bytes.indexOf(name, 0, 'latin1');
  return bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
}

test('a picture of few colours numbers them; a rare one beyond those takes the nearest', () => {
  const image = imageOf((at) => (at < 257 ? [at % 256, 0, at === 256 ? 2 : 0] : [at % 256, 0, 0]));
  const png = /** @type {Uint8Array} */ (palettePng(image));
  const palette = chunkOf(png, 'PLTE');
  const rows = inflateSync(chunkOf(png, 'IDAT'));
  const shown = (/** @type {number} */ at) => {
    const number = rows[at + Math.floor(at / image.width) + 1];
    return [...palette.subarray(number * 3, number * 3 + 3)];
  };
  assert.equal(palette.length, 256 * 3);
  for (const at of [0, 99, 100, 255, 8999]) assert.deepEqual(shown(at), [at % 256, 0, 0]);
  assert.deepEqual(shown(256), [0, 0, 0]);
});

test('a picture of many colours, or one that shows what is below, has no palette', () => {
  assert.equal(palettePng(imageOf((at) => [at % 256, at >> 8, 0])), null);
  const clear = imageOf(() => [9, 9, 9]);
  clear.pixels[3] = 0;
  assert.equal(palettePng(clear), null);
});
