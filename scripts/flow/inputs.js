import { datesCome } from '../content/datesCome.js';
import { fileStamp, fingerprint, programFingerprint } from '../io/fingerprint.js';
import { hugoPlaces, readProjectFiles } from '../io/projectFiles.js';
import { sourceDate } from '../io/sourceDate.js';

/** What of the environment Hugo heeds. */
const heeded = /^(?:HUGO|TZ$)/;

/**
 * A key of everything that decides what `.build/` becomes: what people wrote, what tools wrote, and the code.
 *
 * @param {string} root
 */
export const dataInputs = (root) =>
  [programFingerprint(), fingerprint(root, ['data', 'content', 'assets/css/tokens'])].join('\n');

/**
 * A key of everything that decides what `public/` becomes: all that Hugo may read, Hugo itself, its settings in the
 * environment, and which of the dates that people wrote have come.
 *
 * @param {string} root
 * @param {string} hugo the program
 */
export function siteInputs(root, hugo) {
  const settings = Object.entries(process.env).filter(([name]) => heeded.test(name));
  const texts = readProjectFiles(root).texts.map(({ text }) => text);
  return JSON.stringify([
    programFingerprint(),
    fingerprint(root, hugoPlaces(root)),
    fileStamp(hugo),
    sourceDate(root).toISOString(),
    settings.sort(),
    datesCome(texts, Date.now()),
  ]);
}
