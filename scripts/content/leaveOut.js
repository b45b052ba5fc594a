/**
 * A document without what is wrong in it. A list with a wrong item goes whole: what stays has the places it had.
 *
 * @param {any} value of a TOML document; tables have no prototype
 * @param {(string | number)[][]} paths each of at least one key
 * @returns {any} a copy
 */
export function leaveOut(value, paths) {
  if (Array.isArray(value)) return value.map((item, at) => leaveOut(item, below(paths, at)));
  if (typeof value !== 'object' || value === null) return value;
  const gone = new Set(paths.filter((path) => ends(path)).map(([key]) => String(key)));
  const copy = Object.create(null);
  for (const [key, each] of Object.entries(value)) {
    if (!gone.has(key)) copy[key] = leaveOut(each, below(paths, key));
  }
  return copy;
}

/** Whether what is wrong is the value of the first key itself: also where it is an item of a list. @param {(string | number)[]} path */
const ends = ([, ...rest]) => rest.length === 0 || (rest.length === 1 && typeof rest[0] === 'number');

/** @param {(string | number)[][]} paths @param {string | number} key */
const below = (paths, key) =>
  paths
    .filter(([first, ...rest]) => String(first) === String(key) && rest.length > 0)
    .map(([, ...rest]) => rest);
