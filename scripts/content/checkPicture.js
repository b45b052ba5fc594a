import sax from 'sax';
import { problem } from '../model/inputError.js';

/**
 * Drawings that lie beside a review are published as they are, at an address of their own: whoever opens one there runs what is in
 * it, with the rights of the site.
 */
const actors = new Set([
  'script',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'form',
  'meta',
  'link',
  'base',
]);

/** As browsers read an address: blanks and control characters do not count. */
const runs = /^(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|gif|webp)[;,]|font\/))/i;
const script = /^(?:javascript|vbscript):/i;
const carried = /^(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i;
const fetched = /@import|url\(\s*['"]?(?!#|data:(?:image|font)\/|['")])/i;
const plainCode = /encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1["'])/i;

const hint = 'save it as a plain SVG: shapes and words, with the pictures in it, and no scripts';

/**
 * @param {string} text of an SVG
 * @param {string} file
 * @returns {import('../model/inputError.js').Problem[]} at most one, the first
 */
export function checkPicture(text, file) {
  const parser = sax.parser(true, {});
  /** @type {string | null} */
  let found = null;
  let line = 1;
  const say = (/** @type {string | null} */ what) => {
    if (!what || found) return;
    found = what;
    line = parser.line + 1;
  };
  parser.onerror = (error) => {
    say(`a drawing that is damaged: ${error.message.split('\n')[0].toLowerCase()}`);
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    if (actors.has(localName(name))) say(`a drawing that runs or fetches: <${name}>`);
    for (const [key, value] of Object.entries(attributes)) say(unfitAttribute(name, key, String(value)));
  };
  parser.ontext = parser.oncdata = (part) => say(fetched.test(part) ? fetches(part) : null);
  parser.ondoctype = (part) => say(/<!ENTITY/i.test(part) ? 'a drawing with entities of its own' : null);
  parser.onprocessinginstruction = ({ name, body }) =>
    say(
      name === 'xml-stylesheet' || plainCode.test(body)
        ? `a drawing that browsers read in another way: ${name} ${body}`
        : null,
    );
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return found ? [problem(found, { file, line, hint })] : [];
}

/** @param {string} name */
const localName = (name) => (name.split(':').at(-1) ?? name).toLowerCase();

/**
 * @param {string} element
 * @param {string} key
 * @param {string} value
 * @returns {string | null}
 */
function unfitAttribute(element, key, value) {
  const name = localName(key);
  const address = value.replaceAll(/[\u0000-\u0020]/g, '');
  if (/^on/.test(name)) return `a drawing that runs: ${key}`;
  // an animation sets one of several
  if (runs.test(address) || address.split(';').some((each) => script.test(each)))
    return `a drawing that runs: ${key}="${value.slice(0, 60)}"`;
  if (fetched.test(value)) return fetches(value);
  const isLink = localName(element) === 'a' && /^(?:https?:\/\/|mailto:)/i.test(address);
  return ['href', 'src'].includes(name) && address && !isLink && !carried.test(address)
    ? fetches(value)
    : null;
}

/** @param {string} text */
const fetches = (text) => `a drawing that fetches: ${text.trim().slice(0, 60)}`;
