import { elapsedDates } from '../../content/elapsedDates.js';
import { fingerprint, programFingerprint, stampsOf, templateFingerprint } from '../../io/fingerprint.js';
import { namesIn } from '../../io/listFiles.js';
import {
  codePlaces,
  guestFile,
  hugoPlaces,
  readProjectFiles,
  reviewFolders,
  stylePlaces,
} from '../../io/projectFiles.js';
import { sourceDate } from '../../io/sourceDate.js';
import { hugoStamp } from './hugoStamp.js';

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

/** The folders of `.build/` that Hugo reads. */
export const generatedFolders = ['.build/assets', '.build/static'];

/** Of what is generated, all but the files of reviews and the lists of what each of them has. */
const generatedForAll = /^\.build\/assets\/(?!reviews\/|(?:charts|sections|problems)\.json$)/;

/** Where the text of a review begins; without it, all is taken for facts. */
const front = /^\+\+\+\r?\n[^]*?\n\+\+\+/;

/**
 * Keys of everything that decides what the pages become: all that Hugo may read, Hugo itself, its settings in the
 * environment, and which of the dates that people wrote have come. They have all of `dataInputs` in them.
 *
 * @param {string} root
 * @param {{ hugo: string, generated?: boolean }} made the program, and whether it reads what the build generated
 * @returns {import('./unchangedPages.js').PageInputs}
 */
export function siteInputs(root, { hugo, generated = true }) {
  const settings = Object.entries(process.env).filter(([name]) => heeded.test(name));
  const { texts } = readProjectFiles(root);
  const stamps = (/** @type {string} */ place, /** @type {RegExp} */ form = /(?:)/) =>
    generated ? stampsOf(root, [place], form) : '';
  const textOf = new Map(texts.map(({ path, text }) => [path, text]));
  const folders = reviewFolders(root).map(({ slug, folder }) => {
    const index = textOf.get(`${folder}/index.md`) ?? '';
    return { slug, folder, facts: front.exec(index)?.[0] ?? index };
  });
  return {
    common: JSON.stringify([
      programFingerprint(),
      templateFingerprint(),
      fingerprint(root, hugoPlaces(root), common),
      stamps('.build/assets', generatedForAll),
      hugoStamp(hugo),
      settings.sort(),
      elapsedDates(
        texts.map(({ text }) => text),
        Date.now(),
      ),
    ]),
    fronts: Object.fromEntries(folders.map(({ slug, facts }) => [slug, facts])),
    reviews: Object.fromEntries(
      folders.map(({ slug, folder }) => [
        slug,
        fingerprint(root, [folder]) + stamps(`.build/assets/reviews/${slug}`),
      ]),
    ),
    rest: `${stamps('.build/static')} ${sourceDate(root).toISOString()}`,
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
