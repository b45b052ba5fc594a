import { InputError } from '../../model/inputError.js';
import { decimalMark } from './decimalNumber.js';

/**
 * The decimal mark of a file, settled by its numbers; `null` where none of them tells.
 *
 * @param {Iterable<string>} numbers
 * @returns {import('./decimalNumber.js').DecimalMark | null}
 * @throws {InputError} where they contradict each other
 */
export function settledMark(numbers) {
  try {
    return decimalMark(numbers);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(error.message, { hint: 'write all numbers of the file in one way' });
  }
}
