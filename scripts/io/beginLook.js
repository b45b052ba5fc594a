import { programFolder } from '../model/lib/program.js';
import { hashRecord } from './builtFiles.js';
import { programPlaces } from './fingerprint.js';
import { lookAhead } from './lookAhead.js';
import { dataPlaces, hugoPlaces } from './projectFiles.js';

/**
 * Begins to look at all that decides what is built, before the code that asks for it is loaded. Of few files, to begin the thread takes
 * as long as to look at them.
 *
 * @param {string} root of the project
 * @returns {import('./lookAhead.js').Ahead} for `build`, which goes on with what earlier builds have left
 */
export function beginLook(root) {
  const ahead = lookAhead(hashRecord(root));
  ahead.begin(programFolder, programPlaces);
  ahead.begin(root, [...dataPlaces, ...hugoPlaces(root)]);
  return ahead;
}
