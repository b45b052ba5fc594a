/**
 * The lock of a review, `published.json`. Version control leaves both sides in it where two people published at a time: both
 * are read, and `npm run publish` writes one that keeps the updates of both.
 *
 * @typedef {import('../flow/lock/lockNumbers.js').Lock} Lock
 */

const markers = /^(?:<{7}|={7}|>{7})(?: |$)/m;
const begin = /^<{7}(?: |$)/;
const base = /^\|{7}(?: |$)/;
const middle = /^={7}$/;
const end = /^>{7}(?: |$)/;

/**
 * @param {string} text
 * @returns {Lock}
 * @throws {SyntaxError}
 */
export function readLock(text) {
  if (!markers.test(text)) return readSide(text);
  const [ours, theirs] = sidesOf(text).map(readSide);
  return {
    numbers: { ...theirs.numbers, ...ours.numbers },
    sources: { ...theirs.sources, ...ours.sources },
    updates: union(ours.updates, theirs.updates),
    archive: { ...theirs.archive, ...ours.archive },
    other: { numbers: theirs.numbers, sources: theirs.sources },
  };
}

/** @param {string} text @returns {Lock} */
function readSide(text) {
  const { numbers, sources = null, updates, archive = {} } = JSON.parse(text) ?? {};
  if (typeof numbers !== 'object' || numbers === null || !Array.isArray(updates))
    throw new SyntaxError('it holds no numbers or no updates');
  return { numbers, sources, updates, archive };
}

/**
 * The text of each side: what stands between the markers belongs to one of them, all else to both.
 *
 * @param {string} text
 * @returns {[string, string]}
 */
function sidesOf(text) {
  /** @type {[string[], string[]]} */
  const sides = [[], []];
  let within = /** @type {'both' | 'ours' | 'base' | 'theirs'} */ ('both');
  for (const line of text.split('\n')) {
    if (begin.test(line)) within = 'ours';
    else if (within !== 'both' && base.test(line)) within = 'base';
    else if (within !== 'both' && middle.test(line)) within = 'theirs';
    else if (end.test(line)) within = 'both';
    else {
      if (within === 'both' || within === 'ours') sides[0].push(line);
      if (within === 'both' || within === 'theirs') sides[1].push(line);
    }
  }
  return [sides[0].join('\n'), sides[1].join('\n')];
}

/**
 * @param {Lock['updates']} ours
 * @param {Lock['updates']} theirs
 */
function union(ours, theirs) {
  const known = new Set(ours.map((each) => JSON.stringify(each)));
  const all = [...ours, ...theirs.filter((each) => !known.has(JSON.stringify(each)))];
  return all.sort(byDate);
}

/** The oldest first. @param {{ date: string }} a @param {{ date: string }} b */
export const byDate = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
