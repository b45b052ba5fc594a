/**
 * The words of the program under names that no theme has.
 *
 * @param {string} text assets/i18n/en.toml
 */
export const guestWords = (text) => text.replaceAll(key, '$1benchfolio-$2');

/** The forms of a plural are names of Hugo's. */
const key = /^(\[?)(?!(?:zero|one|two|few|many|other)\b)([\w-]+)(?=\s*[=\]])/gm;
