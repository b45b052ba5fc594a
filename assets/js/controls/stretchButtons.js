import { moved, zoomed } from '../zoom/view.js';
import { element } from './element.js';

/**
 * Zooming by single presses, for those who neither drag, pinch nor know the keys.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {import('../zoom/zooming.js').Zooming} stretch
 * @returns {import('./optionsMenu.js').Control}
 */
export function stretchButtons(chart, stretch) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    element('button', { type: 'button', class: 'quiet-button', onclick }, [name]);
  const change = (/** @type {(view: import('../zoom/view.js').Stretch) => import('../zoom/view.js').Stretch} */ to) => () => stretch.show(to(stretch.view())); // prettier-ignore
  const out = button('Zoom out', change((view) => zoomed(view, 2))); // prettier-ignore
  const earlier = button('Earlier', change((view) => moved(view, -0.5))); // prettier-ignore
  const later = button('Later', change((view) => moved(view, 0.5))); // prettier-ignore
  const refresh = () => {
    for (const each of [out, earlier, later]) each.disabled = !stretch.isZoomed();
  };
  refresh();
  return {
    element: element('fieldset', {}, [
      element('legend', {}, ['Stretch shown']),
      element('div', { class: 'chart-actions' }, [
        button('Zoom in', change((view) => zoomed(view, 0.5))), // prettier-ignore
        out,
        earlier,
        later,
      ]),
    ]),
    refresh,
  };
}
