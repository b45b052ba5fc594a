/** Before what a link of this page holds, see `shareFiles.js`. */
export const linkKey = 'files=';

/**
 * @param {string} hash of an address
 * @returns {{ name: string, file: Blob }[]} the archive that it holds, or none
 */
export function filesInLink(hash) {
  const text = hash.replace(/^#/, '');
  const packed = text.slice(linkKey.length);
  if (!text.startsWith(linkKey) || !/^[\w-]{1,2000000}$/.test(packed)) return [];
  // a cut link may end within a byte, which `atob` refuses; whoever unpacks the archive says that it is damaged
  const whole = packed.length % 4 === 1 ? packed.slice(0, -1) : packed;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return [{ name: 'link.zip', file: new Blob([bytes]) }];
}
