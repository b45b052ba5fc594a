import { drawnBy } from '../draw/drawScene.js';
import { productNamed, siblingsOf } from '../live/itemProduct.js';
import { least } from './least.js';
import { stopsOf } from './stopsOf.js';
import { tip, withinLevel } from './tip.js';

/**
 * Pointing at marks with mouse and finger, walking them with the arrow keys, and choosing a product by its name.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('../../../scripts/charts/stops/stop.js').Stop} Stop
 *
 * @param {LiveChart} chart
 * @param {import('../live/stage.js').Stage} stage
 */
export function pointing(chart, { area, onResize }) {
  const shown = tip(area);
  onResize(shown.follow);
  /** @type {Stop[][] | null} */
  let rows = null;
  const stops = () => (rows ??= stopsOf(/** @type {any} */ (chart.drawn())));
  const at = { row: 0, stop: -1 };
  /** What the keys show stays, though the page scrolls under a mouse that rests. */
  let byKeys = false;

  /** @param {Stop | null} stop */
  const show = (stop) => {
    const drawn = chart.drawn();
    byKeys &&= stop !== null;
    if (!drawn || !stop) shown.hide();
    else shown.show(stop, drawn, stops().flat());
    chart.page.highlight(stop?.product ?? null);
  };
  area.addEventListener('pointermove', (event) => {
    byKeys &&= event.movementX === 0 && event.movementY === 0;
    if (byKeys) return;
    // a finger reads along the marks, unless the chart takes its drag for a stretch
    const reads =
      event.buttons === 0 || (event.pointerType === 'touch' && !area.classList.contains('is-zoomable'));
    if (!reads && Math.hypot(event.movementX, event.movementY) < 1) return;
    show(reads ? stopUnder(event, chart, stops) : null);
    area.classList.toggle('is-on-name', reads && productNamedAt(chart, event.target) !== null);
  });
  area.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse') show(stopUnder(event, chart, stops));
  });
  area.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !byKeys) show(null);
  });
  area.addEventListener('click', (event) => {
    const product = productNamedAt(chart, event.target);
    if (product) isolate(chart, product, event.shiftKey);
    const { of = null } = stopUnder(/** @type {PointerEvent} */ (event), chart, stops) ?? {};
    area.dispatchEvent(new CustomEvent('chart-click', { bubbles: true, detail: { of, event } }));
  });
  area.addEventListener('blur', () => show(null));
  area.addEventListener('keydown', (event) => {
    if (!chart.drawn() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return show(null);
    if (event.key === 'Enter' && at.stop >= 0)
      return isolate(chart, stops()[at.row][at.stop]?.product, event.shiftKey);
    const next = step(event.key, stops(), at);
    if (!next) return;
    event.preventDefault();
    byKeys = true;
    Object.assign(at, next);
    const stop = stops()[at.row][at.stop];
    show(stop);
    shown.reveal();
    chart.page.announce(wordsOf(stop));
  });
  introduce(area, chart.id);
  return {
    refresh() {
      rows = null;
      Object.assign(at, { row: 0, stop: -1 });
      shown.clear();
    },
  };
}

/** The keyboard reaches it, and those who listen hear what it is. @param {HTMLElement} area @param {string} id */
function introduce(area, id) {
  area.tabIndex = 0;
  area.setAttribute('role', 'group');
  area.setAttribute('aria-roledescription', 'chart');
  area.setAttribute('aria-labelledby', `${id}-title`);
  area.setAttribute('aria-description', 'Arrow keys read its marks');
}

/** @param {Stop} stop */
function wordsOf({ tell }) {
  const { title, value, lines } = tell();
  return [`${title}: ${value}`, ...lines].join('. ');
}

/**
 * @param {PointerEvent} event
 * @param {LiveChart} chart
 * @param {() => Stop[][]} stops
 * @returns {Stop | null}
 */
