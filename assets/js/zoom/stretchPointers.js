import { moved, pinched, zoomed } from './view.js';

/**
 * By mouse and fingers: a drag chooses a stretch, or moves where the chart is zoomed (with Shift it chooses there too); two
 * fingers zoom; the wheel zooms with Ctrl or where the chart has the focus, and else scrolls the page as anywhere.
 *
 * @typedef {import('./view.js').Stretch} Stretch
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {HTMLElement} area
 * @param {{ stretch: import('./zooming.js').Zooming, brush: ReturnType<typeof import('./brushing.js').brushing> }} to
 */
export function stretchPointers(chart, area, { stretch, brush }) {
  /** Where each pointer came down, and where it is: shares of the plot. @type {Map<number, { before: number, now: number }>} */
  const down = new Map();
  /** `y`: px in the window. @type {{ view: Stretch, moves: boolean, y: number } | null} */
  let drag = null;

  const follow = () => {
    if (!drag) return;
    const [first, second] = [...down.values()];
    if (second) {
      const view = pinched(drag.view, {
        before: [first.before, second.before],
        now: [first.now, second.now],
      });
      if (view) stretch.showSoon(view);
    } else if (drag.moves) stretch.showSoon(moved(drag.view, first.before - first.now));
    else brush.show(first.before, first.now, drag.y);
  };
  area.addEventListener('pointerdown', (event) => {
    const drawn = chart.drawn();
    const place = drawn && event.button === 0 && !brush.holds(event.target) ? plotPlace(event, drawn) : null;
    if (place === null) return;
    for (const pointer of down.values()) pointer.before = pointer.now;
    down.set(event.pointerId, { before: place, now: place });
    if (down.size > 1) brush.hide();
    drag = { view: stretch.view(), moves: stretch.isZoomed() && !event.shiftKey, y: event.clientY };
  });
  area.addEventListener('pointermove', (event) => {
    const pointer = down.get(event.pointerId);
    const drawn = chart.drawn();
    if (!pointer || !drawn || event.buttons === 0) return;
    pointer.now = plotPlace(event, drawn, true) ?? pointer.now;
    if (!area.hasPointerCapture(event.pointerId) && Math.abs(pointer.now - pointer.before) > 0.01) {
      hold(area, event.pointerId);
    }
    follow();
  });
  const end = (/** @type {PointerEvent} */ event) => {
    down.delete(event.pointerId);
    // the finger that stays begins anew, and chooses nothing by being the last
    if (down.size === 0 || (drag && !drag.moves && !stretch.isZoomed())) drag = null;
    else drag = { view: stretch.view(), moves: true, y: 0 };
    for (const pointer of down.values()) pointer.before = pointer.now;
  };
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
  area.addEventListener('dblclick', ({ target }) => {
    // what is shown whole would only be drawn anew, and lose the words of a mark that a finger taps twice
    if (stretch.isZoomed() && !brush.holds(target)) stretch.back();
  });
  area.addEventListener('wheel', (event) => wheel(event, { chart, area, stretch }), { passive: false });
}

/** A drag goes on beyond the chart. @param {HTMLElement} area @param {number} pointer */
function hold(area, pointer) {
  try {
    area.setPointerCapture(pointer);
  } catch {
    // a pointer that is gone by now is none to follow
  }
}

/**
 * @param {WheelEvent} event
 * @param {{ chart: import('../live/liveChart.js').LiveChart, area: HTMLElement, stretch: import('./zooming.js').Zooming }} on
 */
function wheel(event, { chart, area, stretch }) {
  const drawn = chart.drawn();
  const meant = event.ctrlKey || event.metaKey || document.activeElement === area;
  const at = drawn && meant ? plotPlace(event, drawn) : null;
  if (at === null) return;
  const across = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
  const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  // all is shown: there is nothing to move or to zoom out of, so the page goes on scrolling
  if (!stretch.isZoomed() && (sideways || event.deltaY > 0) && !event.ctrlKey) return;
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 20 : 1;
  if (sideways) stretch.showSoon(moved(stretch.view(), (across * lines) / 800));
  else {
    const amount = Math.max(-200, Math.min(200, event.deltaY * lines));
    stretch.showSoon(zoomed(stretch.view(), 2 ** (amount / (event.ctrlKey ? 100 : 250)), at));
  }
}

/**
 * Where a pointer is along the plot.
 *
 * @param {{ clientX: number, clientY: number }} event
 * @param {NonNullable<ReturnType<import('../live/liveChart.js').LiveChart['drawn']>>} drawn
 * @param {boolean} [beyond] places outside of the plot count as its edge
 * @returns {number | null} share of the plot's width
 */
function plotPlace({ clientX, clientY }, { scene, svg }, beyond = false) {
  const frame = svg.getBoundingClientRect();
  const scale = scene.width / frame.width;
  const [{ width, height }] = scene.plots;
  const x = ((clientX - frame.left) * scale - scene.origin[0]) / width;
  const y = (clientY - frame.top) * scale - scene.origin[1];
  const last = scene.plots[scene.plots.length - 1];
  if (!beyond && (x < 0 || x > 1 || y < 0 || y > last.y + height)) return null;
  return Math.max(0, Math.min(1, x));
}
