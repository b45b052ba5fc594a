import { element, quietButton } from './element.js';
import { fieldset } from './choiceControl.js';

/**
 * Other products that were tested in the same way, to be drawn too; those that do not compare are named with the reason.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @returns {import('./optionsMenu.js').Control} empty until the list is there, and where there is none
 */
export function addProducts(chart) {
  const place = element('div');
  /** @type {HTMLInputElement[]} */
  let inputs = [];
  const refresh = () => {
    const added = chart.state().added ?? [];
    for (const input of inputs) input.checked = added.includes(input.value);
  };
  const fill = (/** @type {import('../state/chartState.js').Other[]} */ others) => {
    const addable = others.filter((other) => 'rows' in other);
    /** @type {Map<string, string[]>} */
    const refused = new Map();
    for (const other of others) {
      if ('reason' in other)
        refused.set(other.reason, [...(refused.get(other.reason) ?? []), other.product.name]);
    }
    const choose = () =>
      chart.choose({ added: inputs.filter(({ checked }) => checked).map(({ value }) => value) });
    inputs = addable.map(({ product }) =>
      element('input', { type: 'checkbox', value: product.id, onchange: choose }),
    );
    const names = addable.map(({ product }) => product.name);
    if (inputs.length) place.append(fieldset('Add, tested in the same way', inputs, names));
    for (const [reason, them] of refused)
      place.append(element('p', { class: 'chart-said' }, [`${them.join('; ')}: ${reason}`]));
    refresh();
  };
  const ask = () => {
    place.replaceChildren();
    return chart.others().then(fill, (error) => {
      console.info('no other products:', error);
      place.append(
        element('p', { class: 'chart-said' }, ['Other products could not be loaded.']),
        quietButton('Try again', again),
      );
    });
  };
  /** The button goes; the focus stays where it was. */
  const again = () =>
    ask().then(() => /** @type {HTMLElement | null} */ (place.querySelector('input, button'))?.focus());
  ask();
  return { element: place, refresh };
}
