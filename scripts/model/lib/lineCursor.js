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
