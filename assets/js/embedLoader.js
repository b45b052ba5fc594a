/*
 * A page to embed names its charts and holds none of them: this takes them out of the review, which has them all, and then makes them
 * answer as they do there. Where that fails, the pictures are shown that readers without scripts see.
 */

const main = /** @type {HTMLElement} */ (document.querySelector('main.embed'));
const figures = /** @type {HTMLElement[]} */ ([...main.querySelectorAll('.embed > figure')]);
/** The one that the address names is the only one shown. */
const named = figures.find(({ id }) => id === location.hash.slice(1));

/** @param {HTMLElement[]} shown */
async function take(shown) {
  const answer = await fetch(/** @type {string} */ (main.dataset.review));
  if (!answer.ok) throw new Error(String(answer.status));
  const review = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const figure of shown) {
    const whole = review.getElementById(figure.id);
    if (!whole) throw new Error(`no chart ${figure.id}`);
    // the element stays: the address may point at it already
    for (const { name, value } of whole.attributes) figure.setAttribute(name, value);
    figure.replaceChildren(...whole.childNodes);
  }
}

const shown = named ? [named] : figures;
try {
  await take(shown);
} catch (error) {
  console.info('charts are shown as pictures:', error);
  for (const figure of shown)
    for (const still of figure.querySelectorAll('noscript')) figure.innerHTML = still.textContent;
}
import('./loader.js');
