import { lineCursor } from '../model/lib/lineCursor.js';

/**
 * What can be linked within a Markdown file, and what it links and shows.
 *
 * @typedef {{ level: number, address: string, line: number }} Heading
 * @typedef {{ address: string, file: string, line: number }} Address
 * @typedef {{ target: string, file: string, line: number }} Link
 * @typedef {{ src: string, said: string, line: number }} Picture
 */

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const ownAddress = /\{[^{}]*#([\w-]+)[^{}]*\}[ \t]*$/;

/** Each character can be read in one way alone, and pieces have their bounds: a text of open brackets takes no longer than another. */
const link =
  /(!?)\[((?:[^[\]\\!]|\\.|!(?!\[)|!?\[[^\]]{0,1000}\]){0,4000})\]\(\s{0,9}<?([^\s()<>]{1,4000})>?(?:\s{1,9}"[^"]{0,4000}")?\s{0,9}\)/g;

/** Characters of a line that may be a heading: nobody reads a longer one. */
const longestHeading = 1000;

/**
 * @param {string[]} lines of the file
 * @param {(line: number) => boolean} isProse whether a line, from 0, is neither front matter nor in a block
 * @param {string} file
 * @returns {{ headings: Heading[], addresses: Address[], links: Link[], pictures: Picture[] }}
 */
export function readLinks(lines, isProse, file) {
  /** @type {Heading[]} */
  const headings = [];
  /** @type {Address[]} */
  const addresses = [];
  lines.forEach((text, at) => {
    if (!isProse(at) || text.length > longestHeading) return;
    const own = ownAddress.exec(text);
    const [, marks, words] = heading.exec(own ? text.slice(0, own.index) : text) ?? [];
    if (!marks && !own) return;
    const address = own?.[1] ?? addressOf(words);
    if (marks) headings.push({ level: marks.length, address, line: at + 1 });
    addresses.push({ address, file, line: at + 1 });
  });
  const prose = lines.map((text, at) => (isProse(at) ? text.replace(/`+[^`]*`+/g, blank) : '')).join('\n');
  const lineOf = lineCursor(prose);
  const found = [...prose.matchAll(link)].map(({ 1: bang, 2: said, 3: target, index }) => ({
    ...{ bang, said, target, file },
    line: lineOf(index),
  }));
  return {
    headings,
    addresses,
    links: found.filter(({ bang }) => !bang).map(({ target, line }) => ({ target, file, line })),
    pictures: found.filter(({ bang }) => bang).map(({ target, said, line }) => ({ src: target, said, line })),
  };
}

/** As Hugo makes it of the words of a heading. @param {string} words */
function addressOf(words) {
  const plain = words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\{[<%].*?[%>]\}\}/g, '')
    .replace(/[`*~]/g, '');
  return plain
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** @param {string} text */
const blank = (text) => ' '.repeat(text.length);
