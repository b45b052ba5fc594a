import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { gzipSync } from 'fflate';
import { decodeCbor, encodeCbor } from './cbor.js';
import { chunksOf } from './indexChunks.js';
import { packWords, readWords } from './indexWords.js';

/*
 * The files of Pagefind, read and written, so that pages of one index can stand in another. It has a file for each page, chunks of
 * words in alphabetical order, each word with its places in pages, and a list of all these.
 */

/**
 * @typedef {import('./indexWords.js').Word} Word
 * @typedef {import('./indexWords.js').Run} Run
 *
 * @typedef {ReadonlyMap<string, Buffer>} Files by path
 *
 * @typedef {object} IndexedPage
 * @property {{ url: string, word_count: number, filters: Record<string, string[]>, meta: Record<string, string> }} facts
 * @property {string} hash
 * @property {Buffer} file
 *
 * @typedef {object} SearchIndex
 * @property {string} language
 * @property {Record<string, any>} entry
 * @property {IndexedPage[]} pages in their order
 * @property {string[]} fields names of what pages have beside their text
 * @property {Map<string, Buffer>} chunks of words, by path
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
  const paths = chunks.map((/** @type {[string, string, string]} */ [, , name]) => chunkPath(name));
  const opened = new Map(paths.map((/** @type {string} */ path) => [path, open(path)]));
  return { language, entry, pages, fields, chunks: opened, files };
}

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
  const pack = (/** @type {(name: string) => string} */ pathOf, /** @type {Buffer} */ content) =>
    place(pathOf, hashOf(content), (path) => packed(content, last, path));
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
    chunks.map(({ from, to, words }) => [from, to, pack(chunkPath, packWords(words))]),
    filtersOf(pages).map(([name, values]) => [name, pack(filterPath, encodeCbor([name, values]))]),
    [],
    fields,
  ];
  const known = {
    ...entry.languages[language],
    hash: pack(metaPath, encodeCbor(meta)),
    page_count: pages.length,
  };
  files.set(entryFile, Buffer.from(JSON.stringify({ ...entry, languages: { [language]: known } })));
  return files;
}

/** Of a hash, so much is a name, as in Pagefind. */
const shortest = 7;

/**
 * @param {(SearchIndex | null)[]} indexes
 * @param {{ pages: IndexedPage[], fields: string[] }} site
 * @returns {Word[]} all that the pages have, in their order
 */
function joinedWords(indexes, { pages, fields }) {
  const all = indexes.map((index) => index && wordsOf(index, { pages, fields }));
  const names = sorted(new Set(all.flatMap((words) => [...(words?.keys() ?? [])])));
  return names.flatMap((name) => {
    const found = all.flatMap((words) => words?.get(name) ?? []);
    const runs = joined(found);
    const ofForms = found.flatMap(({ variants }) => variants);
    const variants = sorted(new Set(ofForms.map(({ form }) => form)))
      .map((form) => ({ form, runs: joined(ofForms.filter((each) => each.form === form)) }))
      .filter((each) => each.runs.length > 0)
      // by the page that has it first
      .sort((one, other) => one.runs[0].page - other.runs[0].page);
    return runs.length + variants.length > 0 ? [{ name, runs, variants }] : [];
  });
}

/**
 * @param {SearchIndex} index
 * @param {{ pages: IndexedPage[], fields: string[] }} site
 * @returns {Map<string, Word>} by name, as they are in the pages of the site
 */
function wordsOf({ pages: own, fields: ownFields, chunks }, { pages, fields }) {
  const isOwn = new Set(own);
  let stretch = 0;
  const placeOf = new Map(
    pages.map((page, number) => [page, { number, stretch: isOwn.has(page) ? stretch : stretch++ }]),
  );
  const places = own.map((page) => placeOf.get(page) ?? null);
  const fieldPlaces = ownFields.map((field) => fields.indexOf(field));
  const areSame = ownFields.join('\n') === fields.join('\n');
  const fieldOf = areSame ? null : (/** @type {number} */ field) => fieldPlaces[field];
  const words = [...chunks.values()].flatMap((chunk) => readWords(chunk, { places, fieldOf }));
  return new Map(words.map((word) => [word.name, word]));
}

/** @param {{ runs: Run[] }[]} found each in the order of pages, no two of one @returns {Run[]} likewise */
const joined = (found) => found.flatMap(({ runs }) => runs).sort((one, other) => one.page - other.page);

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
      for (const value of found) {
        const having = values.get(value);
        if (having) having.push(number);
        else values.set(value, [number]);
      }
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

/** @param {Buffer} content @param {SearchIndex | null} last may hold it packed @param {string} path */
function packed(content, last, path) {
  const known = last?.files.get(path);
  if (known && (last?.chunks.get(path) ?? unpack(known)).equals(content)) return known;
  return Buffer.from(gzipSync(Buffer.concat([mark, content]), { level: 9, mtime: 0 }));
}

/** @param {Files} files @param {string} path */
function fileAt(files, path) {
  const file = files.get(path);
  if (!file) throw new Error(`not in the search index: ${path}`);
  return file;
}

/** As Pagefind writes it, without a zero before a single digit. @param {Buffer} content */
const hashOf = (content) =>
  [...createHash('sha1').update(content).digest()].map((byte) => byte.toString(16)).join('');
