/** Before what a link of this page holds, see `shareFiles.js`. */
export const linkKey = 'files=';

/**
 * @param {string} hash of an address
 * @returns {{ name: string, file: Blob }[]} the archive that it holds, or none
 */
export function filesInLink(hash) {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(linkKey) || !/^[\w-]{1,2000000}$/.test(text.slice(linkKey.length))) return [];
  const binary = atob(text.slice(linkKey.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return [{ name: 'link.zip', file: new Blob([bytes]) }];
}
