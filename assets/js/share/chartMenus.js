import { shareActions } from './shareActions.js';

/**
 * The menus below a chart answer the Escape key, and `Share` gets what can be taken along of the chart as it is seen.
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
    if ('share' in menu.dataset)
      menu.addEventListener(
        'toggle',
        () => {
          menu.querySelector('summary')?.after(shareActions(chart));
          chart.mount();
        },
        { once: true },
      );
  }
}
