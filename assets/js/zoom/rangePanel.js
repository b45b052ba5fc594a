import { xAxisOf } from '../../../scripts/charts/seriesAxis.js';
import { metrics } from '../../../scripts/model/metric.js';
import { formatQuantity } from '../../../scripts/model/quantity.js';
import { element } from '../controls/element.js';
import { placeText, xDomain } from '../point/lineStops.js';
import { rangeSummary } from './rangeSummary.js';

/**
 * The stretch that is being dragged over, and what the lines do in it.
 *
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 *
 * @param {HTMLElement} area
 * @param {{ zoom: (view: [number, number]) => void, onclose: () => void }} hooks
 */
export function rangePanel(area, { zoom, onclose }) {
  const band = element('div', { class: 'chart-band' });
  const words = element('div', { class: 'chart-range-words', role: 'status' });
  /** @type {[number, number] | null} */
  let view = null;
  const hide = () => {
    band.hidden = true;
    panel.hidden = true;
  };
  const close = () => {
    hide();
    onclose();
  };
  const zoomIn = element(
    'button',
    { type: 'button', class: 'chart-button', onclick: () => view && zoom(view) },
    ['Zoom in'],
  );
  const panel = element('div', { class: 'chart-range' }, [
    words,
    element('div', { class: 'chart-actions' }, [
      zoomIn,
      element('button', { type: 'button', class: 'chart-button', onclick: close }, ['Close']),
    ]),
  ]);
  hide();
  area.append(band, panel);
  return {
    hide,
    holds: (/** @type {EventTarget | null} */ target) => panel.contains(/** @type {Node} */ (target)),
    words: rangeText,
    /**
     * @param {{ scene: import('../../../scripts/runtime/sceneOf.js').Scene, shown: PageChart, svg: SVGSVGElement }} drawn
     * @param {[number, number]} shares of the plot's width
     */
    show(drawn, shares) {
      const [from, to] = xDomain(drawn.shown);
      view = [from + shares[0] * (to - from), from + shares[1] * (to - from)];
      placeBand(band, area, { drawn, shares });
      words.replaceChildren(
        element('p', { class: 'chart-tip-title' }, [rangeText(drawn.shown, view)]),
        ...linesOf(drawn.shown, view).map((line) => element('p', { class: 'chart-tip-line' }, [line])),
      );
      band.hidden = false;
      panel.hidden = false;
    },
  };
}

/** @param {PageChart} shown @param {[number, number]} view */
function rangeText(shown, [from, to]) {
  const axis = xAxisOf(/** @type {any} */ (shown));
  return `${placeText(from, axis)} to ${placeText(to, axis)}`;
}

/** @param {PageChart} shown @param {[number, number]} view */
function linesOf(shown, [from, to]) {
  const { unit } = metrics[shown.metric];
  const say = (/** @type {number} */ value) => formatQuantity(value, unit);
  const axis = xAxisOf(/** @type {any} */ (shown));
  return shown.series.map((line) => {
    const name = shown.devices.find(({ id }) => id === line.device)?.name ?? line.device;
    const found = rangeSummary(line, { axis, from, to });
    if (!found) return `${name}: no reading`;
    const spread =
      found.p1 === null || found.p99 === null
        ? `${say(found.min)} to ${say(found.max)}`
        : `p1 ${say(found.p1)}, p99 ${say(found.p99)} of ${found.readings} readings`;
    return `${name}: mean ${say(found.mean)}, ${spread}`;
  });
}

/**
 * @param {HTMLElement} band
 * @param {HTMLElement} area
 * @param {{ drawn: { scene: import('../../../scripts/runtime/sceneOf.js').Scene, svg: SVGSVGElement }, shares: [number, number] }} at
 */
function placeBand(band, area, { drawn: { scene, svg }, shares: [from, to] }) {
  const outer = area.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const scale = frame.width / scene.width;
  const [left, top] = scene.origin;
  const [{ width }] = scene.plots;
  const last = scene.plots[scene.plots.length - 1];
  band.style.left = `${frame.left - outer.left + (left + from * width) * scale}px`;
  band.style.width = `${(to - from) * width * scale}px`;
  band.style.top = `${frame.top - outer.top + top * scale}px`;
  band.style.height = `${(last.y + last.height) * scale}px`;
}
