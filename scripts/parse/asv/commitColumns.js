/**
 * The two commits below the head of a table of columns: `[3bfda9c6]  [bf719488]`, and their names where they have any, of which
 * one alone may be there.
 *
 * @param {string[]} lines the two below the head
 * @returns {string[]}
 */
export function commitColumns([hashes = '', names = '']) {
  const found = [...hashes.matchAll(/\[([\w^~.-]{1,60})\]/g)].map((match) => ({
    hash: match[1],
    at: match.index,
  }));
  const named = [...names.matchAll(/<([^<>]{1,120})>/g)].map((match) => ({
    name: match[1],
    at: match.index,
  }));
  return ['before', 'after'].map((side, place) => {
    const own = found[place];
    if (!own) return side;
    const name =
      named.length === found.length
        ? named[place]
        : named.find(({ at }) => found.every((each) => Math.abs(at - own.at) <= Math.abs(at - each.at)));
    return [name?.name, own.hash].filter(Boolean).join(' ');
  });
}
