import { datesCome } from '../content/datesCome.js';
import { fileStamp, fingerprint, programFingerprint, stampsOf } from '../io/fingerprint.js';
import { codePlaces, hugoPlaces, readProjectFiles, reviewFolders } from '../io/projectFiles.js';
import { sourceDate } from '../io/sourceDate.js';

/** What of the environment Hugo heeds. */
const heeded = /^(?:HUGO|TZ$)/;

/** All but what lies in the folder of a review. */
const common = /^(?!content\/(?:reviews\/[^/]+|reference)\/)/;

/**
 * Keys of everything that decides what `.build/` becomes: what people wrote, what tools wrote, and the code.
 *
 * @param {string} root
 * @returns {import('./standingParts.js').Inputs}
 */
export const dataInputs = (root) => ({
  common: [
    programFingerprint(),
    fingerprint(root, ['config.toml', 'data', 'content', 'assets/css/tokens'], common),
  ].join('\n'),
  reviews: Object.fromEntries(
    reviewFolders(root).map(({ slug, folder }) => [slug, fingerprint(root, [folder])]),
  ),
});

/** The folders of `.build/` that Hugo reads. */
export const generatedFolders = ['.build/assets', '.build/static'];

/**
 * A key of everything that decides what the pages become: all that Hugo may read, Hugo itself, its settings in the
 * environment, and which of the dates that people wrote have come. It has all of `dataInputs` in it.
 *
 * @param {string} root
 * @param {{ hugo: string, generated: string[] }} made the program, and the generated folders it reads
 */
export function siteInputs(root, { hugo, generated }) {
  const settings = Object.entries(process.env).filter(([name]) => heeded.test(name));
  const texts = readProjectFiles(root).texts.map(({ text }) => text);
  return JSON.stringify([
    programFingerprint(),
    fingerprint(root, hugoPlaces(root)),
    stampsOf(root, generated),
    fileStamp(hugo),
    sourceDate(root).toISOString(),
    settings.sort(),
    datesCome(texts, Date.now()),
  ]);
}

/** What lint, format and types look at, and what tells them how. */
const code = /(?:\.(?:[cm]?[jt]s|css|json)|(?:^|\/)\.[^/]+)$/;

/**
 * A key of everything that decides what lint, format and types say.
 *
 * @param {string} root
 */
export const codeInputs = (root) =>
  [programFingerprint([]), fingerprint(root, codePlaces(root), code)].join('\n');
