/*
 * How Pagefind parts its words: a page of search loads the chunk whose range a word is in.
 */

/**
 * @typedef {[further: number, inText: number[], inFields: number[]]} PackedPosting `further`: by how much the number of a page is more
 *   than that of the one before
 * @typedef {[word: string, postings: PackedPosting[], variants: [form: string, postings: PackedPosting[]][]]} PackedWord
 *
 * @typedef {{ from: string, to: string, words: PackedWord[] }} Chunk
 */

/** So many places fill a chunk. */
const full = 20000;

/**
 * @param {PackedWord[]} words in their order
 * @returns {Chunk[]}
 */
export function chunksOf(words) {
  /** @type {PackedWord[][]} */
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
  return narrowed(chunks.map((each) => ({ from: each[0][0], to: each[each.length - 1][0], words: each })));
}

/** @param {PackedWord} word */
const sizeOf = ([, postings, variants]) =>
  [...postings, ...variants.flatMap(([, own]) => own)].reduce(
    (sum, [, inText, inFields]) => sum + inText.length + inFields.length + 1,
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
