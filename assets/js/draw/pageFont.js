/**
 * The page's font, which `openFace` of scripts/model/lib/pageFace.js knows in the build from what its file says; here the browser has
 * the same file loaded. Both say how far a run of text advances.
 *
 * @typedef {import('../../../scripts/model/lib/pageFace.js').Face} Face
 */

/** Those of the font: every advance is a whole number of them, and so is what the build reads from the file. */
const unitsPerEm = 1000;

/** The stretches of Unicode that the file holds, as its own style sheet says (@fontsource, latin). */
const held = [
  [0x0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/**
 * @param {400 | 600} weight
 * @returns {Face}
 */
export function openFace(weight) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('no canvas to measure text with');
  canvas.font = `${weight} ${unitsPerEm}px "IBM Plex Sans", system-ui, sans-serif`;
  return {
    unitsPerEm,
    // a canvas loses a hundred-thousandth, and what just fits in the build would not here
    layout: (text) => ({ advanceWidth: Math.round(canvas.measureText(text).width) }),
    hasGlyphForCodePoint: (code) => held.some(([from, to]) => code >= from && code <= to),
  };
}

/**
 * Both weights of the font, or the certainty that one cannot be had. A page is "ready" before it has asked for the weight of a
 * name that only a chart writes bold.
 */
export const fontsLoaded = () =>
  Promise.allSettled([400, 600].map((weight) => document.fonts.load(`${weight} 1em "IBM Plex Sans"`)));
