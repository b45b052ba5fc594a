import './followContents.js';
import { rememberAddress } from '../state/rememberAddress.js';

/* The list of formats, narrowed to the tools that have all words, and its contents with it; kept in the address. */
const field = /** @type {HTMLInputElement} */ (document.getElementById('format-field'));
const count = /** @type {HTMLElement} */ (document.querySelector('.format-count'));
const none = /** @type {HTMLElement} */ (document.querySelector('.format-none'));
const all = count.textContent ?? '';
const tools = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.format'))].map(
  (section) => {
    const id = CSS.escape(section.querySelector('h2')?.id ?? '');
    const links = [...document.querySelectorAll(`.contents a[href="#${id}"]`)];
    return {
      text: section.textContent?.toLowerCase() ?? '',
      formats: section.querySelectorAll('h3').length,
      parts: [section, ...links.map((link) => /** @type {HTMLElement} */ (link.parentElement))],
    };
  },
);
const formatCount = tools.reduce((sum, { formats }) => sum + formats, 0);

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', () => {
  narrow();
  const asked = new URLSearchParams({ q: field.value });
  rememberAddress(field.value.trim() ? `?${asked}` : location.pathname);
});
narrow();

function narrow() {
  // "latency" finds "latencies" too
  const words = field.value
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.{3})(?:ies|y)$/, ''));
  let left = 0;
  for (const { text, formats, parts } of tools) {
    const fits = words.every((word) => text.includes(word));
    for (const part of parts) part.hidden = !fits;
    left += fits ? formats : 0;
  }
  none.hidden = left > 0;
  count.textContent = left === formatCount ? all : `${left} of ${all}`;
}
