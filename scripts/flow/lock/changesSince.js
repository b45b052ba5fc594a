import { withoutCommas } from '../../model/quantity.js';

/**
 * What differs between a published review and what its page shows now.
 *
 * @typedef {import('./shownNumbers.js').Shown} Shown
 * @typedef {import('./lockNumbers.js').Lock} Lock
 * @typedef {import('./lockNumbers.js').Change} Change
 *
 * @typedef {object} Difference
 * @property {'changed' | 'gone' | 'file'} kind a number that changed, one that is no longer shown, a raw file that changed or is gone
 * @property {string} key of the number, or the path of the file
 * @property {Shown | null} shown where the number is shown now
 * @property {Shown | null} twin of a number that is gone: the only new one that reads the same
 * @property {Change} change
 */

/** @type {(list: { key: string }[]) => Set<string>} */
const keysOf = (list) => new Set(list.map(({ key }) => key));

/**
 * @param {Lock} lock
 * @param {{ numbers: Shown[], sources: Record<string, string> }} now
 * @returns {Difference[]}
 */
export function changesSince(lock, { numbers: shown, sources }) {
  if (!lock.sources) return changesByText(lock, shown);
  const there = keysOf(shown);
  const fresh = shown.filter(({ key }) => !Object.hasOwn(lock.numbers, key));
  const accepted = (/** @type {Shown} */ { key, text }) =>
    isSame(text, lock.numbers[key]) || isSame(text, lock.other?.numbers[key]);
  return [
    ...shown
      .filter((each) => Object.hasOwn(lock.numbers, each.key) && !accepted(each))
      .map((each) => changed(each, lock.numbers[each.key])),
    ...Object.entries(lock.numbers)
      .filter(([key]) => !there.has(key))
      .map(([key, text]) => gone(key, text, fresh)),
    ...Object.entries(lock.sources).flatMap(([path, sha256]) =>
      fileChange(path, [sha256, sources[path]], lock),
    ),
  ];
}

/**
 * Locks of earlier versions hold thousands as their makers group them.
 *
 * @param {string} text
 * @param {string} [locked]
 */
const isSame = (text, locked) => locked !== undefined && (text === locked || text === withoutCommas(locked));

/**
 * @param {Shown} shown
 * @param {string} from
 * @returns {Difference}
 */
const changed = (shown, from) => ({
  kind: 'changed',
  key: shown.key,
  shown,
  twin: null,
  change: { what: shown.what, from, to: shown.text },
});

/**
 * @param {string} key
 * @param {string} from
 * @param {Shown[]} fresh numbers that the lock does not know
 * @returns {Difference}
 */
function gone(key, from, fresh) {
  const alike = fresh.filter(({ text }) => text === from);
  const twin = alike.length === 1 ? alike[0] : null;
  return { kind: 'gone', key, shown: null, twin, change: { what: key, from, to: twin ? twin.text : null } };
}

/**
 * @param {string} path
 * @param {[string, string | undefined]} hashes as published, and now
 * @param {Lock} lock
 * @returns {Difference[]}
 */
function fileChange(path, [was, is], { other }) {
  if (was === is || (is !== undefined && other?.sources?.[path] === is)) return [];
  const short = (/** @type {string} */ sha256) => `SHA-256 ${sha256.slice(0, 12)}`;
  const change = { what: path, from: short(was), to: is === undefined ? null : short(is) };
  return [{ kind: 'file', key: path, shown: null, twin: null, change }];
}

/**
 * A lock of the first form named numbers of charts and sentences by their place: those are looked for by their text alone.
 *
 * @param {Lock} lock
 * @param {Shown[]} shown
 * @returns {Difference[]}
 */
function changesByText({ numbers }, shown) {
  const texts = new Set(shown.flatMap(({ text, said = text }) => [text, text.replace(/ \(.*$/, ''), said]));
  const byKey = new Map(shown.map((each) => [each.key, each]));
  return Object.entries(numbers).flatMap(([key, text]) => {
    const now = byKey.get(key);
    if (now) return isSame(now.text, text) ? [] : [changed(now, text)];
    return texts.has(text) ? [] : [gone(key, text, [])];
  });
}
