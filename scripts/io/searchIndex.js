import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { gzipSync } from 'fflate';
import { decodeCbor, encodeCbor } from './cbor.js';
import { chunksOf } from './indexChunks.js';

/*
 * The files of Pagefind, read and written, so that pages of one index can stand in another. It has a file for each page, chunks of
 * words in alphabetical order, each word with its places in pages, and a list of all these.
 */

/**
 * @typedef {import('./indexChunks.js').PackedWord} PackedWord
 *
 * @typedef {ReadonlyMap<string, Buffer>} Files by path
 *
 * @typedef {object} IndexedPage
 * @property {{ url: string, word_count: number, filters: Record<string, string[]>, meta: Record<string, string> }} facts
 * @property {string} hash
 * @property {Buffer} file
 *
 * @typedef {{ page: IndexedPage, inText: number[], inFields: (number | string)[] }} Posting where a page has a word; a field is named
 *   before its places
 * @typedef {{ postings: Posting[], variants: Map<string, Posting[]> }} Word `variants`: with accents
 *
 * @typedef {object} SearchIndex
 * @property {string} language
 * @property {Record<string, any>} entry
 * @property {IndexedPage[]} pages in their order
 * @property {Map<string, Word>} words
 * @property {Files} files
 */

const entryFile = 'pagefind-entry.json';
const metaPath = (/** @type {string} */ name) => `pagefind.${name}.pf_meta`;
const pagePath = (/** @type {string} */ name) => `fragment/${name}.pf_fragment`;
const chunkPath = (/** @type {string} */ name) => `index/${name}.pf_index`;
const filterPath = (/** @type {string} */ name) => `filter/${name}.pf_filter`;

/** What is of pages; everything else is Pagefind's program. */
const isOfPages = /(?:\.pf_\w+|-entry\.json)$/;

/**
 * @param {Files} files
 * @returns {SearchIndex | null} `null` where its pages are not of one language: each has an index of its own
 */
export function readIndex(files) {
  const entry = JSON.parse(String(files.get(entryFile)));
  const languages = Object.entries(entry.languages);
  if (languages.length !== 1) return null;
  const [[language, { hash }]] = languages;
  const open = (/** @type {string} */ path) => unpack(fileAt(files, path));
  const [, named, chunks, , , fields] = decodeCbor(open(metaPath(hash)));
  const pages = named.map((/** @type {[string]} */ [name]) => {
    const file = fileAt(files, pagePath(name));
    const text = unpack(file);
    return { facts: JSON.parse(text.toString()), hash: hashOf(text), file };
  });
  const read = postingsOf(pages, fields);
  /** @type {SearchIndex['words']} */
  const words = new Map();
  for (const [, , name] of chunks)
    for (const [word, postings, variants] of decodeCbor(open(chunkPath(name)))[0])
      words.set(word, {
        postings: read(postings),
        variants: new Map(variants.map((/** @type {[string, any]} */ [form, of]) => [form, read(of)])),
      });
  return { language, entry, pages, words, files };
}

/**
 * @param {IndexedPage[]} pages
 * @param {string[]} fields names of what pages have beside their text
 * @returns {(packed: [number, number[], number[]][]) => Posting[]}
 */
const postingsOf = (pages, fields) => (packed) => {
  let number = 0;
  return packed.map(([further, inText, inFields]) => {
    number += further;
    return {
      page: pages[number],
      inText,
      inFields: inFields.map((each) => (each < 0 ? fields[-1 - each] : each)),
    };
  });
};

/**
 * Makes one index of pages that two have.
 *
 * @param {{ last: SearchIndex | null, fresh: SearchIndex | null }} indexes one at least; `last`: as this function wrote it
 * @param {IndexedPage[]} pages in their order
 * @returns {Map<string, Buffer>} its files
 */
export function writeIndex({ last, fresh }, pages) {
  const { language, entry, files: all } = /** @type {SearchIndex} */ (fresh ?? last);
  const files = new Map([...all].filter(([path]) => !isOfPages.test(path)));
  const place = (
    /** @type {(name: string) => string} */ pathOf,
    /** @type {string} */ hash,
    /** @type {(path: string) => Buffer} */ fileFor,
  ) => {
    let length = shortest;
    const name = () => `${language}_${hash.slice(0, length)}`;
    while (files.has(pathOf(name()))) length++;
    files.set(pathOf(name()), fileFor(pathOf(name())));
    return name();
  };
  const pack = (
    /** @type {(name: string) => string} */ pathOf,
    /** @type {import('./cbor.js').Cbor} */ of,
  ) => {
    const content = encodeCbor(of);
    return place(pathOf, hashOf(content), (path) => packed(content, last?.files.get(path)));
  };
  const listed = pages.map(({ facts, hash, file }) => [
    place(pagePath, hash, () => file),
    facts.word_count,
    '',
  ]);
  const fields = sorted(new Set(pages.flatMap(({ facts }) => Object.keys(facts.meta))));
  const chunks = chunksOf(joinedWords([last, fresh], { pages, fields }));
  const meta = [
    entry.version,
    listed,
    chunks.map(({ from, to, words }) => [from, to, pack(chunkPath, [words])]),
    filtersOf(pages).map(([name, values]) => [name, pack(filterPath, [name, values])]),
    [],
    fields,
  ];
  const known = { ...entry.languages[language], hash: pack(metaPath, meta), page_count: pages.length };
  files.set(entryFile, Buffer.from(JSON.stringify({ ...entry, languages: { [language]: known } })));
  return files;
}

