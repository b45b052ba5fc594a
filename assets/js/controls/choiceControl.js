import { element } from './element.js';

/**
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('./choices.js').Choice} Choice
 * @typedef {import('./optionsMenu.js').Control} Control
 */

/** More values than these are a list to open. */
const most = 5;

/**
 * One choice in the menu: a few values side by side, or a list of many.
 *
 * @param {LiveChart} chart
 * @param {Choice} choice
 * @returns {Control}
 */
export function choiceControl(chart, choice) {
  const { key, values, usual } = choice;
  const choose = (/** @type {string} */ value) =>
    chart.choose({ [key]: value === usual ? undefined : value, ...(key === 'x' && { view: undefined }) });
  const made = values.length > most ? list(choice, choose) : radios(chart, choice, choose);
  const refresh = () => {
    made.show(String(chart.state()[key] ?? usual));
    if (key === 'y') made.element.toggleAttribute('disabled', !arePanels(chart));
  };
  refresh();
  return { element: made.element, refresh };
}

/** Axes of panels are nothing to choose where there are none. @param {LiveChart} chart */
const arePanels = (chart) =>
  chart.state().panels === undefined ? Boolean(chart.data.options.panels) : chart.state().panels === 'apart';

/** @param {LiveChart} chart @param {Choice} choice @param {(value: string) => void} choose */
function radios(chart, { key, label, values }, choose) {
  const inputs = values.map(({ value }) =>
    element('input', {
      type: 'radio',
      name: `${chart.id}-${key}`,
      value,
      onchange: () => choose(value),
    }),
  );
  const names = values.map((each) => each.label);
  return {
    element: fieldset(label, inputs, names),
    show: (/** @type {string} */ value) =>
      inputs.forEach((input) => {
        input.checked = input.value === value;
      }),
  };
}

/** @param {Choice} choice @param {(value: string) => void} choose */
function list({ key, label, values }, choose) {
  const select = element(
    'select',
    { name: key, onchange: () => choose(select.value) },
    values.map(({ value, label: name }) => element('option', { value }, [name])),
  );
  return {
    element: element('fieldset', {}, [
      element('label', { class: 'chart-list' }, [element('span', {}, [label]), select]),
    ]),
    show: (/** @type {string} */ value) => {
      select.value = value;
    },
  };
}

/** @param {string} legend @param {HTMLInputElement[]} inputs @param {string[]} labels */
export const fieldset = (legend, inputs, labels) =>
  element('fieldset', {}, [
    element('legend', {}, [legend]),
    ...inputs.map((input, at) => element('label', {}, [input, labels[at]])),
  ]);
