/**
 * Line numbers of growing positions, in one pass over the text.
 *
 * @param {string} text
 */
export function lineCursor(text) {
  let line = 1;
  let at = text.indexOf('\n');
  return (/** @type {number} */ index) => {
    for (; at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
    return line;
  };
}

/**
 * Where JSON breaks, as the engine says it in words; at the end of the text where it does not.
 *
 * @param {unknown} error of `JSON.parse`
 * @param {string} text that it was given
 */
export const jsonBreak = (error, text) =>
  Number(/position (\d+)/.exec(/** @type {Error} */ (error).message)?.[1] ?? text.length);
