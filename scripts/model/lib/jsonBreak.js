/**
 * Where JSON breaks, as the engine says it in words; at the end of the text where it does not.
 *
 * @param {unknown} error of `JSON.parse`
 * @param {string} text that it was given
 */
export const jsonBreak = (error, text) =>
  Number(/position (\d+)/.exec(/** @type {Error} */ (error).message)?.[1] ?? text.length);
