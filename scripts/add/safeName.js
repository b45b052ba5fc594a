/**
 * A name that every file system, shell and address takes.
 *
 * @param {string} name of a file, from anywhere
 */
export function safeName(name) {
  const plain = withoutAccents(name).slice(-100);
  const [, stem, ending] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(plain) ?? [];
  const safe = (stem ?? '').replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${safe || 'file'}${(ending ?? '').toLowerCase()}`;
}

/**
 * A name as the project's folders and addresses use it: small letters, digits and hyphens.
 *
 * @param {string} text
 */
export const slugOf = (text) =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** @param {string} text */
const withoutAccents = (text) => text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');

/**
 * A text from outside as a terminal may show it.
 *
 * @param {string} text
 */
export const shown = (text) =>
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '?');
