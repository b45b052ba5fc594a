import { element } from './element.js';
import { fieldset } from './choiceControl.js';

/**
 * Other devices that were tested in the same way, to be drawn too; those that do not compare are named with the reason.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @returns {import('./optionsMenu.js').Control} empty until the list is there, and where there is none
 */
export function addDevices(chart) {
  const place = element('div');
  /** @type {HTMLInputElement[]} */
  let inputs = [];
  const refresh = () => {
    const added = chart.state().added ?? [];
    for (const input of inputs) input.checked = added.includes(input.value);
  };
  chart.others().then((others) => {
    const addable = others.filter((other) => 'rows' in other);
    const refused = others.flatMap((other) => ('reason' in other ? [other] : []));
    const choose = () =>
      chart.choose({ added: inputs.filter(({ checked }) => checked).map(({ value }) => value) });
    inputs = addable.map(({ device }) =>
      element('input', { type: 'checkbox', value: device.id, onchange: choose }),
    );
    const names = addable.map(({ device }) => device.name);
    if (inputs.length) place.append(fieldset('Add, tested in the same way', inputs, names));
    place.append(...refused.map(({ device, reason }) => element('p', { class: 'chart-said' }, [`${device.name}: ${reason}`]))); // prettier-ignore
    refresh();
  });
  return { element: place, refresh };
}
