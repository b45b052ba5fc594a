import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { pathText, valueText } from '../model/lib/pathText.js';

/**
 * A name that must exist elsewhere.
 *
 * @param {import('../model/project.js').HandWritten | import('../model/project.js').Review} from
 * @param {(string | number)[]} path
 * @param {{ what: string, known: Iterable<string> }} target
 */
export function checkName(from, path, { what, known }) {
  const name = path.reduce((/** @type {any} */ value, key) => value?.[key], from.value);
  const names = [...known];
  if (name === undefined || names.includes(name)) return [];
  const place = {
    file: from.file,
    line: from.line(path),
    path: pathText(path),
    hint: didYouMean(valueText(name), names, what === 'methodology' ? 'methodologies' : `${what}s`),
  };
  return [problem(`unknown ${what}: ${valueText(name)}`, place)];
}
