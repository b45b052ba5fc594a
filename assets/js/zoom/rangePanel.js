import { xAxisOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { metrics } from '../../../scripts/model/metric.js';
import { statedText } from '../../../scripts/model/statedText.js';
import { element, quietButton } from '../controls/element.js';
import { least } from '../point/least.js';
import { onArea } from '../point/onArea.js';
import { gap } from '../point/tipPlace.js';
import { placeNumber, placeText } from '../../../scripts/charts/stops/lineStops.js';
import { lineName } from '../../../scripts/charts/words/lineNames.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { rangeSummary } from './rangeSummary.js';

/**
 * The stretch that is being chosen, and what the lines do in it. What it says is announced by those who change it by keys.
 *
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {import('./view.js').Stretch} Stretch
 * @typedef {{ scene: import('../../../scripts/render/sceneOf.js').Scene, svg: SVGSVGElement }} Drawn
 *
 * @param {HTMLElement} area
 * @param {{ zoomIn: () => void, close: () => void }} hooks
 */
export function rangePanel(area, { zoomIn, close }) {
  const band = element('div', { class: 'chart-band', hidden: true });
  const title = element('p', { class: 'chart-tip-title' });
  const body = element('div');
  const panel = element('div', { class: 'chart-range', hidden: true }, [
    title,
    body,
    element('div', { class: 'chart-actions' }, [quietButton('Zoom in', zoomIn), quietButton('Close', close)]),
  ]);
  area.append(band, panel);
  /** @type {{ drawn: Drawn, y: number } | null} */
  let measured = null;
  const place = () => measured && !panel.hidden && placePanel(panel, area, measured);
  // a longer stretch may need another line
  new ResizeObserver(place).observe(panel);
  return {
    hide() {
      band.hidden = true;
      panel.hidden = true;
    },
    holds: (/** @type {EventTarget | null} */ target) => panel.contains(/** @type {Node} */ (target)),
    words: rangeText,
    text: () => [title, ...body.children].map(({ textContent }) => textContent).join('. '),
    /**
     * @param {Drawn & { shown: PageChart }} drawn
     * @param {{ shares: [number, number], y: number, view: Stretch }} at shares of the plot's width, px in the window, and what the plot
     *   shows
     */
    show(drawn, { shares, y, view: [from, to] }) {
      const [first, last] = shares;
      const range = /** @type {Stretch} */ ([from + first * (to - from), from + last * (to - from)]);
      placeBand(band, area, { drawn, shares });
      title.textContent = rangeText(range, drawn.shown);
      const lines = linesOf(drawn.shown, range);
      while (body.children.length < lines.length) body.append(element('p', { class: 'chart-tip-line' }));
      while (body.children.length > lines.length) body.lastChild?.remove();
      for (const [at, line] of lines.entries()) body.children[at].textContent = line;
      band.hidden = false;
      measured = { drawn, y };
      // asked once a stretch: it costs a layout
      if (!panel.hidden) return;
      panel.hidden = false;
      place();
    },
  };
}

/**
 * Below the drawing, where the window can show what is measured with it; else in the window, over another part of the drawing.
 *
 * @param {HTMLElement} panel
 * @param {HTMLElement} area
 * @param {{ drawn: Drawn, y: number }} at
 */
function placePanel(panel, area, { drawn, y }) {
  const { outer, within, drawing } = onArea(area, drawn);
  const { origin, plots } = drawn.scene;
  const ends = plots.map((plot) =>
    within({ left: 0, right: 0, top: origin[1] + plot.y, bottom: origin[1] + plot.y + plot.height }),
  );
  const measured = /** @type {typeof ends[0]} */ (
    least(ends, ({ top, bottom }) => Math.abs((top + bottom) / 2 + outer.top - y))
  );
  const height = panel.offsetHeight;
  area.style.setProperty('--range-room', `${height}px`);
  const below = drawing.bottom + gap;
  const foot = innerHeight - gap - outer.top - height;
  const fits = below + height - measured.top < innerHeight - gap;
  const beside = foot > measured.bottom ? Math.min(below, foot) : gap - outer.top;
  panel.style.translate = `0 ${fits ? below : beside}px`;
  if (fits) panel.scrollIntoView({ block: 'nearest' });
}

/** "10 % to 25 % of the capacity" @param {Stretch} range @param {PageChart} shown */
function rangeText([from, to], shown) {
  const axis = xAxisOf(/** @type {any} */ (shown));
  return nonBreaking(`${placeNumber(from, axis)} to ${placeText(to, axis)}`);
}

/** @param {PageChart} shown @param {Stretch} range */
function linesOf(shown, [from, to]) {
  const { shown: unit } = metrics[shown.metric];
  const say = (
    /** @type {number} */ value,
    /** @type {import('../../../scripts/model/measurement.js').Stated | undefined} */ stated = undefined,
  ) => nonBreaking(statedText(value, unit, stated));
  const axis = xAxisOf(/** @type {any} */ (shown));
  return shown.series.map((line) => {
    const name = lineName(shown.products, line);
    const found = rangeSummary(line, { axis, from, to });
    const described = line.origin.kind === 'transcribed';
    if (!found) return `${name}: ${described ? 'not described' : 'no reading'} here`;
    const { mean, p1, p99 } = found;
    const [lowest, highest] = [found.min, found.max].map((end, at) => say(end, found.stated[at]));
    const both = `${lowest} to ${highest}`;
    if (mean === null) return `${name}: ${lowest === highest ? lowest : both}, as described`;
    const spread =
      p1 === null || p99 === null
        ? both
        : `p1\u00a0${say(p1)}, p99\u00a0${say(p99)} of ${found.readings} readings`;
    return `${name}: mean ${say(mean)}, ${spread}`;
  });
}

/**
 * @param {HTMLElement} band
 * @param {HTMLElement} area
 * @param {{ drawn: Drawn, shares: [number, number] }} at
 */
function placeBand(band, area, { drawn, shares: [from, to] }) {
  const { left, right, top, bottom } = onArea(area, drawn).plotted;
  const width = right - left;
  band.style.inset = `${top}px auto auto ${left + from * width}px`;
  band.style.width = `${(to - from) * width}px`;
  band.style.height = `${bottom - top}px`;
}
