import { rememberAddress } from '../state/rememberAddress.js';

/*
 * The product chosen in one group of tabs is chosen in all of the page, and kept in its address as `?product=`.
 */

const choices = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('input.tab-choice')]);

/** @param {string} product */
function choose(product) {
  for (const choice of choices) if (choice.value === product) choice.checked = true;
}

/** @param {string} product */
function keep(product) {
  const address = new URL(location.href);
  address.searchParams.set('product', product);
  rememberAddress(address.href);
}

const asked = new URL(location.href).searchParams.get('product');
if (asked !== null) choose(asked);

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.classList.contains('tab-choice')) return;
  const before = target.getBoundingClientRect().top;
  choose(target.value);
  keep(target.value);
  // groups above may have grown: what was clicked stays where it was
  scrollBy(0, target.getBoundingClientRect().top - before);
});
