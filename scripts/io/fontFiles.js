import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @typedef {400 | 600} FontWeight the two weights of the site */

/**
 * The file the page serves, so that what is measured is what a browser draws.
 *
 * @param {FontWeight} weight
 */
export const readPageFont = (weight) =>
  readFileSync(require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`));

/** The same family as TrueType with all its scripts: resvg, which draws the PNG, reads no woff2. */
export const pngFontFiles = () =>
  ['400Regular/IBMPlexSans_400Regular.ttf', '600SemiBold/IBMPlexSans_600SemiBold.ttf'].map((file) =>
    require.resolve(`@expo-google-fonts/ibm-plex-sans/${file}`),
  );
