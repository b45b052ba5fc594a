import { notLoaded } from '../controls/notLoaded.js';

/**
 * The menus below a chart answer the Escape key, and `Data` and `Share` get what can be taken along of the chart as it is seen.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export function chartMenus(chart) {
  for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (
    chart.figure.querySelectorAll('.chart-menu')
  )) {
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    if (!('share' in menu.dataset)) continue;
    whenOpen(menu, chart, ({ shareActions }) => menu.querySelector('summary')?.after(shareActions(chart)));
    // the menu of the numbers stands before it
    const data = /** @type {HTMLDetailsElement} */ (menu.previousElementSibling);
    whenOpen(data, chart, ({ dataActions }) =>
      (data.querySelector('.chart-downloads') ?? data.lastElementChild)?.after(dataActions(chart)),
    );
  }
}

/**
 * @param {HTMLDetailsElement} menu it may have been opened before its chart answered
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {(actions: typeof import('./shareActions.js')) => void} fill
 */
function whenOpen(menu, chart, fill) {
  const open = () => {
    chart.mount();
    import('./shareActions.js').then(fill, notLoaded(menu));
  };
  if (menu.open) open();
  else menu.addEventListener('toggle', open, { once: true });
}
