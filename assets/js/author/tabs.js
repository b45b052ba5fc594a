/*
 * The device chosen in one group of tabs is chosen in all of the page, and kept in its address as `?device=`.
 */

const choices = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('input.tab-choice')]);

/** @param {string} device */
function choose(device) {
  for (const choice of choices) if (choice.value === device) choice.checked = true;
}

/** @param {string} device */
function keep(device) {
  const address = new URL(location.href);
  address.searchParams.set('device', device);
  history.replaceState(history.state, '', address);
}

const asked = new URL(location.href).searchParams.get('device');
if (asked !== null) choose(asked);

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.classList.contains('tab-choice')) return;
  const before = target.getBoundingClientRect().top;
  choose(target.value);
  keep(target.value);
  // groups above may have grown: what was clicked stays where it was
  scrollBy(0, target.getBoundingClientRect().top - before);
});
