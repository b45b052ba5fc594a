import { element } from '../controls/element.js';

/**
 * What is typed, between backticks, as code. Where a hint names the page of formats, the way to it: the foot of every page has its address.
 *
 * @param {string} line
 */
export function linkFormats(line) {
  const page = /** @type {HTMLAnchorElement | null} */ (
    document.querySelector('footer a[href$="/formats/"]')
  );
  const [before, ...after] = line.split('formats/');
  if (!page || after.length === 0)
    return line.split('`').map((part, at) => (at % 2 ? element('code', {}, [part]) : part));
  return [
    before,
    element('a', { href: page.href }, [page.textContent?.trim() || 'formats']),
    after.join('formats/'),
  ];
}
