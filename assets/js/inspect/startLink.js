/** Before what a link of this page holds, see `shareFiles.js`. */
export const linkKey = 'files=';

/**
 * Opens the files of the link that the page was opened by, and makes one of those that are shown.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.button
 * @param {HTMLElement} parts.status
 * @param {() => void} parts.pack asks for the link
 * @param {(files: { name: string, file: Blob }[]) => void} parts.open
 * @returns {(link: string | null) => Promise<void>} takes it, `null` where it would be too long
 */
export function startLink({ button, status, pack, open }) {
  const follow = () => {
    const linked = filesInLink(location.hash);
    if (linked.length > 0) open(linked);
  };
  button.addEventListener('click', pack);
  addEventListener('hashchange', follow);
  follow();
  return async (link) => {
    if (link === null) {
      status.textContent = 'These files are too long for a link: send the files themselves.';
      return;
    }
    history.replaceState(null, '', `#${link}`);
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    const where = copied ? 'The link is copied' : 'The link is in the address bar';
    status.textContent = `${where}. It holds the files, with labels in place of the names of machines and people; spreadsheets stay as they are.`;
  };
}

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