/** Of a hash, so much is a name, as in Pagefind. */
const shortest = 7;

/**
 * @param {(SearchIndex | null)[]} indexes
 * @param {{ pages: IndexedPage[], fields: string[] }} site
 * @returns {PackedWord[]} all that the pages have, in their order
 */
function joinedWords(indexes, { pages, fields }) {
  const packPostings = packerOf(pages, fields);
  const all = indexes.map((index) => index?.words ?? new Map());
  const names = sorted(new Set(all.flatMap((words) => [...words.keys()])));
  return names.flatMap((name) => {
    const found = all.flatMap((words) => words.get(name) ?? []);
    const postings = packPostings(found.flatMap((word) => word.postings));
    const forms = new Set(found.flatMap(({ variants }) => [...variants.keys()]));
    const variants = sorted(forms)
      .map((form) => {
        const own = packPostings(found.flatMap((word) => word.variants.get(form) ?? []));
        return /** @type {PackedWord[2][number]} */ ([form, own]);
      })
      .filter(([, own]) => own.length > 0)
      // by the page that has it first
      .sort(([, [[one]]], [, [[other]]]) => one - other);
    return postings.length + variants.length > 0
      ? [/** @type {PackedWord} */ ([name, postings, variants])]
      : [];
  });
}

/**
 * @param {IndexedPage[]} pages
 * @param {string[]} fields
 * @returns {(postings: Posting[]) => import('./indexChunks.js').PackedPosting[]} those of the pages alone
 */
function packerOf(pages, fields) {
  const numbers = new Map(pages.map((page, number) => [page, number]));
  const places = new Map(fields.map((field, place) => [field, -1 - place]));
  const numberOf = (/** @type {Posting} */ { page }) => numbers.get(page) ?? -1;
  return (postings) => {
    let last = 0;
    return postings
      .filter(({ page }) => numbers.has(page))
      .sort((one, other) => numberOf(one) - numberOf(other))
      .map((posting) => {
        const further = numberOf(posting) - last;
        last += further;
        const inFields = posting.inFields.map(
          (each) => places.get(/** @type {string} */ (each)) ?? Number(each),
        );
        return [further, posting.inText, inFields];
      });
  };
}

/**
 * @param {IndexedPage[]} pages
 * @returns {[filter: string, values: [value: string, pages: number[]][]][]}
 */
function filtersOf(pages) {
  /** @type {Map<string, Map<string, number[]>>} */
  const filters = new Map();
  for (const [number, { facts }] of pages.entries())
    for (const [filter, found] of Object.entries(facts.filters)) {
      const values = filters.get(filter) ?? new Map();
      filters.set(filter, values);
      for (const value of found) values.set(value, [...(values.get(value) ?? []), number]);
    }
  return sorted(filters.keys()).map((filter) => {
    const values = /** @type {Map<string, number[]>} */ (filters.get(filter));
    return [filter, sorted(values.keys()).map((value) => [value, values.get(value) ?? []])];
  });
}

/** In the order of their bytes, which Pagefind looks words up by. @param {Iterable<string>} texts */
const sorted = (texts) =>
  [...texts]
    .map((text) => Buffer.from(text))
    .sort(Buffer.compare)
    .map(String);

/** Stands before everything that is packed. */
const mark = Buffer.from('pagefind_dcd');

/** @param {Buffer} file */
const unpack = (file) => gunzipSync(file).subarray(mark.length);

/** @param {Buffer} content @param {Buffer} [known] may be the same, packed before */
const packed = (content, known) =>
  known && unpack(known).equals(content)
    ? known
    : Buffer.from(gzipSync(Buffer.concat([mark, content]), { level: 9, mtime: 0 }));

/** @param {Files} files @param {string} path */
function fileAt(files, path) {
  const file = files.get(path);
  if (!file) throw new Error(`not in the search index: ${path}`);
  return file;
}

/** As Pagefind writes it, without a zero before a single digit. @param {Buffer} content */
const hashOf = (content) =>
  [...createHash('sha1').update(content).digest()].map((byte) => byte.toString(16)).join('');
