import { changeTexts } from './changeTexts.js';

/**
 * What may be changed in a Markdown file without touching a sentence.
 *
 * @typedef {object} Changes
 * @property {import('./changeTexts.js').Change} frontMatter
 * @property {import('./changeTexts.js').Change} block what a chart block says in TOML
 * @property {(text: string) => string} spec what a `vega-lite` block says in JSON
 * @property {(text: string) => string} shortcode from `{{<` to `>}}`
 * @property {(address: string) => string} link
 */

const front = /^\+\+\+[ \t]*\r?\n([^]*?)^\+\+\+/m;
const fence = /^( {0,3}(`{3,}|~{3,})[ \t]*(chart|vega-lite)\b.*\n)([^]*?)(?=^ {0,3}\2)/gm;
const header = /^(\s*\+\+\+[ \t]*\r?\n)([^]*?)(^\+\+\+)/m;
const shortcode = /\{\{[<%][^]*?[>%]\}\}/g;
const link = /(\]\(\s*<?|^\[[^\]]+\]:\s*|(?:href|src)=["'])([^\s)>"']+)/gm;

/**
 * @param {string} text
 * @param {Changes} changes
 * @returns {string}
 */
export function changeMarkdown(text, changes) {
  const toml = (/** @type {string} */ body, /** @type {number} */ index, change = changes.block) =>
    changeTexts(body, change, text.slice(0, index).split('\n').length + 1);
  const written = text
    .replaceAll(fence, (...match) => {
      const [, opening, , language, body, index] = match;
      if (language === 'chart') return opening + toml(body, index);
      const [whole, begin = '', said = '', end = ''] = header.exec(body) ?? [''];
      return opening + begin + toml(said, index + 1) + end + changes.spec(body.slice(whole.length));
    })
    .replaceAll(shortcode, changes.shortcode)
    .replaceAll(link, (_, before, address) => before + changes.link(address));
  return written.replace(front, (whole, body) => {
    if (!text.startsWith('+++')) return whole;
    return whole.replace(body, () => toml(body, 0, changes.frontMatter));
  });
}
