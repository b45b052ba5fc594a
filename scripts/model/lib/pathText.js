/**
 * A place in a document as people write it: `references[0].value`, `specs."Sequential read"` without the quotes.
 *
 * @param {readonly (string | number)[]} path numbers are places in lists
 * @returns {string}
 */
export const pathText = (path) =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`)).join('');

/**
 * A value as a complaint shows it: text as it is, all else as it is written.
 *
 * @param {unknown} value
 * @returns {string}
 */
export const valueText = (value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
