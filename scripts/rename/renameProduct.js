import { changeMarkdown } from './changeMarkdown.js';
import { changeTexts, escaped, wordPattern } from './changeTexts.js';
import { withAliases } from './withAliases.js';

/**
 * A product under another name: its file, its raw files, and all that names it. Sentences stay as they are.
 *
 * @param {{ from: string, to: string }} names
 * @returns {import('./index.js').Renaming}
 */
export function renameProduct({ from, to }) {
  const file = `data/products/${from}.toml`;
  const word = new RegExp(wordPattern(from), 'g');
  const inAddress = new RegExp(`(/(?:products|raw)/)${escaped(from)}(?=[/#?]|$)`);
  const named = (/** @type {string} */ text, /** @type {(string | number)[]} */ path) =>
    text === from && path.some((key) => keys.has(String(key))) ? to : text;
  const inQuery = (/** @type {string} */ query) => query.replaceAll(word, to);
  const inTable = (/** @type {string} */ query) =>
    query.replaceAll(item, (_, label, asked) => label + inQuery(asked));
  const changes = {
    frontMatter: named,
    block: named,
    spec: (/** @type {string} */ text) =>
      text.replaceAll(new RegExp(`(["'])${escaped(from)}\\1`, 'g'), `$1${to}$1`),
    shortcode: (/** @type {string} */ text) => {
      const change = table.test(text) ? inTable : inQuery;
      return text.replaceAll(argument, (whole, name = '', value) =>
        name === '' || naming.has(name) ? name + change(value) : whole,
      );
    },
    link: (/** @type {string} */ address) => address.replace(inAddress, `$1${to}`),
  };

  /** @param {import('./index.js').Written} written */
  function changed({ path, text }) {
    if (path === file) return withAliases(text, { add: from, drop: to });
    if (path.endsWith('/published.json')) return inLock(text, word, { from, to });
    if (path.endsWith('.md')) return changeMarkdown(text, changes);
    return path === 'config.toml' ? changeTexts(text, (each) => each.replace(inAddress, `$1${to}`)) : text;
  }
  return {
    changed,
    moves: [
      { from: file, to: `data/products/${to}.toml` },
      { from: `data/raw/${from}`, to: `data/raw/${to}` },
    ],
  };
}

/** Keys of front matter and chart blocks that name products. */
const keys = new Set(['product', 'products', 'subject']);

/** Arguments of shortcodes that do; what has no name is a query. */
const naming = new Set(['product=', 'products=', 'recommended=', 'alternative=', 'avoid=']);
const argument = /([\w-]+=)?("(?:[^"\\]|\\.)*"|`[^`]*`|(?<==)[\w.-]+)/g;

/** The queries of a table, each with the words above it, which are the author's: `Small reads = random-read latency; ...`. */
const table = /^\{\{[<%]\s*(?:results|glance)\b/;
const item = /((?:^|;)[^;=]*=|)([^;=]*)/g;

/**
 * The lock of a review, whose keys say what each number means, and whose sources are paths.
 *
 * @param {string} text
 * @param {RegExp} word
 * @param {{ from: string, to: string }} names
 */
function inLock(text, word, { from, to }) {
  const lock = JSON.parse(text);
  const renamed = (/** @type {Record<string, string> | null | undefined} */ table) =>
    table &&
    Object.fromEntries(
      Object.entries(table)
        .map(([key, value]) => /** @type {const} */ ([key.replaceAll(word, to), value]))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const inPath = (/** @type {string} */ path) =>
    path.startsWith(`data/raw/${from}/`) ? path.replace(from, to) : path;
  const updates = lock.updates?.map((/** @type {any} */ update) => ({
    ...update,
    changes: update.changes?.map((/** @type {any} */ change) => ({ ...change, what: inPath(change.what) })),
  }));
  const next = { ...lock, numbers: renamed(lock.numbers), sources: renamed(lock.sources), updates };
  return JSON.stringify(next) === JSON.stringify(lock) ? text : `${JSON.stringify(next, null, 1)}\n`;
}
