import { modelOf } from '../add/matchProduct.js';
import { slugOf } from '../add/safeName.js';
import { groupFiles } from '../results/inspect/inspectFiles.js';

/**
 * @typedef {import('../results/runs/pairRuns.js').ParsedFile} ParsedFile
 * @typedef {{ id: string, name: string, files: ParsedFile[] }} StartedProduct
 */

/** Longer ids make paths that some systems refuse. */
const longest = 48;

/**
 * A product for each group that the page shows, in their order: by the model that its files name, if no other group names the same,
 * else by the name of the group.
 *
 * @param {ParsedFile[]} files
 * @param {import('../results/inspect/inspectFiles.js').Grouping} grouping
 * @returns {StartedProduct[]}
 */
export function productsOfFiles(files, grouping) {
  const groups = groupFiles(files, grouping);
  const models = groups.map((group) => modelIn(group.files));
  /** @type {Set<string>} */
  const taken = new Set();
  return groups.map((group, at) => {
    const model = models[at];
    const isOnly = model !== null && models.filter((each) => each === model).length === 1;
    const own = nameOf(grouping === 'one' ? group.files[0].file : group.name);
    // a file that names its products is found by these names
    const name = group.subject ?? (isOnly ? model : own);
    return { id: freeId(name, taken, { longest, without: 'product' }), name, files: group.files };
  });
}

/** @param {ParsedFile[]} files */
function modelIn(files) {
  const models = new Set(files.flatMap(({ parsed }) => (parsed.device && modelOf(parsed.device)) ?? []));
  return models.size === 1 ? [...models][0] : null;
}

/** A file's name without its folders and its ending. @param {string} group */
const nameOf = (group) => group.replace(/^.*\//, '').replace(/(?:\.[a-z][a-z0-9]{0,4})+$/i, '') || group;

/**
 * An id of a name that no other has; numbered where one has it.
 *
 * @param {string} name
 * @param {Set<string>} taken grows by it
 * @param {{ longest: number, without: string }} how `without`: the id of a name without letters and digits
 */
export function freeId(name, taken, { longest, without }) {
  const base = slugOf(name).slice(0, longest).replace(/-+$/, '') || without;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
