import { elapsedDates } from '../../content/elapsedDates.js';
import { readToml } from '../../content/toml.js';
import { openBuiltFiles } from '../../io/builtFiles.js';
import {
  fingerprint,
  openLook,
  programFingerprint,
  templateFingerprint,
  fileStamp,
} from '../../io/fingerprint.js';
import { namesIn } from '../../io/listFiles.js';
import {
  codePlaces,
  dataPlaces,
  hugoPlaces,
  readProjectFiles,
  readSettings,
  reviewFolders,
} from '../../io/projectFiles.js';
import { sourceDate } from '../../io/sourceDate.js';
import { programFolder } from '../../model/lib/program.js';
import { askingFolder } from '../../model/lib/referencePages.js';
import { hugoSays } from '../../setup/findHugo.js';
import { pageInputs, shownBy } from './pageInputs.js';

/** What of the environment Hugo heeds. */
const heeded = /^(?:HUGO|TZ$)/;

/** All but what lies in the folder of a review. */
const common = new RegExp(`^(?!${askingFolder})`);

/** Of that, all but what is of one product. */
const shared = new RegExp(`^(?!${askingFolder}|data/(?:raw/[^/]+/|products/[^/]+\\.toml$))`);

/**
 * One look at all that decides what is built: the project, and the program.
 *
 * @param {string} root of the project
 * @param {Parameters<typeof openLook>[1]} [ahead]
 */
export function lookAtInputs(root, ahead) {
  const project = openLook(root, ahead);
  const program = openLook(programFolder, ahead);
  let changes = 0;
  return {
    project,
    program,
    /** How often a look has found that something was changed. */
    changes: () => changes,
    again() {
      const looks = [project, program].map((look) => look.again());
      if (looks.includes(false)) changes++;
    },
  };
}

/**
 * A key that is made again only where something was changed.
 *
 * @param {InputLook} look
 * @param {() => string} make
 * @returns {() => string}
 */
export function keyWhileSame(look, make) {
  /** @type {{ changes: number, key: string } | null} */
  let last = null;
  return () => {
    const changes = look.changes();
    if (last?.changes !== changes) last = { changes, key: make() };
    return last.key;
  };
}

/** @typedef {ReturnType<typeof lookAtInputs>} InputLook */

/**
 * Keys of everything that decides what `.build/` becomes: what people wrote, what tools wrote, and the code.
 *
 * @param {string} root
 * @param {InputLook} [look]
 * @returns {import('./unchangedReviews.js').Inputs}
 */
export function dataInputs(root, { project, program } = lookAtInputs(root)) {
  const ids = productIds(root);
  return {
    common: [
      programFingerprint(undefined, program),
      project.fingerprint(dataPlaces, shared),
      // a review that names a product without a file may name one with a file tomorrow
      ids.join(' '),
    ].join('\n'),
    products: Object.fromEntries(
      ids.map((id) => [id, project.fingerprint([`data/products/${id}.toml`, `data/raw/${id}`])]),
    ),
    reviews: Object.fromEntries(
      reviewFolders(root).map(({ slug, folder }) => [slug, project.fingerprint([folder])]),
    ),
  };
}

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
const commonButData = new RegExp(`^(?!data/|${askingFolder})`);
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
 * @param {InputLook} [made.look]
 * @returns {import('./unchangedPages.js').PageInputs}
 */
export function siteInputs(
  root,
  { hugo, generated = '.build', built = openBuiltFiles(root), look = lookAtInputs(root) },
) {
  const settings = Object.entries(process.env).filter(([name]) => heeded.test(name));
  const { project, program } = look;
  const { texts } = readProjectFiles(root, project);
  const [assets, plain] = generatedFolders(generated);
  const made = built.keysBy(assets, shownBy);
  const ownMounts = readToml(readSettings(root)).value.module?.mounts;
  return {
    common: JSON.stringify([
      programFingerprint(undefined, program),
      templateFingerprint(program),
      project.fingerprint(hugoPlaces(root), ownMounts ? common : commonButData),
      made.common,
      hugoStamp(hugo),
      settings.sort(),
      elapsedDates(
        texts.map(({ text }) => text),
        Date.now(),
      ),
    ]),
    ...pageInputs(project, texts, made),
    rest: [project.fingerprint(['data'], dataOfAll), made.lists, built.keyOf([plain])].join(' '),
    date: String(sourceDate(root).getTime() / 1000),
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

/**
 * What tells one Hugo from another: what it says of itself. Where it lies, and when it was put there, changes no page.
 *
 * @param {string} hugo the program
 * @returns {string}
 */
export const hugoStamp = (hugo) => hugoSays(hugo) ?? fileStamp(hugo);
