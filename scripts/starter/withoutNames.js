import { namelessContent } from '../add/fileContent.js';
import { anonymise, labelsFor } from '../add/privacy/anonymise.js';
import { distinctSecrets } from '../add/privacy/secrets.js';
import { InputError } from '../model/inputError.js';
import { bytesSource } from '../model/source.js';
import { parseSource } from '../parse/index.js';

/**
 * Files with labels in the place of the names of drives, machines and people, before anything else is made of them: what is called
 * after a file, or after what it measured, has no such names either.
 *
 * @param {import('./reviewFromFiles.js').GivenFile[]} given
 * @param {{ secretsOf: (file: import('./reviewFromFiles.js').GivenFile) => import('../add/privacy/secrets.js').Secret[],
 *   readers: readonly import('../model/parser.js').Parser[] }} how
 * @returns {Pick<import('./reviewFromFiles.js').StartedReview, 'left'> & { files: import('./reviewFromFiles.js').GivenFile[] }} `left`: what cannot be
 *   changed without changing its numbers
 */
export function withoutNames(given, { secretsOf, readers }) {
  const labels = labelsFor(distinctSecrets(given.flatMap(secretsOf)));
  if (labels.size === 0) return { files: given, left: [] };
  /** @type {import('./reviewFromFiles.js').StartedReview['left']} */
  const left = [];
  const files = given.flatMap((file) => {
    try {
      const { bytes, replaced } = namelessContent(file.bytes, { from: file.name, labels });
      const name = anonymise(file.name, labels);
      if (replaced.length === 0) return [{ ...file, name }];
      return [{ ...file, name, bytes, parsed: parseSource(bytesSource(name, bytes), { readers }) }];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      left.push({ file: file.name, problem: error.problem });
      return [];
    }
  });
  return { files, left };
}
