import { didYouMean } from '../model/lib/nearest.js';
import { InputError } from '../model/inputError.js';
import { kinds } from './kinds/index.js';

/** @typedef {import('../model/chartData.js').ChartKind} ChartKind */

/** Code that was fetched, as the browser's own modules are: kinds are drawn by functions that cannot wait. @type {Map<string, ChartKind>} */
const loaded = new Map();

/**
 * Kinds are loaded before they are asked for: all of them in the build, in a page those of its charts. Names that no kind has are
 * left to `chartKind`.
 *
 * @param {Iterable<string>} [names]
 * @returns {Promise<ChartKind[]>} in the order of the names
 */
export async function loadKinds(names = Object.keys(kinds)) {
  const known = [...new Set(names)].filter((name) => Object.hasOwn(kinds, name));
  const files = await Promise.all(known.map((name) => kinds[name]()));
  const found = files.flatMap(Object.values);
  for (const kind of found) loaded.set(kind.kind, kind);
  return found;
}

/**
 * @param {string} name as in a chart block
 * @returns {ChartKind}
 */
export function chartKind(name) {
  const found = loaded.get(name);
  if (found) return found;
  throw new InputError(`unknown chart kind: ${name}`, {
    path: 'kind',
    hint: didYouMean(name, Object.keys(kinds), 'kinds'),
  });
}
