import { fetchJson } from '../live/fetchJson.js';
import { element } from '../controls/element.js';

/**
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('../compare/chooser.js').Choice} Choice
 */

/**
 * Lets the reader choose a product of this site, whose results then stand beside those of the files. Nothing is fetched before the
 * button is pressed, and only files of this site are.
 *
 * @param {HTMLElement} place with a button
 * @param {object} page
 * @param {string} page.address of the list of products
 * @param {HTMLElement} page.status
 * @param {(record: CompareRecord | null) => void} page.show
 */
export function siteProduct(place, { address, status, show }) {
  const root = new URL('../', new URL(address, location.href));
  const say = (/** @type {string} */ words) => {
    status.textContent = words;
  };
  const failed = () => say('The results of this site could not be loaded: try again.');
  place.querySelector('button')?.addEventListener('click', async () => {
    const list = /** @type {{ products: Choice[] } | null} */ (await fetchJson(address));
    if (!list) return failed();
    const choices = list.products.filter(({ tested }) => tested.length > 0);
    if (choices.length === 0) return say('No product of this site has results that were measured.');
    const choose = async () => {
      const choice = choices.find(({ id }) => id === select.value);
      const record = choice ? await fetchJson(new URL(choice.path, root).pathname) : null;
      if (choice && !record) return failed();
      show(record);
    };
    const select = element('select', { id: 'inspect-product', onchange: choose }, [
      element('option', { value: '' }, ['none']),
      ...choices.map(({ id, name }) => element('option', { value: id }, [name])),
    ]);
    place.replaceChildren(
      element('label', { for: 'inspect-product' }, ['Beside a product of this site']),
      select,
    );
    select.focus();
  });
}
