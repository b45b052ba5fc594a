import { xDomain } from '../../../scripts/charts/stops/lineStops.js';
import { brushing } from './brushing.js';
import { canZoom, within } from './view.js';
import { stretchKeys } from './stretchKeys.js';
import { stretchPointers } from './stretchPointers.js';

/**
 * Stretches of a timeline. Dragging over one says its mean and percentiles and offers to zoom in; the wheel with Ctrl, or on a
 * chart that has the focus, two fingers, and + and − zoom; once zoomed, dragging moves. A double click, 0 or Escape shows all.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {NonNullable<ReturnType<typeof zooming>['stretch']>} Zooming
 *
 * @param {LiveChart} chart
 * @param {import('../live/stage.js').Stage} stage
 */
export function zooming(chart, { area, onResize }) {
  if (!canZoom(chart.data)) return { refresh: () => {}, stretch: null };
  area.classList.add('is-zoomable');
  let last = -Infinity;
  let gesture = {};
  /** What the next frame shows: several turns of a wheel come between two. @type {import('./view.js').Stretch | null} */
  let soon = null;
  const show = (/** @type {import('./view.js').Stretch} */ asked) => {
    const whole = wholeOf(chart);
    const view = within(asked, whole) ?? (chart.data.options.view ? whole : undefined);
    const before = last;
    last = performance.now();
    if (last - before > 1000) gesture = {};
    soon = null;
    chart.choose({ view }, gesture);
  };
  const showNext = framed(() => soon && show(soon));
  const stretch = {
    isZoomed: () => Array.isArray(chart.drawn()?.shown.options.view),
    /** What is in view, base unit. @returns {import('./view.js').Stretch} */
    view: () => soon ?? xDomain(chart.drawn()?.shown ?? chart.data),
    /** At once, so that what follows knows it. */
    show,
    /** With the next frame. */
    showSoon(/** @type {import('./view.js').Stretch} */ asked) {
      const whole = wholeOf(chart);
      soon = within(asked, whole) ?? whole;
      showNext();
    },
    /** As its author drew it. */
    back() {
      soon = null;
      last = -Infinity;
      chart.choose({ view: undefined });
    },
    /** What is in view. */
    measure: () => void brush.whole(),
  };
  const brush = brushing(chart, area, stretch);
  onResize(brush.follow);
  stretchPointers(chart, area, { stretch, brush });
  stretchKeys(chart, area, { stretch, brush });
  const refresh = () => {
    soon = null;
    brush.hide();
  };
  return { refresh, stretch };
}

/** All of the axis as it is chosen. @param {LiveChart} chart */
function wholeOf(chart) {
  const { options } = chart.drawn()?.shown ?? chart.data;
  return xDomain({ ...chart.data, options: { ...options, view: undefined } });
}

/**
 * Acts once a frame at most, however often it is asked: pointers report more often than anything is drawn.
 *
 * @param {() => void} act
 */
function framed(act) {
  let frame = 0;
  return () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
}
