import { errorNames } from './jobDoubts.js';

/** What is said of a job that went on after errors. @param {{ test: string, total: number, first: number }} errors */
export function errorWords({ test, total, first }) {
  const name = errorNames[first] ? ` (${errorNames[first]})` : '';
  return `${test}: ${total} I/O ${total === 1 ? 'error' : 'errors'}, the first was ${first}${name}: failed I/Os count as done, the numbers are no fair result`;
}
