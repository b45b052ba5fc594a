/*
 * How Pagefind parts its words: a page of search loads the chunk whose range a word is in.
 */

/**
 * @typedef {import('./indexWords.js').Word} Word
 * @typedef {{ from: string, to: string, words: Word[] }} Chunk
 */

/** So many places fill a chunk. */
const full = 20000;

/**
 * @param {Word[]} words in their order
 * @returns {Chunk[]}
 */
export function chunksOf(words) {
  /** @type {Word[][]} */
  const chunks = [];
  let size = full;
  for (const word of words) {
    if (size >= full) {
      chunks.push([]);
      size = 0;
    }
    chunks[chunks.length - 1].push(word);
    size += sizeOf(word);
  }
  return narrowed(
    chunks.map((each) => ({ from: each[0].name, to: each[each.length - 1].name, words: each })),
  );
}

/** @param {Word} word */
const sizeOf = ({ runs, variants }) =>
  [...runs, ...variants.flatMap((variant) => variant.runs)].reduce(
    (sum, { pages, places }) => sum + places + pages,
    variants.length,
  );

/**
 * Ends of ranges as short as tells one from the next, so that the beginning of a word leads where it may go on.
 *
 * @param {Chunk[]} chunks
 */
function narrowed(chunks) {
  for (const [at, next] of chunks.slice(1).entries()) {
    const chunk = chunks[at];
    const [end, start] = [[...chunk.to], [...next.from]];
    const differing = start.findIndex((character, place) => character !== end[place]);
    const length = (differing < 0 ? start.length : differing) + 1;
    const short = end.slice(0, length).join('');
    if (Buffer.compare(Buffer.from(short), Buffer.from(chunk.from)) >= 0) chunk.to = short;
    next.from = start.slice(0, length).join('');
  }
  return chunks;
}
