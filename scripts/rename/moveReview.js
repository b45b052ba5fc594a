import { changeMarkdown } from './changeMarkdown.js';
import { changeTexts, escaped } from './changeTexts.js';
import { withAliases } from './withAliases.js';

/**
 * A review in another folder, and so at another address: its folder, and the links to it.
 *
 * @param {{ from: string, to: string }} names
 * @returns {import('./index.js').Renaming}
 */
export function moveReview({ from, to }) {
  const inAddress = new RegExp(`((?:^|/)(?:reviews|charts)/)${escaped(from)}(?=[/#?"]|$)`, 'g');
  const link = (/** @type {string} */ address) => address.replaceAll(inAddress, `$1${to}`);
  const changes = {
    frontMatter: (/** @type {string} */ text) => text,
    block: (/** @type {string} */ text) => text,
    spec: (/** @type {string} */ text) => text,
    // ref and relref
    shortcode: (/** @type {string} */ text) => text.replaceAll(/"[^"]*"/g, link),
    link,
  };

  /** @param {import('./index.js').Written} written */
  function changed({ path, text }) {
    if (path === 'config.toml') return changeTexts(text, link);
    if (!path.endsWith('.md')) return text;
    const linked = changeMarkdown(text, changes);
    if (path !== `content/reviews/${from}/index.md`) return linked;
    // nobody has seen the address of a draft
    if (/^draft\s*=\s*true/m.test(front.exec(linked)?.[2] ?? '')) return linked;
    return linked.replace(
      front,
      (_, begin, toml, end) => begin + withAliases(toml, { add: from, drop: to }) + end,
    );
  }
  return { changed, moves: [{ from: `content/reviews/${from}`, to: `content/reviews/${to}` }] };
}

const front = /^(\+\+\+[ \t]*\r?\n)([^]*?)(^\+\+\+)/m;
