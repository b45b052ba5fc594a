import { checkReferences } from '../content/checkReferences.js';
import { readProject } from '../content/readProject.js';
import { addressPattern } from '../content/schemas/values.js';
import { InputError, formatProblem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { isReference } from '../model/lib/referencePages.js';
import { moveReview } from './moveReview.js';
import { renameProduct } from './renameProduct.js';

/**
 * @typedef {{ path: string, text: string }} Written a file that people wrote, by its path in the blog
 * @typedef {{ from: string, to: string }} Move of a file or a folder
 *
 * @typedef {object} Renaming
 * @property {(written: Written) => string} changed the text of a file that stands where it stood
 * @property {Move[]} moves of what is there, after the texts are written
 *
 * @typedef {object} Kind of what can be renamed
 * @property {string} what
 * @property {(project: import('../model/project.js').Project) => string[]} known
 * @property {(name: string) => string} place where it is
 * @property {(names: { from: string, to: string }) => Renaming} rename
 */

/** @type {Readonly<Record<'product' | 'review', Kind>>} */
export const kinds = Object.freeze({
  product: {
    what: 'product',
    known: ({ products }) => [...products.keys()],
    place: (name) => `data/products/${name}.toml`,
    rename: renameProduct,
  },
  review: {
    what: 'review',
    known: ({ reviews }) => reviews.map(({ slug }) => slug).filter((slug) => !isReference(slug)),
    place: (name) => `content/reviews/${name}`,
    rename: moveReview,
  },
});

/**
 * What to write and to move so that something has another name. Nothing is written here.
 *
 * @param {Kind} kind
 * @param {{ from: string, to: string }} names
 * @param {{ texts: Written[], settings: string, raw: string[] }} files of the blog
 * @returns {{ texts: Written[], moves: Move[] }} `texts` at their old places
 * @throws {InputError}
 */
export function planRenaming(kind, names, { texts, settings, raw }) {
  const before = readProject(texts);
  checkNames(kind, names, before);
  const { changed, moves } = kind.rename(names);
  const paths = [...texts.map(({ path }) => path), ...raw];
  const due = moves.filter(({ from }) => paths.some((path) => isIn(path, from)));
  checkPlaces(due, paths);
  const all = [{ path: 'config.toml', text: settings }, ...texts];
  const fresh = all.map((written) => ({ ...written, text: changedText(written, changed) }));
  checkOutcome({ texts, raw }, { texts: fresh, raw }, due);
  const old = new Map(all.map(({ path, text }) => [path, text]));
  return { texts: fresh.filter(({ path, text }) => old.get(path) !== text), moves: due };
}

/** @param {Kind} kind @param {{ from: string, to: string }} names @param {import('../model/project.js').Project} project */
function checkNames({ what, known, place }, { from, to }, project) {
  const names = known(project);
  if (!names.includes(from))
    throw new InputError(`unknown ${what}: ${from}`, { hint: didYouMean(from, names, `${what}s`) });
  if (!addressPattern.test(to))
    throw new InputError(`a name that is no address: ${to}`, {
      hint: 'small letters, digits and hyphens, as my-ssd-2',
    });
  if (from === to) throw new InputError(`both names are ${to}`, { hint: 'choose another name' });
  if (names.includes(to))
    throw new InputError(`there is a ${what} of this name: ${to}`, {
      file: place(to),
      hint: 'choose another name, or remove that one first',
    });
  const review = project.reviews.find(({ slug }) => slug === from);
  if (what === 'review' && review?.value.slug !== undefined)
    throw new InputError(
      `the address of this review is not that of its folder: slug = "${review.value.slug}"`,
      {
        file: review.file,
        line: review.line(['slug']),
        hint: 'change that line, and add the old address to aliases',
      },
    );
  for (const name of what === 'product' ? [from, to] : []) {
    const other = otherUse(name, project);
    if (!other) continue;
    throw new InputError(`a test or a campaign has this name: ${name}`, {
      file: other.file,
      hint: 'queries name both, and could not tell them apart: choose another name, or rename that one first',
    });
  }
}

/**
 * A test or a campaign of the same name, which queries may mean.
 *
 * @param {string} name
 * @param {import('../model/project.js').Project} project
 */
const otherUse = (name, { methodologies, campaigns }) =>
  [...methodologies.values()].find(({ value }) => Object.hasOwn(value.tests ?? {}, name)) ??
  campaigns.find(({ campaign }) => campaign === name);

/** @param {Move[]} moves @param {string[]} paths */
function checkPlaces(moves, paths) {
  for (const { from, to } of moves) {
    const taken = paths.find((path) => isIn(path, to));
    if (taken)
      throw new InputError(`the place is taken: ${to}`, {
        file: taken,
        hint: `${from} would go there: choose another name, or move that away first`,
      });
  }
}

/** @param {string} path @param {string} place a file, or a folder */
const isIn = (path, place) => path === place || path.startsWith(`${place}/`);

/** @param {Written} written @param {Renaming['changed']} changed */
function changedText(written, changed) {
  try {
    return changed(written);
  } catch (cause) {
    if (cause instanceof InputError)
      throw new InputError(cause.message, { ...cause.problem, file: written.path, cause });
    if (!(cause instanceof SyntaxError)) throw cause;
    const hint = 'correct it first, or take it back from version control';
    throw new InputError(`cannot be read: ${cause.message}`, { file: written.path, hint, cause });
  }
}

/**
 * A new name must not make a new mistake.
 *
 * @param {{ texts: Written[], raw: string[] }} before
 * @param {{ texts: Written[], raw: string[] }} after at the old places
 * @param {Move[]} moves
 */
function checkOutcome(before, after, moves) {
  const moved = (/** @type {string} */ path) => {
    const move = moves.find(({ from }) => isIn(path, from));
    return move ? move.to + path.slice(move.from.length) : path;
  };
  const known = new Set(
    problemsOf(before).map((each) => formatProblem({ ...each, file: moved(each.file ?? '') })),
  );
  const fresh = problemsOf({
    texts: after.texts.map(({ path, text }) => ({ path: moved(path), text })),
    raw: after.raw.map(moved),
  }).filter((each) => !known.has(formatProblem(each)));
  const [first] = fresh.filter(({ severity }) => severity === 'error');
  if (first) throw new InputError(first.message, first);
}

/** @param {{ texts: Written[], raw: string[] }} files */
function problemsOf({ texts, raw }) {
  const project = readProject(texts);
  const folders = new Set(
    raw
      .map((path) => path.split('/'))
      .flatMap((parts) => (parts.length > 5 ? [parts.slice(2, 5).join('/')] : [])),
  );
  return [...project.problems, ...checkReferences(project, [...folders])];
}
