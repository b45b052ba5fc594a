import { InputError } from '../../model/inputError.js';
import { xmlChild } from '../shared/xmlTree.js';

/** @typedef {import('../shared/xmlTree.js').XmlNode} XmlNode */

export const hint = 'run diskspd again with -Rxml and keep the whole of its output';

/**
 * @param {XmlNode | undefined} node
 * @param {string} name of a child in milliseconds
 * @returns {number | null} in seconds, null where it is missing or "N/A"
 */
export function seconds(node, name) {
  const text = xmlChild(node, name)?.text;
  return text === undefined || text === 'N/A'
    ? null
    : Number(`${finite(text, { path: name, line: node?.line ?? 1 })}e-3`);
}

/**
 * @param {XmlNode | undefined} node
 * @param {string} name
 * @returns {number | null} null where the child is missing
 */
export function number(node, name) {
  const child = xmlChild(node, name);
  return child ? finite(child.text, { path: name, line: child.line }) : null;
}

/**
 * @param {XmlNode} node
 * @param {string} name
 */
export function required(node, name) {
  const value = number(node, name);
  if (value !== null) return value;
  throw new InputError(`<${node.name}> without <${name}>`, {
    line: node.line,
    path: `${node.name}.${name}`,
    hint,
  });
}

/**
 * @param {string} text
 * @param {{ path: string, line: number }} place
 */
export function finite(text, { path, line }) {
  if (/^\d{1,20}(?:\.\d+)?$/.test(text.trim())) return Number(text);
  throw new InputError(`not a number: ${text.slice(0, 40) || 'nothing'}`, { path, line, hint });
}
