import { elapsedDates } from '../../content/elapsedDates.js';
import { readToml } from '../../content/toml.js';
import { openBuiltFiles } from '../../io/builtFiles.js';
import { fingerprint, programFingerprint, templateFingerprint } from '../../io/fingerprint.js';
import { namesIn } from '../../io/listFiles.js';
import {
  codePlaces,
  guestFile,
  hugoPlaces,
  readProjectFiles,
  readSettings,
  reviewFolders,
  stylePlaces,
} from '../../io/projectFiles.js';
import { sourceDate } from '../../io/sourceDate.js';
import { hugoStamp } from './hugoStamp.js';
import { pageInputs, shownBy } from './pageInputs.js';

/** What of the environment Hugo heeds. */
const heeded = /^(?:HUGO|TZ$)/;

/** All but what lies in the folder of a review. */
const common = /^(?!content\/(?:reviews\/[^/]+|reference)\/)/;

/** Of that, all but what is of one product. */
const ofAll = /^(?!content\/(?:reviews\/[^/]+|reference)\/|data\/(?:raw\/[^/]+\/|products\/[^/]+\.toml$))/;

/**
 * Keys of everything that decides what `.build/` becomes: what people wrote, what tools wrote, and the code.
 *
 * @param {string} root
 * @returns {import('./unchangedReviews.js').Inputs}
 */
export const dataInputs = (root) => ({
  common: [
    programFingerprint(),
    fingerprint(root, ['config.toml', guestFile, 'data', 'content', ...stylePlaces], ofAll),
    // a review that names a product without a file may name one with a file tomorrow
    productIds(root).join(' '),
  ].join('\n'),
  products: Object.fromEntries(
    productIds(root).map((id) => [id, fingerprint(root, [`data/products/${id}.toml`, `data/raw/${id}`])]),
  ),
  reviews: Object.fromEntries(
    reviewFolders(root).map(({ slug, folder }) => [slug, fingerprint(root, [folder])]),
  ),
});

/** Of files and of folders with raw output. @param {string} root */
const productIds = (root) =>
  [
    ...new Set([
      ...namesIn(root, 'data/products').flatMap((name) => /^(.+)\.toml$/.exec(name)?.[1] ?? []),
      ...namesIn(root, 'data/raw'),
    ]),
  ].sort();

/** The folders with what was generated that Hugo reads. */
export const generatedFolders = (place = '.build') => [`${place}/assets`, `${place}/static`];

/** Data reach pages through what is generated for them, except where a blog mounts folders of its own. */
const commonButData = /^(?!data\/|content\/(?:reviews\/[^/]+|reference)\/)/;
const dataOfAll = /^data\/(?!raw\/[^/]+\/)/;

/**
 * Keys of everything that decides what the pages become: all that Hugo may read, Hugo itself, its settings in the
 * environment, and which of the dates that people wrote have come. They have all of `dataInputs` in them.
 *
 * @param {string} root
 * @param {object} made
 * @param {string} made.hugo the program
 * @param {string} [made.generated] the folder of what was generated for it
 * @param {import('../../io/builtFiles.js').BuiltFiles} [made.built]
 * @returns {import('./unchangedPages.js').PageInputs}
 */
export function siteInputs(root, { hugo, generated = '.build', built = openBuiltFiles(root) }) {
  const settings = Object.entries(process.env).filter(([name]) => heeded.test(name));
  const { texts } = readProjectFiles(root);
  const [assets, plain] = generatedFolders(generated);
  const made = built.keysBy(assets, shownBy);
  const ownMounts = readToml(readSettings(root)).value.module?.mounts;
  return {
    common: JSON.stringify([
      programFingerprint(),
      templateFingerprint(),
      fingerprint(root, hugoPlaces(root), ownMounts ? common : commonButData),
      made.common,
      hugoStamp(hugo),
      settings.sort(),
      elapsedDates(
        texts.map(({ text }) => text),
        Date.now(),
      ),
    ]),
    ...pageInputs(root, texts, made),
    rest: [
      fingerprint(root, ['data'], dataOfAll),
      made.lists,
      built.keyOf([plain]),
      sourceDate(root).toISOString(),
    ].join(' '),
  };
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
