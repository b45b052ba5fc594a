/** What readers of a file in another encoding would see in place of its letters. */
const lost = '\uFFFD';

export const notUtf8 = {
  message: 'not UTF-8: a character is lost',
  hint: 'save the file as UTF-8',
};

/**
 * The first line of a text that was not written in UTF-8.
 *
 * @param {string} text
 * @returns {number | null}
 */
export function unreadableLine(text) {
  const at = text.indexOf(lost);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}
