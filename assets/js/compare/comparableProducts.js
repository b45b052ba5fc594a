import { element } from '../controls/element.js';
import { chosenAddress } from './chosen.js';
import { paragraph, productName, section } from '../controls/pageElements.js';

/**
 * Where one product is chosen: those that were tested as it was, each a link to the two side by side.
 *
 * @typedef {import('./chooser.js').Choice} Choice
 *
 * @param {Choice} one
 * @param {Iterable<Choice>} all
 */
export function comparableProducts({ id, name, tested }, all) {
  const alike = [...all].filter((each) => each.id !== id && each.tested.some((set) => tested.includes(set)));
  const note = alike.length
    ? 'They took the same tests on the same machine. Choose one to see both side by side.'
    : 'No other product took the same tests on the same machine.';
  const links = alike.map((each) =>
    element('li', {}, [productName({ name: each.name }, chosenAddress([id, each.id]))]),
  );
  return section('alike', `Tested like ${name}`, [
    paragraph(note),
    ...(links.length ? [element('ul', { class: 'product-list' }, links)] : []),
  ]);
}
