import sax from 'sax';
import { InputError } from '../../model/inputError.js';

const deepest = 64;
const most = 400_000;
const strayDeclaration = /<!(?!--|\[CDATA\[|DOCTYPE\s|ENTITY\s|ELEMENT\s|ATTLIST\s|NOTATION\s)/i;

/**
 * @typedef {object} XmlNode
 * @property {string} name
 * @property {Map<string, string>} attributes
 * @property {XmlNode[]} children
 * @property {string} text
 * @property {number} line
 */

/**
 * A small XML document as a tree. Entities of its own and external ones are not followed.
 *
 * @param {string} text
 * @param {string} hint what to do where it is damaged
 * @returns {XmlNode}
 * @throws {InputError} where it is no well-formed XML
 */
export function xmlTree(text, hint) {
  const parser = sax.parser(true, { trim: true });
  /** @type {XmlNode[]} */
  const open = [{ name: '', attributes: new Map(), children: [], text: '', line: 1 }];
  const refuse = (/** @type {string} */ message) => {
    throw new InputError(message, { line: parser.line + 1, hint });
  };
  let count = 0;
  parser.onerror = (error) => refuse(`damaged XML: ${error.message.split('\n')[0].toLowerCase()}`);
  parser.onopentag = ({ name, attributes }) => {
    count += 1;
    if (open.length > deepest || count > most)
      refuse(`XML too large: element ${count}, ${open.length} levels deep`);
    const pairs = Object.entries(attributes).map(
      ([key, value]) => /** @type {[string, string]} */ ([key, String(value)]),
    );
    const node = { name, attributes: new Map(pairs), children: [], text: '', line: parser.line + 1 };
    open[open.length - 1].children.push(node);
    open.push(node);
  };
  parser.ontext = (part) => void (open[open.length - 1].text += part);
  parser.onclosetag = () => void open.pop();
  // The parser takes the square of their length for declarations that are none.
  const wrong = strayDeclaration.exec(text);
  if (wrong) {
    const line = text.slice(0, wrong.index).split('\n').length;
    throw new InputError('damaged XML: a declaration that is none', { line, hint });
  }
  parser.write(text).close();
  return open[0].children[0] ?? refuse('empty XML');
}

/**
 * @param {XmlNode | undefined} node
 * @param {...string} path names, from child to child
 * @returns {XmlNode | undefined} the first of that name at each step
 */
export const xmlChild = (node, ...path) =>
  path.reduce(
    (/** @type {XmlNode | undefined} */ at, name) => at?.children.find((child) => child.name === name),
    node,
  );

/**
 * @param {XmlNode | undefined} node
 * @param {string} name
 */
export const xmlChildren = (node, name) => node?.children.filter((child) => child.name === name) ?? [];