function stopUnder(event, chart, stops) {
  const drawn = chart.drawn();
  // what lies over the drawing covers its marks
  const over = /** @type {Element} */ (event.target);
  if (!drawn || over.closest('.chart-range, .chart-own, .chart-tip')) return null;
  const { scene, svg } = drawn;
  const frame = svg.getBoundingClientRect();
  const scale = scene.width / frame.width;
  const place = { x: (event.clientX - frame.left) * scale, y: (event.clientY - frame.top) * scale };
  const reach = event.pointerType === 'mouse' ? 40 : 60;
  const all = stops().flat();
  if (all[0]?.others) return readAt(all, scene, { ...place, reach });
  const holds = (/** @type {Stop} */ { box }) =>
    box && beyond(box.left, box.right, place.x) + beyond(box.top, box.bottom, place.y) === 0;
  if (all[0]?.box) return all.find(holds) ?? null;
  const off = (/** @type {Stop} */ stop) => Math.hypot(stop.x - place.x, stop.y - place.y);
  const best = least(all, off);
  return best && off(best) < reach ? best : null;
}

/**
 * Lines are read anywhere in their panel: at the nearest place that one of them has there, of several the line that is nearest.
 *
 * @param {Stop[]} all
 * @param {import('../../../scripts/render/sceneOf.js').Scene} scene
 * @param {{ x: number, y: number, reach: number }} at px
 * @returns {Stop | null}
 */
function readAt(all, { origin: [left, top], plots }, { x, y, reach }) {
  const above = (/** @type {typeof plots[0]} */ { y: head, height }) =>
    beyond(top + head, top + head + height, y);
  const plot = /** @type {typeof plots[0]} */ (least(plots, above));
  if (above(plot) > reach || beyond(left, left + plot.width, x) > reach) return null;
  const best = least(
    all.filter((stop) => beyond(top + plot.y, top + plot.y + plot.height, stop.y) < 2),
    (stop) => beyond(stop.from ?? stop.x, stop.x, x) * (stop.across ? 20 : 1) + Math.abs(stop.y - y),
  );
  return best && { ...best, x: withinLevel(best, x) };
}

/**
 * Left and right along a line, up and down from line to line; bars stand in one row, so that all four walk it.
 *
 * @param {string} key
 * @param {Stop[][]} rows
 * @param {{ row: number, stop: number }} at
 */
function step(key, rows, { row, stop }) {
  const filled = rows.map((_, index) => index).filter((index) => rows[index].length > 0);
  if (filled.length === 0) return null;
  const current = filled.includes(row) ? row : filled[0];
  const last = rows[current].length - 1;
  const to = (/** @type {number} */ next) => ({ row: current, stop: Math.max(0, Math.min(last, next)) });
  const single = filled.length === 1;
  if (key === 'ArrowRight' || (single && key === 'ArrowDown')) return to(stop + 1);
  if (key === 'ArrowLeft' || (single && key === 'ArrowUp')) return to(stop - 1);
  if (key === 'PageDown') return to(stop + 10);
  if (key === 'PageUp') return to(stop - 10);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(last);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const turn = key === 'ArrowDown' ? 1 : filled.length - 1;
  const other = filled[(filled.indexOf(current) + turn) % filled.length];
  const here = rows[current][Math.max(0, stop)].x;
  const nearest = /** @type {Stop} */ (least(rows[other], ({ x }) => Math.abs(x - here)));
  return { row: other, stop: rows[other].indexOf(nearest) };
}

/** Px outside of a stretch. @param {number} from @param {number} to @param {number} at */
const beyond = (from, to, at) => Math.max(from - at, at - to, 0);

/** @param {LiveChart} chart @param {EventTarget | null} target */
function productNamedAt(chart, target) {
  const drawn = chart.drawn();
  const of = drawnBy(target);
  return drawn && of ? productNamed(drawn.shown, of.mark, of.item) : null;
}

/**
 * A click on a product's name, or Enter on its mark, shows it alone, a second one all again; with Shift it is hidden.
 *
 * @param {LiveChart} chart
 * @param {string} product
 * @param {boolean} hides
 */
function isolate(chart, product, hides) {
  const { products } = chart.data;
  const own = siblingsOf(chart.data, product);
  const hidden = chart.state().hidden ?? [];
  const others = products.map(({ id }) => id).filter((id) => !own.includes(id));
  const alone = others.every((id) => hidden.includes(id));
  const next = hides ? [...new Set([...hidden, ...own])] : alone ? [] : others;
  if (next.length >= products.length) return;
  chart.choose({ hidden: next });
  const name = products.find(({ id }) => id === product)?.name ?? product;
  const who = own.length > 1 ? `${name} with its siblings` : name;
  chart.page.announce(
    next.length === 0 ? 'Shows all products' : hides ? `Hidden: ${who}` : `Shows ${who} alone`,
  );
}
