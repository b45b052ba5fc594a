import { parameterValue } from '../text/namedParameters.js';

/**
 * `group/function/20` is `group/function` with the input 20. Only a number is known to be an input: the text of a name does
 * not say which of its parts is one.
 *
 * @param {string} id
 */
export function splitId(id) {
  const match = /^(.{1,1000})\/(-?\d{1,15}(?:\.\d{1,12})?)$/.exec(id);
  const input = match ? parameterValue(match[2]) : null;
  return match && typeof input === 'number'
    ? { test: match[1], parameters: { input } }
    : { test: id, parameters: undefined };
}
