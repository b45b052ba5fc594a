import { cborReader, cborWriter } from './cbor.js';

/*
 * The words of a search index, each with its places in pages. Most of an index are these places, and those of a page are the same in every
 * index: they stay packed.
 */

/**
 * @typedef {object} Run the places of a word in one page or in several, between which no page comes from another index
 * @property {number} page the number of the first one
 * @property {number} last of the last one
 * @property {number} pages how many have the word
 * @property {number} places how many they are in all
 * @property {Buffer} bytes that hold them: behind the number of the first page
 * @property {number} from
 * @property {number} to
 *
 * @typedef {{ name: string, runs: Run[], variants: { form: string, runs: Run[] }[] }} Word `variants`: with accents
 *
 * @typedef {{ number: number, stretch: number }} Place of a page among all; pages of one index that follow each other are of one stretch
 *
 * @typedef {object} Placing
 * @property {(Place | null)[]} places of the pages of an index, by the numbers that they have there
 * @property {((field: number) => number) | null} fieldOf the place of a field in the list of fields, by that it had; `null` where all have theirs
 */

/**
 * @param {Buffer} chunk of an index
 * @param {Placing} placing
 * @returns {Word[]} as they are in the pages that have a place
 */
export function readWords(chunk, { places, fieldOf }) {
  const reader = cborReader(chunk);
  const readRuns = () => {
    /** @type {Run[]} */
    const runs = [];
    let stretch = -1;
    let number = 0;
    for (let left = reader.list(); left > 0; left--) {
      reader.list();
      const further = reader.number();
      number += further;
      const from = reader.at();
      const count = reader.numbers() + reader.numbers();
      const place = places[number];
      const run = place?.stretch === stretch && !fieldOf ? runs.at(-1) : undefined;
      stretch = place?.stretch ?? -1;
      if (!place) continue;
      const page = place.number;
      if (run && page - run.last === further) {
        Object.assign(run, { last: page, pages: run.pages + 1, places: run.places + count, to: reader.at() });
        continue;
      }
      const own = { page, last: page, pages: 1, places: count, bytes: chunk, from, to: reader.at() };
      runs.push(fieldOf ? withFields(own, fieldOf) : own);
    }
    return runs;
  };
  const several = (/** @type {() => any} */ read) => Array.from({ length: reader.list() }, read);
  reader.list();
  return several(() => {
    reader.list();
    const name = reader.text();
    const runs = readRuns();
    const variants = several(() => {
      reader.list();
      return { form: reader.text(), runs: readRuns() };
    });
    return { name, runs, variants };
  });
}

/**
 * A field is named before its places, by a number below zero.
 *
 * @param {Run} run of one page
 * @param {NonNullable<Placing['fieldOf']>} fieldOf
 * @returns {Run}
 */
function withFields({ bytes, from, to, ...run }, fieldOf) {
  const reader = cborReader(bytes.subarray(from, to));
  const writer = cborWriter();
  writer.value(reader.value());
  const inFields = /** @type {number[]} */ (reader.value());
  writer.value(inFields.map((each) => (each < 0 ? -1 - fieldOf(-1 - each) : each)));
  const written = writer.written();
  return { ...run, bytes: written, from: 0, to: written.length };
}

/**
 * @param {Word[]} words
 * @returns {Buffer} a chunk
 */
export function packWords(words) {
  const writer = cborWriter();
  const pack = (/** @type {Run[]} */ runs) => {
    let before = 0;
    writer.list(runs.reduce((sum, { pages }) => sum + pages, 0));
    for (const { page, last, bytes, from, to } of runs) {
      writer.list(3);
      writer.value(page - before);
      writer.packed(bytes, from, to);
      before = last;
    }
  };
  writer.list(1);
  writer.list(words.length);
  for (const { name, runs, variants } of words) {
    writer.list(3);
    writer.value(name);
    pack(runs);
    writer.list(variants.length);
    for (const { form, runs: own } of variants) {
      writer.list(2);
      writer.value(form);
      pack(own);
    }
  }
  return writer.written();
}
