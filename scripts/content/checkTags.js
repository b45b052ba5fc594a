import { problem } from '../model/inputError.js';
import { isReserved, longest, placeOf } from './checkPageNames.js';

/**
 * A tag has a page with an address that its words make; two ways to write it that make the same are one page, which has the
 * name of one of them.
 *
 * @param {import('../model/project.js').Review[]} reviews
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkTags(reviews) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return reviews.flatMap(({ file, value, line }) => {
    const tags = /** @type {unknown[]} */ (Array.isArray(value.tags) ? value.tags : []);
    return tags.flatMap((tag, at) => {
      if (typeof tag !== 'string') return [];
      const place = placeOf({ file, line }, ['tags', at]);
      const address = tagAddress(tag);
      if (/[/\\]/.test(tag) || isReserved(address) || !/[\p{L}\p{N}]/u.test(address))
        return [problem(`a tag that is no address: ${tag}`, { ...place, hint: 'words, without a slash' })];
      if (address.length > longest)
        return [
          problem(`a tag of ${address.length} characters: ${tag}`, {
            ...place,
            hint: `at most ${longest}, as they are its address`,
          }),
        ];
      const known = first.get(address) ?? tag;
      first.set(address, known);
      if (known === tag) return [];
      const severity = /** @type {const} */ ('warning');
      const hint = `write it as elsewhere: ${known}`;
      return [problem(`one tag in two ways: ${tag}`, { ...place, severity, hint })];
    });
  });
}

/** The last part of the address of a tag's page, as Hugo makes it. @param {string} tag */
export const tagAddress = (tag) =>
  tag
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s._#+~@-]/gu, '')
    .trim()
    .replace(/[\s-]+/gu, '-');
