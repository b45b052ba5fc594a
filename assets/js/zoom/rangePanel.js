import { xAxisOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { metrics } from '../../../scripts/model/metric.js';
import { formatQuantity } from '../../../scripts/model/quantity.js';
import { element } from '../controls/element.js';
import { placeText } from '../../../scripts/charts/stops/lineStops.js';
import { lineName } from '../../../scripts/charts/words/kindWords.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { rangeSummary } from './rangeSummary.js';

/**
 * The stretch that is being chosen, and what the lines do in it. What it says is announced by those who change it by keys.
 *
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {import('./view.js').Stretch} Stretch
 *
 * @param {HTMLElement} area
 * @param {{ zoomIn: () => void, close: () => void }} hooks
 */
export function rangePanel(area, { zoomIn, close }) {
  const band = element('div', { class: 'chart-band', hidden: true });
  const title = element('p', { class: 'chart-tip-title' });
  const body = element('div');
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    element('button', { type: 'button', class: 'quiet-button', onclick }, [name]);
  const panel = element('div', { class: 'chart-range', hidden: true }, [
    title,
    body,
    element('div', { class: 'chart-actions' }, [button('Zoom in', zoomIn), button('Close', close)]),
  ]);
  area.append(band, panel);
  /** Below the drawing, where it covers nothing of it; over it where the window ends. Asked once a stretch: it costs a layout. */
  const unfold = () => {
    panel.hidden = false;
    panel.classList.remove('is-over');
    panel.classList.toggle('is-over', panel.getBoundingClientRect().bottom > innerHeight);
  };
  return {
    hide() {
      band.hidden = true;
      panel.hidden = true;
    },
    holds: (/** @type {EventTarget | null} */ target) => panel.contains(/** @type {Node} */ (target)),
    words: rangeText,
    text: () => [title, ...body.children].map(({ textContent }) => textContent).join('. '),
    /**
     * @param {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: PageChart, svg: SVGSVGElement }} drawn
     * @param {{ shares: [number, number], view: Stretch }} at shares of the plot's width, and what the plot shows
     */
    show(drawn, { shares, view: [from, to] }) {
      const [first, last] = shares;
      const range = /** @type {Stretch} */ ([from + first * (to - from), from + last * (to - from)]);
      placeBand(band, area, { drawn, shares });
      title.textContent = rangeText(range, drawn.shown);
      const lines = linesOf(drawn.shown, range);
      while (body.children.length < lines.length) body.append(element('p', { class: 'chart-tip-line' }));
      while (body.children.length > lines.length) body.lastChild?.remove();
      for (const [at, line] of lines.entries()) body.children[at].textContent = line;
      band.hidden = false;
      if (panel.hidden) unfold();
    },
  };
}

/** @param {Stretch} range @param {PageChart} shown */
function rangeText([from, to], shown) {
  const axis = xAxisOf(/** @type {any} */ (shown));
  return nonBreaking(`${placeText(from, axis)} to ${placeText(to, axis)}`);
}

/** @param {PageChart} shown @param {Stretch} range */
function linesOf(shown, [from, to]) {
  const { shown: unit } = metrics[shown.metric];
  const say = (/** @type {number} */ value) => nonBreaking(formatQuantity(value, unit));
  const axis = xAxisOf(/** @type {any} */ (shown));
  return shown.series.map((line) => {
    const name = lineName(shown.products, line);
    const found = rangeSummary(line, { axis, from, to });
    const described = line.origin.kind === 'transcribed';
    if (!found) return `${name}: ${described ? 'not described' : 'no reading'} here`;
    const spread =
      found.p1 === null || found.p99 === null
        ? `${say(found.min)} to ${say(found.max)}${described ? ', as described' : ''}`
        : `p1 ${say(found.p1)}, p99 ${say(found.p99)} of ${found.readings} readings`;
    return `${name}: mean ${say(found.mean)}, ${spread}`;
  });
}

/**
 * @param {HTMLElement} band
 * @param {HTMLElement} area
 * @param {{ drawn: { scene: import('../../../scripts/render/sceneOf.js').Scene, svg: SVGSVGElement }, shares: [number, number] }} at
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
