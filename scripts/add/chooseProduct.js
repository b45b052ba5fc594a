import { isStorageTool } from './toolKinds.js';
import { matchProduct } from './matchProduct.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./importCandidate.js').Level} Level
 * @typedef {import('./matchProduct.js').KnownProduct} KnownProduct
 * @typedef {{ product: string, asked?: undefined } | { product?: undefined, asked: Asked }} Choice
 * @typedef {{ level: Level, reason: string, choices: string[] }} Asked what a folder leaves open
 */

const packed = /(?:\.tar)?\.(?:zip|tar|tgz|gz|zst)$/i;

/** A folder's name as a hint, without the ending of an archive. @param {Level} level */
export const hintOf = ({ name }) => slugOf(name.replace(packed, ''));

/** `my-ssd` of `My SSD run 2.txt`. @param {ImportCandidate} candidate */
const fileHint = ({ name }) =>
  slugOf(name.replace(/\.[^.]*$/, '').replace(/[\s_-]*(?:run)?[\s_-]*\d+$/i, ''));

/**
 * Tells which product each file is about: what the file itself says, else what lies beside it in the nearest folder,
 * else the name of a folder around it.
 *
 * @param {ImportCandidate[]} candidates
 * @param {KnownProduct[]} products
 * @returns {(candidate: ImportCandidate) => Choice}
 */
export function productChooser(candidates, products) {
  const known = new Set(products.map(({ id }) => id));
  const said = saidByFolder(candidates, { products });
  // a processor or a graphics card is no answer to what drive it was
  const saidOfDrives = saidByFolder(candidates, { products, speaks: ({ tool }) => isStorageTool(tool) });
  return (candidate) => {
    const named = [fileHint(candidate), ...candidate.levels.map(hintOf)].find((hint) => known.has(hint));
    const heard = isStorageTool(candidate.tool) ? saidOfDrives : said;
    const { level, ids: all } = nearest(candidate, { said: heard, products });
    // whoever calls a folder like a product knows more than files that name a part of the machine
    const ids = named ? all.filter((id) => known.has(id)) : all;
    if (ids.length !== 1 && named === fileHint(candidate)) return { product: named };
    if (ids.length > 1) return { asked: { level, reason: 'several products are named there', choices: ids } };
    const [id] = ids;
    if (id && named && id !== named && known.has(id)) {
      const reason = `its files name ${id}, a folder around them ${named}`;
      return { asked: { level, reason, choices: [id, named] } };
    }
    if (id && (known.has(id) || !named)) return { product: id };
    if (named) return { product: named };
    const reason = 'nothing beside them names a product (smartctl --json -x DEVICE > smartctl.json does)';
    return { asked: { level: candidate.levels[0], reason, choices: [...known] } };
  };
}

/**
 * @param {ImportCandidate} candidate
 * @param {{ said: Map<string, Set<string>>, products: KnownProduct[] }} context
 * @returns {{ level: Level, ids: string[] }}
 */
function nearest(candidate, { said, products }) {
  const own = idsIn(candidate, products);
  if (own.length > 0) return { level: candidate.levels[0], ids: own };
  const level = candidate.levels.find(({ path }) => said.has(path)) ?? candidate.levels[0];
  return { level, ids: [...(said.get(level.path) ?? [])] };
}

/**
 * @param {ImportCandidate} candidate
 * @param {KnownProduct[]} products
 */
export function idsIn({ product }, products) {
  if (!product) return [];
  const { ids, proposed } = matchProduct(product, products);
  return proposed ? [proposed] : ids;
}

/**
 * What the files of each folder name. A folder that holds nothing but such files, like `smart/`, speaks for the one around it.
 *
 * @param {ImportCandidate[]} candidates
 * @param {{ products: KnownProduct[], speaks?: (candidate: ImportCandidate) => boolean }} how `speaks`: whose names count, all of them by default
 */
function saidByFolder(candidates, { products, speaks = () => true }) {
  const withRuns = new Set(
    candidates
      .filter(({ kind }) => kind === 'result' || kind === 'log' || kind === 'table')
      .flatMap(({ levels }) => levels.map(({ path }) => path)),
  );
  /** @type {Map<string, Set<string>>} */
  const said = new Map();
  for (const candidate of candidates) {
    const ids = candidate.kind === 'table' || !speaks(candidate) ? [] : idsIn(candidate, products);
    if (ids.length === 0) continue;
    const lone = candidate.levels.findIndex(({ path }) => withRuns.has(path));
    for (const { path } of candidate.levels.slice(
      0,
      (lone === -1 ? candidate.levels.length - 1 : lone) + 1,
    )) {
      said.set(path, new Set([...(said.get(path) ?? []), ...ids]));
    }
  }
  return said;
}
