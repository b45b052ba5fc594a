import { xDomain } from '../point/lineStops.js';
import { rangePanel } from './rangePanel.js';

/**
 * Stretches of a timeline: dragging over one says its mean and percentiles and offers to zoom in; once zoomed, + and −,
 * Shift with the arrow keys, and dragging with Shift move about. A double click or 0 shows all again.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 *
 * @param {LiveChart} chart
 * @param {import('../live/liveChart.js').Stage} stage
 */
export function zooming(chart, { area }) {
  if (chart.data.kind !== 'timeline') return { refresh: () => {} };
  const range = rangePanel(area, { zoom: (view) => chart.choose({ view }), onclose: () => area.focus() });
  /** @type {{ x: number, view: [number, number], pans: boolean } | null} */
  let held = null;

  area.addEventListener('pointerdown', (event) => {
    const drawn = chart.drawn();
    if (!drawn || event.button !== 0 || range.holds(event.target)) return;
    const place = placeOf(event, drawn);
    if (!place) return;
    held = { x: place.x, view: xDomain(drawn.shown), pans: event.shiftKey };
  });
  area.addEventListener('pointermove', (event) => {
    const drawn = chart.drawn();
    if (!held || !drawn || event.buttons === 0) return;
    const now = placeOf(event, drawn, true)?.x ?? held.x;
    if (held.pans) return moveBy(chart, { from: held.view, share: held.x - now });
    if (Math.abs(now - held.x) < 0.01) return;
    range.show(drawn, ends(held.x, now));
  });
  const end = () => {
    if (held?.pans) chart.choose({ view: chart.state().view }, true);
    held = null;
  };
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
  area.addEventListener(
    'dblclick',
    (event) => !range.holds(event.target) && chart.choose({ view: undefined }),
  );
  area.addEventListener('keydown', (event) => {
    const drawn = chart.drawn();
    if (!drawn || event.target !== area) return;
    if (event.key === 'Escape') range.hide();
    const view = keyView(event, xDomain(drawn.shown), wholeOf(chart));
    if (view === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    chart.choose({ view }, false);
    chart.page.announce(view ? `Shows ${range.words(chart.drawn()?.shown ?? chart.data, view)}` : 'Shows all');
  }, true); // prettier-ignore
  return { refresh: () => range.hide() };
}

/** @param {number} a @param {number} b @returns {[number, number]} */
const ends = (a, b) => (a < b ? [a, b] : [b, a]);

/** All of the axis as it is chosen. @param {LiveChart} chart */
function wholeOf(chart) {
  const { view: _, ...state } = chart.state();
  return xDomain({
    ...chart.data,
    options: { ...chart.data.options, x: state.x ?? chart.data.options.x, view: undefined },
  });
}

/**
 * @param {PointerEvent} event
 * @param {NonNullable<ReturnType<LiveChart['drawn']>>} drawn
 * @param {boolean} [beyond] places outside of the plot count as its edge
 * @returns {{ x: number } | null} share of the plot's width
 */
function placeOf(event, { scene, svg }, beyond = false) {
  const frame = svg.getBoundingClientRect();
  const scale = scene.width / frame.width;
  const [{ width, height }] = scene.plots;
  const x = ((event.clientX - frame.left) * scale - scene.origin[0]) / width;
  const y = (event.clientY - frame.top) * scale - scene.origin[1];
  const last = scene.plots[scene.plots.length - 1];
  if (!beyond && (x < 0 || x > 1 || y < 0 || y > last.y + height)) return null;
  return { x: Math.max(0, Math.min(1, x)) };
}

/**
 * @param {LiveChart} chart
 * @param {{ from: [number, number], share: number }} move of the stretch as it was when the drag began
 */
function moveBy(chart, { from: [from, to], share }) {
  const whole = wholeOf(chart);
  chart.choose({ view: within([from + share * (to - from), to + share * (to - from)], whole) }, false);
}

/** @param {[number, number]} view @param {[number, number]} whole @returns {[number, number] | undefined} */
function within([from, to], [first, last]) {
  const span = Math.min(to - from, last - first);
  const start = Math.max(first, Math.min(from, last - span));
  return span >= last - first ? undefined : [start, start + span];
}

/**
 * @param {KeyboardEvent} event
 * @param {[number, number]} view
 * @param {[number, number]} whole
 * @returns {[number, number] | undefined | null} `undefined`: all; `null`: another key
 */
function keyView({ key, shiftKey }, [from, to], whole) {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  if (key === '+' || key === '=') return within([middle - half / 2, middle + half / 2], whole);
  if (key === '-') return within([middle - half * 2, middle + half * 2], whole);
  if (key === '0') return undefined;
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const by = (key === 'ArrowRight' ? 0.2 : -0.2) * (to - from);
  return within([from + by, to + by], whole);
}
