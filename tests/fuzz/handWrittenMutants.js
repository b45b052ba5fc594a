import { parseTOML } from 'toml-eslint-parser';

/**
 * Damaged copies of what people write by hand, the same for the same seed: values of another kind, keys of another name, pieces
 * that are missing, doubled or cut.
 *
 * @typedef {import('../parsers/mutants.js').Random} Random
 * @typedef {{ text: string, what: string }} Mutant
 * @typedef {{ from: number, to: number, kind: 'key' | 'value' | 'pair' | 'word' }} Piece of a text
 */

/** Values as TOML. JSON and shortcodes are given those that they can hold. */
export const hostileValues = [
  ...[
    '""',
    '" "',
    '"x"',
    '"../x"',
    '"/etc/passwd"',
    '"constructor"',
    '"__proto__"',
    '"A B"',
    '"nothing-known"',
  ],
  ...[
    '"javascript:alert(1)"',
    '"<b>"',
    '"\\u0000"',
    '"1e999 %"',
    '"-5 GB"',
    '"0 B"',
    '"NaN"',
    `"${'x'.repeat(300)}"`,
  ],
  ...[
    '0',
    '-1',
    '1',
    '99',
    '1.5',
    '1e300',
    '-1e300',
    '1e999',
    'inf',
    'nan',
    '1000000000',
    '9007199254740993',
  ],
  ...[
    'true',
    'false',
    '2026-02-30',
    '2026-11-21',
    '07:00:00',
    '[]',
    '[1]',
    '[""]',
    '["x", "x"]',
    '[[1]]',
    '{}',
    '{ x = 1 }',
  ],
  ...['[{}]', '[{ x = 1 }]', '[true]'],
];

const hostileKeys = [
  'x',
  '"A B"',
  '""',
  '"../x"',
  '__proto__',
  'constructor',
  'toString',
  '"a.b"',
  '1',
  '"é"',
];

/**
 * A copy with one thing changed.
 *
 * @param {string} path
 * @param {string} text
 * @param {Random} random
 * @returns {Mutant}
 */
export function mutate(path, text, random) {
  const pieces = piecesOf(path, text);
  const [choice] = pick(
    [...Array.from({ length: 9 }, () => 'piece'), 'raw'].map((each) => [each]),
    random,
  );
  if (choice === 'raw' || pieces.length === 0) return rawMutant(text, random);
  return pieceMutant(text, pick(pieces, random), random);
}

/** @template T @param {T[]} list @param {Random} random @returns {T} */
const pick = (list, random) => list[random.below(list.length)];

/**
 * @param {string} text
 * @param {Piece} piece
 * @param {Random} random
 * @returns {Mutant}
 */
function pieceMutant(text, piece, random) {
  const old = text.slice(piece.from, piece.to);
  const put = (/** @type {string} */ by) => ({
    text: text.slice(0, piece.from) + by + text.slice(piece.to),
    what: `${piece.kind} ${JSON.stringify(old.slice(0, 60))} -> ${JSON.stringify(by.slice(0, 60))}`,
  });
  if (piece.kind === 'key') return put(pick(hostileKeys, random));
  if (piece.kind === 'pair') return put(random.below(2) === 0 ? '' : `${old}\n${old}`);
  if (piece.kind === 'word')
    return put(pick(['', `${old} ${old}`, 'nothing', ...hostileValues.map(bare)], random));
  return put(pick(hostileValues, random));
}

/** A value as a word within quotes. @param {string} value */
const bare = (value) => value.replace(/[\\"]/g, '');

/**
 * @param {string} text
 * @param {Random} random
 * @returns {Mutant}
 */
function rawMutant(text, random) {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  /** @type {Mutant[]} */
  const made = [
    { text: lines.toSpliced(at, 1).join('\n'), what: `line ${at + 1} is missing` },
    { text: lines.toSpliced(at, 0, lines[at]).join('\n'), what: `line ${at + 1} is doubled` },
    { text: text.slice(0, random.below(text.length)), what: 'cut' },
    { text: lines.toSpliced(at, 0, '```').join('\n'), what: `a fence before line ${at + 1}` },
    { text: text.replaceAll('\n', '\r\n'), what: 'line ends of Windows' },
    { text: `\uFEFF${text}`, what: 'a mark of the byte order' },
    { text: text.slice(0, at) + '\u0000\uFFFD{{<' + text.slice(at), what: `noise at ${at}` },
    { text: '', what: 'empty' },
  ];
  return pick(made, random);
}

const fenced = /^```(chart|vega-lite)[^\n]*\n([^]*?)^```$/gm;
const shortcode = /\{\{<\s*[a-z][\w-]*([^>]*)>\}\}/g;

/**
 * @param {string} path
 * @param {string} text
 * @returns {Piece[]}
 */
export function piecesOf(path, text) {
  if (path.endsWith('.toml')) return tomlPieces(text, 0);
  if (!path.endsWith('.md')) return [];
  const front = /^\+\+\+\n([^]*?)\n\+\+\+\n/.exec(text);
  const blocks = [...text.matchAll(fenced)].flatMap(({ 1: kind, 2: body, 0: whole, index }) => {
    const start = index + whole.indexOf(body);
    if (kind === 'chart') return tomlPieces(body, start);
    const end = body.indexOf('\n+++\n');
    return [
      ...tomlPieces(body.slice(4, end), start + 4),
      ...jsonPieces(body.slice(end + 5), start + end + 5),
    ];
  });
  const words = [...text.matchAll(shortcode)].flatMap(({ 0: whole, 1: rest, index }) => {
    const start = index + whole.indexOf(rest);
    return [...rest.matchAll(/[^\s"=]+/g)].map((word) => ({
      from: start + word.index,
      to: start + word.index + word[0].length,
      kind: /** @type {const} */ ('word'),
    }));
  });
  return [...(front ? tomlPieces(front[1], 4) : []), ...blocks, ...words];
}

/** @param {string} text @param {number} start of it in the file @returns {Piece[]} */
function tomlPieces(text, start) {
  /** @type {Piece[]} */
  const pieces = [];
  const add = (
    /** @type {{ range: [number, number] }} */ { range: [from, to] },
    /** @type {Piece['kind']} */ kind,
  ) => pieces.push({ from: start + from, to: start + to, kind });
  const visit = (/** @type {any} */ node) => {
    if (node.type === 'TOMLTable') add(node.key, 'key');
    if (node.type === 'TOMLKeyValue') {
      add(node.key, 'key');
      add(node, 'pair');
      add(node.value, 'value');
      visit(node.value);
    }
    if (node.type === 'TOMLArray')
      for (const element of node.elements) {
        add(element, 'value');
        visit(element);
      }
    for (const each of node.body ?? []) visit(each);
  };
  try {
    visit(parseTOML(text).body[0]);
  } catch {
    return [];
  }
  return pieces;
}

/** @param {string} text @param {number} start @returns {Piece[]} */
function jsonPieces(text, start) {
  const values = /(?<=[:[,]\s*)(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.eE+-]*|true|false|null)/g;
  const keys = /"(?:[^"\\]|\\.)*"(?=\s*:)/g;
  const pieces = (/** @type {RegExp} */ form, /** @type {Piece['kind']} */ kind) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({
      from: start + index,
      to: start + index + found.length,
      kind,
    }));
  return [...pieces(values, 'value'), ...pieces(keys, 'value')];
}
