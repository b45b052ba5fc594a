import { slugOf } from '../add/safeName.js';

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
