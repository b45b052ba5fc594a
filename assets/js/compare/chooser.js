import { distinctColours } from '../../../scripts/results/selection/distinctColours.js';
import { element } from '../controls/element.js';
import { most } from './chosen.js';
import { productName } from '../controls/pageElements.js';
import { productSearch } from './productSearch.js';

/**
 * The chosen products in their order, and a field that finds more.
 *
 * @typedef {{ id: string, name: string, slot: number, kind: string, path: string, words: string, tested: string[] }} Choice
 *
 * @param {HTMLElement} place
 * @param {Map<string, Choice>} choices
 * @param {{ choose: (ids: string[]) => void, linkTo: import('../controls/pageElements.js').LinkTo }} page
 */
export function chooser(place, choices, { choose, linkTo }) {
  /** @type {string[]} */
  let chosen = [];
  const list = element('ol', { class: 'compare-products', 'aria-label': 'Compared products' });
  const search = productSearch(choices, { chosen: () => chosen, take: (id) => choose([...chosen, id]) });
  place.replaceChildren(list, search.element);
  return {
    /** @param {string[]} ids */
    show(ids) {
      const focused = document.activeElement?.getAttribute('data-does');
      chosen = ids;
      const known = distinctColours(ids.flatMap((id) => choices.get(id) ?? []));
      list.replaceChildren(
        ...[...known.values()].map((product, at) => chosenItem(product, { at, chosen, choose, linkTo })),
      );
      list.hidden = ids.length === 0;
      search.element.hidden = ids.length >= most;
      if (!focused) return;
      const again = list.querySelector(`[data-does="${focused}"]`);
      /** @type {HTMLElement} */ (again ?? list.querySelector('button') ?? search.field).focus();
    },
  };
}

/**
 * @param {Choice} product
 * @param {{ at: number, chosen: string[], choose: (ids: string[]) => void, linkTo: import('../controls/pageElements.js').LinkTo }} among
 */
function chosenItem(product, { at, chosen, choose, linkTo }) {
  const { id, name } = product;
  const others = chosen.filter((each) => each !== id);
  const button = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {string[]} */ next) =>
    element(
      'button',
      {
        type: 'button',
        class: 'compare-button',
        'data-does': `${words} ${id}`,
        'aria-label': `${words} ${name}`,
        title: words,
        onclick: () => choose(next),
      },
      [sign],
    );
  const earlier = [...others.slice(0, at - 1), id, ...others.slice(at - 1)];
  return element('li', {}, [
    productName(product, linkTo(`products/${id}/`)),
    ...(at > 0 ? [button('\u2190', 'Move towards the front', earlier)] : []),
    button('\u00d7', 'Leave out', others),
  ]);
}
