import { ownFiles } from '../own/ownFiles.js';
import { shareActions } from '../share/shareActions.js';
import { addDevices } from './addDevices.js';
import { choiceControl, fieldset } from './choiceControl.js';
import { choicesOf } from './choices.js';
import { element } from './element.js';
import { stretchButtons } from './stretchButtons.js';

/**
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {{ element: HTMLElement, refresh: () => void }} Control
 */

/**
 * All choices of a chart, in a panel that lies over the page and moves nothing.
 *
 * @param {LiveChart} chart
 * @returns {Control}
 */
export function optionsMenu(chart) {
  /** @type {Control[] | null} */
  let groups = null;
  // a file can be dropped before the menu was ever open
  const own = ownFiles(chart);
  const ownGroup = own ? [own] : [];
  const panel = element('div', { class: 'chart-options-panel' });
  const details = element('details', { class: 'chart-options' }, [
    element('summary', { class: 'quiet-button' }, ['Options']),
    panel,
  ]);
  const fill = () => {
    const adding = addDevices(chart);
    groups = [...groupsOf(chart), adding];
    panel.append(...[...groups, ...ownGroup].map((group) => group.element), shareActions(chart));
  };
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') setTimeout(() => (details.open &&= details.contains(document.activeElement)));
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  const closeOutside = (/** @type {PointerEvent} */ { target }) => {
    if (!details.contains(/** @type {Node} */ (target))) details.open = false;
  };
  details.addEventListener('toggle', () => {
    // only while it is open: the document outlives charts that are put away
    if (details.open) document.addEventListener('pointerdown', closeOutside);
    else document.removeEventListener('pointerdown', closeOutside);
    if (!details.open) return;
    if (!groups) fill();
    chart.mount();
  });
  return {
    element: details,
    refresh: () => [...(groups ?? []), ...ownGroup].forEach((group) => group.refresh()),
  };
}

/** @param {LiveChart} chart */
const groupsOf = (chart) => [
  ...choicesOf(chart.data)
    .filter(({ key }) => key !== 'scale')
    .map((choice) => choiceControl(chart, choice)),
  ...(chart.stretch ? [stretchButtons(chart, chart.stretch)] : []),
  ...(chart.data.devices.length > 1 ? [deviceBoxes(chart)] : []),
];

/** @param {LiveChart} chart @returns {Control} */
function deviceBoxes(chart) {
  const all = chart.data.devices;
  const inputs = all.map(({ id }) =>
    element('input', { type: 'checkbox', value: id, onchange: () => choose() }),
  );
  const choose = () =>
    chart.choose({ hidden: inputs.filter((input) => !input.checked).map(({ value }) => value) });
  const refresh = () => {
    const hidden = chart.state().hidden ?? [];
    for (const input of inputs) {
      input.checked = !hidden.includes(input.value);
      input.disabled = input.checked && hidden.length === all.length - 1;
    }
  };
  refresh();
  const names = all.map(({ name }) => name);
  return { element: fieldset('Devices', inputs, names), refresh };
}
