import { deserialize, serialize } from 'node:v8';
import { readToml } from '../../content/toml.js';
import { vocabularyKey } from '../../model/vocabulary/index.js';
import { withoutPrototype } from './withoutPrototype.js';

/** @typedef {ReturnType<typeof import('../../content/checkSchema.js').readSound>} Sound */

/**
 * Reads a file of data that no earlier build has read and found sound. One with problems is read again, as they name its lines.
 *
 * @param {import('../../io/cache.js').Cache} cache
 * @returns {(text: string, file: string, read: () => Sound) => Sound}
 */
export const cachedData = (cache) => (text, file, read) => {
  /** @type {Sound | null} */
  let anew = null;
  const bytes = cache.bytes('text', [file, vocabularyKey(), text].join('\n'), () => {
    anew = read();
    return serialize(anew.problems.length > 0 ? null : anew.toml.value);
  });
  const value = anew ? null : deserialize(bytes);
  if (value === null) return anew ?? read();
  return {
    toml: { value: withoutPrototype(value), line: (path) => readToml(text).line(path) },
    problems: [],
    sound: true,
  };
};
