/*
 * "/" goes to the search: to its field where there is one, else to its page.
 */
const place = /** @type {HTMLElement | null} */ (document.querySelector('script[data-search]'))?.dataset
  .search;

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  const field = document.getElementById('search-field');
  if (field) field.focus();
  else if (place) location.assign(place);
});

/** @param {EventTarget | null} target */
function isTyping(target) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
