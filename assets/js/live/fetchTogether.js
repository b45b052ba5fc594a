/**
 * All that a script is made of, at once: else a browser learns of the rest when the first part is there.
 *
 * @param {string[]} names
 */
export function fetchTogether(names) {
  for (const name of new Set(names)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(name, import.meta.url).href;
    document.head.append(link);
  }
}
