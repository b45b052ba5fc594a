/**
 * The words that all names of a family have, in the order of the first: siblings may go by different makers.
 *
 * @param {string[]} names
 */
export function sharedName(names) {
  if (names.length === 1) return names[0];
  const others = names.slice(1).map((name) => name.split(' '));
  const shared = names[0]
    .split(' ')
    .filter((word) => !/^(?:[KMGT]i?B|\d+)$/.test(word) && others.every((words) => words.includes(word)));
  return shared.join(' ').replace(/[,;]$/, '') || names.join(', ');
}
