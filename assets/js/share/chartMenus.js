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
    if (!('share' in menu.dataset || menu.querySelector('.chart-table'))) continue;
    // it may have been opened before its chart answered
    if (menu.open) fill(menu, chart);
    else menu.addEventListener('toggle', () => fill(menu, chart), { once: true });
  }
}

/** @param {HTMLElement} menu @param {import('../live/liveChart.js').LiveChart} chart */
function fill(menu, chart) {
  chart.mount();
  import('./shareActions.js').then(({ fillMenu }) => fillMenu(menu, chart), notLoaded(menu));
}
