import { closeOnEscape, leaveFullSize, optionsMenu } from './optionsMenu.js';
import { choiceOf } from './choices.js';
import { element, quietButton } from './element.js';
import { notLoaded } from './notLoaded.js';

/**
 * One quiet row over a chart: its value axis where there is a choice, what is hidden or zoomed, and a menu for the rest; the menus
 * below the chart answer too.
 * The row has its height before it is filled, so that nothing moves.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export function controlRow(chart) {
  const row = chart.figure.querySelector('.chart-controls');
  const reset = quietButton('Reset', () => takeBack(chart));
  reset.hidden = true;
  const menu = optionsMenu(chart);
  chartMenus(chart);
  const scale = choiceOf(chart.data, 'scale');
  const axis = scale && axisSwitch(chart, scale);
  row?.append(...(axis ? [axis.element] : []), menu.element, reset, leaveFullSize());
  return {
    refresh() {
      reset.hidden = Object.keys(chart.state()).length === 0 && chart.readersResults() === null;
      axis?.refresh();
      menu.refresh();
    },
  };
}

/** @param {import('../live/liveChart.js').LiveChart} chart */
function takeBack(chart) {
  const cleared = Object.fromEntries(Object.keys(chart.state()).map((key) => [key, undefined]));
  if (chart.readersResults()) chart.drawReadersResults(null);
  chart.choose(cleared);
  chart.page.announce('As in the review again');
  /** @type {HTMLElement | null} */ (chart.figure.querySelector('.chart-controls summary'))?.focus();
}

/**
 * Two buttons, of which one is pressed, behind the name of what they choose: an axis of another quantity may have another scale.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {import('./choices.js').Choice} choice
 */
function axisSwitch(chart, { key, label, values, usual }) {
  const buttons = values.map(({ value, label: name }) =>
    quietButton(name, () => chart.choose({ [key]: value === usual ? undefined : value }), {
      'data-value': value,
    }),
  );
  const refresh = () =>
    buttons.forEach((button, at) =>
      button.setAttribute('aria-pressed', String((chart.state()[key] ?? usual) === values[at].value)),
    );
  refresh();
  const name = element('span', { 'aria-hidden': 'true' }, [label]);
  return {
    element: element('div', { class: 'chart-switch', role: 'group', 'aria-label': label }, [
      name,
      ...buttons,
    ]),
    refresh,
  };
}

/**
 * The menus below a chart answer the Escape key, and `Data` and `Share` get what can be taken along of the chart as it is seen.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
function chartMenus(chart) {
  for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (
    chart.figure.querySelectorAll('.chart-menu')
  )) {
    closeOnEscape(menu);
    if (!('share' in menu.dataset || menu.querySelector('.chart-table'))) continue;
    // it may have been opened before its chart answered
    if (menu.open) fill(menu, chart);
    else menu.addEventListener('toggle', () => fill(menu, chart), { once: true });
  }
}

/** @param {HTMLElement} menu @param {import('../live/liveChart.js').LiveChart} chart */
function fill(menu, chart) {
  chart.mount();
  import('../share/shareActions.js').then(({ fillMenu }) => fillMenu(menu, chart), notLoaded(menu));
}
